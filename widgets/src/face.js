import { h } from "./dom.js";

/** The printed parts of a card in any place. @typedef {import("./types.js").Card} Card */

/** The number of a card, or the word in its place, if it has one. @param {{n?: number | string}} card @param {string} tag */
export const number = ({ n }, tag) =>
  n != null && n !== "" && h(tag, { "aria-hidden": "true", class: String(n).length > 2 && "word" }, h("b", null, n));

/** An arrow per section of the board, from the left. The sections of the card are filled. */
export const arrows = (sections) =>
  h(
    "svg.arrows",
    { width: 30 * sections.length, height: 26, viewBox: `0 0 ${30 * sections.length} 26`, "aria-hidden": "true" },
    sections.map(({ n, on }, i) => [
      h("path", {
        class: on ? "gh" : "gm",
        d: `M${30 * i + 6.5} 25V12.4H${30 * i + 1}L${30 * i + 15} 1.2L${30 * i + 29} 12.4H${30 * i + 23.5}V25Z`,
      }),
      on && n && h("text", { x: 30 * i + 15, y: 20.4, class: String(n).length > 2 && "long" }, n),
    ]),
  );
