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

/** The newest line, for screen readers only. @param {import("./types.js").Context} context */
export const news = ({ scene: { log } }) => h("p.unseen", { key: "news", role: "status", "aria-live": "polite" }, log?.lines?.[0]?.text);
