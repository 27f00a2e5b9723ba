import { sends } from "./buttons.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";

/** @typedef {import("./types.js").Context} Context */

/** The key of an unfolded rule: the log line that opened it (nothing for a reason), and the rule. */
export const keyOfRule = (line, id) => `${line ?? ""}|${id}`;

/**
 * The place of a rule in the rulebook, as a small button that unfolds it.
 *
 * @param {Context} context
 * @param {string} id
 * @param {string | number | null} line
 * @param {string} label
 * @param {string} [look] `icon` where there is no room for words, `quiet` at the end of a foot
 * @param {string} [title] of the rule
 */
export const chip = ({ own }, id, line, label, look = "", title = label) =>
  h(
    "button.rule",
    {
      ...sends("rule", id, `rule:${keyOfRule(line, id)}`),
      class: look,
      title,
      "aria-expanded": String(own.open.has(keyOfRule(line, id))),
      "data-line": line,
    },
    icon("book"),
    h("span", null, label),
  );

/** The rule itself, once it is unfolded and the kernel has answered. @param {Context} context */
export function body({ own, word }, id, line) {
  const rule = own.open.has(keyOfRule(line, id)) && own.rules.get(id);
  if (!rule) return null;
  return h(
    "div.lc",
    { key: `body:${id}` },
    h("p", { lang: rule.lang ?? null }, rule.title && h("b", null, `${rule.title}. `), rule.text),
    rule.own && h("p.ruling", null, rule.own),
    rule.note && h("p.ruling", null, rule.note),
    rule.ruling && h("p.ruling", null, rule.ruling),
    rule.cites?.length > 0 &&
      h(
        "ul.cites",
        { "aria-label": word("cites") },
        rule.cites.map(({ label, text }, i) => h("li", { key: i }, h("cite", null, `${label}: `), text)),
      ),
    rule.lessons?.length > 0 &&
      h(
        "p.taught",
        null,
        `${word("taught")}: `,
        rule.lessons.map((lesson) =>
          h(
            "button.plain",
            {
              ...sends("coach", `lesson:${lesson.id}`, `lesson:${keyOfRule(line, id)}|${lesson.id}`),
            },
            lesson.label,
          ),
        ),
      ),
    rule.docs && h("p.taught", null, h("a", { href: rule.docs, target: "_blank", rel: "noopener", "data-nav": "" }, word("docs"))),
  );
}
