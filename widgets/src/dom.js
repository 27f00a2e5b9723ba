/**
 * A tree of plain descriptions, and the one function that makes the page agree with it.
 *
 * Nodes are matched by key (or by their place among their like), so an element that is still there stays the same element:
 * it keeps its focus, and only what differs is touched. Text is always a text node and never markup.
 *
 * @typedef {{tag: string, props: Record<string, any>, kids: (VNode | string | number)[]}} VNode
 */

const SVG = "http://www.w3.org/2000/svg";

/** What a node shows now, and its children by name. @type {WeakMap<Node, any>} */
const shown = new WeakMap();
/** @type {WeakMap<Node, Map<string, Node>>} */
const family = new WeakMap();

/**
 * Describes an element: `h("button.plain", { key: "undo", "data-kind": "undo" }, icon, "Undo")`.
 * The prop `key` names it among its siblings, and if it is a word it becomes `data-key`; `html` is trusted markup in place of children;
 * a prop that is null, undefined or false is left out, and so is such a child.
 *
 * @param {string} tag name and classes, with dots
 * @param {Record<string, any> | null} [props]
 * @param {...any} kids
 * @returns {VNode}
 */
export function h(tag, props, ...kids) {
  const [name, ...classes] = tag.split(".");
  const all = [...classes, props?.class].filter(Boolean).join(" ");
  return {
    tag: name,
    props: { ...props, class: all || null },
    kids: kids.flat(Infinity).filter((kid) => kid || kid === 0),
  };
}

/**
 * Makes the children of `parent` agree with `kids`.
 *
 * @param {Element} parent
 * @param {(VNode | string | number)[]} kids
 */
export function patch(parent, kids) {
  const old = family.get(parent) ?? new Map();
  const now = new Map();
  const count = {};
  for (const kid of kids) {
    const tag = kid.tag ?? "#text";
    const key = kid.props?.key;
    const name = key == null ? `${tag}#${(count[tag] = (count[tag] ?? 0) + 1)}` : `${tag}:${key}`;
    now.set(name, update(old.get(name) ?? now.get(name) ?? create(kid, parent), kid));
  }
  for (const [name, node] of old) if (!now.has(name)) node.remove();
  let here = parent.firstChild;
  for (const node of now.values()) {
    if (node === here) here = here.nextSibling;
    else parent.insertBefore(node, here);
  }
  family.set(parent, now);
}

function create(kid, parent) {
  if (!kid.tag) return document.createTextNode("");
  return kid.tag === "svg" || parent.namespaceURI === SVG ? document.createElementNS(SVG, kid.tag) : document.createElement(kid.tag);
}

function update(node, kid) {
  const before = shown.get(node);
  if (before === kid) return node;
  shown.set(node, kid);
  if (!kid.tag) {
    node.data = String(kid);
    return node;
  }
  for (const name in { ...before?.props, ...kid.props }) {
    if (before?.props[name] !== kid.props[name]) set(node, name, kid.props[name]);
  }
  if (!("html" in kid.props)) patch(node, kid.kids);
  return node;
}

function set(node, name, value) {
  if (name === "html") node.innerHTML = value ?? "";
  else if (name === "key") typeof value === "string" && node.setAttribute("data-key", value);
  else if (value == null || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : value);
}

/**
 * The element below `root` whose `data-` field has this value. (Values are anything, so they are compared and not put into a selector.)
 *
 * @param {Element} root
 * @param {string} field
 * @param {string} value
 * @returns {HTMLElement | undefined}
 */
export const find = (root, field, value) => [...root.querySelectorAll(`[data-${field}]`)].find((node) => node.dataset[field] === value);

/**
 * A sentence with `{name}`s in it, filled.
 *
 * @param {string} sentence
 * @param {Record<string, unknown>} values
 */
export const say = (sentence, values) => sentence.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));

/** @param {unknown} text */
const escape = (text) => String(text ?? "").replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A template of the art with its `{slot}`s filled. Whatever the element says is escaped: only the template is markup.
 *
 * @param {string} template
 * @param {Record<string, unknown>} element
 */
export const fill = (template, element) => template.replace(/\{(\w+)\}/g, (_, slot) => (Object.hasOwn(element, slot) ? escape(element[slot]) : ""));

/** Whether nothing should move by itself. */
export const calm = () => !globalThis.matchMedia?.("(prefers-reduced-motion: no-preference)").matches;
