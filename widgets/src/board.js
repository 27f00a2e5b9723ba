import { calm, fill, find, h } from "./dom.js";
import { brackets, half, outline } from "./geometry.js";
import { drawAsked, blocks, burst, codes, costs, drawHinted, path, drawRefused, sight, trace } from "./marks.js";
import { TIMES, animate } from "./motion.js";
import { again, once, insetOutline } from "./once.js";

/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Place} Place */

/** The outline of the cover of the target's tile. Its number is one of the three yellow ones. */
const SHIELD = "M-14 -15H14V-1.5C14 8.6 6.6 14 0 17C-6.6 14 -14 8.6 -14 -1.5Z";

/**
 * Give every id of the art, and every reference to one, the prefix of this table, because several tables share one page.
 *
 * @param {string} markup
 * @param {string} prefix
 */
export const withPrefix = (markup, prefix) => markup.replace(/((?:\bid=["']|#))un-/g, `$1${prefix}`);

/** The symbols of the art, for the map and all other references. @param {Context} context */
export const symbols = ({ scene: { art }, own: { prefix } }) =>
  art &&
  h(
    "svg.symbols",
    { "aria-hidden": "true", focusable: "false", width: 0, height: 0 },
    h("defs", { html: withPrefix(art.symbols ?? "", prefix) }),
  );

/** Whether something on the board is a separate button. @param {Piece} piece */
const pointable = (piece) => piece.t === "counter" || Boolean(piece.press);

/**
 * The map, from bottom to top: the ground, washes on tiles, the tiles to click, the things on them, the paths, the counters, what a task
 * asks about, and the words on counters. Counters are separate buttons. Everything else is spoken with its tile.
 *
 * @param {Context} context
 */
export function board(context) {
  const { ground, board, advice } = context.scene;
  if (!ground) return null;
  const tip = (advice?.on && context.own.tip?.marks) || [];
  const marks = tip.length > 0 ? { ...context.scene.marks, hinted: [...(context.scene.marks?.hinted ?? []), ...tip] } : context.scene.marks;
  const places = new Map((ground.places ?? []).map((place) => [place.id, place]));
  const pieces = new Map((board ?? []).map((piece) => [piece.k, piece]));
  const lying = [...pieces.values()].filter((piece) => !pointable(piece) && !piece.top);
  const plates = [...pieces.values()].filter((piece) => piece.top);
  // A counter with an odds plate needs no second number below it.
  const carriers = new Set(plates.map((piece) => piece.of));
  const crowds = once(board ?? pieces, "crowds", () => countCrowds(board ?? []));
  const drawing = {
    context,
    ground,
    places,
    pieces,
    marks: marks ?? {},
    worn: carriers,
    crowds,
    said: once(board ?? pieces, "said", () => collectLabels(board ?? [])),
    lit: new Set(marks?.lit),
    chosen: new Set(marks?.chosen),
  };
  // A crowd that is spread covers the counters around it.
  const counters = [...pieces.values()]
    .filter(pointable)
    .sort((a, b) => Number(crowds.get(a.p) >= CROWD) - Number(crowds.get(b.p) >= CROWD));
  const first = counters.findIndex((piece) => crowds.get(piece.p) >= CROWD);
  const split = first < 0 ? counters.length : first;
  return h(
    "svg.map",
    { key: "map", viewBox: `0 0 ${ground.width} ${ground.height}`, role: "group", "aria-label": ground.label, "data-region": "map" },
    once(ground, context.own.prefix, () =>
      h("g.ground", { "aria-hidden": "true", html: withPrefix(ground.markup ?? "", context.own.prefix) }),
    ),
    h("g.washes", null, washes(drawing), drawBeside(drawing)),
    h(
      "g.places",
      null,
      [...places.values()].map((place) => tile(drawing, place)),
    ),
    names(drawing),
    // The labels of the places and counters speak for the drawings, so their letters and numbers are hidden from screen readers.
    h(
      "g.lying",
      { "aria-hidden": "true" },
      lying.map((piece) => element(drawing, piece)),
    ),
    h("g.ways", null, path(drawing), drawRefused(drawing), sight(drawing), trace(drawing)),
    h(
      "g.counters",
      null,
      counters.slice(0, split).map((piece) => counter(drawing, piece)),
      once(ground, "fan", () => h("g.fan", { key: "fan" })),
      counters.slice(split).map((piece) => counter(drawing, piece)),
    ),
    h(
      "g.plates",
      { "aria-hidden": "true" },
      plates.map((piece) => element(drawing, piece)),
      blocks(drawing),
      drawHinted(drawing),
      drawAsked(drawing),
      costs(drawing),
      codes(drawing),
      burst(drawing),
    ),
    h(
      "g.tags",
      null,
      counters.map((piece) => tag(drawing, piece)),
    ),
  );
}

/** The letters of the longest words at a target that keep away from adjacent counters. */
const WORD = 5;

/** The number of counters on one place from which pointing spreads them. */
const CROWD = 5;

/** The number of counters on each place. @param {Piece[]} board @returns {Map<string, number>} */
function countCrowds(board) {
  const counts = new Map();
  for (const piece of board) if (pointable(piece)) counts.set(piece.p, (counts.get(piece.p) ?? 0) + 1);
  return counts;
}

/** The names of the terrain in the middle of empty hexagons. Other places have no room for words. */
function names({ context, places }) {
  const { ground, board } = context.scene;
  const occupiedPlaces = once(board ?? ground, "taken", () => new Set((board ?? []).map(({ p }) => p)));
  const all = once(ground, "named", () => [...places.values()].filter(({ hex, name }) => hex && name));
  if (all.length === 0) return null;
  return h(
    "g.names",
    { "aria-hidden": "true" },
    all.map(({ id, cx, cy, name }) => !occupiedPlaces.has(id) && h("text", { key: id, x: cx, y: cy }, name)),
  );
}

/** The spoken labels of the things on each place. @param {Piece[]} board @returns {Map<string, string[]>} */
function collectLabels(board) {
  const labels = new Map();
  for (const { p, label } of board) if (label) labels.set(p, [...(labels.get(p) ?? []), label]);
  return labels;
}

/** The highlight on the tile of the target whose defense total is shown. */
function washes({ places, pieces, marks }) {
  const target = places.get(pieces.get(marks.aimed)?.p);
  return [
    target && ["now0", "now1"].map((layer) => h(`polygon.${layer}`, { key: layer, points: insetOutline(target, 2) })),
    target?.shield && h("path.shield-now", { d: SHIELD, transform: `translate(${target.shield})` }),
  ];
}

/**
 * The places adjacent to the focused one: a quiet dotted line that does not look like a choice. Hexagons need none, because their
 * adjacent ones are obvious. While something is chosen or asked, only those places are marked.
 */
function drawBeside({ context, places, marks }) {
  const isQuestion = marks.lit?.length || marks.chosen?.length || marks.aimed || marks.asked?.length;
  const place = isQuestion ? null : places.get(context.own.focus);
  if (!place || place.hex) return null;
  return (place.near ?? []).map(
    (id) => places.has(id) && h("polygon.near", { key: `near:${id}`, points: insetOutline(places.get(id), 5.5) }),
  );
}

/** The spoken labels of the things on a place, without a marker that another one of them names. */
function labelsOn({ said }, id) {
  const all = said.get(id) ?? [];
  return all.filter((label) => !all.some((other) => other.includes(`, ${label}`)));
}

/** The spoken words for something that a question is about or a hint marks. */
const describeMark = ({ context, marks }, id) =>
  marks.asked?.includes(id) ? context.word("asked") : marks.hinted?.includes(id) && context.word("hinted");

/** One clickable place, with a ring if you can choose it or have chosen it. */
function tile(drawing, place) {
  const ring = drawing.chosen.has(place.id) ? "chosen" : drawing.lit.has(place.id) ? "lit" : "";
  const neighbors = place.near?.length && `${drawing.context.word("neighbors")}: ${place.near.join(", ")}`;
  const cost = drawing.marks.costs && Object.hasOwn(drawing.marks.costs, place.id) && drawing.marks.costs[place.id];
  const can = drawing.lit.has(place.id) && drawing.context.word("can-choose");
  const description = [place.label, describeMark(drawing, place.id), can, cost, ...labelsOn(drawing, place.id), neighbors]
    .filter(Boolean)
    .join("; ");
  // On a large board most places do not change, so their descriptions are reused.
  return again(place, `${drawing.context.own.prefix}tile`, `${ring} ${drawing.lit.has(place.id)} ${description}`, () =>
    drawnTile(drawing, place, ring, description),
  );
}

function drawnTile({ lit: all }, place, ring, description) {
  const isLit = all.has(place.id);
  const target = `place:${place.id}`;
  return h(
    "g.place",
    { key: `tile:${place.id}`, class: ring },
    ring && ["ring0", "ring1"].map((layer) => h(`polygon.${layer}`, { points: insetOutline(place, 4) })),
    h("polygon.edge", {
      key: target,
      points: insetOutline(place, 2),
      role: "button",
      "data-nav": "",
      "data-kind": "tap",
      "data-target": target,
      "data-aim": isLit && target,
      "aria-pressed": ring === "chosen" ? "true" : null,
      "aria-label": description,
    }),
  );
}

/** Anything on the board, drawn from its template. @param {{context: Context}} on @param {Partial<Piece>} piece */
export function element({ context }, piece) {
  const { art } = context.scene;
  const { prefix } = context.own;
  const templates = art?.templates ?? {};
  const template = Object.hasOwn(templates, piece.t) && once(art, prefix + piece.t, () => withPrefix(templates[piece.t], prefix));
  const draw = () =>
    h("g.un-el", {
      key: piece.k,
      class: `un-${piece.t} ${piece.side ?? ""} ${piece.s ?? ""}`.trimEnd(),
      "data-k": piece.k,
      "data-of": piece.of,
      transform: `translate(${Number(piece.x) || 0} ${Number(piece.y) || 0})`,
      html: template ? fill(template, piece) : "",
    });
  return once(piece, prefix + template, draw);
}

/** A counter: its button, and the ring below it, which moves with it. */
function counter(drawing, piece) {
  const { marks, worn, crowds } = drawing;
  const aims = Object.hasOwn(marks.aims ?? {}, piece.k);
  const isAimed = marks.aimed === piece.k;
  const isChosen = marks.chosen?.includes(piece.k);
  const state = isAimed ? "aimed" : isChosen ? "chosen" : aims ? "aims" : "";
  const target = `piece:${piece.k}`;
  // In a crowd a ring is close to the counter's edge, because farther out it would cover the number of the next one.
  const out = crowds.get(piece.p) > 2 ? 2 : state === "aims" ? 5 : 4;
  const ring =
    (state === "chosen" || state === "aims") &&
    h(
      "g.ring",
      { transform: `translate(${Number(piece.x) || 0} ${Number(piece.y) || 0})` },
      ["ring0", "ring1"].map((layer) => h(`path.${layer}`, { d: outline(piece, out) })),
    );
  return h(
    "g.piece",
    {
      key: target,
      class: state,
      role: "button",
      tabindex: "-1",
      "data-kind": "tap",
      "data-target": target,
      "data-aim": aims && target,
      "data-place": piece.p,
      // Readers who move from counter to counter hear the place of each.
      "aria-description": [drawing.places.get(piece.p)?.label, ...labelsOn(drawing, piece.p).filter((label) => label !== piece.label)]
        .filter(Boolean)
        .join("; "),
      "aria-pressed": isChosen || isAimed ? "true" : null,
      "aria-label": [
        piece.label,
        describeMark(drawing, piece.k),
        aims && drawing.context.word("can-choose"),
        !worn.has(piece.k) && marks.aims?.[piece.k],
      ]
        .filter(Boolean)
        .join(", "),
    },
    ring,
    element(drawing, piece),
  );
}

/**
 * The words at a possible target, and the brackets around the one whose defense total is shown. They grow as the map shrinks, away from
 * adjacent counters, and the upper of several rows has them on top. In a row of three the middle one hangs lower. Beside four counters
 * they are at the sides, clear of what the tile says above and below.
 */
function tag({ marks, worn, crowds, places }, piece) {
  const words = !worn.has(piece.k) && marks.aims?.[piece.k];
  const isAimed = marks.aimed === piece.k;
  if (!words && !isAimed) return null;
  const apart = /\bapart\b/.test(piece.s);
  const text = apart ? words?.replace(/\s+%$/, "%") : words;
  const width = apart ? 6.6 * (text?.length ?? 0) + 9 : Math.max(34, 7.2 * (words?.length ?? 0) + 11);
  const many = crowds.get(piece.p) ?? 1;
  const { cx, cy } = places.get(piece.p) ?? { cx: piece.x, cy: piece.y };
  const [dx, above] = [piece.x - cx, many > 3 && piece.y < cy - 4];
  // A word would leave the sheet at its edge.
  const out = Math.abs(dx) < 8 || words?.length > WORD ? 0 : Math.sign(dx);
  const lower = many > 2 && out === 0 ? 18 : 0;
  const edge = apart ? [out * (half(piece, "w") - 3), 9] : [(-out * width) / 2, (above ? -1 : 1) * (half(piece, "h") - 0.5)];
  const top = apart ? -8.5 : above ? -17 - lower : lower;
  return h(
    "g.tag",
    {
      key: `tag:${piece.k}`,
      class: [isAimed && "aimed", many > 6 && "many"].filter(Boolean).join(" "),
      "data-of": piece.k,
      transform: `translate(${Number(piece.x) || 0} ${Number(piece.y) || 0})`,
      "aria-hidden": "true",
    },
    // The words cover the brackets, because a bracket over them would make a 40 a 10.
    isAimed && ["br0", "br1"].map((layer) => h(`path.${layer}`, { d: brackets(piece) })),
    words &&
      h(
        "g",
        { transform: `translate(${edge})` },
        h(
          "g.grow",
          null,
          h("rect", { x: (out * width) / 2 - width / 2, y: top, width, height: 17, rx: 8.5 }),
          h("text", { x: (out * width) / 2, y: top + 13 }, text),
        ),
      ),
  );
}

/**
 * Let moved pieces glide from their old places, unless reduced motion is on.
 *
 * @param {HTMLElement} root
 * @param {import("./motion.js").Motion} move
 * @param {Piece[]} before
 * @param {Piece[]} after
 */
export function glide(root, move, before, after) {
  if (before === after || calm()) return;
  const was = new Map(before.map((piece) => [piece.k, piece]));
  for (const { k, x, y } of after) {
    const old = was.get(k);
    if (!old || (old.x === x && old.y === y)) continue;
    const moveTo = (place) => ({ transform: `translate(${place.x}px, ${place.y}px)` });
    animate(move, find(root, "k", k), [moveTo(old), moveTo({ x, y })], { duration: TIMES.glide, easing: "ease-out" });
  }
}
