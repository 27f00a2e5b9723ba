import { sends } from "./buttons.js";
import { h } from "./dom.js";
import { dot } from "./icons.js";
import { body, chip, keyOfRule } from "./rule.js";

/** The log, newest first, in the side column if there is room. @param {import("./types.js").Context} context */
export function log(context) {
  if (!context.scene.log?.lines?.length || !context.own.fit.log || context.own.drawer === "log") return null;
  return h(
    "section.log",
    { key: "log", "aria-label": context.word("log"), "data-region": "log" },
    h("h3", null, context.word("log")),
    lines(context),
  );
}

/** The lines of the log, newest first, each round below its heading. A line opens its rule, and that rule the others. @param {import("./types.js").Context} context */
export function lines(context) {
  const { log } = context.scene;
  if (!log) return null;
  const { word } = context;
  return [
    h(
      "ol.lines",
      { key: "lines" },
      (log.lines ?? []).map((line) => [
        line.head && h("li.lr", { key: `head:${line.id}` }, h("h4", null, line.head)),
        entry(context, line),
      ]),
    ),
    log.more && h("button.plain.more", sends("more", log.lines?.at(-1)?.id ?? "", "more"), word("more")),
  ];
}

function entry(context, line) {
  const { rule } = line;
  const { open, others: known } = context.own;
  const others = (rule && open.has(keyOfRule(line.id, rule)) && known.get(line.id)) || [];
  return h(
    "li.ll",
    { key: line.id },
    h(
      "div.row",
      null,
      line.side ? dot(line.side, 13) : h("span.dot0"),
      h("span.lt", null, line.text),
      rule && chip(context, rule, line.id, line.source, "icon"),
    ),
    rule && body(context, rule, line.id),
    // The titles of the other rules are side by side, and the opened ones below them.
    others.length > 0 &&
      h(
        "p.cite",
        { key: "others" },
        others.map(({ id, label }) => chip(context, id, line.id, label)),
      ),
    others.map(({ id }) => body(context, id, line.id)),
  );
}
