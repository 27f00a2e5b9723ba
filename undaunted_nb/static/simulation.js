// src/dom.js
var SVG = "http://www.w3.org/2000/svg";
var contents = /* @__PURE__ */ new WeakMap();
var family = /* @__PURE__ */ new WeakMap();
var NOBODY = { names: [], nodes: [] };
function h(tag, props, ...kids) {
  const dot = tag.indexOf(".");
  const classes = [dot < 0 ? "" : tag.slice(dot + 1).replaceAll(".", " "), props?.class ?? ""].filter(Boolean).join(" ");
  return { tag: dot < 0 ? tag : tag.slice(0, dot), props: { ...props, class: classes || null }, kids: gather(kids, []) };
}
function gather(kids, list) {
  for (const kid of kids) {
    if (Array.isArray(kid)) gather(kid, list);
    else if (kid || kid === 0) list.push(kid);
  }
  return list;
}
function patch(parent, kids) {
  const old = family.get(parent) ?? NOBODY;
  const names = named(kids);
  if (names.length === old.names.length && names.every((name, i) => name === old.names[i])) {
    kids.forEach((kid, i) => update(old.nodes[i], kid));
    return;
  }
  const known = new Map(old.names.map((name, i) => [name, old.nodes[i]]));
  const now2 = /* @__PURE__ */ new Map();
  kids.forEach((kid, i) => now2.set(names[i], update(known.get(names[i]) ?? now2.get(names[i]) ?? create(kid, parent), kid)));
  for (const [name, node] of known) if (!now2.has(name)) node.remove();
  let here = parent.firstChild;
  for (const node of now2.values()) {
    if (node === here) here = here.nextSibling;
    else parent.insertBefore(node, here);
  }
  family.set(parent, { names: [...now2.keys()], nodes: [...now2.values()] });
}
function named(kids) {
  const count = {};
  return kids.map((kid) => {
    const tag = kid.tag ?? "#text";
    const key = kid.props?.key;
    return key == null ? `${tag}#${count[tag] = (count[tag] ?? 0) + 1}` : `${tag}:${key}`;
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
  for (const name in was) if (!(name in kid.props)) set(node, name, void 0);
  if (!("html" in kid.props)) patch(node, kid.kids);
  if ("live" in kid.props) showValue(node, kid.props.live, before?.props.live);
  return node;
}
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
var calm = () => !globalThis.matchMedia?.("(prefers-reduced-motion: no-preference)").matches;

// src/keep-keys.js
var OURS = "data-lm-suppress-shortcuts";
var letter = ({ key, code }) => /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key[A-Z]$/.test(code ?? "") && key.length === 1 ? code[3].toLowerCase() : "";
var passes = (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  return key === "Tab" || (ctrlKey || metaKey) && !altKey && (shiftKey ? "sc" : "sbf").includes(letter(event) || "-");
};
function keepKeys(root, takes = () => false) {
  const isOurs = (event) => !passes(event) || takes(event);
  const claim = (event) => {
    const thing = (
      /** @type {Element} */
      event.composedPath()[0]
    );
    if (!root.contains(thing)) return;
    if (!isOurs(event)) return thing.removeAttribute(OURS);
    thing.setAttribute(OURS, "");
    setTimeout(() => thing.removeAttribute(OURS));
  };
  addEventListener("keydown", claim, true);
  root.addEventListener("keydown", (event) => isOurs(event) && event.stopPropagation());
  return () => removeEventListener("keydown", claim, true);
}

// src/fill-screen.js
var canFill = (root) => Boolean(document.fullscreenEnabled && root.requestFullscreen);
var isFull = (root) => document.fullscreenElement === root;
function toggleFull(root) {
  const change = isFull(root) ? document.exitFullscreen() : root.requestFullscreen();
  change?.catch?.(() => {
  });
}

// src/theme.js
var TOLD = ["class", "style", "theme", "data-theme", "data-jp-theme-light", "data-vscode-theme-kind"];
var parentOf = (element) => element.parentElement ?? element.getRootNode().host ?? null;
function channels(color) {
  const rgb = /^rgba?\(([^)]*)\)$/.exec(color);
  if (rgb) {
    const [r2, g2, b2, a2 = 1] = rgb[1].split(/[\s,/]+/).map(Number);
    return [r2, g2, b2, a2];
  }
  const brush = document.createElement("canvas").getContext("2d");
  if (!brush || !color) return [0, 0, 0, 0];
  brush.fillStyle = color;
  brush.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = brush.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a / 255];
}
function onDark(element) {
  for (let ancestor = element; ancestor; ancestor = parentOf(ancestor)) {
    const [r, g, b, a] = channels(getComputedStyle(ancestor).backgroundColor);
    if (a > 0.5) return 0.299 * r + 0.587 * g + 0.114 * b < 128;
  }
  return /dark/.test(getComputedStyle(document.documentElement).colorScheme) && Boolean(globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches);
}
function themeOf(element) {
  const { jpThemeLight } = document.body.dataset;
  const isInShadow = element.getRootNode() !== document;
  if (jpThemeLight) return isInShadow ? jpThemeLight === "false" ? "dark" : "light" : "";
  return onDark(parentOf(element) ?? element) ? "dark" : "light";
}
function followTheme(root) {
  const look = () => {
    const theme = themeOf(root);
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  const observer = new MutationObserver(look);
  for (const element of [document.documentElement, document.body]) observer.observe(element, { attributes: true, attributeFilter: TOLD });
  const query = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
  query?.addEventListener?.("change", look);
  look();
  return () => {
    observer.disconnect();
    query?.removeEventListener?.("change", look);
  };
}

// src/explore.js
var pages = 0;
function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "un explorer";
  el.append(root);
  const stopTheme = followTheme(root);
  const page = pages += 1;
  const waiting = /* @__PURE__ */ new Map();
  let [asked, answered] = [0, 0];
  function draw() {
    const view = model.get("view");
    root.lang = view.lang;
    patch(root, [
      h(
        "section.sheet",
        { key: "sheet", "aria-label": view.title },
        h(
          "div.top",
          { key: "top" },
          menu(view.kind, page, waiting),
          tabs(view.what, page),
          canFill(root) && h("button.plain", { key: "full", type: "button" }, view["full-word"])
        ),
        h(
          "div.controls",
          { key: "controls", role: "group", "aria-label": view.title },
          view.controls.map((control) => control.options ? menu(control, page, waiting) : slider(control, page, waiting))
        ),
        h("p.note", { key: "note", role: "status" }, view.note),
        view.answer && answer(view.answer, view)
      )
    ]);
  }
  function ask() {
    if (asked !== answered || waiting.size === 0) return;
    const [name, value] = waiting.entries().next().value;
    waiting.delete(name);
    asked += 1;
    model.send({ kind: "set", name, value, n: asked });
  }
  function hear() {
    const { n } = model.get("view");
    if (n === asked) answered = n;
    draw();
    ask();
  }
  function change({ target }) {
    const { name, number } = target.dataset;
    if (!name) return;
    if (target.type === "radio" && !target.checked) return;
    waiting.set(name, number ? Number(target.value) : target.value);
    draw();
    ask();
  }
  root.addEventListener("input", change);
  root.addEventListener("click", ({ target }) => target.closest("button") && toggleFull(root));
  const stopKeys = keepKeys(root);
  model.on("change:view", hear);
  asked = answered = model.get("view").n;
  draw();
  return () => {
    model.off("change:view", hear);
    stopTheme();
    stopKeys();
    root.remove();
  };
}
var now = ({ name, value }, waiting) => waiting.get(name) ?? value;
function slider(control, page, waiting) {
  const id = `un-explore-${page}-${control.name}`;
  return h(
    "div.control",
    { key: control.name },
    h("label", { for: id }, control.label),
    h("output", { for: id, "aria-hidden": "true" }, control.text),
    h("input", {
      id,
      type: "range",
      min: control.least,
      max: control.most,
      step: 1,
      live: String(now(control, waiting)),
      "aria-valuetext": control.text,
      "data-name": control.name,
      "data-number": "1"
    })
  );
}
function menu(control, page, waiting) {
  const id = `un-explore-${page}-${control.name}`;
  return h(
    "div.control.menu",
    { key: control.name },
    h("label", { for: id }, control.label),
    h(
      "select",
      { id, live: now(control, waiting), "data-name": control.name },
      control.options.map((option) => h("option", { key: option.id, value: option.id }, option.label))
    )
  );
}
function tabs(control, page) {
  return h(
    "div.tabs",
    { key: control.name, role: "radiogroup", "aria-label": control.label },
    control.options.map(
      ({ id, label }) => h(
        "label.tab",
        { key: id, class: id === control.value && "chosen" },
        h("input", { type: "radio", name: `un-explore-${page}-what`, value: id, checked: id === control.value, "data-name": control.name }),
        h("span", null, label)
      )
    )
  );
}
function answer({ title, big, rows, steps, code, picture }, view) {
  return h(
    "div.answer",
    { key: "answer" },
    h("p.told", { key: "told", role: "status", "aria-live": "polite" }, h("b", null, big), " ", h("span", null, title)),
    h("svg.picture", {
      key: "picture",
      viewBox: `0 0 ${picture.width} ${picture.height}`,
      role: "img",
      "aria-label": picture.label,
      html: picture.markup
    }),
    h(
      "dl.rows",
      { key: "rows" },
      rows.map(
        ({ label, value, exact }, i) => h("div", { key: i }, h("dt", null, label), h("dd", null, h("b", null, value), exact && h("span", null, ` ${exact}`)))
      )
    ),
    steps.length > 0 && h(
      "details",
      { key: "steps" },
      h("summary", null, view["steps-word"]),
      h(
        "ol",
        null,
        steps.map((step, i) => h("li", { key: i }, step))
      )
    ),
    code && h("p.code", { key: "code" }, `${view["code-word"]}: `, h("code", null, code))
  );
}
var explore_default = { render };

