/**
 * The page to read, in place of the table or the home page: rules, glossary, the rules on two pages, editions, and the results of a search.
 *
 * Its text stands in columns that are wider than their window. Turning a page moves them by the width of the window. All of the text is
 * in the document, so a screen reader and the browser's own search reach it, and wherever they lead, the columns stop at a whole page.
 */

import { toggles } from "./buttons.js";
import { h } from "./dom.js";
import { figure, icon } from "./icons.js";
import { body, chip } from "./rule.js";

/** @typedef {import("./types.js").Context} Context */

/** The pages, in the order of their tabs. Their names are used in `data-own` and `own.drawer`. */
export const PAGES = ["rules", "glossary", "summary", "editions"];

/** The name of this page for the rules that it opens. */
const ASKED = "read";

/** The open page. @param {Context} context */
export function reading(context) {
  const { scene, own, word } = context;
  if (!PAGES.includes(own.drawer)) return null;
  const { title = "", lead = "", note = "", parts = [], save } = pageToShow(context);
  return h(
    "div.reading",
    { key: "reading", role: "dialog", "aria-modal": "true", "aria-label": word("read") },
    h(
      "header.rh",
      { key: "head" },
      h("h2", null, word("read")),
      h(
        "div.tabs",
        { key: "tabs", role: "tablist", "aria-label": word("read"), "data-region": "read-tabs" },
        PAGES.map((name) => tab(name, context)),
      ),
      h("label.rs", { key: "search", "data-region": "read-search" }, icon("search", 15), box(word)),
      h(
        "div",
        { key: "close", "data-region": "read-close" },
        h(
          "button.plain.tool",
          {
            ...toggles("close", "read:close"),
            title: word("close"),
            "aria-label": word("close"),
            "aria-keyshortcuts": "Escape",
          },
          icon("close", 18),
        ),
      ),
    ),
    h(
      "nav.rp",
      { key: "parts", "aria-label": word("read-parts"), "data-region": "read-parts", class: scene.found?.page?.name },
      parts.map((part, i) => opener(part, i, context)),
    ),
    h(
      "div.paper",
      { key: "paper", role: "tabpanel", id: `${own.prefix}paper`, "aria-label": title, "data-region": "read-page" },
      h(
        "div.flow",
        { key: "flow", class: own.drawer, tabindex: "0", role: "document", "aria-label": title, "data-nav": "", "data-flow": "" },
        h("h3", { key: "title" }, title),
        h("div", { key: "found", role: "status" }, scene.found?.none && h("p", null, scene.found.none)),
        lead && h("p.lead", { key: "lead" }, lead),
        h("i.end", { key: "end", "aria-hidden": "true" }),
        parts.map((part, i) => [
          part.label && h("h4", { key: `part:${i}`, "data-part": String(i) }, sign(part, context, 20), h("span", null, part.label)),
          part.items.map((item) =>
            h(
              "section",
              { key: item.id, tabindex: "-1", role: "group", "aria-label": item.label, "data-item": item.id, "data-of": String(i) },
              entry(item, context),
            ),
          ),
        ]),
      ),
      h(
        "footer.rf",
        { key: "foot", "data-region": "read-turn" },
        turner("prev", "back", word("prev")),
        h("p.rn", { key: "n", role: "status" }),
        turner("next", "next", word("next")),
        h(
          "label.rj",
          { key: "jump" },
          h(
            "select",
            { "aria-label": word("read-parts"), "data-nav": "", "data-jump": "" },
            parts.map(({ label }, i) => h("option", { value: String(i) }, label)),
          ),
        ),
        save &&
          h(
            "a.plain",
            { key: "save", href: `data:text/html;charset=utf-8,${encodeURIComponent(save.page)}`, download: save.name, "data-nav": "" },
            word("summary-save"),
          ),
        note && h("small", { key: "note" }, note),
      ),
    ),
  );
}

