// @ts-check
import { h } from "./dom.js";
import { sheet } from "./sheet.js";

/** The hand-over screen between two people. Both hands are face down until the next player is ready. @param {import("./types.js").Context} context */
export function curtain({ scene: { curtain, mine } }) {
  if (!curtain) return null;
  const { title, text, button } = curtain;
  return sheet(
    { key: "curtain", label: title, class: mine?.side },
    [h("h3", null, title), text && h("p", null, text)],
    h("button.commit", { key: "curtain", type: "button", "data-nav": "", "data-kind": "curtain" }, button),
  );
}