// src/simulation.js
var dark = ({ dataset }) => dataset.theme ? dataset.theme === "dark" : document.body.dataset.jpThemeLight === "false";
function render2({ model, el }) {
  const root = document.createElement("div");
  root.className = "un simulation";
  el.append(root);
  let isGone = false;
  function draw() {
    const { lang, title, told, note, tone, buttons } = model.get("view");
    const { width, height, markup } = model.get("picture") ?? {};
    root.lang = lang;
    patch(
      root,
      [
        markup && h("svg.picture", {
          key: "picture",
          viewBox: `0 0 ${width} ${height}`,
          role: "img",
          "aria-label": `${title}. ${told}`,
          html: markup
        }),
        h(
          "div.acts",
          { key: "acts", role: "group", "aria-label": title },
          buttons.map(
            (control) => h(
              control.kind === "start" ? "button.commit" : "button.plain",
              { key: control.kind, type: "button", title: control.title, "data-kind": control.kind },
              control.label
            )
          ),
          h("p.note", { key: "note", class: tone, role: "status", "aria-live": "polite" }, note)
        ),
        h("p.told", { key: "told" }, told)
      ].filter(Boolean)
    );
    const canvas = el.closest(".un-simulation")?.querySelector("canvas");
    if (!canvas) return;
    canvas.removeAttribute("tabindex");
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", `${title}. ${told}`);
  }
  function answer2() {
    requestAnimationFrame(() => !isGone && model.send({ kind: "painted", frame: model.get("frame"), dark: dark(root), calm: calm() }));
  }
  root.addEventListener("click", ({ target }) => {
    const kind = target.closest("[data-kind]")?.dataset.kind;
    if (kind) model.send({ kind });
  });
  const stopKeys = keepKeys(root);
  const stopTheme = followTheme(root);
  const theme = new MutationObserver(answer2);
  theme.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  theme.observe(root, { attributes: true, attributeFilter: ["data-theme"] });
  const motion = globalThis.matchMedia?.("(prefers-reduced-motion: no-preference)");
  motion?.addEventListener("change", answer2);
  model.on("change:view", draw);
  model.on("change:picture", draw);
  model.on("change:frame", answer2);
  draw();
  answer2();
  return () => {
    isGone = true;
    stopTheme();
    stopKeys();
    theme.disconnect();
    motion?.removeEventListener("change", answer2);
    model.off("change:view", draw);
    model.off("change:picture", draw);
    model.off("change:frame", answer2);
    root.remove();
  };
}
var simulation_default = { render: (widget) => (widget.model.get("view").controls ? explore_default : { render: render2 }).render(widget) };
export {
  simulation_default as default
};
