// @ts-check
import { h } from "./dom.js";

/** The marks of a scale of shares. */
const QUARTERS = [
  { share: 0.25, label: "25%" },
  { share: 0.5, label: "50%" },
  { share: 0.75, label: "75%" },
];

/** The pictures of a class: dots of guesses, bricks of rolls, the share roll by roll. Each size is in units of its own picture. */

/**
 * @typedef {{width: number, height: number, font: number, dot: number}} Size
 * @typedef {{values: number[], low: number, top: number, flag: {x: number, label: string} | null, ends: {x: number, label: string}[], told: string,
 *   notes?: {x: number, n: number, label: string, why: string}[]}} Guesses
 * @typedef {{label: string, n: number, expected: number, low: number, high: number}} Column
 */

/** Dots that never overlap: each at its exact place, on the lowest free level. @param {number[]} values @param {(value: number) => number} place @param {number} dot */
export function stack(values, place, dot) {
  /** @type {{value: number, x: number, level: number}[]} */
  const dots = [];
  for (const value of values) {
    const x = place(value);
    let level = 0;
    while (dots.some((other) => other.level === level && Math.abs(other.x - x) < dot - 0.5)) level += 1;
    dots.push({ value, x, level });
  }
  return dots;
}

/** The width of a letter as a share of its size. */
const LETTER = 0.56;
/** That of a bold letter, in the widest of the usual fonts. */
const WIDE_LETTER = 0.68;
/** The number of bricks beside each other. */
const ABREAST = 6;
/** The most columns of dots that keep their size. */
const LEVELS = 9;

/** The guesses of a class. @param {Guesses} guesses @param {Size} size @param {number | null} [myGuess] the own guess @param {string} [youLabel] */
export function drawGuesses(
  { values, low, top, flag, ends, told, notes = [] },
  { width, height, font, dot },
  myGuess = null,
  youLabel = "",
) {
  const ground = height - font * 1.7;
  /** @param {number} value */
  const place = (value) => ((value - low) / (top - low || 1)) * width;
  /** Where a note begins or ends, and whether there is room for it beside its dots. @param {{x: number, label: string, why: string}} note @param {number} wide */
  function seat({ x: at, label: said, why }, wide) {
    const isLeft = flag !== null && at < flag.x;
    const letters = Math.max(said.length, why.length) * font * LETTER;
    const edge = place(at) + (isLeft ? -1 : 1) * wide * 1.2;
    const start = isLeft ? Math.max(edge, letters - font) : Math.min(edge, width + font - letters);
    return { start, anchor: isLeft ? "end" : "start", fits: start === edge };
  }
  let dots = stack(values, place, dot);
  const highest = Math.max(...dots.map(({ level }) => level), 0) + 1;
  // A note without room beside its dots is above them, and below the flag.
  const room = ground - font * (notes.every((note) => seat(note, dot).fits) ? 2.2 : 4.2);
  const squeeze = Math.min(1, room / (highest * dot), highest > LEVELS ? LEVELS / highest : 1);
  if (squeeze < 1) dots = stack(values, place, dot * squeeze);
  const step = dot * Math.min(squeeze, room / ((Math.max(...dots.map(({ level }) => level), 0) + 1) * dot));
  const mineIndex = myGuess === null ? -1 : dots.findLastIndex(({ value }) => value === myGuess);
  const label = flag?.label ?? "";
  const wide = label.length * font * LETTER + font;
  const x = flag ? place(flag.x) : 0;
  return h(
    "svg.k-chart",
    {
      key: "guesses",
      viewBox: `${-font * 1.2} 0 ${width + 2.4 * font} ${height}`,
      role: "img",
      "aria-label": [told, label].filter(Boolean).join(" "),
    },
    h("path.base", { key: "base", "stroke-width": font / 8, d: `M${-font / 2} ${ground}H${width + font / 2}` }),
    flag && h("path.theory", { key: "theory", "stroke-width": font / 6, d: `M${x} ${font * 1.6}V${ground}` }),
    dots.map((spot, i) =>
      h("circle", {
        key: i,
        class: i === mineIndex ? "own" : "dot",
        cx: spot.x.toFixed(1),
        cy: (ground - step * (0.56 + spot.level)).toFixed(1),
        r: (step * 0.46).toFixed(1),
      }),
    ),
    flag && [
      h("rect.flag", {
        key: "flag",
        x: Math.min(Math.max(x - wide / 2, -font), width + font - wide),
        y: 1,
        width: wide,
        height: font * 1.55,
        rx: font * 0.3,
      }),
      h(
        "text.on",
        { key: "exact", x: Math.min(Math.max(x, wide / 2 - font), width + font - wide / 2), y: font * 1.12, "font-size": font },
        label,
      ),
    ],
    ends.map((end, i) => h("text.soft", { key: `end${i}`, x: place(end.x), y: ground + font * 1.35, "font-size": font }, end.label)),
    mineIndex >= 0 &&
      youLabel &&
      h(
        "text.you",
        { key: "you", x: dots[mineIndex].x + step * 0.8, y: ground - step * (0.35 + dots[mineIndex].level), "font-size": font },
        youLabel,
      ),
    notes.map((note, i) => {
      const { start, anchor, fits } = seat(note, step);
      const y = ground - (fits ? step * Math.max(note.n - 0.5, 1.5) : step * note.n + font * 1.7);
      return h(
        "g",
        { key: `note${i}` },
        h("text.halo", { x: start, y, "font-size": font, "text-anchor": anchor, "font-weight": 700 }, note.label),
        h("text.halo.soft", { x: start, y: y + font * 1.2, "font-size": font, "text-anchor": anchor }, note.why),
      );
    }),
  );
}

