import { calm, fill, h } from "./dom.js";
import { border, brackets, half, inset, outline, smooth, straight } from "./geometry.js";
import { barred } from "./icons.js";

/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Place} Place */

/** Around the cover of the target's tile: its number is one of the three yellow ones. */
const SHIELD = "M-14 -15H14V-1.5C14 8.6 6.6 14 0 17C-6.6 14 -14 8.6 -14 -1.5Z";

/**
 * Gives every id of the art, and every reference to one, the prefix of this table: several tables share one page.
 *
 * @param {string} markup
 * @param {string} prefix
 */
export const own = (markup, prefix) => markup.replace(/((?:\bid=["']|#))un-/g, `$1${prefix}`);

/** What was worked out of a part of the scene. These parts are replaced when they change, and never changed themselves. @type {WeakMap<object, Map<string, any>>} */
const known = new WeakMap();

/**
 * Works something out once for each part of the scene. A description that stays the same is not compared again.
 *
 * @template T
 * @param {object} part
 * @param {string} name
 * @param {() => T} make
 * @returns {T}
 */
function once(part, name, make) {
  const all = known.get(part) ?? new Map();
  if (!all.has(name)) known.set(part, all.set(name, make()));
  return all.get(name);
}

/**
 * The last description of a part of the scene, as long as what it says is the same.
 *
 * @template T
 * @param {object} part
 * @param {string} name
 * @param {string} now
 * @param {() => T} make
 * @returns {T}
 */
function again(part, name, now, make) {
  const last = once(part, name, () => ({ said: null, drawn: null }));
  if (last.said !== now) Object.assign(last, { said: now, drawn: make() });
  return last.drawn;
}

/** The outline of a place, drawn in. @param {Place} place @param {number} by */
const within = (place, by) => once(place, `within ${by}`, () => inset(place, by));

/** The symbols of the art, for the map and for whatever else refers to them. @param {Context} context */
export const symbols = ({ scene: { art }, own: { prefix } }) =>
  art && h("svg.symbols", { "aria-hidden": "true", focusable: "false", width: 0, height: 0 }, h("defs", { html: own(art.symbols ?? "", prefix) }));

/** Whether something on the board is a button of its own. @param {Piece} piece */
const pointable = (piece) => piece.t === "counter" || Boolean(piece.press);

/**
 * The map, from below: the ground, washes on tiles, the tiles to point at, what lies on them, the paths, the counters,
 * and the words on counters. Counters are also buttons of their own; everything else is spoken with its tile.
 *
 * @param {Context} context
 */
export function board(context) {
  const { ground, board, marks } = context.scene;
  if (!ground) return null;
  const places = new Map((ground.places ?? []).map((place) => [place.id, place]));
  const pieces = new Map((board ?? []).map((piece) => [piece.k, piece]));
  const lying = [...pieces.values()].filter((piece) => !pointable(piece) && !piece.top);
  const plates = [...pieces.values()].filter((piece) => piece.top);
  // A counter that wears its chance is not told another one below it.
  const worn = new Set(plates.map((piece) => piece.of));
  const on = { context, places, pieces, marks: marks ?? {}, worn, said: once(board ?? pieces, "said", () => spoken(board ?? [])), lit: new Set(marks?.lit), chosen: new Set(marks?.chosen) };
  const counters = [...pieces.values()].filter(pointable);
  return h(
    "svg.map",
    { key: "map", viewBox: `0 0 ${ground.width} ${ground.height}`, role: "group", "aria-label": ground.label, "data-region": "map" },
    once(ground, context.own.prefix, () => h("g.ground", { "aria-hidden": "true", html: own(ground.markup ?? "", context.own.prefix) })),
    h("g.washes", null, washes(on)),
    h(
      "g.places",
      null,
      [...places.values()].map((place) => tile(on, place)),
    ),
    // What is drawn is spoken by the labels of the places and the counters; its letters and numbers are not spelled out beside them.
    h(
      "g.lying",
      { "aria-hidden": "true" },
      lying.map((piece) => element(on, piece)),
    ),
    h("g.ways", null, path(on), refused(on), sight(on)),
    h(
      "g.counters",
      null,
      counters.map((piece) => counter(on, piece)),
    ),
    h(
      "g.tags",
      null,
      counters.map((piece) => tag(on, piece)),
    ),
    h(
      "g.plates",
      { "aria-hidden": "true" },
      plates.map((piece) => element(on, piece)),
      blocks(on),
      costs(on),
    ),
  );
}

/** What is said of what lies on each place. @param {Piece[]} board @returns {Map<string, string[]>} */
function spoken(board) {
  const said = new Map();
  for (const { p, label } of board) if (label) said.set(p, [...(said.get(p) ?? []), label]);
  return said;
}

/** Light on tiles: the neighbours of the one in question, and the tile of the target whose sum is shown. */
function washes({ context, places, pieces, marks }) {
  const aimed = places.get(pieces.get(marks.aimed)?.p);
  // While tiles are lit to be chosen, no other is washed: it would look as if it could be chosen as well.
  const asked = aimed ?? (marks.lit?.length || marks.chosen?.length ? null : places.get(context.own.focus));
  // A hexagon touches its neighbours for all to see; staggered tiles do not.
  const near = asked?.hex ? [] : (asked?.near ?? []).map((id) => places.get(id)).filter(Boolean);
  return [
    near.map((place) => [
      h("polygon.wash", { key: `wash:${place.id}`, points: within(place, 2) }),
      h("polygon.dots", { key: `dots:${place.id}`, points: within(place, 5.5) }),
    ]),
    aimed && ["now0", "now1"].map((layer) => h(`polygon.${layer}`, { key: layer, points: within(aimed, 2) })),
    aimed?.shield && h("path.shield-now", { d: SHIELD, transform: `translate(${aimed.shield})` }),
  ];
}

/** One place to point at, with the ring that says that it can be chosen, or is. */
function tile(on, place) {
  const ring = on.chosen.has(place.id) ? "chosen" : on.lit.has(place.id) ? "lit" : "";
  const near = place.near?.length && `${on.context.word("neighbours")}: ${place.near.join(", ")}`;
  const cost = on.marks.costs && Object.hasOwn(on.marks.costs, place.id) && on.marks.costs[place.id];
  const can = on.lit.has(place.id) && on.context.word("can-choose");
  const said = [place.label, can, cost, ...(on.said.get(place.id) ?? []), near].filter(Boolean).join("; ");
  // On a board of many places most stay as they were: their descriptions do, too.
  return again(place, `${on.context.own.prefix}tile`, `${ring} ${on.lit.has(place.id)} ${said}`, () => drawnTile(on, place, ring, said));
}

function drawnTile({ lit: all }, place, ring, said) {
  const lit = all.has(place.id);
  const target = `place:${place.id}`;
  return h(
    "g.place",
    { key: `tile:${place.id}`, class: ring },
    ring && ["ring0", "ring1"].map((layer) => h(`polygon.${layer}`, { points: within(place, 4) })),
    h("polygon.edge", {
      key: target,
      points: within(place, 2),
      role: "button",
      "data-nav": "",
      "data-kind": "tap",
      "data-target": target,
      "data-aim": lit && target,
      "aria-pressed": ring === "chosen" ? "true" : null,
      "aria-label": said,
    }),
  );
}

/** Anything that lies on the board, from its template. @param {{context: Context}} on @param {Partial<Piece>} piece */
function element({ context }, piece) {
  const { art } = context.scene;
  const { prefix } = context.own;
  const templates = art?.templates ?? {};
  const template = Object.hasOwn(templates, piece.t) && once(art, prefix + piece.t, () => own(templates[piece.t], prefix));
  const drawn = () =>
    h("g.un-el", {
      key: piece.k,
      class: `un-${piece.t} ${piece.side ?? ""} ${piece.s ?? ""}`.trimEnd(),
      "data-k": piece.k,
      transform: `translate(${Number(piece.x) || 0} ${Number(piece.y) || 0})`,
      html: template ? fill(template, piece) : "",
    });
  return once(piece, prefix + template, drawn);
}

/** A counter: its ring below it, so that the ring travels with it, and the button that it is. */
function counter(on, piece) {
  const { marks, worn } = on;
  const aims = Object.hasOwn(marks.aims ?? {}, piece.k);
  const aimed = marks.aimed === piece.k;
  const chosen = marks.chosen?.includes(piece.k);
  const state = aimed ? "aimed" : chosen ? "chosen" : aims ? "aims" : "";
  const target = `piece:${piece.k}`;
  const ring = state === "chosen" ? 4 : state === "aims" ? 5 : 0;
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
      // Whoever comes from counter to counter is told where each stands.
      "aria-description": [on.places.get(piece.p)?.label, ...(on.said.get(piece.p) ?? []).filter((label) => label !== piece.label)].filter(Boolean).join("; "),
      "aria-pressed": chosen || aimed ? "true" : null,
      "aria-label": [piece.label, aims && on.context.word("can-choose"), !worn.has(piece.k) && marks.aims?.[piece.k]].filter(Boolean).join(", "),
    },
    // What the letter and the badge mean is told where the pointer rests.
    h("title", null, piece.label),
    ring > 0 &&
      h(
        "g.ring",
        { transform: `translate(${Number(piece.x) || 0} ${Number(piece.y) || 0})` },
        ["ring0", "ring1"].map((layer) => h(`path.${layer}`, { d: outline(piece, ring) })),
      ),
    element(on, piece),
  );
}

/** The words below a possible target, and the brackets around the one whose sum is shown. */
function tag({ marks, worn }, piece) {
  const words = !worn.has(piece.k) && marks.aims?.[piece.k];
  const aimed = marks.aimed === piece.k;
  if (!words && !aimed) return null;
  const width = Math.max(36, 7.2 * (words?.length ?? 0) + 15);
  const top = half(piece, "h") - 0.5;
  return h(
    "g.tag",
    {
      key: `tag:${piece.k}`,
      class: aimed && "aimed",
      transform: `translate(${Number(piece.x) || 0} ${Number(piece.y) || 0})`,
      "aria-hidden": "true",
    },
    words && [h("rect", { x: -width / 2, y: top, width, height: 17, rx: 8.5 }), h("text", { y: top + 13 }, words)],
    aimed && ["br0", "br1"].map((layer) => h(`path.${layer}`, { d: brackets(piece) })),
  );
}

/** Where a way begins or ends: at the piece that is meant, or in the middle of the place. */
const spot = (place, piece) => (piece?.p === place.id ? [Number(piece.x), Number(piece.y)] : [place.cx, place.cy]);

/** The yellow path: its numbered steps stand on the borders that it crosses. */
function path({ places, pieces, marks }) {
  const way = (marks.path ?? []).map((id) => places.get(id)).filter(Boolean);
  if (way.length < 2) return null;
  const start = (marks.chosen ?? []).map((key) => pieces.get(key)).find((piece) => piece?.p === way[0].id);
  const points = [spot(way[0], start)];
  const steps = way.slice(1).map((place, i) => {
    const centre = i === way.length - 2 ? spot(place, pieces.get(marks.aimed)) : [place.cx, place.cy];
    const [x, y] = points.at(-1);
    const step = border(way[i], place) ?? [(x + centre[0]) / 2, (y + centre[1]) / 2];
    points.push(step, centre);
    return step;
  });
  const d = smooth(points);
  return h(
    "g.way",
    { key: "path", "aria-hidden": "true" },
    h("path.ray0", { d }),
    h("path.ray1", { d }),
    steps.map(([x, y], i) => [h("circle.step", { cx: x, cy: y, r: 9.5 }), h("text.stept", { x, y: y + 4.4 }, i + 1)]),
  );
}

/** The way that was refused: it starts low on its tile, clear of the counters, and ends in the barred ring. */
function refused({ places, marks }) {
  const [from, to] = (marks.refused ?? []).map((id) => places.get(id));
  if (!from || !to) return null;
  const [x, y] = border(from, to) ?? [to.cx, to.cy];
  const [sx, sy] = [from.cx - (x - from.cx) * 0.35, from.cy + (from.hex ? 14 : 34)];
  const d = `M${sx} ${sy}C${sx + (x - sx) * 0.1} ${sy + 24} ${sx + (x - sx) * 0.6} ${Math.max(y, sy) + 20} ${x} ${y}`;
  return h(
    "g.way",
    { key: "refused", "aria-hidden": "true" },
    h("path.nomove0", { d }),
    h("path.nomove", { d }),
    h("g", { transform: `translate(${x - 10} ${y - 10})` }, barred(20)),
  );
}

/** The words below something are as wide as this. @param {string} words */
const room = (words) => Math.max(26, 6.6 * words.length + 12);

/** The line of sight: yellow as far as it is free; from the first place that blocks it on, dashed and purple. */
function sight({ places, marks }) {
  const { path: way = [], points, blocked = [], beside = [] } = marks.sight ?? {};
  const line = (points?.length ? points : way).map((one) => (Array.isArray(one) ? one : (places.get(one) && [places.get(one).cx, places.get(one).cy]))).filter(Boolean);
  if (line.length < 2) return null;
  const stop = places.get(blocked[0]?.id);
  const at = stop ? nearest(line, [stop.cx, stop.cy]) : null;
  const free = at ? straight([...line.slice(0, at.after), at.point]) : straight(line);
  return h(
    "g.way",
    { key: "sight", "aria-hidden": "true" },
    beside.map((id) => places.has(id) && h("polygon.dots", { key: id, points: within(places.get(id), 4) })),
    h("path.ray0", { d: free }),
    h("path.ray1", { d: free }),
    at && [h("path.nomove0", { d: straight([at.point, ...line.slice(at.after)]) }), h("path.nomove", { d: straight([at.point, ...line.slice(at.after)]) })],
    [line[0], line.at(-1)].map(([x, y], i) => h("circle.step", { key: `end${i}`, cx: x, cy: y, r: 4 })),
  );
}

/** The point of a broken line that is nearest to another, and how many of its points lie before it. */
function nearest(line, [x, y]) {
  const found = line.slice(1).map(([bx, by], i) => {
    const [[ax, ay], after] = [line[i], i + 1];
    const share = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1)));
    return { after, point: [ax + (bx - ax) * share, ay + (by - ay) * share] };
  });
  const far = ({ point }) => Math.hypot(point[0] - x, point[1] - y);
  return found.reduce((best, one) => (far(one) < far(best) ? one : best));
}

