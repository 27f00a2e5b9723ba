import { h } from "./dom.js";

/** Icons of a class room: strokes in a square of 16. */
const ICONS = {
  guess:
    "M1.6 14h12.8M4 9.5a1.5 1.5 0 1 0 .01 0M8 9.5a1.5 1.5 0 1 0 .01 0M8 5.7a1.5 1.5 0 1 0 .01 0M8 1.9a1.5 1.5 0 1 0 .01 0M12 9.5a1.5 1.5 0 1 0 .01 0",
  rolls: "M8 1.5L14.5 6.6V9.4L8 14.5L1.5 9.4V6.6ZM8 1.5L11.7 9.6H4.3ZM4.3 9.6L1.5 9.4M11.7 9.6L14.5 9.4M8 14.5L4.3 9.6M8 14.5L11.7 9.6",
  questions: "M2 3.2h1.2M6 3.2h8M2 8h1.2M6 8h8M2 12.8h1.2M6 12.8h8",
  position: "M1.8 8V1.8H8V8ZM8 14.2V8h6.2v6.2ZM10.5 5.5V3.4M10.5 5.5h2.1M10.3 5.6L13.8 2.2",
  lesson: "M8 3.6C6 2.2 3.6 2.2 1.8 3v10c1.8-.8 4.2-.8 6.2.6c2-1.4 4.4-1.4 6.2-.6V3C12.4 2.2 10 2.2 8 3.6ZM8 3.6v10",
  duels: "M4.8 4.7a3.3 3.3 0 1 0 .01 0M11.2 3.7L15 8L11.2 12.3L8.9 9.7M8.9 6.3L11.2 3.7",
  follow: "M3.8 1.8l9 6.3l-4 .6l2.4 4.6l-1.9 1l-2.4-4.6l-3.1 2.7Z",
  results: "M2.2 14.2h11.6M3.8 14v-4M8 14V3M12.2 14V7",
  people: "M5.8 2.5a2.5 2.5 0 1 0 .01 0M1.4 13.6c.2-5.4 8.6-5.4 8.8 0M10.6 2.8a2.3 2.3 0 0 1 .2 4.5M12 9.4c1.8.5 2.6 2 2.7 4.2",
  wall: "M1.5 2.5h13M2.7 2.5v8h10.6v-8M8 10.5v3.3M5 13.9h6",
  eye: "M1.2 8Q8 .8 14.8 8Q8 15.2 1.2 8ZM8 6.2A1.8 1.8 0 1 1 7.99 6.2Z",
  close: "M3.5 3.5l9 9M12.5 3.5l-9 9",
  door: "M3.2 14V2h7.2v12M1.6 14h12.8M7.6 8h.01",
  away: "M1.5 6.2c4-3.5 9-3.5 13 0M4 9.3c2.5-2.2 5.5-2.2 8 0M8 12.7h.01M2.6 14L13.4 2",
  wifi: "M1.5 6.2c4-3.5 9-3.5 13 0M4 9.3c2.5-2.2 5.5-2.2 8 0M8 12.7h.01",
  clock: "M8 1.7a6.3 6.3 0 1 0 .01 0M8 4.4V8l2.4 1.6",
  hand: "M4.6 8.8V4.2a1 1 0 0 1 2 0V7.4M6.6 7V2.6a1 1 0 0 1 2 0V7M8.6 7V3.4a1 1 0 0 1 2 0V8M10.6 8V5.4a1 1 0 0 1 2 0V10c0 3-1.5 4.6-4 4.6c-2.3 0-3.3-1.2-5.2-4.2a1 1 0 0 1 1.6-1.2Z",
  pencil: "M2.4 13.6l.8-3.1L10.8 3l2.2 2.2l-7.5 7.6Z",
  bin: "M2.8 4.5h10.4M6 4.5V2.4h4v2.1M4.2 4.5l.6 9.1h6.4l.6-9.1",
  save: "M8 1.8v7.7M4.8 6.5L8 9.7l3.2-3.2M2.5 11.2v2.6h11v-2.6",
  phone: "M4.5 1.5h7v13h-7ZM7.2 12.3h1.6",
  more: "M3 8h.01M8 8h.01M13 8h.01",
  computer: "M2.5 3h11v7.5h-11ZM1 13.4h14",
  bulb: "M5.6 10.4C2 7.6 3.6 1.8 8 1.8S14 7.6 10.4 10.4V12H5.6ZM6.4 14.2h3.2",
  again: "M3 8a5 5 0 1 0 1.6-3.7M4.4 1.8v2.7h2.7",
};