/** The path of some bricks in a column. @param {number} first @param {number} end @param {number} x @param {number} ground @param {number} width @param {number} rise */
function drawBricks(first, end, x, ground, width, rise) {
  const wide = width / ABREAST;
  let path = "";
  for (let k = first; k < end; k++) {
    const left = x + (k % ABREAST) * wide + wide * 0.06;
    const above = ground - Math.floor(k / ABREAST) * rise - rise * 0.92;
    path += `M${left.toFixed(1)} ${above.toFixed(1)}h${(wide * 0.88).toFixed(1)}v${(rise * 0.84).toFixed(1)}h${(-wide * 0.88).toFixed(1)}z`;
  }
  return path;
}

/** What is written below a column: without room for all, only its number. @param {string} label @param {number} letters */
const shorten = (label, letters) => (label.length > letters ? (/^\d+/.exec(label)?.[0] ?? label) : label);

/** How many dice hit, one brick for each roll. @param {Column[]} columns @param {Size} size @param {string} description */
export function drawRolls(columns, { width, height, font }, description) {
  const ground = height - font * 1.8;
  const most = Math.max(...columns.map(({ n, expected, high }) => Math.max(n, expected, high)), ABREAST * 2) * 1.04;
  const rise = ((ground - font * 1.4) / most) * ABREAST;
  const column = width / columns.length;
  /** @param {number} n */
  const level = (n) => ground - (n / ABREAST) * rise;
  return h(
    "svg.k-chart",
    { key: "rolls", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": description },
    columns.map(({ label, n, expected, low, high }, i) => {
      const [x, wide] = [column * i + column * 0.08, column * 0.46];
      const side = x + wide + column * 0.2;
      return h(
        "g",
        { key: i },
        h("path.dot", { d: drawBricks(0, n, x, ground, wide, rise) }),
        expected > 0 && h("path.theory", { "stroke-width": font / 6, d: `M${x - font * 0.4} ${level(expected)}h${wide + font * 0.8}` }),
        expected > 0 &&
          h("path.theory", {
            "stroke-width": font / 10,
            d: `M${side} ${level(low)}V${level(high)}M${side - font * 0.3} ${level(low)}h${font * 0.6}M${side - font * 0.3} ${level(high)}h${font * 0.6}`,
          }),
        h(
          "text.halo",
          {
            x: x + wide / 2,
            y: Math.min(level(Math.ceil(n / ABREAST) * ABREAST), level(expected)) - font * 0.4,
            "font-size": font * 1.2,
            "font-weight": 700,
          },
          String(n),
        ),
        h(
          "text",
          { x: x + wide / 2, y: ground + font * 1.3, "font-size": font, "font-weight": 700 },
          shorten(label, column / (font * WIDE_LETTER)),
        ),
      );
    }),
    h("path.base", { key: "base", "stroke-width": font / 8, d: `M0 ${ground}H${width}` }),
  );
}

/** The share of rolls that hit, roll by roll, beside the exact chance. @param {number[]} running the hits so far @param {number} exact @param {Size} size @param {string} description */
export function drawShares(running, exact, { width, height, font }, description) {
  const [ground, left] = [height - font * 1.7, font * 3];
  const n = running.length;
  /** @param {number} i */
  const xOf = (i) => left + (n > 1 ? i / (n - 1) : 0) * (width - left - font * 0.6);
  /** @param {number} share */
  const yOf = (share) => ground - share * (ground - font * 0.8);
  const spread = (/** @type {number} */ i) => 1.96 * Math.sqrt((exact * (1 - exact)) / (i + 1));
  const upper = running.map((_, i) => `${xOf(i).toFixed(1)} ${yOf(Math.min(exact + spread(i), 1)).toFixed(1)}`);
  const lower = running.map((_, i) => `${xOf(i).toFixed(1)} ${yOf(Math.max(exact - spread(i), 0)).toFixed(1)}`);
  const line = running.map((hits, i) => `${xOf(i).toFixed(1)} ${yOf(hits / (i + 1)).toFixed(1)}`);
  return h(
    "svg.k-chart",
    { key: "shares", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": description },
    n > 1 && h("path.band", { key: "band", d: `M${upper.join("L")}L${lower.reverse().join("L")}Z` }),
    [0.25, 0.5, 0.75].map((share) => h("path.grid", { key: `grid${share}`, d: `M${left} ${yOf(share)}H${width}` })),
    QUARTERS.map(({ share, label }) =>
      h(
        "text.soft",
        { key: `share${share}`, x: left - font * 0.4, y: yOf(share) + font * 0.35, "font-size": font, "text-anchor": "end" },
        label,
      ),
    ),
    h("path.theory", {
      key: "exact",
      "stroke-width": font / 9,
      "stroke-dasharray": `${font / 2} ${font / 3}`,
      d: `M${left} ${yOf(exact)}H${width}`,
    }),
    h("path.base", { key: "base", "stroke-width": font / 8, d: `M${left} ${ground}H${width}` }),
    n > 0 && h("path.run", { key: "run", "stroke-width": font / 6, d: `M${line.join("L")}` }),
    n > 0 && h("circle.own", { key: "last", cx: xOf(n - 1), cy: yOf(running[n - 1] / n), r: font * 0.4 }),
    n > 0 && h("text.soft", { key: "first", x: left, y: ground + font * 1.3, "font-size": font }, "1"),
    n > 1 && h("text.soft", { key: "n", x: width - font, y: ground + font * 1.3, "font-size": font, "text-anchor": "end" }, String(n)),
  );
}
