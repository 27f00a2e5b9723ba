import { withPrefix } from "./board.js";
import { sends, toggles } from "./buttons.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { field, here } from "./share.js";
import { startSheet } from "./start.js";

/** @typedef {import("./types.js").Home} Home */

const STAR = "M0 -8L2.3 -2.7L8 -2.2L3.7 1.6L5 7.2L0 4.2L-5 7.2L-3.7 1.6L-8 -2.2L-2.3 -2.7Z";

/** A button that asks the kernel for a page, or for something on the table. */
const go = (tag, to, props, ...kids) => h(tag, { ...sends("home", to), ...props }, ...kids);

/** A window on a board. */
const view = (markup, box, prefix) =>
  h("svg.win", {
    viewBox: box,
    preserveAspectRatio: "xMidYMid slice",
    "aria-hidden": "true",
    focusable: "false",
    html: withPrefix(markup, prefix),
  });

/** The home page, in place of the table. @param {import("./types.js").Context} context */
export function home({ scene: { home }, own: { prefix }, word }) {
  if (!home) return null;
  if (home.start) return startSheet(home.start, prefix, home.trouble ?? "", word);
  return h(
    "div.home",
    { key: "home" },
    h(
      "header.hh",
      { key: "head", "data-region": "home-head" },
      h("h2", null, home.title),
      h("p", null, home.lead),
      h("div.langs", { role: "group", "aria-label": home.language }, home.languages.map(language)),
    ),
    home.trouble && h("p.trouble", { role: "status" }, home.trouble),
    h(
      "div.hg",
      null,
      h("div.ha", { key: "now", "data-region": "home-now" }, next(home, prefix), h("div.doors", null, home.acts.map(door))),
      h(
        "div.hb",
        { key: "all" },
        h(
          "div.games",
          { key: "games", role: "group", "aria-label": home.choose, "data-region": "home-games" },
          home.games.map((entry) => game(entry, prefix)),
        ),
        home.pane ? pane(home.pane, word) : course(home.course),
      ),
    ),
    h(
      "footer.hf",
      { key: "more", "data-region": "home-more" },
      home.read && h("button.more", toggles("read"), home.read),
      home.more.map(({ to, label, chosen }) => go("button.more", to, { "aria-pressed": String(chosen) }, label)),
      home.notebooks && h("a.more", { href: home.notebooks.url, "data-nav": "" }, home.notebooks.label),
    ),
  );
}

export const language = ({ id, label, told = "", chosen }) =>
  h(
    "button.lg",
    {
      ...sends("language", id),
      lang: id,
      "aria-label": told ? `${label}, ${told}` : null,
      class: chosen && "on",
      "aria-pressed": String(chosen),
    },
    label,
  );

/** The suggested next step: the only yellow button. @param {Home} home */
function next({ now, games }, prefix) {
  const markup = games.find(({ id }) => id === now.picture.game)?.picture.markup ?? "";
  return h(
    "section.cont",
    { key: "next" },
    h("div.pic", null, view(markup, now.picture.box, prefix)),
    h(
      "div.cin",
      null,
      h("p.kicker", null, now.kicker),
      h("h3", null, now.title),
      now.text && h("p", null, now.text),
      now.steps.length > 0 &&
        h(
          "div.pb",
          { "aria-hidden": "true" },
          now.steps.map((state, i) => h("i", { key: i, class: state })),
        ),
      go("button.commit", now.to, { key: "home:now", "data-start": "" }, now.button, " ", h("kbd", { "aria-hidden": "true" }, "Enter")),
    ),
  );
}

const door = ({ icon: name, to, title, text }) =>
  go("button.door", to, {}, h("span.ai", null, icon(name, 20)), h("span", null, h("b", null, title), " ", h("small", null, text)));

const game = ({ to, name, text, share, chosen, picture }, prefix) =>
  go(
    "button.game",
    to,
    // Chromium finds no name in a button with a picture whose parts are elsewhere.
    { class: chosen && "on", "aria-pressed": String(chosen), "aria-label": `${name} ${text}` },
    h("span.gp", null, view(picture.markup, picture.box, prefix)),
    h("span.gt", null, h("b", null, name), " ", h("small", null, text)),
    h("span.meter", { "aria-hidden": "true" }, h("i", { style: `width:${Math.round(100 * share)}%` })),
  );

