/**
 * A tree of plain descriptions, and the one function that makes the page match it.
 *
 * Nodes are matched by key (or by their position among similar ones), so an existing element stays the same element. It keeps its focus,
 * and only differences are updated. Text is always a text node and never markup.
 *
 * @typedef {{tag: string, props: Record<string, any>, kids: (VNode | string | number)[]}} VNode
 */

const SVG = "http://www.w3.org/2000/svg";

/** The current content of a node, and its children by name. @type {WeakMap<Node, any>} */
const shown = new WeakMap();
/** @type {WeakMap<Node, Map<string, Node>>} */
const family = new WeakMap();

/**
 * Describe an element: `h("button.plain", { key: "undo", "data-kind": "undo" }, icon, "Undo")`.
 * The prop `key` names it among its siblings, and a key that is a word becomes `data-key`. `html` is trusted markup in place of
 * children. Props and children that are null, undefined or false are left out.
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
 * Make the children of `parent` match `kids`.
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
 * Return the element below `root` whose `data-` field has this value. Values can be anything, so they are compared and not put into a
 * selector.
 *
 * @param {Element} root
 * @param {string} field
 * @param {string} value
 * @returns {HTMLElement | undefined}
 */
export const find = (root, field, value) => [...root.querySelectorAll(`[data-${field}]`)].find((node) => node.dataset[field] === value);

/**
 * Return a sentence with its `{name}`s filled.
 *
 * @param {string} sentence
 * @param {Record<string, unknown>} values
 */
export const say = (sentence, values) => sentence.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));

/** @param {unknown} text */
const escape = (text) => String(text ?? "").replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Return a template of the art with its `{slot}`s filled. The element's values are escaped, because only the template is markup.
 *
 * @param {string} template
 * @param {Record<string, unknown>} element
 */
export const fill = (template, element) => template.replace(/\{(\w+)\}/g, (_, slot) => (Object.hasOwn(element, slot) ? escape(element[slot]) : ""));

/** Whether the reader prefers reduced motion. */
export const calm = () => !globalThis.matchMedia?.("(prefers-reduced-motion: no-preference)").matches;
