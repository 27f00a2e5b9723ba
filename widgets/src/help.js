import { h } from "./dom.js";

/** The keys, as they are named in the words: `key-…`. */
const KEYS = [
  ["arrows", "← ↑ ↓ →"],
  ["enter", "Enter"],
  ["back", "Esc"],
  ["cards", "1 … 9"],
  ["aims", "N"],
  ["pieces", "P"],
  ["walk", "Alt ← →"],
  ["hint", "H"],
  ["chances", "C"],
  ["undo", "Ctrl Z"],
  ["redo", "Ctrl Shift Z"],
  ["end", "Shift E"],
  ["help", "?"],
];

/** Which key does what. @param {import("./types.js").Context} context */
export const help = ({ own, word }) =>
  own.help &&
  h(
    "section.slip.help",
    { key: "help", role: "status", "aria-label": word("help") },
    h("h3", null, word("help")),
    h(
      "dl",
      null,
      KEYS.map(([name, keys]) => h("div", { key: name }, h("dt", null, h("kbd", null, keys)), h("dd", null, word(`key-${name}`)))),
    ),
  );
