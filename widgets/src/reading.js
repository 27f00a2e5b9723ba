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
        { key: "flow", class: own.drawer, tabindex: "0", "data-nav": "", "data-flow": "" },
        h("h3", { key: "title" }, title),
        h("div", { key: "found", role: "status" }, scene.found?.none && h("p", null, scene.found.none)),
        lead && h("p.lead", { key: "lead" }, lead),
        h("i.end", { key: "end", "aria-hidden": "true" }),
        parts.map((part, i) => [
          part.label && h("h4", { key: `part:${i}`, "data-part": String(i) }, sign(part, context, 20), h("span", null, part.label)),
          part.items.map((item) =>
            h("section", { key: item.id, tabindex: "-1", "data-item": item.id, "data-of": String(i) }, entry(item, context)),
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
    { key: `turn:${key}`, type: "button", "data-nav": "", "data-turn": key },
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
 * Turn the pages of the open text. Without a layout it has one page.
 *
 * @param {HTMLElement} root
 * @param {{own: import("./types.js").Own, word: import("./types.js").Words}} table
 */
export function pages(root, { own, word }) {
  const flow = () => root.querySelector("[data-flow]");
  const items = () => [...root.querySelectorAll("[data-item]")];
  const named = (id) => items().find((item) => item.dataset.item === id);
  let page = 0;
  /** The text, its room, and the first thing on the page, as they were last drawn. */
  let [text, room, mark] = ["", "", ""];

  /** The distance between two pages. */
  const step = (element) => element.clientWidth + (Number.parseFloat(getComputedStyle(element).columnGap) || 0);

  /** The number of pages. The last one gets its full width, even if it has only one column. */
  function count(element) {
    const end = element.querySelector(".end");
    end.style.left = "0";
    const total = element.clientWidth ? Math.max(1, Math.ceil((element.scrollWidth - 8) / step(element))) : 1;
    end.style.left = `${total * step(element) - 1}px`;
    return total;
  }

  /** The page on which something begins. */
  function where(element, thing) {
    const [box] = thing.getClientRects();
    const frame = element.getBoundingClientRect();
    return box && frame.width
      ? Math.floor((((box.left - frame.left) * element.offsetWidth) / frame.width + element.scrollLeft) / step(element) + 0.01)
      : 0;
  }

  /** Show a page, and say which it is. The part of `goal` is marked if it begins there, otherwise that of the first thing on it. */
  function turn(n, goal = named(mark)) {
    const element = flow();
    const total = count(element);
    page = Math.max(0, Math.min(total - 1, n));
    element.scrollLeft = page * step(element);
    const here = goal && where(element, goal) === page ? goal : (items().find((item) => where(element, item) >= page) ?? items().at(-1));
    const part = here?.dataset.of ?? "";
    mark = here?.dataset.item ?? "";
    root.querySelector(".rn").textContent = word("read-page", { n: page + 1, m: total });
    root.querySelector("[data-turn=prev]").setAttribute("aria-disabled", String(page === 0));
    root.querySelector("[data-turn=next]").setAttribute("aria-disabled", String(page === total - 1));
    root.querySelector("[data-jump]").value = part;
    for (const button of root.querySelectorAll(".rp [data-turn]")) {
      const now = button.dataset.turn === `part:${part}`;
      button.setAttribute("aria-current", String(now));
      if (now) button.parentElement.scrollTop = button.offsetTop - button.parentElement.clientHeight / 2;
    }
  }

  /** Turn to a thing. */
  const show = (thing) => turn(where(flow(), thing), thing);

  return {
    /** Turn some pages on or back, or to an end. @param {number} by */
    turn: (by) => turn(page + by),

    /** Do what a button for turning does. @param {string} to */
    press(to) {
      if (to === "prev" || to === "next") turn(page + (to === "next" ? 1 : -1));
      else show(items().find((item) => `part:${item.dataset.of}` === to));
    },

    /** Measure the pages after a drawing. A new text begins at its first page, or at the thing that was asked for. */
    measure() {
      const element = flow();
      if (!element) return void (text = "");
      const now = [
        items()
          .map((item) => item.dataset.item)
          .join(),
        `${element.clientWidth} ${element.clientHeight}`,
      ];
      if (now[0] === text && now[1] !== room && named(mark)) show(named(mark));
      else turn(now[0] === text ? page : 0);
      [text, room] = now;
      const thing = own.sought && named(own.sought);
      if (!thing) return;
      own.sought = "";
      show(thing);
      thing.focus({ preventScroll: true });
    },

    /** Stop at a whole page, wherever the focus or the browser's search has moved the text. @param {Event & {target: HTMLElement}} event */
    snap({ target }) {
      if (target !== flow() || Math.abs(target.scrollLeft - page * step(target)) < 2) return;
      const position = target.scrollLeft / step(target);
      turn(position > page ? Math.ceil(position - 0.01) : Math.floor(position + 0.01));
    },
  };
}

const BY = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1, Home: -Infinity, End: Infinity };

/**
 * The keys of the page. Left and right turn it, except between the tabs and in the search box.
 *
 * @param {KeyboardEvent & {target: HTMLInputElement}} event
 * @param {HTMLElement} root
 * @param {{toggle: (name: string) => void, paper: ReturnType<typeof pages>}} table
 */
export function readKeys(event, root, { toggle, paper }) {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  if (key === "Escape") return () => toggle("close");
  const box = root.querySelector(".reading [data-search]");
  if (target === box) {
    const first = root.querySelector(".flow .hit") ?? root.querySelector("[data-flow]");
    return key === "ArrowDown" ? () => first.focus() : key === "Enter" ? () => first.click() : null;
  }
  if (key === "/" || event.code === "Slash") return () => box.focus();
  return Object.hasOwn(BY, key) && !target.matches("select, [role=tab]") ? () => paper.turn(BY[key]) : null;
}
