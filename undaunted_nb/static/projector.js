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
  const now = /* @__PURE__ */ new Map();
  kids.forEach((kid, i) => now.set(names[i], update(known.get(names[i]) ?? now.get(names[i]) ?? create(kid, parent), kid)));
  for (const [name, node] of known) if (!now.has(name)) node.remove();
  let here = parent.firstChild;
  for (const node of now.values()) {
    if (node === here) here = here.nextSibling;
    else parent.insertBefore(node, here);
  }
  family.set(parent, { names: [...now.keys()], nodes: [...now.values()] });
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

// src/fill-screen.js
var canFill = (root) => Boolean(document.fullscreenEnabled && root.requestFullscreen);
var isFull = (root) => document.fullscreenElement === root;
function toggleFull(root) {
  const change = isFull(root) ? document.exitFullscreen() : root.requestFullscreen();
  change?.catch?.(() => {
  });
}

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

// src/take-focus.js
var WAITS = [0, 100, 400, 1e3];
var TYPING = "input, textarea, select, [contenteditable=true]";
function takeFocus(root) {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  for (const name of ["keydown", "pointerdown", "wheel"]) addEventListener(name, end, { capture: true, once: true });
  for (const wait of WAITS)
    setTimeout(() => {
      const active = document.activeElement ?? document.body;
      if (isOver || root.contains(active) || active.matches(TYPING) || !isAtCell(root, active)) return;
      root.focus({ preventScroll: true });
      root.scrollIntoView?.({ block: "nearest" });
    }, wait);
}
function isAtCell(root, active) {
  const [cell, notebook] = [root.closest(".jp-Cell"), root.closest(".jp-Notebook")];
  if (!cell || !notebook || !(active === document.body || notebook.contains(active) || active.contains(notebook))) return false;
  const activeCell = notebook.querySelector(".jp-Cell.jp-mod-active");
  return activeCell === cell || activeCell?.previousElementSibling === cell;
}
function runNext(root, event) {
  const next = root.closest(".jp-Cell")?.nextElementSibling;
  if (!(next instanceof HTMLElement) || !next.matches(".jp-Cell")) return;
  next.focus();
  next.dispatchEvent(new KeyboardEvent("keydown", event));
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

// src/projector.js
var FORWARD = ["ArrowRight", "PageDown"];
var BACK = ["ArrowLeft", "PageUp"];
function draw(projector) {
  const { model, root, canFill: canFill2, steps } = projector;
  const view = model.get("view");
  const active = root.contains(document.activeElement) ? document.activeElement : null;
  root.lang = view.lang;
  root.setAttribute("aria-label", view.title);
  patch(root, [drawSheet(view, canFill2)]);
  if (active && !root.contains(document.activeElement)) focusSlide(root);
  if (active && (projector.byKey || isFull(root)) && view.steps.length > steps)
    root.querySelector(".next").scrollIntoView?.({ block: "nearest" });
  projector.steps = view.steps.length;
}
var focusSlide = (root) => root.focus({ preventScroll: true });
function turn(projector, target, face) {
  const { model } = projector;
  const { sides } = model.get("view");
  projector.die = target;
  model.send({ kind: "die", target, face: (face + sides) % sides });
}
function fill({ root, canFill: canFill2 }) {
  if (!canFill2) return;
  focusSlide(root);
  toggleFull(root);
}
function command(projector, event) {
  const { model, root, canFill: canFill2 } = projector;
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (key === "Enter" && event.shiftKey) return () => runNext(root, event);
  if (event.target.tagName === "INPUT") return null;
  const entry = root.querySelector(".poll input");
  if (entry && /^[0-9]$/.test(key)) return entry.focus(), null;
  const die = event.target.closest?.("[data-die]") ?? root.querySelectorAll("[data-die]")[projector.die];
  if (die) {
    const [target, face] = [Number(die.dataset.die), Number(die.dataset.face)];
    if (/^[0-9]$/.test(key) && Number(key) < model.get("view").sides) return () => turn(projector, target, Number(key));
    if (key === "ArrowUp" || key === "ArrowDown") return () => turn(projector, target, face + (key === "ArrowUp" ? 1 : -1));
  }
  if (FORWARD.includes(key)) return () => model.send({ kind: "next" });
  if (BACK.includes(key)) return () => model.send({ kind: "back" });
  if (key === " " && !event.target.closest?.("button")) return () => model.send({ kind: "next" });
  if (letter(event) === "r") return () => model.send({ kind: "hide" });
  if (letter(event) === "f" && canFill2) return () => fill(projector);
  return null;
}
function pressKey(projector, event) {
  const act = event.isComposing ? null : command(projector, event);
  projector.byKey = true;
  if (!act) return;
  event.preventDefault();
  act();
}
function submit({ model }, event) {
  event.preventDefault();
  const entry = event.target.querySelector("input");
  if (entry.value.trim()) model.send({ kind: "guess", value: entry.value });
  entry.value = "";
  entry.focus();
}
function click(projector, { target, detail }) {
  const { model, root } = projector;
  const thing = target.closest("[data-kind], [data-own], [data-die], [data-tap]");
  if (!thing) return;
  projector.byKey = detail === 0;
  if (!projector.byKey) focusSlide(root);
  if (thing.dataset.tap) model.send({ kind: "guess", value: thing.dataset.tap });
  else if (thing.dataset.die) turn(projector, Number(thing.dataset.die), Number(thing.dataset.face) + 1);
  else if (thing.dataset.own) fill(projector);
  else model.send({ kind: thing.dataset.kind });
}
var LISTENERS = [
  ["keydown", pressKey],
  ["submit", submit],
  ["click", click]
];
function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "un projector";
  root.tabIndex = -1;
  root.setAttribute("role", "group");
  el.append(root);
  const stopTheme = followTheme(root);
  const stopKeys = keepKeys(root);
  const projector = { model, root, canFill: canFill(root), steps: 0, die: 0, byKey: false };
  const redraw = () => draw(projector);
  for (const [name, listener] of LISTENERS) root.addEventListener(name, (event) => listener(projector, event));
  model.on("change:view", redraw);
  redraw();
  if (model.get("is_new")) {
    model.set("is_new", false);
    model.save_changes();
    takeFocus(root);
  }
  return () => {
    model.off("change:view", redraw);
    stopTheme();
    stopKeys();
    root.remove();
  };
}
var drawSheet = (view, canFill2) => h(
  "div.sheet",
  { key: "sheet" },
  h(
    "div.head",
    { key: "head" },
    h("h2", { key: "title" }, view.title),
    drawActs(view, canFill2),
    // above all that an answer pushes down, so that the buttons stay under the mouse
    h(
      "p.hint",
      { key: "keys" },
      h("span.keys", null, view.words.keys),
      view.poll && h("span.typing", null, view.poll.words.typing),
      h("span.click", null, view.words.click)
    )
  ),
  view.poll && poll(view.poll),
  view.sum.length > 0 && sum(view),
  view.suppose && h("p.suppose", { key: "suppose" }, view.suppose),
  view.dice.length > 0 && h(
    "div.dice",
    { key: "dice", role: "group", "aria-label": view.suppose },
    view.dice.map((die, i) => drawDie(die, i, view)),
    h("p.verdict", { key: "verdict", role: "status", "aria-live": "polite" }, view.verdict)
  ),
  h(
    "ol.steps",
    { key: "steps", "aria-live": "polite" },
    view.steps.map((step, i) => h("li", { key: i }, h("span.ask", null, step.ask), " ", answer(step, view)))
  ),
  h(
    "p.next",
    { key: "ask" },
    view.ask && h("span.ask", null, view.ask),
    view.ask && h("b", { "aria-hidden": "true" }, "?"),
    h("small", { "aria-live": "polite" }, view.hidden)
  ),
  h("p.note", { key: "note", role: "status" }, view.note)
);
function drawActs({ ask, words }, canFill2) {
  const plain = (name, field, sign) => h("button.plain", { key: name, type: "button", [field]: name }, words[name], h("kbd", { "aria-hidden": "true" }, sign));
  return h(
    "div.acts",
    { key: "acts" },
    h(
      "button.commit",
      { key: "next", type: "button", "data-kind": "next", "aria-disabled": ask ? null : "true" },
      words.next,
      h("kbd", { "aria-hidden": "true" }, "→")
    ),
    plain("back", "data-kind", "←"),
    plain("hide", "data-kind", "R"),
    canFill2 && plain("full", "data-own", "F")
  );
}
function poll({ dots, high, truth, mean, ends, told, again, taps, words, unit }) {
  const line = (name, mark, other) => {
    const isLeft = mark && mark.x > (other && mark.x <= other.x ? 18 : 82);
    return mark && h(`span.line.${name}`, { key: name, style: `left:${mark.x}%`, class: isLeft ? "turned" : null }, h("b", null, mark.label));
  };
  return h(
    "div.poll",
    { key: "poll" },
    h(
      "div.plot",
      { key: "plot", "aria-hidden": "true", style: `--high:${high}` },
      dots.map(({ x, k }, i) => h("i", { key: `dot${i}`, style: `left:${x}%;--k:${k}` })),
      line("mean", mean, truth),
      line("truth", truth, mean)
    ),
    h(
      "p.ends",
      { key: "ends", "aria-hidden": "true" },
      ends.map((end, i) => h("span", { key: i }, end))
    ),
    h(
      "form",
      { key: "form" },
      h(
        "label",
        { key: "label" },
        words.label,
        " ",
        h("input", { key: "entry", inputmode: "decimal", autocomplete: "off", size: "5", maxlength: "12" }),
        unit
      ),
      h("button.commit", { key: "add", type: "submit" }, words.add),
      h("button.plain", { key: "undo", type: "button", "data-kind": "undo" }, words.undo),
      h("button.plain", { key: "again", type: "button", "data-kind": "again", "aria-disabled": again ? null : "true" }, words.again)
    ),
    taps.length > 0 && h(
      "div.taps",
      { key: "taps", role: "group", "aria-label": words.taps },
      taps.map(({ value, label }) => h("button.plain", { key: `tap${value}`, type: "button", "data-tap": value }, label))
    ),
    h("p.told", { key: "told", role: "status", "aria-live": "polite" }, told)
  );
}
function sum({ sum: sum2, total }) {
  const term = (part, sign, name) => [
    sign && h("span.op", { key: `op:${name}` }, sign),
    h(
      "div.term",
      { key: name, class: part.struck ? "struck" : null },
      h("b", null, part.n),
      h("span", null, part.word),
      h("small", null, part.note)
    )
  ];
  return h(
    "div.sum",
    { key: "sum" },
    sum2.map((part, i) => term(part, i && !part.n.startsWith("−") ? "+" : "", `term${i}`)),
    term(total, "=", "total")
  );
}
function drawDie(die, i, { art, words }) {
  const picture = h(
    "svg",
    { viewBox: "-25 -26 50 54", "aria-hidden": "true" },
    h("path.body", { d: art.outline }),
    h("path.edges", { d: art.edges }),
    art.symbols ? h("path.symbol", { d: art.symbols[die.sign], transform: "translate(-15 -15) scale(.625)" }) : h("text", { y: "6" }, die.sign)
  );
  return h(
    "button.die",
    {
      key: `die${i}`,
      type: "button",
      class: die.state || null,
      title: words.turn,
      "aria-label": die.label,
      "data-die": String(i),
      "data-face": String(die.face)
    },
    picture,
    h("span", null, die.word)
  );
}
function answer({ answer: answer2, faces, charts = [] }, { art: { symbols } }) {
  if (charts.length > 0)
    return h("span.chart", null, h("img.day", { src: charts[0], alt: answer2 }), h("img.night", { src: charts[1], alt: answer2 }));
  if (faces.length === 0) return h("b", null, answer2);
  return h(
    "span.faces",
    { role: "img", "aria-label": answer2 },
    faces.map(
      ({ n, hit }, i) => h(
        hit ? "i.hit" : "i",
        { key: i, "aria-hidden": "true" },
        symbols ? h("svg", { viewBox: "0 0 48 48" }, h("path", { d: symbols[n] })) : n
      )
    )
  );
}
var projector_default = { render };
export {
  projector_default as default
};
