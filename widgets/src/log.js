import { h } from "./dom.js";
import { dot } from "./icons.js";
import { body, chip, unfolded } from "./rule.js";

/** What has happened, newest first. A line opens the rule that it went by, and that the others. @param {import("./types.js").Context} context */
export function log(context) {
  const { log } = context.scene;
  if (!log) return null;
  const { word } = context;
  const lines = log.lines ?? [];
  return h(
    "section.log",
    { key: "log", "aria-label": word("log"), "data-region": "log" },
    h("h3", null, word("log"), h("span.hint", null, word("log-hint"))),
    h(
      "ol",
      null,
      lines.map((line) => {
        const [first, ...others] = line.rules ?? [];
        return [
          h(
            "li.ll",
            { key: line.id },
            h(
              "div.row",
              null,
              line.side ? dot(line.side, 13) : h("span.dot0"),
              h("span.lt", null, line.text),
              first && chip(context, first, line.id),
            ),
            first && body(context, first, line.id),
            first &&
              context.own.open.has(unfolded(line.id, first)) &&
              others.map((id) => h("div.lc", { key: id }, chip(context, id, line.id), body(context, id, line.id))),
          ),
          // The newest is on top: a round begins below its first line.
          line.head && h("li.lr", { key: `head:${line.id}` }, line.head),
        ];
      }),
    ),
    log.more &&
      h(
        "button.plain.more",
        { key: "more", type: "button", "data-nav": "", "data-kind": "more", "data-target": lines.at(-1)?.id ?? "" },
        word("more"),
      ),
  );
}

/** What is asked now, for screen readers only: what the slip says, without its buttons. @param {import("./types.js").Context} context */
export const asks = ({ scene: { slip } }) =>
  h("p.unseen", { key: "asks", role: "status", "aria-live": "polite" }, slip && sentences([slip.title, ...(slip.lines ?? []), slip.total && `${slip.total.n} ${slip.total.word}`]));

/** Each with a full stop, if it ends in nothing else. @param {(string | false | null | undefined)[]} parts */
const sentences = (parts) =>
  parts
    .filter(Boolean)
    .map((part) => (/[.!?…:]$/.test(part) ? part : `${part}.`))
    .join(" ");

/**
 * What has happened since it was said last, for screen readers only: after an enemy's turn that is more than the newest line.
 * @param {import("./types.js").Context} context
 */
export function news({ scene: { log }, own }) {
  const lines = log?.lines ?? [];
  const newest = lines[0]?.id ?? "";
  if (newest !== own.newest) {
    const at = lines.findIndex(({ id }) => id === own.newest);
    // Ids begin with the number of the decision: what was newest may have left the list below, or (after an undo) above.
    const all = own.newest === "" || (at < 0 && Number.parseInt(own.newest, 10) < Number.parseInt(lines.at(-1)?.id, 10));
    own.fresh = all ? lines.length : Math.max(at, 1);
    own.newest = newest;
  }
  const fresh = lines.slice(0, own.fresh).reverse();
  return h("p.unseen", { key: "news", role: "status", "aria-live": "polite" }, fresh.length > 1 ? sentences(fresh.map(({ text }) => text)) : fresh[0]?.text);
}
