/** The marks on the map: paths, lines of sight, costs, the subjects of questions, hints, and past actions. */

import { h } from "./dom.js";
import { border, half, outline, smooth, straight } from "./geometry.js";
import { barredRing } from "./icons.js";
import { insetOutline } from "./once.js";

/** @typedef {import("./geometry.js").Point} Point */

/** A group around a point that grows as the map shrinks, so that you can read it. @param {[number, number]} point @param {any} kids @param {string} [key] */
const grow = (point, kids, key) =>
  h("g", { key, transform: `translate(${point.map((n) => Math.round(n * 10) / 10)})` }, h("g.grow", null, kids));

/** The start or end of a path: at the piece that moves, or in the middle of the place. @returns {Point} */
const spot = (place, piece) => (piece?.p === place.id ? [Number(piece.x), Number(piece.y)] : [place.cx, place.cy]);

/** The yellow path, with numbered steps on the borders that it crosses. */
export function path({ places, pieces, marks }) {
  const way = (marks.path ?? []).map((id) => places.get(id)).filter(Boolean);
  if (way.length < 2) return null;
  const start = (marks.chosen ?? []).map((key) => pieces.get(key)).find((piece) => piece?.p === way[0].id);
  /** @type {Point[]} */
  const points = [spot(way[0], start)];
  const steps = way.slice(1).map((place, i) => {
    /** @type {Point} */
    const center = i === way.length - 2 ? spot(place, pieces.get(marks.aimed)) : [place.cx, place.cy];
    const [x, y] = points.at(-1);
    const step = border(way[i], place) ?? [(x + center[0]) / 2, (y + center[1]) / 2];
    points.push(step, center);
    return step;
  });
  const d = smooth(points);
  return h(
    "g.way",
    { key: "path", "aria-hidden": "true" },
    h("path.ray0", { d }),
    h("path.ray1", { d }),
    steps.map(([x, y], i) => grow([x, y], [h("circle.step", { r: 9.5 }), h("text.stept", { y: 4.4 }, i + 1)])),
  );
}

/** How far from the middle of its tile the refused path starts. */
const ASIDE = 24;

/** The refused path. It starts low on its tile, clear of the counters, and ends in the barred ring. */
export function drawRefused({ places, marks }) {
  const [from, to] = (marks.refused ?? []).map((id) => places.get(id));
  if (!from || !to) return null;
  const [x, y] = border(from, to) ?? [to.cx, to.cy];
  const aside = Math.max(-ASIDE, Math.min(ASIDE, (x - from.cx) * 0.35)); // also when it leads far away, it starts on its tile
  const [sx, sy] = [from.cx - aside, from.cy + (from.hex ? 14 : 34)];
  const d = `M${sx} ${sy}C${sx + (x - sx) * 0.1} ${sy + 24} ${sx + (x - sx) * 0.6} ${Math.max(y, sy) + 20} ${x} ${y}`;
  return h(
    "g.way",
    { key: "refused", "aria-hidden": "true" },
    h("path.nomove0", { d }),
    h("path.nomove", { d }),
    h("g", { transform: `translate(${x - 10} ${y - 10})` }, barredRing(20)),
  );
}

/** The width of the words below something. @param {string} words */
const room = (words) => Math.max(26, 6.6 * words.length + 12);

/** The line of sight: yellow as far as it is free, then dashed and purple from the first place that blocks it. */
export function sight({ places, marks }) {
  const { path: way = [], points, blocked = [], beside = [] } = marks.sight ?? {};
  const line = (points?.length ? points : way)
    .map((stop) => (Array.isArray(stop) ? stop : places.get(stop) && [places.get(stop).cx, places.get(stop).cy]))
    .filter(Boolean);
  if (line.length < 2) return null;
  const stop = places.get(blocked[0]?.id);
  const end = stop ? nearest(line, [stop.cx, stop.cy]) : null;
  const free = end ? straight([...line.slice(0, end.after), end.point]) : straight(line);
  return h(
    "g.way",
    { key: "sight", "aria-hidden": "true" },
    beside.map((id) => places.has(id) && h("polygon.dots", { key: id, points: insetOutline(places.get(id), 4) })),
    // Cased in ink, because it can follow the dashed line between two sections.
    h("path.seen", { d: free }),
    h("path.ray0", { d: free }),
    h("path.ray1", { d: free }),
    end && [
      h("path.nomove0", { d: straight([end.point, ...line.slice(end.after)]) }),
      h("path.nomove", { d: straight([end.point, ...line.slice(end.after)]) }),
    ],
    [line[0], line.at(-1)].map(([x, y], i) => h("circle.step", { key: `end${i}`, cx: x, cy: y, r: 4 })),
  );
}

