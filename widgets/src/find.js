import { h } from "./dom.js";
import { body, chip } from "./rule.js";

/** @typedef {import("./types.js").Context} Context */

/** The name of this panel for the rules that it opens. */
const ASKED = "find";

/** The search box and its results: terms with their meaning, rules that unfold, lessons that open. The kind with the best result comes first. @param {Context} context */
export function find(context) {
  const { word } = context;
  const found = context.scene.found ?? { query: "", none: "", order: [], term: [], rule: [], lesson: [] };
  return [
    h("input.seek", { key: "find:box", type: "search", "aria-label": word("find-box"), placeholder: word("find-box"), autocomplete: "off", spellcheck: "false", maxlength: 100, "data-nav": "", "data-search": "" }),
    h("div", { key: "found", role: "status", "aria-live": "polite" }, found.none && h("p", null, found.none)),
    found.order.map((kind) => part(kind, word, LISTS[kind](context, found[kind]))),
  ];
}

/** How the results of each kind are drawn. */
const LISTS = {
  term: (context, terms) =>
    h(
      "dl.terms",
      null,
      terms.map((term) =>
        h("div", { key: term.id }, h("dt", null, term.label), h("dd", null, term.text, " ", chip(context, term.rule, ASKED, term.source, "icon"), body(context, term.rule, ASKED))),
      ),
    ),
  rule: (context, rules) => h("ul.hits", null, rules.map(({ id, label }) => h("li", { key: id }, chip(context, id, ASKED, label), body(context, id, ASKED)))),
  lesson: (_, lessons) =>
    h(
      "ul.hits",
      null,
      lessons.map(({ id, label }) => h("li", { key: id }, h("button.plain", { key: `find:${id}`, type: "button", "data-nav": "", "data-kind": "coach", "data-target": `lesson:${id}` }, label))),
    ),
};

/** The rules on two pages, to read here or to save and print. @param {Context} context */
export function summary({ scene: { found }, word }) {
  const whole = found?.summary;
  if (!whole) return null;
  return [
    h("p", { key: "save" }, h("a.plain", { href: `data:text/html;charset=utf-8,${encodeURIComponent(whole.page)}`, download: `${whole.title}.html`, "data-nav": "" }, word("summary-save"))),
    whole.parts.map(({ label, rules }) =>
      h("section", { key: label }, h("h4", null, label), h("dl.terms", null, rules.map((rule) => h("div", { key: rule.label }, h("dt", null, rule.label), h("dd", null, rule.text))))),
    ),
  ];
}

/** The project's own numbers and actions of the game on the table. @param {Context} context */
export function numbers({ scene: { found } }) {
  const own = found?.numbers;
  if (!own) return null;
  return [
    own.lead.map((line) => h("p", { key: line }, line)),
    own.list.length > 0 && h("dl.terms.short", { key: "list" }, own.list.map((row) => h("div", { key: row.label }, h("dt", null, row.label), h("dd", null, row.text)))),
    own.rest.map((line) => h("p", { key: line }, line)),
  ];
}

const part = (name, word, list) => h("section", { key: `find:${name}` }, h("h4", null, word(`find-${name}`)), list);

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
  let done = 0;
  for (const { at, name, id } of places) {
    if (at < done) continue;
    parts.push(text.slice(done, at), h("button.gloss", { key: `term:${id}`, type: "button", "data-nav": "", "data-kind": "search", "data-target": `term:${id}` }, name));
    done = at + name.length;
  }
  return [...parts, text.slice(done)];
}