/** An icon for the eye only. @param {string} name @param {number} [size] */
export const sign = (name, size = 16) =>
  h(
    "svg.k-ic",
    { key: `sign-${name}`, width: size, height: size, viewBox: "0 0 16 16", "aria-hidden": "true" },
    h("path", { d: ICONS[name] }),
  );

/** The sign for what is right or received. */
export const tick = (size = 20) =>
  h(
    "svg.k-tick",
    { key: "tick", width: size, height: size, viewBox: "-10 -10 20 20", "aria-hidden": "true" },
    h("circle", { r: 9 }),
    h("path", { d: "M-4.4 .4L-1.4 3.6L4.6 -3.4" }),
  );

/** The sign for what is wrong. */
export const bar = (size = 18) =>
  h(
    "svg.k-no",
    { key: "bar", width: size, height: size, viewBox: "-10 -10 20 20", "aria-hidden": "true" },
    h("circle", { r: 7.6 }),
    h("path", { d: "M-5.3 5.3L5.3 -5.3" }),
  );

/** A ten-sided die that shows a face. @param {string | number} face @param {boolean} isHit @param {number} size @param {string} [key] */
export const die = (face, isHit, size, key = "die") =>
  h(
    "svg.k-d10",
    { key, class: isHit ? "hit" : null, width: size, height: size * 1.054, viewBox: "-38 -39 76 78", "aria-hidden": "true" },
    h("path.dk", { d: "M0 -35L33 -8V12L0 35L-33 12V-8Z" }),
    h("path.dl", { d: "M0 -35L19 10L0 35M0 -35L-19 10L0 35M-19 10H19M19 10L33 -8M19 10L33 12M-19 10L-33 -8M-19 10L-33 12" }),
    h("path.df", { d: "M0 -35L19 10H-19Z" }),
    h("text", { y: 4 }, String(face)),
  );

/** The symbols of dice that show no numbers, in a square of 16. */
const SYMBOLS = {
  infantry: "M8 3.4a1.7 1.7 0 1 0 .01 0M8 7v4.4M4.6 8.6h6.8M8 11.4l-2.4 3M8 11.4l2.4 3",
  armor: "M3 7.6h8.4v-2.4H5.6M11.4 6h3.4M2.4 7.8h11.2l-1.6 4H4ZM5.2 13.6h.01M8 13.6h.01M10.8 13.6h.01",
  grenade: "M8 5.6a4.2 4.2 0 1 0 .01 0M6.6 5.6V3.4h2.8v2.2M9.4 3.4l2.8 1.4",
  star: "M8 1.8L9.8 6.2L14.4 6.6L10.9 9.6L12 14.2L8 11.7L4 14.2L5.1 9.6L1.6 6.6L6.2 6.2Z",
  flag: "M4 14.4V1.8M4 2.6h8.4l-2 2.6l2 2.6H4",
};

/** The symbol of a die alone. @param {string} name @param {number} size */
export const symbol = (name, size) =>
  h(
    "svg.k-ic",
    { key: "symbol", width: size, height: size, viewBox: "0 0 16 16", "aria-hidden": "true" },
    h("path", { d: SYMBOLS[name] ?? "" }),
  );

/** A die with a symbol, or with a question mark. @param {string} name @param {boolean} isHit @param {number} size @param {string} [key] */
export const cube = (name, isHit, size, key = "die") =>
  h(
    "svg.k-d10.k-d6",
    { key, class: isHit ? "hit" : null, width: size, height: size, viewBox: "0 0 76 76", "aria-hidden": "true" },
    h("rect.dk", { x: 5, y: 5, width: 66, height: 66, rx: 13 }),
    name in SYMBOLS
      ? h("g", { key: "symbol", transform: "translate(12 12) scale(3.25)" }, h("path.ds", { d: SYMBOLS[name] }))
      : h("text", { key: "word", x: 38, y: 48 }, name),
  );

/** A person is a paper tag with a hole. @param {string} name @param {string} [state] */
export const tag = (name, state = "") =>
  h("span.k-tag", { key: `tag-${name}`, class: state }, h("i", { "aria-hidden": "true" }), h("span", null, name));

/** What happens now: yellow: you act, a ring: you wait, a dashed ring: cut off. @param {string} text @param {"" | "wait" | "off"} [state] @param {any} [aside] */
export const now = (text, state = "", aside = null) => [
  h("span.k-nowdot", { key: "dot", class: state, "aria-hidden": "true" }),
  h("span.k-nowt", { key: "text" }, text),
  aside && h("span.k-nowside", { key: "side" }, aside),
];