/** The point of a broken line that is nearest to another, and the number of its points before that. */
function nearest(line, [x, y]) {
  const crossings = line.slice(1).map(([bx, by], i) => {
    const [[ax, ay], after] = [line[i], i + 1];
    const share = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1)));
    return { after, point: [ax + (bx - ax) * share, ay + (by - ay) * share] };
  });
  const far = ({ point }) => Math.hypot(point[0] - x, point[1] - y);
  return crossings.reduce((best, crossing) => (far(crossing) < far(best) ? crossing : best));
}

/** The places that block the line of sight: the edge, and at the foot, clear of any unit, the barred ring and the name. */
export const blocks = ({ places, marks }) =>
  (marks.sight?.blocked ?? []).map(({ id, label }) => {
    const place = places.get(id);
    if (!place) return null;
    const width = (label ? room(label) : 4) + 18;
    return h(
      "g.block",
      { key: `block:${id}` },
      h("polygon.blocked0", { points: insetOutline(place, 3) }),
      h("polygon.blocked1", { points: insetOutline(place, 3) }),
      grow(
        [place.cx, place.cy + (place.hex ? place.hex * 0.44 : 56)],
        [
          h("rect", { x: -width / 2, y: -9, width, height: 18, rx: 4 }),
          h("g", { transform: `translate(${-width / 2 + 3} -7.5)` }, barredRing(15)),
          label && h("text", { x: 8, y: 4.4 }, label),
        ],
      ),
    );
  });

/** Words in one line, or in two if they are too long for a place. @param {string} words */
const lines = (words) => {
  const parts = words.length > 7 ? words.split(" ") : [words];
  const half = Math.ceil(parts.length / 2);
  return parts.length > 1 ? [parts.slice(0, half).join(" "), parts.slice(half).join(" ")] : [words];
};

/**
 * The cost of choosing a place: in the middle of a hexagon, clear of its code and those of the next row, and else at the foot of a tile, or
 * at its head if a piece there has words below it.
 */
export const costs = ({ places, pieces, marks }) =>
  Object.entries(marks.costs ?? {}).map(([id, words]) => {
    const place = places.get(id);
    if (!place || !words) return null;
    const texts = lines(words);
    const width = Math.max(...texts.map(room)) - 4;
    const height = 4 + 13 * texts.length;
    const above = Object.entries(marks.aims ?? {}).some(([piece, told]) => told && pieces.get(piece)?.p === id);
    return h(
      "g.cost-of",
      { key: `cost:${id}`, transform: `translate(${place.cx} ${place.cy + (place.hex ? 5 : above ? -52 : 44)})` },
      h(
        "g.grow",
        null,
        h("rect", { x: -width / 2, y: 8.5 - height, width, height, rx: 4 }),
        texts.map((line, i) => h("text", { y: 4.2 - 13 * (texts.length - 1 - i) }, line)),
      ),
    );
  });

/** The codes of marked hexagons and of those to choose from, which stand out from all others. @param {any} on */
export function codes({ context, places, marks }) {
  const ids = new Set([
    ...(marks.asked ?? []),
    ...(marks.hinted ?? []),
    ...(marks.named ?? []),
    ...(marks.chosen ?? []),
    ...(marks.refused ?? []),
    ...(marks.sight?.path ?? []),
    context.own.focus,
  ]);
  return [...ids].map((id) => {
    const place = places.get(id);
    if (!place?.hex) return null;
    const width = 8 * id.length + 8;
    return h(
      "g.code",
      { key: `code:${id}`, transform: `translate(${place.cx} ${Math.round(place.cy - place.hex / 2)})` },
      h("g.grow", null, h("rect", { x: -width / 2, y: -8, width, height: 16, rx: 4 }), h("text", { y: 4.4 }, id)),
    );
  });
}