/** What blocks the line of sight, above everything that lies there: the barred ring, and what it is. */
const blocks = ({ places, marks }) =>
  (marks.sight?.blocked ?? []).map(({ id, label }) => {
    const place = places.get(id);
    return (
      place &&
      h(
        "g.block",
        { key: `block:${id}`, transform: `translate(${place.cx} ${place.cy})` },
        h("polygon.blocked0", { points: within(place, 3), transform: `translate(${-place.cx} ${-place.cy})` }),
        h("polygon.blocked1", { points: within(place, 3), transform: `translate(${-place.cx} ${-place.cy})` }),
        h("g", { transform: "translate(-10 -14)" }, barred(20)),
        label && [h("rect", { x: -room(label) / 2, y: 8, width: room(label), height: 16, rx: 4 }), h("text", { y: 20 }, label)],
      )
    );
  });

/** Words in one line or, if they are long for a place, in two. @param {string} words */
const lines = (words) => {
  const parts = words.length > 7 ? words.split(" ") : [words];
  const half = Math.ceil(parts.length / 2);
  return parts.length > 1 ? [parts.slice(0, half).join(" "), parts.slice(half).join(" ")] : [words];
};

/** What a choice of a place costs. */
const costs = ({ places, marks }) =>
  Object.entries(marks.costs ?? {}).map(([id, words]) => {
    const place = places.get(id);
    if (!place || !words) return null;
    const said = lines(words);
    const width = Math.max(...said.map(room));
    const height = 4 + 13 * said.length;
    return h(
      "g.cost-of",
      { key: `cost:${id}`, transform: `translate(${place.cx} ${place.cy + (place.hex ? 16 : 44)})` },
      h("rect", { x: -width / 2, y: 8.5 - height, width, height, rx: 4 }),
      said.map((line, i) => h("text", { y: 4.2 - 13 * (said.length - 1 - i) }, line)),
    );
  });

