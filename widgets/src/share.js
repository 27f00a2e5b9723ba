import { h } from "./dom.js";
import { send, touch } from "./send.js";

/** Copying from the table (position, replay, link, picture, the cell for the explorer), and opening what somebody has copied. */

/** The fields of a link, as the kernel reads them (`links.py`). */
const FIELDS = ["lesson", "scenario", "position", "replay", "step", "side", "lang"];

/** The thing that each button copies. */
const KINDS = { position: "position", replay: "replay", link: "link", svg: "picture", png: "picture", explore: "explore" };

/** The drawer. @param {import("./types.js").Context} context */
export function share({ scene: { copies }, own, word }) {
  const { copied } = own;
  const source = copied && copies?.copies[KINDS[copied.what]];
  return [
    copies &&
      h(
        "div.group",
        { key: "copy", role: "group", "aria-label": word("copy") },
        h("p", { "aria-hidden": "true" }, word("copy")),
        h(
          "div",
          null,
          Object.entries(KINDS).map(([name, kind]) => button(name, copies.copies[kind], word)),
        ),
      ),
    copies && later(copies.copies).map((note) => h("p.small", { key: note }, note)),
    h("p.small", { key: "said", role: "status" }, source && describeCopy(copied, source.note, word, copies.name)),
    source &&
      copied.what !== "png" &&
      h(
        "textarea.seek",
        {
          key: "copy:text",
          rows: 3,
          readonly: true,
          spellcheck: "false",
          "aria-label": word("copy-text"),
          "data-nav": "",
          "data-copied": "",
        },
        copied.text,
      ),
    h(
      "div.group",
      { key: "paste", role: "group", "aria-label": word("paste") },
      h("p", { "aria-hidden": "true" }, word("paste")),
      copies?.trouble && h("p.trouble", { key: "trouble", role: "alert" }, copies.trouble),
      field(word),
      h("p.small", { key: "replaces" }, word("paste-replaces")),
    ),
  ];
}

/** The field for a position or a link, and its button. @param {import("./types.js").Words} word */
export const field = (word) =>
  h(
    "div.paste",
    { key: "paste:field" },
    h("textarea.seek", {
      key: "paste:box",
      rows: 2,
      spellcheck: "false",
      autocomplete: "off",
      "aria-label": word("paste-box"),
      placeholder: word("paste-box"),
      "data-nav": "",
      "data-paste": "",
    }),
    h("button.plain", { key: "paste:open", type: "button", "data-nav": "", "data-open": "" }, word("paste-open")),
  );

const button = (name, { text }, word) =>
  h("button.plain", { key: `copy:${name}`, type: "button", disabled: !text, "data-nav": "", "data-copy": name }, word(`copy-${name}`));

/** Why something cannot be copied now. */
const later = (copies) =>
  Object.values(copies)
    .filter(({ text, note }) => !text && note)
    .map(({ note }) => note);

function describeCopy({ what, how }, note, word, name) {
  if (how === "hand") return word("copy-by-hand");
  if (how === "saved") return word("copy-saved", { name: `${name}.${what}` });
  return word("copied", { what: word(`copy-${what}`), note });
}

/** The address of this page as it was loaded. JupyterLab takes the query off it later, but the browser keeps it. */
const loadedAddress = () => globalThis.performance?.getEntriesByType?.("navigation")?.[0]?.name || globalThis.location?.href || "";

/**
 * The address of this page, with this query instead of its query. The token of a server never goes along. In the browser-only site
 * it opens the first notebook, because only its home page reads the address.
 *
 * @param {string} query
 */
export function here(query, address = loadedAddress()) {
  const page = new URL(address);
  if (/\/lab\/(index\.html)?$/.test(page.pathname)) page.searchParams.set("path", "00-start-here.ipynb");
  for (const name of [...FIELDS, "progress", "token"]) page.searchParams.delete(name);
  const rest = page.searchParams.toString();
  page.search = [rest, query].filter(Boolean).join("&");
  page.hash = "";
  return page.href;
}

/** The query in the address of this page when it was loaded, or "". */
export function readQuery() {
  try {
    const fields = [...new URL(loadedAddress()).searchParams].filter(([name]) => FIELDS.includes(name));
    return new URLSearchParams(fields).toString();
  } catch {
    return "";
  }
}

/** A picture as PNG, twice as large as it is drawn. @param {string} svg @returns {Promise<Blob>} */
async function png(svg) {
  const image = new Image();
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [2 * image.naturalWidth, 2 * image.naturalHeight];
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Save a file, as a link with `download` does. @param {Blob} blob @param {string} name */
function save(blob, name) {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/**
 * Copy one of the copies. Where the browser refuses, a text stays selected, and a picture is saved as a file.
 *
 * @param {string} format
 * @param {{text: string, page?: boolean}} copy
 * @param {string} name
 * @returns {Promise<{what: string, how: "copied" | "hand" | "saved", text: string}>}
 */
export async function copy(format, { text, page }, name) {
  const whole = page ? here(text) : text;
  try {
    // The picture is a promise, so that the browser still counts the click that asked for it.
    if (format === "png") await navigator.clipboard.write([new ClipboardItem({ "image/png": png(whole) })]);
    else await navigator.clipboard.writeText(whole);
    return { what: format, how: "copied", text: whole };
  } catch {
    if (KINDS[format] !== "picture") return { what: format, how: "hand", text: whole };
    save(format === "png" ? await png(whole) : new Blob([whole], { type: "image/svg+xml" }), `${name}.${format}`);
    return { what: format, how: "saved", text: whole };
  }
}

/** Whether a key belongs to one of the fields: all but those that leave it. @param {KeyboardEvent & {target: HTMLInputElement}} event */
export const pastes = ({ target, key }) =>
  target.matches("[data-paste], [data-copied]") && !["Escape", "Enter", "ArrowUp", "ArrowDown"].includes(key);

/** @typedef {import("./types.js").Table} Table */

/** Open a position or a link. @param {Table} table @param {string} text */
const open = (table, text) => text.trim() && send(table, "open", text);

/** Copy a thing, or show its text to copy by hand. @param {Table} table @param {string} format */
async function take(table, format) {
  const { root, own, scene } = table;
  own.copied = await copy(format, scene.copies.copies[KINDS[format]], scene.copies.name);
  touch(table, "own");
  if (own.copied.how === "hand")
    queueMicrotask(() =>
      queueMicrotask(
        () => (root.querySelector("[data-copied]")?.focus({ preventScroll: true }), root.querySelector("[data-copied]")?.select()),
      ),
    );
}

/** Listen to the drawer, and to pasting anywhere on the table. @param {Table} table */
export function listenShare(table) {
  const { root } = table;
  const findField = () => root.querySelector("[data-paste]");
  root.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-copy]");
    if (button && !button.disabled) take(table, button.dataset.copy);
    if (target.closest("[data-open]")) findField().value.trim() ? open(table, findField().value) : findField().focus();
  });
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.target.matches("[data-paste]")) return;
    event.preventDefault();
    event.stopPropagation();
    open(table, event.target.value);
  });
  root.addEventListener("paste", (event) => {
    if (event.target.matches("input, textarea")) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    event.stopPropagation();
    event.preventDefault();
    open(table, text);
  });
}
