import { h } from "./dom.js";

/** Icons of actions and buttons: strokes in a square of 16. An unknown icon is not drawn. */
export const ICONS = {
  move: "M2 13.5h3.4M2 10.5h1.4M6 11.6C8 11.6 7.4 6 10.2 6h2.4M10 2.8L13.4 6L10 9.2",
  attack: "M8 1.6L9.3 5.4L12.8 3.2L11.3 7L15 8L11.3 9L12.8 12.8L9.3 10.6L8 14.4L6.7 10.6L3.2 12.8L4.7 9L1 8L4.7 7L3.2 3.2L6.7 5.4Z",
  suppress: "M3.2 2L5.6 7.4M7.6 2L10 7.4M12 2L14.4 7.4M2 10.4C4 13.4 12 13.4 14 10.4M2 14.4h12",
  scout: "M1.2 8Q8 .8 14.8 8Q8 15.2 1.2 8ZM8 6.2A1.8 1.8 0 1 1 7.99 6.2Z",
  control: "M4 14.6V1.8L13 4.6L4 7.6M1.6 14.6h5",
  recon: "M3.4 8.4C1.6 4.6 6 3.4 7 5C8.4 1.8 13 3.4 12.2 6.4C14.8 6.6 14.6 9.4 13 9.4M1.6 12.8h7M11 12.8h3.6",
  conceal: "M3 7C1.6 3.6 6 2.4 7 4.2C8.4 1 13 2.6 12.2 5.6C14.8 5.8 14.6 8.6 13 8.6H4.4M8 10v5M5.5 12.5h5",
  "hunker down": "M1.4 13.4h2.4L5.4 9.6C5.4 6 10.6 6 10.6 9.6L12.2 13.4h2.4M4.4 9.6h7.2",
  guide: "M2 8.4h7M6.4 5.4L9.4 8.4L6.4 11.4M12.6 2.4v11.2M10.4 13.6h4.4",
  stalk: "M5 2.2C7.4 2.2 7 7 5.4 7.6C3.4 7.4 3 2.2 5 2.2ZM4.4 9.6h2M11 6.4C13.4 6.4 13 11 11.4 11.6C9.4 11.4 9 6.4 11 6.4ZM10.4 13.6h2",
  bolster: "M2 4.6h7.4v9.8H2ZM4.4 4.4V2.4h7.4v8.4M13.4 11v4M11.4 13h4",
  command: "M2 9.8V6.4L9.6 2.6V13.6L2 9.8ZM4 10.6L5 14.2M12.2 5.4Q14.6 8 12.2 10.6",
  inspire: "M8 14.4C3.2 11.6 4 7.4 6 5.6C6.2 7.4 7 8 7.8 8C7.4 5.4 8 3 9.6 1.6C9.6 5 12.6 6.6 12.4 10C12.2 12.4 10.6 13.8 8 14.4Z",
  target: "M8 3A5 5 0 1 1 7.99 3ZM8 1v4M8 11v4M1 8h4M11 8h4",
  blast: "M8 13.6V9.4M3.2 13.6L5 10.6M12.8 13.6L11 10.6M4 8.2C2 6.6 3.6 3.8 5.8 4.4C6.4 1.6 10.6 1.8 10.6 4.4C13 4 14 6.8 12 8.2Z",
  ready: "M8 1.4C10.4 3.4 11 6 11 9H5C5 6 5.6 3.4 8 1.4ZM5 9v2.2h6V9M6 11.2L4.6 14.4M10 11.2L11.4 14.4M8 11.2v3.4",
  drive:
    "M8 1.6A6.4 6.4 0 1 1 7.99 1.6ZM8 6.4A1.7 1.7 0 1 1 7.99 6.4ZM1.8 7.2Q5 5.4 8 6.2Q11 5.4 14.2 7.2M7.2 9.6L5.6 13.8M8.8 9.6L10.4 13.8",
  plot: "M1.6 13.4C5 13.4 3 8.4 6.4 8.4S8.4 3.8 11.4 3.8M11 1.4L14 3.8L11 6.2M1.6 11.8v3.2",
  survey: "M1.6 4L6 2L10 4L14.4 2V12L10 14L6 12L1.6 14ZM6 2v10M10 4v10",
  repair:
    "M2 14L8.4 7.6M8 3.4A3.8 3.8 0 0 0 12.8 8.2L10.4 7.8L8.4 5.6L8 3.4ZM8.2 3A3.8 3.8 0 0 1 12 2L10 4.2L11.8 6L14 4A3.8 3.8 0 0 1 12.8 8.2",
  strafe: "M8 1.4L9 5.4L15 8V9.6L9.2 9L8.8 11.4L10.6 13H5.4L7.2 11.4L6.8 9L1 9.6V8L7 5.4Z",
  demolish: "M3 6h3v8H3ZM6.6 6h3v8h-3ZM10.2 6h3v8h-3ZM8 6C8 3 11 4.6 11.2 1.6",
  antitank: "M1.4 5.4h8.4L14.6 8L9.8 10.6H1.4L3 8ZM6 5.4v5.2",
  enter: "M6.6 2H14v12H6.6M1.4 8h8M6.6 5L9.6 8L6.6 11",
  leave: "M9 2H2v12h7M5.6 8h8.6M11.4 5L14.4 8L11.4 11",
  seat: "M4 1.8V9.4H11.6V14M4 9.4L3.4 14M8 4.6h6M11.6 2.2L14 4.6L11.6 7",
  swap: "M2 5.4h10.4M9.6 2.6L12.6 5.4L9.6 8.2M14 10.6H3.6M6.4 7.8L3.4 10.6L6.4 13.4",
  chances: "M12.6 3L3.4 13M4.6 2.6A2 2 0 1 1 4.59 2.6ZM11.4 9.4A2 2 0 1 1 11.39 9.4Z",
  undo: "M6 3L2.4 6.4L6 9.8M2.8 6.4H9.6C15 6.4 15 13.4 9.6 13.4H6",
  redo: "M10 3L13.6 6.4L10 9.8M13.2 6.4H6.4C1 6.4 1 13.4 6.4 13.4H10",
  home: "M2 7.6L8 2.2L14 7.6M3.6 6.6V14h8.8V6.6M6.6 14V9.6h2.8V14",
  log: "M3.5 2h9v12h-9ZM5.6 5h4.8M5.6 8h4.8M5.6 11h3",
  full: "M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4",
  more: "M3 8h.01M8 8h.01M13 8h.01",
  key: "M2 4h3M7.4 4H14M2 8h3M7.4 8H14M2 12h3M7.4 12H14",
  play: "M4.6 2.6L12.6 8L4.6 13.4Z",
  quiz: "M5.6 5.8C5.6 2.6 10.4 2.6 10.4 5.6C10.4 7.8 8 7.8 8 10M8 12.6v.2",
  friend: "M5.4 3A2.2 2.2 0 1 1 5.39 3ZM1 13.4C1 7.4 9.6 7.4 9.6 13.4M11 4A1.9 1.9 0 1 1 10.99 4ZM11 9Q15 9 15 13.4",
  house: "M2 8L8 2.6L14 8M3.8 6.6V13.4H12.2V6.6",
  skip: "M2.6 3L8 8L2.6 13M8 3L13.4 8L8 13",
  book: "M8 3.6C6 2.2 3.6 2.2 1.8 3v10c1.8-.8 4.2-.8 6.2.6c2-1.4 4.4-1.4 6.2-.6V3C12.4 2.2 10 2.2 8 3.6ZM8 3.6v10",
  search: "M6.8 2A4.8 4.8 0 1 1 6.79 2ZM10.3 10.3L14.4 14.4",
  bulb: "M5.6 11.4C4.4 10.4 3.4 9 3.4 7A4.6 4.6 0 1 1 12.6 7C12.6 9 11.6 10.4 10.4 11.4ZM5.8 13.8h4.4",
  close: "M3.4 3.4L12.6 12.6M12.6 3.4L3.4 12.6",
  back: "M10.4 3L5 8L10.4 13",
  next: "M5.6 3L11 8L5.6 13",
  first: "M3.4 3v10M12.4 3L6.8 8L12.4 13",
  last: "M12.6 3v10M3.6 3L9.2 8L3.6 13",
};