/** The subject of a question: a solid ring, and a pin with a question mark. @param {any} drawing */
export const drawAsked = (drawing) =>
  tips(drawing).map(({ id, thing, x, y, turn }) =>
    h(
      "g.asked",
      { key: `asked:${id}` },
      ["ask0", "ask1"].map((layer) => ring(layer, thing)),
      turn !== undefined &&
        h(
          "g.pin",
          { transform: `translate(${x} ${y})`, "data-kind": "tap", "data-target": `${drawing.places.has(id) ? "place" : "piece"}:${id}` },
          h(
            "g.grow",
            null,
            h("path", { d: PIN, transform: turn ? `rotate(${turn})` : null }),
            h("text", { x: ahead(turn)[0] * LONG || null, y: 7 + ahead(turn)[1] * LONG }, "?"),
          ),
        ),
    ),
  );

/** The pin. Its tip is at its origin, and its middle this far from it. */
const PIN = "M0 4L-9 -9A15 15 0 1 1 9 -9Z";
const LONG = 21;
/** The direction of a pin that is turned so. @param {number} turn */
const ahead = (turn) => [Math.round(Math.sin((turn * Math.PI) / 180)), -Math.round(Math.cos((turn * Math.PI) / 180))];

/** The subjects of a question with the tips of their pins. Each pin keeps clear of those before it. @param {any} drawing */
const tips = (drawing) =>
  (drawing.marks.asked ?? []).reduce((pins, id) => {
    const thing = locate(drawing, id);
    return thing ? [...pins, { id, thing, ...tip(drawing, id, thing, pins) }] : pins;
  }, []);

/** The tip of a pin, and how far it is turned; without a tip if the pin of its tile is enough. */
function tip(drawing, id, { x, y, top }, pins) {
  const { places, pieces, marks } = drawing;
  const piece = places.has(id) ? null : pieces.get(id);
  const place = places.get(piece?.t === "unit" ? piece.p : id);
  if (place?.hex) return findSpots(drawing, place, pins);
  if (piece && marks.asked.includes(piece.p)) return {};
  if (!piece && !place) return { x, y: Math.max(top, 62), turn: 0 }; // a pin at the edge of the sheet would be cut off
  return findClear(drawing, piece ? besidePiece(piece) : besideTile(place), piece, pins);
}

/** The tips of a pin beside a counter: first at its sides, because the code and the flag of its tile are above it. */
const besidePiece = (piece) => {
  const [wide, high] = [half(piece, "w") + 4, half(piece, "h") + 4];
  return [-90, 90, 0, 180].flatMap((turn) => {
    const [dx, dy] = ahead(turn);
    return (dx ? [0] : [0, -0.6, 0.6]).map((shift) => ({
      x: piece.x + (dx + shift) * wide,
      y: piece.y + dy * high,
      turn,
      cost: dx ? 0 : 400,
    }));
  });
};

/** The tips of a pin on the edges of a tile: first above the tile, in the middle. */
function besideTile({ points, cx, cy }) {
  const { left, top } = findCorner(points);
  const [wide, high] = [cx - left, cy - top];
  return TURNS.flatMap((turn) => {
    const [dx, dy] = ahead(turn);
    return [0, -0.5, 0.5].map((shift) => ({
      x: cx + dx * wide + (dx ? 0 : shift * wide),
      y: dy < 0 ? Math.max(top + 2, 62) : cy + dy * high + (dy ? 0 : shift * high),
      turn,
      cost: turn || shift ? 150 : 0,
    }));
  });
}

/** The tip of a pin whose head covers least of counters, flags, codes, shields, markers and other pins. */
function findClear({ places, pieces, ground }, ways, subject, pins) {
  const tiles = [...places.values()].filter(({ hex }) => !hex);
  const things = [
    ...[...pieces.values()].filter((other) => other !== subject).map(measurePiece),
    ...tiles.flatMap(signs).map(([x, y]) => [x, y, 15, 12, 3]),
    ...tiles.map(({ cx, cy, points }) => [cx, 2 * cy - findCorner(points).top - 15, 26, 10, 1]), // the spawn marker at the foot of a tile
    ...pins.filter(({ turn }) => turn !== undefined).map((pin) => [...head(pin, LARGE), HEAD, HEAD, 6]),
  ];
  const isOut = (x, y) => Math.min(x, y, (ground?.width ?? Infinity) - x, (ground?.height ?? Infinity) - y) < HEAD;
  return findLightest(ways, things, LARGE, ({ cost }, x, y) => cost + (isOut(x, y) ? 1e5 : 0));
}