/** The page or the results to show. @param {Context} context @returns {Partial<import("./types.js").ReadPage>} */
function pageToShow({ scene: { found }, own, word }) {
  if (found?.page?.name === own.drawer) return found.page;
  if (!found?.query) return { title: word(`read-${own.drawer}`) };
  const list = (kind) => found[kind].map(({ id, label, text = "" }) => ({ id: `found:${kind}:${id}`, label, text, to: `${kind}:${id}` }));
  return { title: word("read-results"), parts: found.order.map((kind) => ({ label: word(`find-${kind}`), items: list(kind) })) };
}

/** @param {string} name @param {Context} context */
const tab = (name, { scene: { found }, own, word }) =>
  h(
    "button",
    {
      ...toggles(name, `read:${name}`),
      role: "tab",
      "aria-selected": String(own.drawer === name && !found?.query),
      "aria-controls": `${own.prefix}paper`,
    },
    word(`read-${name}`),
  );

const box = (word) =>
  h("input.seek", {
    key: "find:box",
    type: "search",
    "aria-label": word("find-box"),
    placeholder: word("find-box"),
    "aria-keyshortcuts": "/",
    autocomplete: "off",
    spellcheck: "false",
    maxlength: 100,
    "data-nav": "",
    "data-search": "",
  });

/** The sign of a part, if it has one. */
const sign = (part, context, size) => icon(part.icon, size) || figure(context, part.figure, size);

const opener = (part, i, context) =>
  h(
    "button",
    { key: `part:${i}`, type: "button", "data-nav": "", "data-turn": `part:${i}` },
    sign(part, context, 17),
    h("span", null, part.label),
  );

const turner = (key, sign, label) =>
  h(
    "button.plain",
    { key: `turn:${key}`, type: "button", "data-nav": "", "data-turn": key, "aria-label": label },
    sign === "back" && icon(sign, 13),
    h("span", null, label),
    sign === "next" && icon(sign, 13),
  );

/** One rule, term or difference. A result of a search is a button that leads to it. @param {import("./types.js").ReadItem & {to?: string}} item @param {Context} context */
function entry({ label, text, texts, to, rule, source, ours }, context) {
  const { scene, word } = context;
  const lesson = to?.startsWith("lesson:");
  const name = to
    ? h(
        "button.hit",
        {
          key: `hit:${to}`,
          type: "button",
          "data-nav": "",
          ...(lesson ? { "data-kind": scene.home ? "home" : "coach", "data-target": to } : { "data-own": "seek", "data-target": to }),
        },
        label,
      )
    : label;
  return [
    h(
      "h5",
      { key: "name" },
      name,
      ours && h("i.ours", null, word("read-ours")),
      rule && !scene.home && chip(context, rule, ASKED, source ?? label, "icon"),
    ),
    text && h("p", { key: "text" }, text),
    texts?.map((entry) => h("p", { key: entry.label }, h("b", null, `${entry.label}: `), entry.text)),
    rule && !scene.home && body(context, rule, ASKED),
  ];
}

/** The names of the pages with what a search finds. */
const OF = { rule: "rules", term: "glossary" };

/** The page with a thing that a search has found. @param {string} id */
export const pageOf = (id) => OF[id.split(":", 1)[0]];

/**
 * The pages of the open text. Without a layout it has one page.
 *
 * @typedef {object} Paper
 * @property {HTMLElement} root
 * @property {import("./types.js").Own} own
 * @property {import("./types.js").Words} word
 * @property {number} page the open page
 * @property {string} text the text as it was last drawn
 * @property {string} room its room then
 * @property {string} mark the first thing on its page then
 */

/** @param {Paper} paper */
const findFlow = ({ root }) => root.querySelector("[data-flow]");
/** @param {Paper} paper */
const findItems = ({ root }) => [...root.querySelectorAll("[data-item]")];
/** @param {Paper} paper @param {string} id */
const findItem = (paper, id) => findItems(paper).find((item) => item.dataset.item === id);

/** The distance between two pages. @param {HTMLElement} flow */
const stepOf = (flow) => flow.clientWidth + (Number.parseFloat(getComputedStyle(flow).columnGap) || 0);

/** The number of pages. The last one gets its full width, even if it has only one column. @param {HTMLElement} flow */
function countPages(flow) {
  const end = /** @type {HTMLElement} */ (flow.querySelector(".end"));
  end.style.left = "0";
  const total = flow.clientWidth ? Math.max(1, Math.ceil((flow.scrollWidth - 8) / stepOf(flow))) : 1;
  end.style.left = `${total * stepOf(flow) - 1}px`;
  return total;
}