/**
 * Lets what has moved glide from where it was, unless reduced motion is asked for.
 *
 * @param {HTMLElement} root
 * @param {Piece[]} before
 * @param {Piece[]} after
 */
export function glide(root, before, after) {
  if (calm()) return;
  const was = new Map(before.map((piece) => [piece.k, piece]));
  const nodes = new Map([...root.querySelectorAll(".un-el")].map((node) => [node.getAttribute("data-k"), node]));
  for (const { k, x, y } of after) {
    const old = was.get(k);
    if (!old || (old.x === x && old.y === y)) continue;
    const at = (place) => ({ transform: `translate(${place.x}px, ${place.y}px)` });
    nodes.get(k)?.animate([at(old), at({ x, y })], { duration: 180, easing: "ease-out" });
  }
}

/** What the signs on the map mean: the same templates, small. @param {Context} context */
export function legend(context) {
  const signs = context.scene.ground?.legend ?? [];
  if (signs.length === 0) return null;
  const on = { context };
  return h(
    "ul.legend",
    { key: "legend", "aria-label": context.word("legend") },
    signs.map(({ label, show, width = 30 }) =>
      h(
        "li",
        { key: label },
        show.map((piece, i) =>
          h(
            "svg",
            { key: i, width: width * 0.75, height: 22, viewBox: `${-width / 2} -15 ${width} 30`, "aria-hidden": "true" },
            element(on, { ...piece, k: null, x: 0, y: 0 }),
          ),
        ),
        h("span", null, label),
      ),
    ),
  );
}