/** A piece as a box and its weight: a counter must stay in sight, and so should a flag or a marker. */
const measurePiece = (piece) =>
  piece.t === "flag" ? [piece.x + 10, piece.y - 3, 13, 11, 3] : [piece.x, piece.y, half(piece, "w"), half(piece, "h"), BULK[piece.t] ?? 2];
const BULK = { counter: 5, vehicle: 5 };

/** The length that a pin's head and another thing share in one direction. @param {number} far @param {number} half */
const share = (far, half) => Math.max(0, Math.min(2 * HEAD, 2 * half, HEAD + half - Math.abs(far)));

/** The size of a pin on the map of a laptop (of hexagons and of tiles), half the width of its head there, and the ways that it can point. */
const [GROWN, LARGE, HEAD, TURNS] = [1.25, 1.4, 19, [0, -90, 90, 180]];

/**
 * The tip of a pin at a hexagon: where its head covers least of units, codes, costs, other subjects and their pins. If all are alike, it is
 * above, or else away from the other subjects.
 */
function findSpots({ places, pieces, marks }, place, pins) {
  const here = (other) => other.id === place.id;
  const hexes = [...places.values()].filter((candidate) => candidate.hex);
  const subjects = new Set([...(marks.asked ?? []), ...pins.map(({ id }) => pieces.get(id)?.p)]);
  const rest = hexes.filter((hex) => !here(hex) && subjects.has(hex.id));
  const things = [
    ...[...pieces.values()]
      .filter((unit) => unit.t === "unit" && unit.p !== place.id)
      .map((unit) => [unit.x, unit.y, half(unit, "w"), half(unit, "h"), 5]),
    ...hexes.filter((hex) => !here(hex)).map((hex) => [hex.cx, hex.cy - hex.hex / 2, 14, 9, subjects.has(hex.id) ? 4 : 2]),
    ...rest.map((hex) => [hex.cx, hex.cy, 20, 20, 3]),
    ...hexes.filter(({ id }) => marks.costs?.[id]).map((hex) => [hex.cx, hex.cy - 2, 30, 19, 4]),
    ...pins.map((pin) => [...head(pin), HEAD, HEAD, 6]),
  ];
  const [left, right] = [Math.min(...hexes.map(({ cx }) => cx)), Math.max(...hexes.map(({ cx }) => cx))];
  const [top, foot] = [Math.min(...hexes.map(({ cy }) => cy)), Math.max(...hexes.map(({ cy }) => cy))];
  const away = (x, y) => rest.reduce((sum, { cx, cy }) => sum + Math.hypot(cx - x, cy - y), 0) / (rest.length || 1);
  const ways = TURNS.map((turn) => {
    const [dx, dy] = ahead(turn);
    return { x: place.cx + dx * (place.hex / 2), y: place.cy + dy * (place.hex / Math.sqrt(3) - 2), turn };
  });
  const isOut = (x, y) => x < left - place.hex / 2 || x > right + place.hex / 2 || y < top - place.hex / 2 || y > foot + place.hex / 2;
  const aside = (turn, x, y) => (turn ? 300 - Math.min(Math.round(away(x, y)), 250) : 0);
  return findLightest(ways, things, GROWN, ({ turn }, x, y) => aside(turn, x, y) + (isOut(x, y) ? 1e5 : 0));
}

/** The first of the ways in which a pin's head covers least of the things (boxes and weights), with what a way costs by itself. */
function findLightest(ways, things, scale, costOf) {
  const weigh = (way) => {
    const [x, y] = head(way, scale);
    return things.reduce(
      (sum, [tx, ty, wide, high, weight]) => sum + weight * share(tx - x, wide) * share(ty - y, high),
      costOf(way, x, y),
    );
  };
  const weights = ways.map(weigh);
  return ways[weights.indexOf(Math.min(...weights))];
}

/** The middle of a pin's head. */
const head = ({ x, y, turn }, scale = GROWN) => ahead(turn).map((by, i) => [x, y][i] + by * LONG * scale);

/** The upper left corner of a tile. @param {string} points */
function findCorner(points) {
  const corners = points.split(" ").map((corner) => corner.split(",").map(Number));
  return { left: Math.min(...corners.map(([x]) => x)), top: Math.min(...corners.map(([, y]) => y)) };
}

/** The middles of a tile's shield and of its code, in the upper corners. */
function signs({ shield, points }) {
  const { left, top } = findCorner(points);
  return [shield, [left + 19, top + 12]].filter(Boolean);
}

