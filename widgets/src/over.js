// @ts-check
import { sends } from "./buttons.js";
import { h } from "./dom.js";
import { body, chip } from "./rule.js";
import { sheet } from "./sheet.js";

/** The name of this panel for the rules that it opens. */
const ASKED = "over";

/** The end of the game: the winner, the rule, and the possible next steps. @param {import("./types.js").Context} context */
export function drawEnding(context) {
  const { over } = context.scene;
  if (!over) return null;
  const { title, text, told, note, rule, source, buttons = [] } = over;
  return sheet(
    { key: "over", label: title, role: "group" },
    [
      h("h3", null, title),
      text && h("p", null, text),
      told && h("p.told", null, told),
      rule && h("p.cite", null, chip(context, rule, ASKED, source ?? "")),
      rule && body(context, rule, ASKED),
      note && h("p", { key: "note" }, note),
    ],
    buttons.map(({ id, label }, i) => h(i === 0 ? "button.commit" : "button.plain", sends("over", id), label)),
  );
}
