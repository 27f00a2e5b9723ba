import { h } from "./dom.js";
import { sheet } from "./sheet.js";

/** The screen between two people: both hands lie face down until the one who is next says so. @param {import("./types.js").Context} context */
export function curtain({ scene: { curtain, mine } }) {
  if (!curtain) return null;
  const { title, text, button } = curtain;
  return sheet(
    { key: "curtain", label: title, class: mine?.side },
    [h("h3", null, title), text && h("p", null, text)],
    h("button.commit", { key: "curtain", type: "button", "data-nav": "", "data-kind": "curtain" }, button),
  );
}
