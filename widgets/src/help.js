// @ts-check
/** The keys, named as in the words: `key-…`. */
export const KEYS = [
  ["arrows", "← ↑ ↓ →"],
  ["enter", "Enter"],
  ["back", "Esc"],
  ["cards", "1 … 9"],
  ["aims", "N"],
  ["regions", "M K T"],
  ["pieces", "P"],
  ["walk", "Alt ← →"],
  ["hint", "H"],
  ["chances", "C"],
  ["zoom", "+ − 0"],
  ["find", "/"],
  ["paste", "Ctrl V"],
  ["log", "L"],
  ["full", "F"],
  ["undo", "Ctrl Z"],
  ["redo", "Ctrl Shift Z"],
  ["end", "Shift E"],
  ["help", "?"],
];
