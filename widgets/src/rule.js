import { h } from "./dom.js";

/** @typedef {import("./types.js").Context} Context */

/** Where a rule stands, edition by edition. @param {import("./types.js").Cite[]} [cites] */
export const citations = (cites = []) => cites.map(({ label, text }, i) => [h("cite", { key: i }, `${label}: `), `${text} `]);

/** What names an unfolded rule: the log line that asked, or nothing for a reason, and the rule. */
export const unfolded = (line, id) => `${line ?? ""}|${id}`;

/**
 * The id of a rule as a button that unfolds it.
 *
 * @param {Context} context
 * @param {string} id
 * @param {string | number | null} line
 */
export const chip = ({ own }, id, line) =>
  h(
    "button.rule",
    {
      key: `rule:${unfolded(line, id)}`,
      type: "button",
      "aria-expanded": String(own.open.has(unfolded(line, id))),
      "data-nav": "",
      "data-kind": "rule",
      "data-target": id,
      "data-line": line,
    },
    id,
  );

/** The rule itself, once it is unfolded and the kernel has answered. @param {Context} context */
export function body({ own, word }, id, line) {
  const rule = own.open.has(unfolded(line, id)) && own.rules.get(id);
  if (!rule) return null;
  return h(
    "div.lc",
    { key: `body:${id}` },
    h("p", null, rule.title && h("b", null, `${rule.title}. `), rule.text),
    rule.ruling && h("p.ruling", null, rule.ruling),
    rule.cites?.length > 0 && h("p", null, citations(rule.cites)),
    rule.lessons?.length > 0 &&
      h(
        "p.taught",
        null,
        `${word("taught")}: `,
        rule.lessons.map((lesson) =>
          h(
            "button.plain",
            {
              key: `lesson:${unfolded(line, id)}|${lesson.id}`,
              type: "button",
              "data-nav": "",
              "data-kind": "coach",
              "data-target": `lesson:${lesson.id}`,
            },
            lesson.label,
          ),
        ),
      ),
  );
}
