// src/dom.js
var SVG = "http://www.w3.org/2000/svg";
var shown = /* @__PURE__ */ new WeakMap();
var family = /* @__PURE__ */ new WeakMap();
function h(tag, props, ...kids) {
  const [name, ...classes] = tag.split(".");
  const all = [...classes, props?.class].filter(Boolean).join(" ");
  return {
    tag: name,
    props: { ...props, class: all || null },
    kids: kids.flat(Infinity).filter((kid) => kid || kid === 0)
  };
}
function patch(parent, kids) {
  const old = family.get(parent) ?? /* @__PURE__ */ new Map();
  const now = /* @__PURE__ */ new Map();
  const count = {};
  for (const kid of kids) {
    const tag = kid.tag ?? "#text";
    const key = kid.props?.key;
    const name = key == null ? `${tag}#${count[tag] = (count[tag] ?? 0) + 1}` : `${tag}:${key}`;
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
var calm = () => !globalThis.matchMedia?.("(prefers-reduced-motion: no-preference)").matches;

// src/fence.js
function fence(event) {
  if (!event.ctrlKey && !event.metaKey && !event.altKey && event.key !== "Tab") event.stopPropagation();
}

// src/simulation.js
var dark = () => {
  const { jpThemeLight } = document.body.dataset;
  return jpThemeLight ? jpThemeLight === "false" : Boolean(globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches);
};
function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "un simulation";
  el.append(root);
  let gone = false;
  function draw() {
    const { lang, title, told, note, tone, buttons } = model.get("view");
    root.lang = lang;
    patch(root, [
      h("p.told", { key: "told" }, told),
      h(
        "div.acts",
        { key: "acts", role: "group", "aria-label": title },
        buttons.map((one) => h(one.kind === "start" ? "button.commit" : "button.plain", { key: one.kind, type: "button", title: one.title, "data-kind": one.kind }, one.label)),
        h("p.note", { key: "note", class: tone, role: "status", "aria-live": "polite" }, note)
      )
    ]);
    const canvas = el.closest(".un-simulation")?.querySelector("canvas");
    if (!canvas) return;
    canvas.removeAttribute("tabindex");
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", `${title}. ${told}`);
  }
  function answer() {
    requestAnimationFrame(() => !gone && model.send({ kind: "painted", frame: model.get("frame"), dark: dark(), calm: calm() }));
  }
  root.addEventListener("click", ({ target }) => {
    const kind = target.closest("[data-kind]")?.dataset.kind;
    if (kind) model.send({ kind });
  });
  root.addEventListener("keydown", fence);
  const theme = new MutationObserver(answer);
  theme.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  const queries = ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: no-preference)"].map((query) => globalThis.matchMedia?.(query));
  for (const query of queries) query?.addEventListener("change", answer);
  model.on("change:view", draw);
  model.on("change:frame", answer);
  draw();
  answer();
  return () => {
    gone = true;
    theme.disconnect();
    for (const query of queries) query?.removeEventListener("change", answer);
    model.off("change:view", draw);
    model.off("change:frame", answer);
    root.remove();
  };
}
var simulation_default = { render };
export {
  simulation_default as default
};