/** The page on which something begins. @param {HTMLElement} flow @param {Element} thing */
function pageWith(flow, thing) {
  const [box] = thing.getClientRects();
  const frame = flow.getBoundingClientRect();
  return box && frame.width
    ? Math.floor((((box.left - frame.left) * flow.offsetWidth) / frame.width + flow.scrollLeft) / stepOf(flow) + 0.01)
    : 0;
}

/** @param {HTMLElement} root @param {import("./types.js").Context} table @returns {Paper} */
export const createPaper = (root, { own, word }) => ({ root, own, word, page: 0, text: "", room: "", mark: "" });

/** Show a page, and say which it is. The part of `goal` is marked if it begins there, otherwise that of the first thing on it. @param {Paper} paper @param {number} n @param {HTMLElement} [goal] */
export function turnPage(paper, n, goal = findItem(paper, paper.mark)) {
  const { root, word } = paper;
  const flow = findFlow(paper);
  const items = findItems(paper);
  const total = countPages(flow);
  const page = Math.max(0, Math.min(total - 1, n));
  flow.scrollLeft = page * stepOf(flow);
  const first = goal && pageWith(flow, goal) === page ? goal : (items.find((item) => pageWith(flow, item) >= page) ?? items.at(-1));
  const part = first?.dataset.of ?? "";
  Object.assign(paper, { page, mark: first?.dataset.item ?? "" });
  root.querySelector(".rn").textContent = word("read-page", { n: page + 1, m: total });
  root.querySelector("[data-turn=prev]").setAttribute("aria-disabled", String(page === 0));
  root.querySelector("[data-turn=next]").setAttribute("aria-disabled", String(page === total - 1));
  root.querySelector("[data-jump]").value = part;
  for (const button of root.querySelectorAll(".rp [data-turn]")) {
    const isHere = button.dataset.turn === `part:${part}`;
    button.setAttribute("aria-current", String(isHere));
    if (isHere) button.parentElement.scrollTop = button.offsetTop - button.parentElement.clientHeight / 2;
  }
}

/** Turn to a thing. @param {Paper} paper @param {HTMLElement} thing */
const turnTo = (paper, thing) => turnPage(paper, pageWith(findFlow(paper), thing), thing);

/** Do what a button for turning does. @param {Paper} paper @param {string} to */
export function pressTurner(paper, to) {
  if (to === "prev" || to === "next") turnPage(paper, paper.page + (to === "next" ? 1 : -1));
  else
    turnTo(
      paper,
      findItems(paper).find((item) => `part:${item.dataset.of}` === to),
    );
}

/** Measure the pages after a drawing. A new text begins at its first page, or at the thing that was asked for. @param {Paper} paper */
export function measurePages(paper) {
  const { own } = paper;
  const flow = findFlow(paper);
  if (!flow) {
    paper.text = "";
    return;
  }
  const ids = findItems(paper).map((item) => item.dataset.item);
  const [text, room] = [ids.join(), `${flow.clientWidth} ${flow.clientHeight}`];
  const first = findItem(paper, paper.mark);
  if (text === paper.text && room !== paper.room && first) turnTo(paper, first);
  else turnPage(paper, text === paper.text ? paper.page : 0);
  Object.assign(paper, { text, room });
  const thing = own.sought && findItem(paper, own.sought);
  if (!thing) return;
  own.sought = "";
  turnTo(paper, thing);
  thing.focus({ preventScroll: true });
}

/** Stop at a whole page, wherever the focus or the browser's search has moved the text. @param {Paper} paper @param {Event & {target: HTMLElement}} event */
export function snapPage(paper, { target }) {
  if (target !== findFlow(paper)) return;
  const position = target.scrollLeft / stepOf(target);
  if (Math.abs(target.scrollLeft - paper.page * stepOf(target)) < 2) return;
  turnPage(paper, position > paper.page ? Math.ceil(position - 0.01) : Math.floor(position + 0.01));
}