/** The parts that count for the answer: rings in ink, not in the color of a choice. @param {any} drawing */
export const drawHinted = (drawing) =>
  (drawing.marks.hinted ?? []).map((id) => {
    const thing = locate(drawing, id);
    return (
      thing &&
      h(
        "g.hinted",
        { key: `hinted:${id}` },
        ["hint0", "hint1"].map((layer) => ring(layer, thing)),
      )
    );
  });

/** A ring around something, drawn from its middle. For a place, it is drawn in map coordinates. @param {string} layer @param {{d: string, at?: Point}} thing */
const ring = (layer, { d, at }) => h(`path.${layer}`, { d, transform: at && `translate(${at})` });

/** A circle as a path. */
const circle = (r) => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/**
 * Return the position of something that a question or a hint names: a place, a piece, the number in a place's shield (`shield:8A`) or on
 * a piece (`number:…`).
 *
 * @param {any} on
 * @param {string} id
 * @returns {{x: number, y: number, top: number, d: string, at?: Point} | null}
 */
function locate({ places, pieces }, id) {
  const [, kind, name] = /^(shield|number):(.*)$/s.exec(id) ?? ["", "", id];
  /** @param {Point} middle @param {number} r @returns {{x: number, y: number, top: number, d: string, at: Point}} */
  const round = ([x, y], r) => ({ x, y, top: y - r, d: circle(r), at: [x, y] });
  if (kind === "shield") return places.get(name)?.shield ? round(places.get(name).shield, 20) : null;
  const piece = pieces.get(name);
  if (piece) {
    const [x, y] = [Number(piece.x) || 0, Number(piece.y) || 0];
    const [wide, high] = [half(piece, "w"), half(piece, "h")];
    // A counter has its number in its upper right corner, a unit its figures at the foot.
    if (kind) return round(piece.t === "unit" ? [x + wide - 13, y + high - 5] : [x + wide * 0.69, y - high * 0.64], (14 * high) / 26);
    return { x, y, top: y - high - 2, d: outline(piece, 5), at: [x, y] };
  }
  const place = kind ? null : places.get(name);
  if (!place) return null;
  return { x: place.cx, y: place.cy, top: Math.min(...ends(place)) + 2, d: `M${insetOutline(place, 1).split(" ").join("L")}Z` };
}

/** The heights of the corners of a place. */
const ends = (place) => place.points.split(" ").map((corner) => Number(corner.split(",")[1]));

/** A past action: a line with an arrow, or a shot, in no color of a choice. @param {any} drawing */
export function trace(drawing) {
  const { path: way = [], target } = drawing.marks.trace ?? {};
  const hit = target == null ? null : locate(drawing, target);
  const points = way
    .map((id) => locate(drawing, id))
    .filter(Boolean)
    .map(({ x, y }) => [x, y]);
  const [x, y] = points.at(-1) ?? [];
  if (hit && points.length > 0 && (x !== hit.x || y !== hit.y)) points.push([hit.x, hit.y]);
  if (points.length < 2) return null;
  const d = smooth(points);
  return h(
    "g.trace",
    { key: "trace", "aria-hidden": "true" },
    h("path.was0", { d }),
    h("path.was1", { d, class: hit && "shot" }),
    !hit && h("path.was2", { d: arrow(points) }),
  );
}

/** The effect of a past action: a burst, hollow for a miss. @param {any} drawing */
export function burst(drawing) {
  const { target, miss } = drawing.marks.trace ?? {};
  const hit = target == null ? null : locate(drawing, target);
  return hit && h("path.burst", { key: "burst", d: BURST, class: miss && "miss", transform: `translate(${hit.x} ${hit.y})` });
}

const BURST = "M0 -17L4.6 -6L16 -10L10.4 1L22 6L9.2 9L11.6 21L0 14L-11.6 21L-9.2 9L-22 6L-10.4 1L-16 -10L-4.6 -6Z";

/** The head of an arrow at the end of a line. @param {[number, number][]} points */
function arrow(points) {
  const [[ax, ay], [bx, by]] = points.slice(-2);
  const turn = Math.atan2(by - ay, bx - ax);
  /** @param {number} side @returns {Point} */
  const cornerAt = (side) => [bx + Math.cos(turn + side) * 13, by + Math.sin(turn + side) * 13];
  return straight([cornerAt(Math.PI * 0.83), [bx, by], cornerAt(-Math.PI * 0.83)]);
}