/** The course as a path. Every station opens. */
const course = ({ title, text, stations }) =>
  h(
    "section.course",
    { key: "course", "data-region": "home-course" },
    h("h3", null, title, " ", h("small", null, text)),
    h(
      "ol",
      null,
      stations.map((station) =>
        h(
          "li",
          { key: station.to, class: station.state },
          go(
            "button.station",
            station.to,
            { "aria-label": station.label, "aria-current": station.state === "now" ? "step" : null, title: station.name },
            h("span.no", null, station.state === "done" ? tick() : String(station.n)),
            h("span.nm", null, station.name),
            station.state === "done" && station.stars > 0
              ? h(
                  "span.stars",
                  null,
                  [1, 2, 3].map((n) => star(n <= station.stars)),
                )
              : h("span.time", null, station.time),
          ),
        ),
      ),
    ),
  );

const tick = () =>
  h("svg", { width: 18, height: 18, viewBox: "-10 -10 20 20", "aria-hidden": "true" }, h("path.tk", { d: "M-5 .4L-1.6 4L5.2 -4" }));

const star = (full) =>
  h("svg.st", { class: full && "f", width: 12, height: 12, viewBox: "-9 -9 18 18", "aria-hidden": "true" }, h("path", { d: STAR }));

/** A text to carry away. With `page` it is a query that belongs to the address of this page. @param {{label: string, text: string, page: boolean}} field */
const textToCarry = ({ label, text, page }) =>
  h(
    "label.carry",
    { key: label },
    h("b", null, label),
    h("textarea.seek", { rows: 2, readonly: true, spellcheck: "false", "data-nav": "", "data-copied": "" }, page ? here(text) : text),
  );

/** The pane in place of the course: a list of things to open, or a text. */
/** @param {import("./types.js").Pane} pane @param {import("./types.js").Words} word */
const pane = ({ title, text, items, back, paste, fields, guide, grows, picture }, word) =>
  h(
    "section.course.pane",
    { key: "pane", "data-region": "home-course" },
    h("h3", null, title, " ", go("button.plain", back.to, {}, back.label)),
    h(
      "div.read",
      { tabindex: "0" },
      picture && h("img.qr", { key: "qr", src: picture.src, alt: picture.label }),
      text.map((line, i) => h("p", { key: i }, line)),
      guide && h("p", { key: "guide" }, h("a", { href: guide.url, target: "_blank", rel: "noopener", "data-nav": "" }, guide.label)),
      fields?.map(textToCarry),
      paste && field(word),
      items.length > 0 &&
        h(
          "ul",
          null,
          items.map((entry, i) => h("li", { key: i }, item(entry, grows && `item:${i}`))),
        ),
    ),
  );

/**
 * An item that opens on the table, a notebook next to this one, or a text. In a list that grows, the first new item replaces the button
 * that was pressed, and keeps its focus.
 */
/** @param {{to?: string, file?: string, href?: string, label: string, note: string}} thing @param {string} [key] */
const item = ({ to, file, href, label, note }, key) => {
  const content = [h("b", null, label), " ", note && h("small", null, note)];
  if (to) return go("button.item", to, key ? { key } : {}, content);
  const link = href ? { href } : file && notebookLink(file);
  if (link) return h("a.item", { href: link.href, target: "_blank", rel: "noopener", "data-nav": "", ...link.lab }, content);
  return h("p", null, content, !note && file);
};

/**
 * Return the path of a built-in notebook if this page is one of them. JupyterLab opens it in a new tab (its command linker). Elsewhere
 * it is a link. A page to print opens in a tab of the browser, because JupyterLab can't print one.
 *
 * @param {string} file
 */
function notebookLink(file) {
  const { pathname = "", origin } = globalThis.location ?? {};
  const [, folder] = /\/(?:tree|notebooks)\/(.*?)00-start-here\.ipynb$/.exec(pathname) ?? [];
  if (folder === undefined) return null;
  const lab = {
    "data-commandlinker-command": `docmanager:open${/l$/.test(file) ? "-browser-tab" : ""}`,
    "data-commandlinker-args": JSON.stringify({ path: decodeURIComponent(folder) + file }),
  };
  return { href: new URL(file, origin + pathname).href, lab };
}

/** The button back to the home page, in the head of a table opened from it. */
export const house = (isOn, label) =>
  isOn && go("button.plain.tool.house", "", { key: "house", title: label, "aria-label": label }, icon("house", 18));
