import { sends } from "./buttons.js";
import { h } from "./dom.js";
import { body, chip } from "./rule.js";

/** @typedef {import("./types.js").Context} Context */

/** The name of this panel for the rules that it opens. */
const ASKED = "find";

/** A term with its meaning, and the way to the whole glossary. @param {Context} context */
export function term(context) {
  const { scene, word } = context;
  const terms = scene.found?.term ?? [];
  return [
    h(
      "dl.terms",
      { key: "terms" },
      terms.map(({ id, label, text, rule, source }) =>
        h(
          "div",
          { key: id },
          h("dt", null, label),
          h("dd", null, text, " ", chip(context, rule, ASKED, source, "icon"), body(context, rule, ASKED)),
        ),
      ),
    ),
    terms.map(({ id }) =>
      h(
        "p",
        { key: `open:${id}` },
        h(
          "button.plain",
          { key: `seek:${id}`, type: "button", "data-nav": "", "data-own": "seek", "data-target": `term:${id}` },
          word("read-glossary"),
        ),
      ),
    ),
  ];
}

/** The project's own numbers and actions of the game on the table. @param {Context} context */
export function numbers({ scene: { found } }) {
  const data = found?.numbers;
  if (!data) return null;
  return [
    data.lead.map((line) => h("p", { key: line }, line)),
    data.list.length > 0 &&
      h(
        "dl.terms.short",
        { key: "list" },
        data.list.map((row) => h("div", { key: row.label }, h("dt", null, row.label), h("dd", null, row.text))),
      ),
    data.rest.map((line) => h("p", { key: line }, line)),
  ];
}

/** The punctuation after a term. A line can break after a button, so the button would lose it to the next line. */
const MARK = /^[.,:;?!)»”]+/;

/**
 * A text in which the first use of each glossary term is a quiet button that opens it.
 *
 * @param {string} text
 * @param {{text: string, id: string}[]} [terms] as they are written in the text, in any order
 */
export function withTerms(text, terms = []) {
  const places = terms
    .map(({ text: name, id }) => ({ at: text.indexOf(name), name, id }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const parts = [];
  let end = 0;
  for (const { at, name, id } of places) {
    if (at < end) continue;
    const button = h("button.gloss", sends("search", `term:${id}`, `term:${id}`), name);
    const [mark] = text.slice(at + name.length).match(MARK) ?? [""];
    parts.push(text.slice(end, at), mark ? h("span.marked", { key: `marked:${id}` }, button, mark) : button);
    end = at + name.length + mark.length;
  }
  return [...parts, text.slice(end)];
}
