/**
 * A tree of plain descriptions, and the one function that makes the page match it.
 *
 * Nodes are matched by key (or by their position among similar ones), so an existing element stays the same element. It keeps its focus,
 * and only differences are updated. Text is always a text node and never markup.
 *
 * @typedef {{tag: string, props: Record<string, any>, kids: (VNode | string | number)[]}} VNode
 */

const SVG = "http://www.w3.org/2000/svg";

/** The current content of a node. @type {WeakMap<Node, any>} */
const contents = new WeakMap();
/** The children of an element and their names, in order. @type {WeakMap<Node, {names: string[], nodes: Node[]}>} */
const family = new WeakMap();
const NOBODY = { names: [], nodes: [] };

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
  const dot = tag.indexOf(".");
  const classes = [dot < 0 ? "" : tag.slice(dot + 1).replaceAll(".", " "), props?.class ?? ""].filter(Boolean).join(" ");
  return { tag: dot < 0 ? tag : tag.slice(0, dot), props: { ...props, class: classes || null }, kids: gather(kids, []) };
}

/** The children in one list, without those that are left out. */
function gather(kids, list) {
  for (const kid of kids) {
    if (Array.isArray(kid)) gather(kid, list);
    else if (kid || kid === 0) list.push(kid);
  }
  return list;
}

/**
 * Make the children of `parent` match `kids`.
 *
 * @param {Element} parent
 * @param {(VNode | string | number)[]} kids
 */
export function patch(parent, kids) {
  const old = family.get(parent) ?? NOBODY;
  const names = named(kids);
  if (names.length === old.names.length && names.every((name, i) => name === old.names[i])) {
    kids.forEach((kid, i) => update(old.nodes[i], kid)); // nearly always: the same children, and nothing to move
    return;
  }
  const known = new Map(old.names.map((name, i) => [name, old.nodes[i]]));
  const now = new Map();
  kids.forEach((kid, i) => now.set(names[i], update(known.get(names[i]) ?? now.get(names[i]) ?? create(kid, parent), kid)));
  for (const [name, node] of known) if (!now.has(name)) node.remove();
  let here = parent.firstChild;
  for (const node of now.values()) {
    if (node === here) here = here.nextSibling;
    else parent.insertBefore(node, here);
  }
  family.set(parent, { names: [...now.keys()], nodes: [...now.values()] });
}

/** The names of children among their siblings: the key, or the position among those of the same kind. */
function named(kids) {
  const count = {};
  return kids.map((kid) => {
    const tag = kid.tag ?? "#text";
    const key = kid.props?.key;
    return key == null ? `${tag}#${(count[tag] = (count[tag] ?? 0) + 1)}` : `${tag}:${key}`;
  });
}

function create(kid, parent) {
  if (!kid.tag) return document.createTextNode("");
  return kid.tag === "svg" || parent.namespaceURI === SVG ? document.createElementNS(SVG, kid.tag) : document.createElement(kid.tag);
}

function update(node, kid) {
  const before = contents.get(node);
  if (before === kid) return node;
  contents.set(node, kid);
  if (!kid.tag) {
    node.data = String(kid);
    return node;
  }
  const was = before?.props;
  for (const name in kid.props) if (was?.[name] !== kid.props[name]) set(node, name, kid.props[name]);
  for (const name in was) if (!(name in kid.props)) set(node, name, undefined);
  if (!("html" in kid.props)) patch(node, kid.kids);
  if ("live" in kid.props) showValue(node, kid.props.live, before?.props.live);
  return node;
}

/** Show the value of a field, but never over what somebody is typing. The value of a list needs its options first. */
function showValue(node, value, before) {
  if (node.getRootNode().activeElement === node && before === value) return;
  if (node.type === "checkbox") node.checked = Boolean(value);
  else if (node.value !== value) node.value = value;
}

function set(node, name, value) {
  if (name === "live") return;
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
export const find = (root, field, value) =>
  [...root.querySelectorAll(`[data-${field}]`)].find((node) => node.getAttribute(`data-${field}`) === value);

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
export const fill = (template, element) =>
  template.replace(/\{(\w+)\}/g, (_, slot) => (Object.hasOwn(element, slot) ? escape(element[slot]) : ""));

/** Whether the reader prefers reduced motion. */
export const calm = () => !globalThis.matchMedia?.("(prefers-reduced-motion: no-preference)").matches;