/** @param {string | undefined} name @param {number} [size] */
export const icon = (name, size = 16) =>
  name &&
  Object.hasOwn(ICONS, name) &&
  h("svg.ic", { width: size, height: size, viewBox: "0 0 16 16", "aria-hidden": "true" }, h("path", { d: ICONS[name] }));

/** A silhouette of the art. @param {import("./types.js").Context} context @param {string} figure @param {number} size */
export const figure = ({ own }, figure, size) =>
  figure &&
  h(
    "svg.sil",
    { width: size, height: size, viewBox: "0 0 48 48", "aria-hidden": "true" },
    h("use", { href: `#${own.prefix}sil-${figure}` }),
  );

/** The sign of a side: a disc, a diamond, or room of the same size. @param {string} side @param {number} size */
export const dot = (side, size) =>
  h(
    "svg.dot",
    { class: side, width: size, height: size, viewBox: "-8 -8 16 16", "aria-hidden": "true" },
    side && h("path", { d: side === "s1" ? "M6.4 0A6.4 6.4 0 1 1 -6.4 0A6.4 6.4 0 1 1 6.4 0Z" : "M0 -7.4L7.4 0L0 7.4L-7.4 0Z" }),
  );

/** The sign of a result. Each has a different shape and a word next to it. @param {string} state @param {number} size */
export const mark = (state, size) =>
  state === "no"
    ? barredRing(size)
    : h(
        "svg.mark",
        { width: size, height: size, viewBox: "-10 -10 20 20", "aria-hidden": "true" },
        Object.hasOwn(MARKS, state) ? MARKS[state]() : MARKS[""](),
      );

/** Ticked disc: right. Ticked square: everything done. Arrow: in progress. Empty ring: not begun. */
const MARKS = {
  good: () => [h("circle.mk1", { r: 9 }), h("path.mk2", { d: "M-4.4 .4L-1.4 3.6L4.6 -3.4" })],
  done: () => [h("rect.mk1", { x: -9, y: -9, width: 18, height: 18, rx: 4 }), h("path.mk2", { d: "M-4.4 .4L-1.4 3.6L4.6 -3.4" })],
  go: () => [h("circle.mk0", { r: 8 }), h("path.mk0", { d: "M-4.4 0H4M.8 -3.4L4.2 0L.8 3.4" })],
  "": () => h("circle.mk0", { r: 6 }),
};

/** The barred ring that means no. @param {number} size */
export const barredRing = (size) =>
  h(
    "svg.noic",
    { width: size, height: size, viewBox: "-10 -10 20 20", "aria-hidden": "true" },
    h("circle.no0", { r: 9.4 }),
    h("circle.no1", { r: 8 }),
    h("path.no1", { d: "M-5.6 5.6L5.6 -5.6" }),
  );
