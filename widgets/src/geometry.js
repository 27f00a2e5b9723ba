/** Lines and outlines on the map. This is pure geometry without rules of a game. */

/** @typedef {[number, number]} Point */

/** @param {string} points @returns {Point[]} */
const corners = (points) => {
  const numbers = (points.match(/-?[\d.]+/g) ?? []).map(Number);
  return numbers.flatMap((x, i) => (i % 2 ? [] : [/** @type {Point} */ ([x, numbers[i + 1]])]));
};

const round = (value) => Math.round(value * 10) / 10;

/** The outline of a place, moved by `by` toward its middle. @param {import("./types.js").Place} place @param {number} by */
export function inset(place, by) {
  const { cx, cy, hex } = place;
  // Toward the middle of a hexagon all its sides move equally.
  const rest = hex && 1 - (2 * by) / hex;
  if (rest)
    return corners(place.points)
      .map(([x, y]) => [cx + (x - cx) * rest, cy + (y - cy) * rest].map(round).join(","))
      .join(" ");
  return corners(place.points)
    .map(([x, y]) => [x - Math.sign(round(x - cx)) * by, y - Math.sign(round(y - cy)) * by].map(round).join(","))
    .join(" ");
}

/**
 * Return the middle of the border that two places share, or null if they are not adjacent.
 * Staggered tiles share half a side, hexagons a whole one.
 *
 * @param {import("./types.js").Place} place
 * @param {import("./types.js").Place} other
 * @returns {Point | null}
 */
export function border(place, other) {
  const sides = (place) => corners(place.points).map((a, i, points) => [a, points[(i + 1) % points.length]]);
  for (const [[ax, ay], [bx, by]] of sides(place)) {
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.hypot(dx, dy);
    for (const side of sides(other)) {
      const apart = side.map(([x, y]) => Math.abs((x - ax) * dy - (y - ay) * dx) / length);
      const distances = side.map(([x, y]) => ((x - ax) * dx + (y - ay) * dy) / length).sort((a, b) => a - b);
      const [from, to] = [Math.max(0, distances[0]), Math.min(length, distances[1])];
      // Adjacent places can be drawn a few units apart.
      if (Math.max(...apart) < 5 && to - from > 5) {
        const middle = (from + to) / 2 / length;
        return [round(ax + dx * middle), round(ay + dy * middle)];
      }
    }
  }
  return null;
}

/** A smooth line through points (Catmull-Rom, as Bézier curves). @param {Point[]} points */
export function smooth(points) {
  const pointAt = (i) => points[Math.min(Math.max(i, 0), points.length - 1)];
  const curves = points.slice(1).map((_, i) => {
    const [p, a, b, n] = [pointAt(i - 1), pointAt(i), pointAt(i + 1), pointAt(i + 2)];
    const hold = [0, 1].map((k) => round(a[k] + (b[k] - p[k]) / 6));
    const come = [0, 1].map((k) => round(b[k] - (n[k] - a[k]) / 6));
    return `C${hold} ${come} ${b}`;
  });
  return `M${pointAt(0)}${curves.join("")}`;
}

/**
 * Return the outline of a counter, `out` units outside its edge: round for one family, angular for the other.
 *
 * @param {import("./types.js").Piece} piece
 * @param {number} out
 */
export function outline(piece, out) {
  const [x, y] = [half(piece, "w") + out, half(piece, "h") + out];
  const cut = (piece.side === "s2" ? 9 : 10) + out / 2;
  const corner = piece.side === "s2" ? (to) => `L${to}` : (to) => `A${cut} ${cut} 0 0 1 ${to}`;
  return (
    `M${cut - x} ${-y}H${x - cut}${corner(`${x} ${cut - y}`)}V${y - cut}${corner(`${x - cut} ${y}`)}` +
    `H${cut - x}${corner(`${-x} ${y - cut}`)}V${cut - y}${corner(`${cut - x} ${-y}`)}Z`
  );
}

/** A straight line through points. @param {Point[]} points */
export const straight = (points) => `M${points.map((point) => point.map(round)).join("L")}`;

/** The four corners of a frame around a counter. @param {import("./types.js").Piece} piece */
export function brackets(piece) {
  // A wide frame of a narrow counter would cover the adjacent ones.
  const out = small(piece) ? 6 : half(piece, "w") < 26 ? 5 : 10;
  const [x, y, arm] = [half(piece, "w") + out, half(piece, "h") + out, 13];
  return (
    `M${-x} ${arm - y}V${-y}H${arm - x}M${x - arm} ${-y}H${x}V${arm - y}` +
    `M${x} ${y - arm}V${y}H${x - arm}M${arm - x} ${y}H${-x}V${y - arm}`
  );
}

const small = (piece) => /\bsmall\b/.test(piece.s);

/** Half the width or height of a counter. Most are 52, small ones 44. @param {import("./types.js").Piece} piece @param {"w" | "h"} way */
export const half = (piece, way) => (piece[way] || (small(piece) ? 44 : 52)) / 2;
