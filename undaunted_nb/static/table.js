// src/dom.js
var SVG = "http://www.w3.org/2000/svg";
var shown = /* @__PURE__ */ new WeakMap();
var family = /* @__PURE__ */ new WeakMap();
function h(tag2, props, ...kids) {
  const [name, ...classes] = tag2.split(".");
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
    const tag2 = kid.tag ?? "#text";
    const key = kid.props?.key;
    const name = key == null ? `${tag2}#${count[tag2] = (count[tag2] ?? 0) + 1}` : `${tag2}:${key}`;
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
var find = (root, field, value) => [...root.querySelectorAll(`[data-${field}]`)].find((node) => node.dataset[field] === value);
var say = (sentence, values) => sentence.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
var escape = (text2) => String(text2 ?? "").replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
var fill = (template, element2) => template.replace(/\{(\w+)\}/g, (_, slot) => Object.hasOwn(element2, slot) ? escape(element2[slot]) : "");
var calm = () => !globalThis.matchMedia?.("(prefers-reduced-motion: no-preference)").matches;

// src/geometry.js
var corners = (points2) => {
  const numbers2 = (points2.match(/-?[\d.]+/g) ?? []).map(Number);
  return numbers2.flatMap((x, i) => i % 2 ? [] : [
    /** @type {Point} */
    [x, numbers2[i + 1]]
  ]);
};
var round = (value) => Math.round(value * 10) / 10;
function inset(place, by) {
  const { cx, cy, hex } = place;
  const rest = hex && 1 - 2 * by / hex;
  if (rest) return corners(place.points).map(([x, y]) => [cx + (x - cx) * rest, cy + (y - cy) * rest].map(round).join(",")).join(" ");
  return corners(place.points).map(([x, y]) => [x - Math.sign(round(x - cx)) * by, y - Math.sign(round(y - cy)) * by].map(round).join(",")).join(" ");
}
function border(one, other) {
  const sides = (place) => corners(place.points).map((a, i, all) => [a, all[(i + 1) % all.length]]);
  for (const [[ax, ay], [bx, by]] of sides(one)) {
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.hypot(dx, dy);
    for (const side of sides(other)) {
      const apart = side.map(([x, y]) => Math.abs((x - ax) * dy - (y - ay) * dx) / length);
      const along = side.map(([x, y]) => ((x - ax) * dx + (y - ay) * dy) / length).sort((a, b) => a - b);
      const [from, to] = [Math.max(0, along[0]), Math.min(length, along[1])];
      if (Math.max(...apart) < 5 && to - from > 5) {
        const middle = (from + to) / 2 / length;
        return [round(ax + dx * middle), round(ay + dy * middle)];
      }
    }
  }
  return null;
}
function smooth(points2) {
  const at = (i) => points2[Math.min(Math.max(i, 0), points2.length - 1)];
  const curves = points2.slice(1).map((_, i) => {
    const [p, a, b, n] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const hold = [0, 1].map((k) => round(a[k] + (b[k] - p[k]) / 6));
    const come = [0, 1].map((k) => round(b[k] - (n[k] - a[k]) / 6));
    return `C${hold} ${come} ${b}`;
  });
  return `M${at(0)}${curves.join("")}`;
}
function outline(piece, out) {
  const [x, y] = [half(piece, "w") + out, half(piece, "h") + out];
  const cut = (piece.side === "s2" ? 9 : 10) + out / 2;
  const corner = piece.side === "s2" ? (to) => `L${to}` : (to) => `A${cut} ${cut} 0 0 1 ${to}`;
  return `M${cut - x} ${-y}H${x - cut}${corner(`${x} ${cut - y}`)}V${y - cut}${corner(`${x - cut} ${y}`)}H${cut - x}${corner(`${-x} ${y - cut}`)}V${cut - y}${corner(`${cut - x} ${-y}`)}Z`;
}
var straight = (points2) => `M${points2.map((point) => point.map(round)).join("L")}`;
function brackets(piece) {
  const out = small(piece) ? 6 : half(piece, "w") < 26 ? 5 : 10;
  const [x, y, arm] = [half(piece, "w") + out, half(piece, "h") + out, 13];
  return `M${-x} ${arm - y}V${-y}H${arm - x}M${x - arm} ${-y}H${x}V${arm - y}M${x} ${y - arm}V${y}H${x - arm}M${arm - x} ${y}H${-x}V${y - arm}`;
}
var small = (piece) => /\bsmall\b/.test(piece.s);
var half = (piece, way) => (piece[way] || (small(piece) ? 44 : 52)) / 2;

// src/icons.js
var ICONS = {
  move: "M2 13.5h3.4M2 10.5h1.4M6 11.6C8 11.6 7.4 6 10.2 6h2.4M10 2.8L13.4 6L10 9.2",
  attack: "M8 1.6L9.3 5.4L12.8 3.2L11.3 7L15 8L11.3 9L12.8 12.8L9.3 10.6L8 14.4L6.7 10.6L3.2 12.8L4.7 9L1 8L4.7 7L3.2 3.2L6.7 5.4Z",
  suppress: "M3.2 2L5.6 7.4M7.6 2L10 7.4M12 2L14.4 7.4M2 10.4C4 13.4 12 13.4 14 10.4M2 14.4h12",
  scout: "M1.2 8Q8 .8 14.8 8Q8 15.2 1.2 8ZM8 6.2A1.8 1.8 0 1 1 7.99 6.2Z",
  control: "M4 14.6V1.8L13 4.6L4 7.6M1.6 14.6h5",
  recon: "M3.4 8.4C1.6 4.6 6 3.4 7 5C8.4 1.8 13 3.4 12.2 6.4C14.8 6.6 14.6 9.4 13 9.4M1.6 12.8h7M11 12.8h3.6",
  conceal: "M3 7C1.6 3.6 6 2.4 7 4.2C8.4 1 13 2.6 12.2 5.6C14.8 5.8 14.6 8.6 13 8.6H4.4M8 10v5M5.5 12.5h5",
  "hunker down": "M1.4 13.4h2.4L5.4 9.6C5.4 6 10.6 6 10.6 9.6L12.2 13.4h2.4M4.4 9.6h7.2",
  guide: "M2 8.4h7M6.4 5.4L9.4 8.4L6.4 11.4M12.6 2.4v11.2M10.4 13.6h4.4",
  stalk: "M5 2.2C7.4 2.2 7 7 5.4 7.6C3.4 7.4 3 2.2 5 2.2ZM4.4 9.6h2M11 6.4C13.4 6.4 13 11 11.4 11.6C9.4 11.4 9 6.4 11 6.4ZM10.4 13.6h2",
  bolster: "M2 4.6h7.4v9.8H2ZM4.4 4.4V2.4h7.4v8.4M13.4 11v4M11.4 13h4",
  command: "M2 9.8V6.4L9.6 2.6V13.6L2 9.8ZM4 10.6L5 14.2M12.2 5.4Q14.6 8 12.2 10.6",
  inspire: "M8 14.4C3.2 11.6 4 7.4 6 5.6C6.2 7.4 7 8 7.8 8C7.4 5.4 8 3 9.6 1.6C9.6 5 12.6 6.6 12.4 10C12.2 12.4 10.6 13.8 8 14.4Z",
  target: "M8 3A5 5 0 1 1 7.99 3ZM8 1v4M8 11v4M1 8h4M11 8h4",
  blast: "M8 13.6V9.4M3.2 13.6L5 10.6M12.8 13.6L11 10.6M4 8.2C2 6.6 3.6 3.8 5.8 4.4C6.4 1.6 10.6 1.8 10.6 4.4C13 4 14 6.8 12 8.2Z",
  ready: "M8 1.4C10.4 3.4 11 6 11 9H5C5 6 5.6 3.4 8 1.4ZM5 9v2.2h6V9M6 11.2L4.6 14.4M10 11.2L11.4 14.4M8 11.2v3.4",
  drive: "M8 1.6A6.4 6.4 0 1 1 7.99 1.6ZM8 6.4A1.7 1.7 0 1 1 7.99 6.4ZM1.8 7.2Q5 5.4 8 6.2Q11 5.4 14.2 7.2M7.2 9.6L5.6 13.8M8.8 9.6L10.4 13.8",
  plot: "M1.6 13.4C5 13.4 3 8.4 6.4 8.4S8.4 3.8 11.4 3.8M11 1.4L14 3.8L11 6.2M1.6 11.8v3.2",
  survey: "M1.6 4L6 2L10 4L14.4 2V12L10 14L6 12L1.6 14ZM6 2v10M10 4v10",
  repair: "M2 14L8.4 7.6M8 3.4A3.8 3.8 0 0 0 12.8 8.2L10.4 7.8L8.4 5.6L8 3.4ZM8.2 3A3.8 3.8 0 0 1 12 2L10 4.2L11.8 6L14 4A3.8 3.8 0 0 1 12.8 8.2",
  strafe: "M8 1.4L9 5.4L15 8V9.6L9.2 9L8.8 11.4L10.6 13H5.4L7.2 11.4L6.8 9L1 9.6V8L7 5.4Z",
  demolish: "M3 6h3v8H3ZM6.6 6h3v8h-3ZM10.2 6h3v8h-3ZM8 6C8 3 11 4.6 11.2 1.6",
  antitank: "M1.4 5.4h8.4L14.6 8L9.8 10.6H1.4L3 8ZM6 5.4v5.2",
  enter: "M6.6 2H14v12H6.6M1.4 8h8M6.6 5L9.6 8L6.6 11",
  leave: "M9 2H2v12h7M5.6 8h8.6M11.4 5L14.4 8L11.4 11",
  seat: "M4 1.8V9.4H11.6V14M4 9.4L3.4 14M8 4.6h6M11.6 2.2L14 4.6L11.6 7",
  swap: "M2 5.4h10.4M9.6 2.6L12.6 5.4L9.6 8.2M14 10.6H3.6M6.4 7.8L3.4 10.6L6.4 13.4",
  chances: "M12.6 3L3.4 13M4.6 2.6A2 2 0 1 1 4.59 2.6ZM11.4 9.4A2 2 0 1 1 11.39 9.4Z",
  undo: "M6 3L2.4 6.4L6 9.8M2.8 6.4H9.6C15 6.4 15 13.4 9.6 13.4H6",
  redo: "M10 3L13.6 6.4L10 9.8M13.2 6.4H6.4C1 6.4 1 13.4 6.4 13.4H10",
  back: "M10.4 3L5 8L10.4 13",
  next: "M5.6 3L11 8L5.6 13"
};
var icon = (name, size = 16) => name && Object.hasOwn(ICONS, name) && h("svg.ic", { width: size, height: size, viewBox: "0 0 16 16", "aria-hidden": "true" }, h("path", { d: ICONS[name] }));
var figure = ({ own: own2 }, figure2, size) => figure2 && h("svg.sil", { width: size, height: size, viewBox: "0 0 48 48", "aria-hidden": "true" }, h("use", { href: `#${own2.prefix}sil-${figure2}` }));
var dot = (side, size) => h(
  "svg.dot",
  { class: side, width: size, height: size, viewBox: "-8 -8 16 16", "aria-hidden": "true" },
  side && h("path", { d: side === "s1" ? "M6.4 0A6.4 6.4 0 1 1 -6.4 0A6.4 6.4 0 1 1 6.4 0Z" : "M0 -7.4L7.4 0L0 7.4L-7.4 0Z" })
);
var mark = (state, size) => state === "no" ? barred(size) : h("svg.mark", { width: size, height: size, viewBox: "-10 -10 20 20", "aria-hidden": "true" }, Object.hasOwn(MARKS, state) ? MARKS[state]() : MARKS[""]());
var MARKS = {
  good: () => [h("circle.mk1", { r: 9 }), h("path.mk2", { d: "M-4.4 .4L-1.4 3.6L4.6 -3.4" })],
  done: () => [h("rect.mk1", { x: -9, y: -9, width: 18, height: 18, rx: 4 }), h("path.mk2", { d: "M-4.4 .4L-1.4 3.6L4.6 -3.4" })],
  go: () => [h("circle.mk0", { r: 8 }), h("path.mk0", { d: "M-4.4 0H4M.8 -3.4L4.2 0L.8 3.4" })],
  "": () => h("circle.mk0", { r: 6 })
};
var barred = (size) => h(
  "svg.noic",
  { width: size, height: size, viewBox: "-10 -10 20 20", "aria-hidden": "true" },
  h("circle.no0", { r: 9.4 }),
  h("circle.no1", { r: 8 }),
  h("path.no1", { d: "M-5.6 5.6L5.6 -5.6" })
);

// src/board.js
var SHIELD = "M-14 -15H14V-1.5C14 8.6 6.6 14 0 17C-6.6 14 -14 8.6 -14 -1.5Z";
var own = (markup, prefix) => markup.replace(/((?:\bid=["']|#))un-/g, `$1${prefix}`);
var known = /* @__PURE__ */ new WeakMap();
function once(part, name, make) {
  const all = known.get(part) ?? /* @__PURE__ */ new Map();
  if (!all.has(name)) known.set(part, all.set(name, make()));
  return all.get(name);
}
function again(part, name, now, make) {
  const last = once(part, name, () => ({ said: null, drawn: null }));
  if (last.said !== now) Object.assign(last, { said: now, drawn: make() });
  return last.drawn;
}
var within = (place, by) => once(place, `within ${by}`, () => inset(place, by));
var symbols = ({ scene: { art }, own: { prefix } }) => art && h("svg.symbols", { "aria-hidden": "true", focusable: "false", width: 0, height: 0 }, h("defs", { html: own(art.symbols ?? "", prefix) }));
var pointable = (piece) => piece.t === "counter" || Boolean(piece.press);
function board(context) {
  const { ground, board: board2, marks } = context.scene;
  if (!ground) return null;
  const places = new Map((ground.places ?? []).map((place) => [place.id, place]));
  const pieces = new Map((board2 ?? []).map((piece) => [piece.k, piece]));
  const lying = [...pieces.values()].filter((piece) => !pointable(piece) && !piece.top);
  const plates = [...pieces.values()].filter((piece) => piece.top);
  const worn = new Set(plates.map((piece) => piece.of));
  const on = { context, places, pieces, marks: marks ?? {}, worn, said: once(board2 ?? pieces, "said", () => spoken(board2 ?? [])), lit: new Set(marks?.lit), chosen: new Set(marks?.chosen) };
  const counters = [...pieces.values()].filter(pointable);
  return h(
    "svg.map",
    { key: "map", viewBox: `0 0 ${ground.width} ${ground.height}`, role: "group", "aria-label": ground.label, "data-region": "map" },
    once(ground, context.own.prefix, () => h("g.ground", { "aria-hidden": "true", html: own(ground.markup ?? "", context.own.prefix) })),
    h("g.washes", null, washes(on)),
    h(
      "g.places",
      null,
      [...places.values()].map((place) => tile(on, place))
    ),
    // What is drawn is spoken by the labels of the places and the counters; its letters and numbers are not spelled out beside them.
    h(
      "g.lying",
      { "aria-hidden": "true" },
      lying.map((piece) => element(on, piece))
    ),
    h("g.ways", null, path(on), refused(on), sight(on)),
    h(
      "g.counters",
      null,
      counters.map((piece) => counter(on, piece))
    ),
    h(
      "g.tags",
      null,
      counters.map((piece) => tag(on, piece))
    ),
    h(
      "g.plates",
      { "aria-hidden": "true" },
      plates.map((piece) => element(on, piece)),
      blocks(on),
      costs(on)
    )
  );
}
function spoken(board2) {
  const said2 = /* @__PURE__ */ new Map();
  for (const { p, label } of board2) if (label) said2.set(p, [...said2.get(p) ?? [], label]);
  return said2;
}
function washes({ context, places, pieces, marks }) {
  const aimed = places.get(pieces.get(marks.aimed)?.p);
  const asked = aimed ?? (marks.lit?.length || marks.chosen?.length ? null : places.get(context.own.focus));
  const near = asked?.hex ? [] : (asked?.near ?? []).map((id) => places.get(id)).filter(Boolean);
  return [
    near.map((place) => [
      h("polygon.wash", { key: `wash:${place.id}`, points: within(place, 2) }),
      h("polygon.dots", { key: `dots:${place.id}`, points: within(place, 5.5) })
    ]),
    aimed && ["now0", "now1"].map((layer) => h(`polygon.${layer}`, { key: layer, points: within(aimed, 2) })),
    aimed?.shield && h("path.shield-now", { d: SHIELD, transform: `translate(${aimed.shield})` })
  ];
}
function tile(on, place) {
  const ring = on.chosen.has(place.id) ? "chosen" : on.lit.has(place.id) ? "lit" : "";
  const near = place.near?.length && `${on.context.word("neighbours")}: ${place.near.join(", ")}`;
  const cost = on.marks.costs && Object.hasOwn(on.marks.costs, place.id) && on.marks.costs[place.id];
  const can = on.lit.has(place.id) && on.context.word("can-choose");
  const said2 = [place.label, can, cost, ...on.said.get(place.id) ?? [], near].filter(Boolean).join("; ");
  return again(place, `${on.context.own.prefix}tile`, `${ring} ${on.lit.has(place.id)} ${said2}`, () => drawnTile(on, place, ring, said2));
}
function drawnTile({ lit: all }, place, ring, said2) {
  const lit = all.has(place.id);
  const target = `place:${place.id}`;
  return h(
    "g.place",
    { key: `tile:${place.id}`, class: ring },
    ring && ["ring0", "ring1"].map((layer) => h(`polygon.${layer}`, { points: within(place, 4) })),
    h("polygon.edge", {
      key: target,
      points: within(place, 2),
      role: "button",
      "data-nav": "",
      "data-kind": "tap",
      "data-target": target,
      "data-aim": lit && target,
      "aria-pressed": ring === "chosen" ? "true" : null,
      "aria-label": said2
    })
  );
}
function element({ context }, piece) {
  const { art } = context.scene;
  const { prefix } = context.own;
  const templates = art?.templates ?? {};
  const template = Object.hasOwn(templates, piece.t) && once(art, prefix + piece.t, () => own(templates[piece.t], prefix));
  const drawn = () => h("g.un-el", {
    key: piece.k,
    class: `un-${piece.t} ${piece.side ?? ""} ${piece.s ?? ""}`.trimEnd(),
    "data-k": piece.k,
    transform: `translate(${Number(piece.x) || 0} ${Number(piece.y) || 0})`,
    html: template ? fill(template, piece) : ""
  });
  return once(piece, prefix + template, drawn);
}
function counter(on, piece) {
  const { marks, worn } = on;
  const aims2 = Object.hasOwn(marks.aims ?? {}, piece.k);
  const aimed = marks.aimed === piece.k;
  const chosen = marks.chosen?.includes(piece.k);
  const state = aimed ? "aimed" : chosen ? "chosen" : aims2 ? "aims" : "";
  const target = `piece:${piece.k}`;
  const ring = state === "chosen" ? 4 : state === "aims" ? 5 : 0;
  return h(
    "g.piece",
    {
      key: target,
      class: state,
      role: "button",
      tabindex: "-1",
      "data-kind": "tap",
      "data-target": target,
      "data-aim": aims2 && target,
      "data-place": piece.p,
      // Whoever comes from counter to counter is told where each stands.
      "aria-description": [on.places.get(piece.p)?.label, ...(on.said.get(piece.p) ?? []).filter((label) => label !== piece.label)].filter(Boolean).join("; "),
      "aria-pressed": chosen || aimed ? "true" : null,
      "aria-label": [piece.label, aims2 && on.context.word("can-choose"), !worn.has(piece.k) && marks.aims?.[piece.k]].filter(Boolean).join(", ")
    },
    // What the letter and the badge mean is told where the pointer rests.
    h("title", null, piece.label),
    ring > 0 && h(
      "g.ring",
      { transform: `translate(${Number(piece.x) || 0} ${Number(piece.y) || 0})` },
      ["ring0", "ring1"].map((layer) => h(`path.${layer}`, { d: outline(piece, ring) }))
    ),
    element(on, piece)
  );
}
function tag({ marks, worn }, piece) {
  const words = !worn.has(piece.k) && marks.aims?.[piece.k];
  const aimed = marks.aimed === piece.k;
  if (!words && !aimed) return null;
  const width = Math.max(36, 7.2 * (words?.length ?? 0) + 15);
  const top = half(piece, "h") - 0.5;
  return h(
    "g.tag",
    {
      key: `tag:${piece.k}`,
      class: aimed && "aimed",
      transform: `translate(${Number(piece.x) || 0} ${Number(piece.y) || 0})`,
      "aria-hidden": "true"
    },
    words && [h("rect", { x: -width / 2, y: top, width, height: 17, rx: 8.5 }), h("text", { y: top + 13 }, words)],
    aimed && ["br0", "br1"].map((layer) => h(`path.${layer}`, { d: brackets(piece) }))
  );
}
var spot = (place, piece) => piece?.p === place.id ? [Number(piece.x), Number(piece.y)] : [place.cx, place.cy];
function path({ places, pieces, marks }) {
  const way = (marks.path ?? []).map((id) => places.get(id)).filter(Boolean);
  if (way.length < 2) return null;
  const start = (marks.chosen ?? []).map((key) => pieces.get(key)).find((piece) => piece?.p === way[0].id);
  const points2 = [spot(way[0], start)];
  const steps = way.slice(1).map((place, i) => {
    const centre = i === way.length - 2 ? spot(place, pieces.get(marks.aimed)) : [place.cx, place.cy];
    const [x, y] = points2.at(-1);
    const step = border(way[i], place) ?? [(x + centre[0]) / 2, (y + centre[1]) / 2];
    points2.push(step, centre);
    return step;
  });
  const d = smooth(points2);
  return h(
    "g.way",
    { key: "path", "aria-hidden": "true" },
    h("path.ray0", { d }),
    h("path.ray1", { d }),
    steps.map(([x, y], i) => [h("circle.step", { cx: x, cy: y, r: 9.5 }), h("text.stept", { x, y: y + 4.4 }, i + 1)])
  );
}
function refused({ places, marks }) {
  const [from, to] = (marks.refused ?? []).map((id) => places.get(id));
  if (!from || !to) return null;
  const [x, y] = border(from, to) ?? [to.cx, to.cy];
  const [sx, sy] = [from.cx - (x - from.cx) * 0.35, from.cy + (from.hex ? 14 : 34)];
  const d = `M${sx} ${sy}C${sx + (x - sx) * 0.1} ${sy + 24} ${sx + (x - sx) * 0.6} ${Math.max(y, sy) + 20} ${x} ${y}`;
  return h(
    "g.way",
    { key: "refused", "aria-hidden": "true" },
    h("path.nomove0", { d }),
    h("path.nomove", { d }),
    h("g", { transform: `translate(${x - 10} ${y - 10})` }, barred(20))
  );
}
var room = (words) => Math.max(26, 6.6 * words.length + 12);
function sight({ places, marks }) {
  const { path: way = [], points: points2, blocked = [], beside = [] } = marks.sight ?? {};
  const line = (points2?.length ? points2 : way).map((one) => Array.isArray(one) ? one : places.get(one) && [places.get(one).cx, places.get(one).cy]).filter(Boolean);
  if (line.length < 2) return null;
  const stop = places.get(blocked[0]?.id);
  const at = stop ? nearest(line, [stop.cx, stop.cy]) : null;
  const free = at ? straight([...line.slice(0, at.after), at.point]) : straight(line);
  return h(
    "g.way",
    { key: "sight", "aria-hidden": "true" },
    beside.map((id) => places.has(id) && h("polygon.dots", { key: id, points: within(places.get(id), 4) })),
    h("path.ray0", { d: free }),
    h("path.ray1", { d: free }),
    at && [h("path.nomove0", { d: straight([at.point, ...line.slice(at.after)]) }), h("path.nomove", { d: straight([at.point, ...line.slice(at.after)]) })],
    [line[0], line.at(-1)].map(([x, y], i) => h("circle.step", { key: `end${i}`, cx: x, cy: y, r: 4 }))
  );
}
function nearest(line, [x, y]) {
  const found = line.slice(1).map(([bx, by], i) => {
    const [[ax, ay], after2] = [line[i], i + 1];
    const share = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1)));
    return { after: after2, point: [ax + (bx - ax) * share, ay + (by - ay) * share] };
  });
  const far = ({ point }) => Math.hypot(point[0] - x, point[1] - y);
  return found.reduce((best, one) => far(one) < far(best) ? one : best);
}
var blocks = ({ places, marks }) => (marks.sight?.blocked ?? []).map(({ id, label }) => {
  const place = places.get(id);
  return place && h(
    "g.block",
    { key: `block:${id}`, transform: `translate(${place.cx} ${place.cy})` },
    h("polygon.blocked0", { points: within(place, 3), transform: `translate(${-place.cx} ${-place.cy})` }),
    h("polygon.blocked1", { points: within(place, 3), transform: `translate(${-place.cx} ${-place.cy})` }),
    h("g", { transform: "translate(-10 -14)" }, barred(20)),
    label && [h("rect", { x: -room(label) / 2, y: 8, width: room(label), height: 16, rx: 4 }), h("text", { y: 20 }, label)]
  );
});
var lines = (words) => {
  const parts = words.length > 7 ? words.split(" ") : [words];
  const half2 = Math.ceil(parts.length / 2);
  return parts.length > 1 ? [parts.slice(0, half2).join(" "), parts.slice(half2).join(" ")] : [words];
};
var costs = ({ places, marks }) => Object.entries(marks.costs ?? {}).map(([id, words]) => {
  const place = places.get(id);
  if (!place || !words) return null;
  const said2 = lines(words);
  const width = Math.max(...said2.map(room));
  const height = 4 + 13 * said2.length;
  return h(
    "g.cost-of",
    { key: `cost:${id}`, transform: `translate(${place.cx} ${place.cy + (place.hex ? 16 : 44)})` },
    h("rect", { x: -width / 2, y: 8.5 - height, width, height, rx: 4 }),
    said2.map((line, i) => h("text", { y: 4.2 - 13 * (said2.length - 1 - i) }, line))
  );
});
function glide(root, before, after2) {
  if (calm()) return;
  const was = new Map(before.map((piece) => [piece.k, piece]));
  const nodes = new Map([...root.querySelectorAll(".un-el")].map((node) => [node.getAttribute("data-k"), node]));
  for (const { k, x, y } of after2) {
    const old = was.get(k);
    if (!old || old.x === x && old.y === y) continue;
    const at = (place) => ({ transform: `translate(${place.x}px, ${place.y}px)` });
    nodes.get(k)?.animate([at(old), at({ x, y })], { duration: 180, easing: "ease-out" });
  }
}
function legend(context) {
  const signs = context.scene.ground?.legend ?? [];
  if (signs.length === 0) return null;
  const on = { context };
  return h(
    "ul.legend",
    { key: "legend", "aria-label": context.word("legend") },
    signs.map(
      ({ label, show, width = 30 }) => h(
        "li",
        { key: label },
        show.map(
          (piece, i) => h(
            "svg",
            { key: i, width: width * 0.75, height: 22, viewBox: `${-width / 2} -15 ${width} 30`, "aria-hidden": "true" },
            element(on, { ...piece, k: null, x: 0, y: 0 })
          )
        ),
        h("span", null, label)
      )
    )
  );
}

// src/roll.js
function roll(context) {
  const { roll: roll2, art } = context.scene;
  const { prefix } = context.own;
  if (!roll2) return null;
  const die = own(art?.templates?.die ?? "", prefix);
  const number2 = (i, one) => h(
    "svg",
    { width: 44, height: 48, viewBox: "-25 -26 52 56", "aria-hidden": "true" },
    h("g.un-el.un-die", { transform: `rotate(${i % 2 ? 9 : -7})`, html: fill(die, one) })
  );
  return h(
    "section.roll",
    { key: "roll", "aria-label": roll2.title },
    h(
      "ul.dice",
      null,
      (roll2.dice ?? []).map(
        (one, i) => h(
          "li",
          { key: i, class: one.state || (one.hit ? "hit" : "miss"), "aria-label": one.face ? one.word : `${one.n}: ${one.word}` },
          one.face ? face(context, one.face, one.state, 40, i % 2 ? 6 : -5) : number2(i, one),
          h("span", null, one.word)
        )
      )
    ),
    h("p", null, h("b", null, roll2.title), roll2.note && h("span", null, roll2.note), roll2.need && h("span", null, roll2.need))
  );
}
var face = ({ scene: { art }, own: { prefix } }, name, state, size, turn = 0) => h(
  "svg.face",
  { class: state, width: size, height: size, viewBox: "-23 -23 48 48", "aria-hidden": "true" },
  h("g.un-el.un-cube", { class: state, transform: turn ? `rotate(${turn})` : null, html: fill(own(art?.templates?.cube ?? "", prefix), { figure: name }) })
);

// src/rule.js
var citations = (cites = []) => cites.map(({ label, text: text2 }, i) => [h("cite", { key: i }, `${label}: `), `${text2} `]);
var unfolded = (line, id) => `${line ?? ""}|${id}`;
var chip = ({ own: own2 }, id, line) => h(
  "button.rule",
  {
    key: `rule:${unfolded(line, id)}`,
    type: "button",
    "aria-expanded": String(own2.open.has(unfolded(line, id))),
    "data-nav": "",
    "data-kind": "rule",
    "data-target": id,
    "data-line": line
  },
  id
);
function body({ own: own2, word }, id, line) {
  const rule = own2.open.has(unfolded(line, id)) && own2.rules.get(id);
  if (!rule) return null;
  return h(
    "div.lc",
    { key: `body:${id}` },
    h("p", null, rule.title && h("b", null, `${rule.title}. `), rule.text),
    rule.ruling && h("p.ruling", null, rule.ruling),
    rule.cites?.length > 0 && h("p", null, citations(rule.cites)),
    rule.lessons?.length > 0 && h(
      "p.taught",
      null,
      `${word("taught")}: `,
      rule.lessons.map(
        (lesson) => h(
          "button.plain",
          {
            key: `lesson:${unfolded(line, id)}|${lesson.id}`,
            type: "button",
            "data-nav": "",
            "data-kind": "coach",
            "data-target": `lesson:${lesson.id}`
          },
          lesson.label
        )
      )
    )
  );
}

// src/slip.js
var SHIELD2 = "M-13 -14H13V-2C13 8 6.4 13 0 16C-6.4 13 -13 8 -13 -2Z";
var ASKED = "slip";
var minus = ({ n }) => typeof n === "number" && n < 0;
var DIE = 13.5;
var FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];
function slip(context) {
  const { slip: slip2 } = context.scene;
  if (!slip2) return null;
  const { word } = context;
  return h(
    "section.slip.act",
    { key: "slip", "aria-label": slip2.title, "data-region": "slip" },
    h("h3", null, slip2.icon && h("span.hico", null, icon(slip2.icon, 18)), h("span", null, slip2.title)),
    slip2.sum?.length > 0 && [figures(context, slip2, ASKED), unfoldedRules(context, slip2, ASKED)],
    h(
      "div.odds",
      null,
      slip2.dice === 2 && slip2.hits && square(slip2.hits, word),
      slip2.faces?.length > 0 && pictures(context, slip2.faces),
      slip2.chance && h("p.big", null, h("b", null, slip2.chance.fraction), slip2.chance.words && [" ", h("span.nb", null, `(${slip2.chance.words})`)]),
      (slip2.lines ?? []).map((line, i) => h("p", { key: i }, line)),
      slip2.spread?.length > 0 && h("div.spread", { role: "list" }, slip2.spread.map(bar)),
      slip2.chain?.length > 0 && [
        h("p.cost", null, h("b", null, word("chain"))),
        h(
          "ol.chain",
          null,
          slip2.chain.map((place, i) => h("li", { key: i }, place))
        )
      ],
      slip2.hits && slip2.dice > 0 && slip2.dice !== 2 && numbers(slip2.hits),
      slip2.choices?.length > 0 && h("div.acts.choices", null, slip2.choices.map(choice)),
      (slip2.commit || slip2.next || slip2.back) && h(
        "div.acts",
        null,
        slip2.commit && button("commit", "commit", slip2.commit, "Enter"),
        slip2.next && h("button.plain", { key: "slip:next", type: "button", "data-nav": "", "data-own": "next" }, slip2.next),
        slip2.back && button("plain", "back", slip2.back, "Esc")
      )
    )
  );
}
var button = (style, kind, label, key) => h(
  `button.${style}`,
  { key: `slip:${kind}`, type: "button", "data-nav": "", "data-kind": kind },
  h("span", null, label),
  h("kbd", { "aria-hidden": "true" }, key)
);
var choice = ({ id, label, state }) => h(
  "button.plain",
  {
    key: `choice:${id}`,
    type: "button",
    class: state,
    "aria-pressed": state === "chosen" ? "true" : null,
    "data-nav": "",
    "data-kind": "tap",
    "data-target": `choice:${id}`
  },
  label
);
function figures({ own: own2, word }, { sum, total }, asked) {
  const size = (one) => minus(one) ? -one.n : one.n;
  const spoken2 = sum.filter((term2) => !term2.struck).map((one, i) => `${i > 0 || minus(one) ? `${minus(one) ? "−" : "+"} ` : ""}${size(one)} ${one.word}`).join(" ");
  const left = sum.filter((term2) => term2.struck).map(({ n, word: name, note }) => word("struck", { n, word: name, note }));
  const pressed = [...sum, total].some((part) => part?.rule);
  const term = (key, style, { n, word: word2, note, rule }, ...shown2) => h(
    rule ? "button.term" : "div.term",
    {
      key: `${asked}:sum:${key}`,
      class: style,
      // A picture has nothing inside that could be pressed: then its parts are pictures.
      role: pressed && !rule ? "img" : null,
      "aria-label": pressed ? [`${n} ${word2}`, note].filter(Boolean).join(", ") : null,
      ...rule && {
        type: "button",
        "aria-expanded": String(own2.open.has(unfolded(asked, rule))),
        "data-nav": "",
        "data-kind": "rule",
        "data-target": rule,
        "data-line": asked
      }
    },
    h("span.sr", null, shown2, " ", h("i", null, word2)),
    note && [" ", h("small", null, note)]
  );
  return h(
    "div.sum",
    { role: pressed ? "group" : "img", "aria-label": [total ? `${spoken2} = ${total.n} ${total.word}, ${total.note}` : spoken2, ...left].join("; ") },
    sum.map((one, i) => [
      (i > 0 || minus(one)) && h("span.op", { key: `op${i}`, "aria-hidden": "true" }, minus(one) ? "−" : "+"),
      term(
        i,
        one.struck && "struck",
        one,
        h(
          "svg",
          { width: 34, height: 34, viewBox: "-17 -17 34 34" },
          shape(one.shape),
          one.shape === "cover" && h("path.inner", { d: SHIELD2, transform: "scale(.75)" }),
          h("text", { y: 6.6 }, size(one))
        )
      )
    ]),
    total && [h("span.op", { key: "=", "aria-hidden": "true" }, "="), term("total", "total", total, h("b", null, total.n))]
  );
}
var shape = (name) => name === "disc" ? h("circle.disc", { r: 14.6 }) : name === "die" ? h("rect.disc", { x: -DIE, y: -DIE, width: 2 * DIE, height: 2 * DIE, rx: 4 }) : h("path.disc", { d: SHIELD2 });
var unfoldedRules = (context, { sum, total }, asked) => [...sum, total].map((part) => part?.rule && body(context, part.rule, asked));
var numbers = (hits) => h(
  "svg.faces",
  { width: 232, height: 24, viewBox: "0 0 232 24", role: "img", "aria-label": hits.join(", ") },
  FACES.map((face2, i) => [
    h("rect", { class: hits.includes(face2) ? "gh" : "gm", x: 1 + 23 * i, y: 1.5, width: 21, height: 21, rx: 3 }),
    h("text", { class: hits.includes(face2) && "h", x: 11.5 + 23 * i, y: 16.5 }, face2)
  ])
);
var pictures = (context, all) => h(
  "ul.pictures",
  null,
  all.map(
    ({ face: name, word, state, times = 1, say: say2 }, i) => h(
      "li",
      { key: i, class: state, "aria-label": say2 ?? word },
      h("span", { "aria-hidden": "true" }, Array.from({ length: times }, () => face(context, name, state, 30))),
      h("small", { "aria-hidden": "true" }, word)
    )
  )
);
var bar = ({ label, text: text2, share, state }, i) => h(
  "div.bar",
  { key: i, role: "listitem", class: state, "aria-label": `${label}: ${text2}` },
  h("span", { "aria-hidden": "true" }, label),
  h("svg", { width: 100, height: 12, viewBox: "0 0 100 12", preserveAspectRatio: "none", "aria-hidden": "true" }, h("rect.gm", { x: 0.5, y: 1, width: 99, height: 10 }), share > 0 && h("rect.gh", { x: 0.5, y: 1, width: Math.max(1, 99 * Math.min(1, share)), height: 10 })),
  h("b", { "aria-hidden": "true" }, text2)
);
function square(hits, word) {
  const at = (i) => Math.round((0.8 + 10.9 * i) * 10) / 10;
  const hit = (face2) => hits.includes(face2);
  const ways = word("ways", { n: 100 - (10 - FACES.filter(hit).length) ** 2 });
  return h(
    "svg.grid",
    { width: 132, height: 150, viewBox: "-20 -18 132 150", role: "img", "aria-label": ways },
    FACES.map((face2, i) => [
      h("text.ax", { class: hit(face2) && "h", x: at(i) + 4.7, y: -5 }, face2),
      h("text.ax", { class: hit(face2) && "h", x: -7.5, y: at(i) + 8.5 }, face2),
      FACES.map((other, k) => h("rect", { class: hit(face2) || hit(other) ? "gh" : "gm", x: at(k), y: at(i), width: 9.4, height: 9.4, rx: 1.5 }))
    ]),
    h("text.gc", { x: 54.5, y: 125 }, ways)
  );
}

// src/chances.js
var ASKED2 = "chances";
function chances({ scene: { chances: chances2 }, word }) {
  if (!chances2?.on) return null;
  return h(
    "section.slip.chances",
    { key: "chances-panel", "aria-label": word("chances") },
    (chances2.groups ?? []).map(group),
    (chances2.lines ?? []).map((line, i) => h("p", { key: i }, line))
  );
}
var group = ({ id, label, options }) => h(
  "div.choice",
  { key: `chances:${id}`, role: "radiogroup", "aria-label": label, "data-region": `chances-${id}` },
  h("span", { "aria-hidden": "true" }, label),
  h(
    "div.radios",
    { role: "presentation" },
    options.map(
      (option2) => h(
        "button.plain",
        {
          key: `chances:${id}:${option2.id}`,
          type: "button",
          role: "radio",
          class: option2.chosen && "chosen",
          "aria-checked": String(Boolean(option2.chosen)),
          "data-nav": "",
          "data-stop": option2.chosen,
          "data-kind": "chances",
          "data-target": `${id}:${option2.id}`
        },
        option2.label
      )
    )
  )
);
function chance(context) {
  const sum = context.scene.chances?.sum;
  if (!sum) return null;
  return h(
    "section.slip.chance",
    { key: "chance", "aria-label": sum.title, "data-region": "chance" },
    h("h3", null, sum.icon && h("span.hico", null, icon(sum.icon, 18)), h("span", null, sum.title)),
    figures(context, sum, ASKED2),
    unfoldedRules(context, sum, ASKED2),
    h(
      "div.odds",
      null,
      sum.chance && h("p.big", null, sum.roll && [sum.roll, " "], h("b", null, sum.chance.fraction), " ", h("span.nb", null, `(${sum.chance.words})`)),
      (sum.lines ?? []).map((line, i) => h("p", { key: i }, line))
    )
  );
}

// src/coach.js
var TICKS = 16;
var KEYS = 9;
function coach({ scene: { coach: coach2 }, word }) {
  if (!coach2) return null;
  const { title, step, steps, state, note, hints = [], options = [] } = coach2;
  return h(
    "section.slip.coach",
    { key: "coach", class: state, "aria-label": title, "data-region": "coach" },
    h(
      "div.wh",
      null,
      h("h3", null, title),
      ticks(coach2, word),
      step > 0 && h("span.stepn", null, word("step", { n: step, m: steps })),
      h("span.wb", null, button2("prev", [icon("back", 14), h("span", null, word("prev"))], { "aria-keyshortcuts": "Alt+ArrowLeft", disabled: !coach2.back }))
    ),
    note && h("p.aside", { key: "note" }, info(), h("span", null, note)),
    h("div.task", { key: "task", "aria-live": "polite" }, paragraphs(coach2.task)),
    h("ol.options", { key: "options", "aria-live": "polite" }, options.map(option(options, word))),
    h("div.said", { key: "said", role: "status", "aria-live": "polite" }, said(coach2, word)),
    h(
      "div.hints",
      { key: "hints", "aria-live": "polite" },
      hints.map((hint, i) => h("p.aside", { key: i }, info(), h("span", null, hint)))
    ),
    acts(coach2)
  );
}
var paragraphs = (texts = []) => texts.map((text2, i) => h("p", { key: i }, text2));
var info = () => h("span.tone", { "aria-hidden": "true" }, "i");
var said = ({ state, said: said2 }, word) => [
  state && h("p.verdict", { key: "verdict", class: state }, mark(state, 18), h("b", null, word(`state-${state}`))),
  h("div", { key: "texts" }, paragraphs(said2))
];
function ticks({ ticks: ticks2 = [], step, steps }, word) {
  if (ticks2.length === 0 || ticks2.length > TICKS) return null;
  const tick = (state, i) => {
    const at = word("step", { n: i + 1, m: steps });
    const now = i + 1 === step;
    const spoken2 = [at, state && word(`state-${state}`)].filter(Boolean).join(", ");
    return h(
      "li",
      { key: i },
      button2(`exercise:${i + 1}`, mark(state, 16), { class: now ? "plain tick c" : "plain tick", "aria-label": spoken2, title: spoken2, "aria-current": now && "step" })
    );
  };
  return h("ol.ticks", null, ticks2.map(tick));
}
var option = (options, word) => {
  const answered = options.some(({ state }) => state === "right");
  return ({ id, label, state, why: why2 }, i) => {
    const target = `option:${id}`;
    const sign = { right: "good", wrong: "no" }[state];
    const out = Boolean(sign) || answered;
    return h(
      "li",
      { key: target },
      h(
        "button.option",
        {
          key: `coach:${target}`,
          type: "button",
          class: sign,
          "aria-pressed": sign ? "true" : "false",
          "aria-disabled": out && "true",
          "aria-keyshortcuts": i < KEYS ? String(i + 1) : null,
          "data-nav": "",
          "data-stop": !out,
          "data-option": "",
          "data-kind": out ? null : "coach",
          "data-target": target
        },
        i < KEYS && h("kbd", { "aria-hidden": "true" }, i + 1),
        h("span", null, label),
        sign && h("span.outcome", null, mark(sign, 16), " ", word(`state-${sign}`))
      ),
      why2 && h("p.because", null, why2)
    );
  };
};
function acts({ state, hint, again: again2, next, buttons = [] }) {
  if (!hint && !again2 && !next && buttons.length === 0) return null;
  const onward = state === "good" || state === "done";
  return h(
    "div.acts",
    { key: "acts" },
    again2 && button2("again", again2, { "data-stop": true }),
    hint && button2("hint", [h("span", null, hint), h("kbd", { "aria-hidden": "true" }, "H")], { "data-stop": true, "aria-keyshortcuts": "H" }),
    next && button2("next", [h("span", null, next), icon("next", 14)], {
      class: onward ? "commit" : "plain",
      "data-stop": onward,
      "aria-keyshortcuts": "Alt+ArrowRight"
    }),
    buttons.map(({ id, label }) => button2(id, label, { "data-stop": true }))
  );
}
var button2 = (target, what, more) => h("button", { class: "plain", ...more, key: `coach:${target}`, type: "button", "data-nav": "", "data-kind": "coach", "data-target": target }, what);

// src/delta.js
function merged(old, change) {
  if ("=" in change) return change["="];
  if (Array.isArray(old)) {
    const before = new Map(old.map((item) => [item.k ?? item.id, item]));
    const order = change["#"] ?? [...before.keys()];
    return order.map((key) => Object.hasOwn(change["~"], key) ? merged(before.get(key), change["~"][key]) : before.get(key));
  }
  const after2 = { ...old };
  for (const key of change["-"] ?? []) delete after2[key];
  for (const [key, one] of Object.entries(change["~"])) after2[key] = merged(after2[key], one);
  return after2;
}

// src/over.js
var ASKED3 = "over";
function over(context) {
  const { over: over2 } = context.scene;
  if (!over2) return null;
  const { title, text: text2, told: told2, rule, buttons = [] } = over2;
  return h(
    "div.slip.over",
    { key: "over", role: "group", "aria-label": title },
    h("h3", null, title),
    text2 && h("p", null, text2),
    told2 && h("p.told", null, told2),
    rule && h("p.cite", null, chip(context, rule, ASKED3)),
    rule && body(context, rule, ASKED3),
    buttons.length > 0 && h(
      "div.acts",
      null,
      buttons.map(
        ({ id, label }, i) => h(i === 0 ? "button.commit" : "button.plain", { key: `over:${id}`, type: "button", "data-nav": "", "data-kind": "over", "data-target": id }, label)
      )
    )
  );
}

// src/hand.js
function hand(context) {
  const { mine: mine2, curtain: screen, over: ended } = context.scene;
  if (!mine2 && !screen && !ended) return null;
  const cards = !mine2?.hidden && mine2?.hand || [];
  return h(
    "section.hand",
    { key: "hand", "aria-label": context.word("hand"), "data-region": "hand" },
    mine2 && h(
      "h3",
      null,
      dot(mine2.side, 18),
      h("span", null, context.word("hand")),
      mine2.hint && !ended && h("span.hint", null, mine2.hint),
      screen || ended ? null : atHand(context.scene.slip),
      mine2.end && h("button.plain.end", { key: "end", type: "button", "data-nav": "", "data-kind": "end", "aria-keyshortcuts": "Shift+E" }, mine2.end)
    ),
    h("div.ended", { key: "ended", role: "status", "aria-live": "polite" }, over(context)),
    screen ? curtain(screen, mine2?.side) : h(
      "div.cards",
      null,
      cards.map((one, i) => card(context, one, i, mine2?.side))
    )
  );
}
var atHand = (slip2) => slip2?.hand && h(
  "span.offer",
  { key: "offer" },
  (slip2.choices ?? []).map(
    ({ id, label, state }) => h(
      "button.plain",
      { key: `hand:choice:${id}`, type: "button", class: state, "aria-pressed": state === "chosen" ? "true" : null, "data-nav": "", "data-kind": "tap", "data-target": `choice:${id}` },
      label
    )
  ),
  slip2.commit && h("button.commit", { key: "hand:commit", type: "button", "data-nav": "", "data-kind": "commit" }, slip2.commit)
);
var curtain = ({ title, text: text2, button: button4 }, side) => h(
  "div.curtain",
  { key: "screen", class: side, role: "group", "aria-label": title },
  h(
    "div.slip",
    null,
    h("h3", null, title),
    text2 && h("p", null, text2),
    h("button.commit", { key: "curtain", type: "button", "data-nav": "", "data-kind": "curtain" }, button4)
  )
);
function card(context, card2, column, side) {
  const never = card2.state === "never";
  const target = `card:${card2.id}`;
  return h(
    "article.card",
    {
      key: card2.id,
      class: `${side} ${card2.state}${card2.say ? " read" : ""}`,
      role: "group",
      "aria-label": card2.label,
      "data-kind": never ? "why" : "tap",
      "data-target": target,
      "data-column": column
    },
    h("div.cstrip", { "aria-hidden": "true" }, h("b", null, card2.band), h("i")),
    h(
      "div.chead",
      null,
      h(
        "button.cname",
        {
          key: target,
          type: "button",
          "data-nav": "",
          "data-stop": "",
          "data-card-name": "",
          "aria-label": card2.label,
          "aria-pressed": never ? null : String(card2.state === "chosen"),
          "aria-keyshortcuts": column < 9 ? String(column + 1) : null,
          // An id is a word: what a card is called may be anything.
          "aria-describedby": card2.say ? `${context.own.prefix}say${column}` : null
        },
        h("span.cfig", null, figure(context, card2.figure, 34)),
        h("span.title", { class: long(card2.title) }, card2.title)
      ),
      number(card2, "span.init")
    ),
    never ? mist(context, card2, target) : [card2.say && told(context, card2, column), actions(card2)]
  );
}
var number = ({ n }, tag2) => n != null && n !== "" && h(tag2, { "aria-hidden": "true", class: String(n).length > 2 && "word" }, h("b", null, n));
var told = ({ own: own2 }, { sections, say: say2, state }, column) => h(
  "div.told",
  null,
  sections?.length > 0 && arrows(sections),
  state === "no" && barred(18),
  h("p", { id: `${own2.prefix}say${column}` }, say2)
);
var arrows = (sections) => h(
  "svg.arrows",
  { width: 30 * sections.length, height: 26, viewBox: `0 0 ${30 * sections.length} 26`, "aria-hidden": "true" },
  sections.map(({ n, on }, i) => [
    h("path", { class: on ? "gh" : "gm", d: `M${30 * i + 6.5} 25V12.4H${30 * i + 1}L${30 * i + 15} 1.2L${30 * i + 29} 12.4H${30 * i + 23.5}V25Z` }),
    on && n && h("text", { x: 30 * i + 15, y: 20.4, class: String(n).length > 2 && "long" }, n)
  ])
);
var actions = (card2) => [
  (card2.chips?.length > 0 || !card2.say) && h(
    "div.chips",
    null,
    (card2.chips ?? []).map((one) => action("chip", card2, one))
  ),
  card2.seat && h("div.seated", null, h("p", null, card2.seat.title), h("div.chips", null, card2.seat.chips.map((one) => action("chip", card2, one)))),
  card2.beside?.length > 0 && h("div.beside", null, card2.beside.map((one) => action("chip", card2, one))),
  card2.note && h("p.note", null, card2.note),
  card2.stub && action("stub", card2, card2.stub)
];
var [WIDE, LONG] = [8, 11];
var longest = (label = "") => Math.max(...label.split(/\s/).map((word) => word.length));
var long = (label) => longest(label) > LONG ? "long" : longest(label) > WIDE ? "wide" : null;
function action(kind, card2, { id, label, n, icon: name, state, say: say2 }) {
  const target = `do:${id}`;
  return h(
    `button.${kind}`,
    {
      key: `${card2.id}:${target}`,
      type: "button",
      class: [state, long(label)].filter(Boolean).join(" "),
      "aria-pressed": String(state === "chosen"),
      "aria-label": say2 ?? [label, n].filter(Boolean).join(" "),
      "data-nav": "",
      "data-kind": "tap",
      "data-target": target,
      "data-card": card2.id
    },
    icon(name ?? (kind === "stub" ? id : "")),
    h("span", null, label),
    n && [" ", h("b", null, n)],
    state === "no" && barred(14)
  );
}
var mist = ({ word }, { id, note }, target) => [
  h(
    "div.mist",
    null,
    h("svg", { viewBox: "0 0 120 74", preserveAspectRatio: "none", "aria-hidden": "true" }, h("path", { d: MIST })),
    h("p", null, barred(20), note)
  ),
  h("button.stub.whyb", { key: `${id}:why`, type: "button", "data-nav": "", "data-kind": "why", "data-target": target }, word("why-not"))
];
var MIST = Array.from({ length: 11 }, (_, row) => {
  const [y, from, step] = [5 + 6.6 * row, -(row * 17 % 23), 13 + row * 5 % 7];
  return [0, 1, 2, 3].map((i) => `M${from + i * (2 * step + 8)} ${y}q${step / 2} -3.4 ${step} 0t${step} 0`).join("");
}).join("");

// src/head.js
var PIPS = 12;
function head({ scene: { head: head2, chances: chances2 }, word }) {
  if (!head2) return null;
  return h(
    "header.head",
    { key: "head", "data-region": "head" },
    h("div.ttl", null, h("h2", null, head2.title), head2.note && h("p", null, head2.note)),
    h(
      "ol.phase",
      { "aria-label": word("phases") },
      head2.round && h("li.rd", { key: "round" }, h("small", null, word("round")), h("b", null, head2.round)),
      (head2.phases ?? []).map(
        ({ label, state }, i) => h("li", { key: i, class: state, "aria-current": state === "now" ? "step" : null }, h("i"), h("span", null, label))
      )
    ),
    h("div.score", { role: "group", "aria-label": word("points") }, (head2.score ?? []).map(points)),
    head2.first && h("div.tok", { class: head2.first.side }, whistle(), h("small", null, head2.first.label)),
    h(
      "div.tools",
      null,
      languages(head2.languages, word),
      chances2 && overlay(chances2.on, word("chances")),
      tool("undo", word("undo"), "Control+Z", head2.undo),
      tool("redo", word("redo"), "Control+Shift+Z", head2.redo),
      h("button.plain.q", { key: "help", type: "button", "data-nav": "", "data-own": "help", title: word("help"), "aria-label": word("help") }, "?")
    )
  );
}
var languages = (all = [], word) => all.length > 0 && h(
  "div.langs",
  { key: "langs", role: "group", "aria-label": word("language") },
  all.map(
    ({ id, label, short, chosen }) => h(
      "button.plain",
      {
        key: `language:${id}`,
        type: "button",
        class: chosen && "chosen",
        lang: id,
        title: label,
        // What is seen is part of what is said: who speaks to the computer says it.
        "aria-label": `${label}, ${short}`,
        "aria-pressed": String(Boolean(chosen)),
        "data-nav": "",
        "data-kind": "language",
        "data-target": id
      },
      short
    )
  )
);
var overlay = (on, label) => h(
  "button.plain",
  {
    key: "chances",
    type: "button",
    class: on && "chosen",
    title: label,
    "aria-pressed": String(Boolean(on)),
    "aria-keyshortcuts": "C",
    "data-nav": "",
    "data-kind": "chances",
    "data-target": on ? "off" : "on"
  },
  icon("chances"),
  h("span", null, label)
);
var tool = (kind, label, keys, on) => h(
  "button.plain",
  { key: kind, type: "button", "data-nav": "", "data-kind": kind, "aria-keyshortcuts": keys, title: label, disabled: !on },
  icon(kind),
  h("span", null, label)
);
function points({ side, name, points: points2, goal, of, text: text2, word }, i) {
  const shape2 = side === "s2" ? "M0 -7L7 0L0 7L-7 0Z" : "M6 0A6 6 0 1 1 -6 0A6 6 0 1 1 6 0Z";
  const pips = goal && Math.max(goal, points2) <= PIPS ? Array.from({ length: Math.max(goal, points2) }, (_, n) => n < points2) : [];
  return h(
    "div",
    { key: i, class: side, role: "img", "aria-label": `${name}: ${text2}`, title: text2 },
    dot(side, 15),
    h("span", null, name, word && h("small", null, word)),
    h(
      "span.pips",
      null,
      pips.map((full) => h("svg", { width: 15, height: 15, viewBox: "-8 -8 16 16" }, h("path.pip", { class: full && "full", d: shape2 })))
    ),
    h("b", null, points2, of && h("small", null, ` / ${of}`))
  );
}
var whistle = () => h(
  "svg.token",
  { width: 32, height: 32, viewBox: "-16 -16 32 32", "aria-hidden": "true" },
  h("circle.tk0", { r: 14.6 }),
  h("circle.tk1", { r: 11.8 }),
  h("path.tk2", { d: "M-8.6 -4.4H3.6A5.3 5.3 0 1 1 -1.7 .9V-.6H-8.6Z" }),
  h("circle.tk3", { cx: 3.6, cy: 0.9, r: 2 }),
  h("path.tk4", { d: "M2.2 -4.6V-7.4H5.4V-4.6" })
);

// src/help.js
var KEYS2 = [
  ["arrows", "← ↑ ↓ →"],
  ["enter", "Enter"],
  ["back", "Esc"],
  ["cards", "1 … 9"],
  ["aims", "N"],
  ["pieces", "P"],
  ["walk", "Alt ← →"],
  ["hint", "H"],
  ["chances", "C"],
  ["undo", "Ctrl Z"],
  ["redo", "Ctrl Shift Z"],
  ["end", "Shift E"],
  ["help", "?"]
];
var help = ({ own: own2, word }) => own2.help && h(
  "section.slip.help",
  { key: "help", role: "status", "aria-label": word("help") },
  h("h3", null, word("help")),
  h(
    "dl",
    null,
    KEYS2.map(([name, keys]) => h("div", { key: name }, h("dt", null, h("kbd", null, keys)), h("dd", null, word(`key-${name}`))))
  )
);

// src/keys.js
var FORWARD = ["ArrowRight", "ArrowDown"];
var ARROWS = ["ArrowLeft", "ArrowUp", ...FORWARD];
var letter = ({ key, code }) => /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key[A-Z]$/.test(code ?? "") && key.length === 1 ? code[3].toLowerCase() : "";
var things = (region) => [...region.querySelectorAll("[data-nav]:not([disabled])")];
function settle(root) {
  for (const region of root.querySelectorAll("[data-region]")) {
    const all = things(region);
    const stop = all.find((thing) => thing.getAttribute("tabindex") === "0") ?? all.find((thing) => thing.matches(".commit")) ?? all.find((thing) => thing.matches("[data-stop]")) ?? all[0];
    for (const thing of all) stopAt(thing, thing === stop);
  }
}
var stopAt = (thing, here) => {
  const value = here ? "0" : "-1";
  if (thing.getAttribute("tabindex") !== value) thing.setAttribute("tabindex", value);
};
function visit(thing) {
  if (!thing.matches("[data-nav]")) return;
  for (const other of things(thing.closest("[data-region]"))) stopAt(other, other === thing);
}
var piecesOn = (root, id) => [...root.querySelectorAll("[data-place]")].filter((piece) => piece.dataset.place === id).sort((a, b) => Number("aim" in b.dataset) - Number("aim" in a.dataset));
var aims = (root) => [...root.querySelectorAll("[data-region=map] [data-aim], [data-region=vehicles] [data-aim]")];
var after = (all, now, by) => all[(all.indexOf(now) + (by < 0 && !all.includes(now) ? 0 : by) + all.length) % all.length];
function listen(root, { scene, own: own2, send, press, toggle }) {
  root.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const act = command(event) ?? move(event);
    if (act) {
      event.preventDefault();
      event.stopPropagation();
      act();
    } else if (!event.ctrlKey && !event.metaKey && !event.altKey && event.key !== "Tab") {
      event.stopPropagation();
    }
  });
  const once2 = (event, act) => event.repeat ? () => {
  } : act;
  function command(event) {
    const { key, altKey, shiftKey } = event;
    const control = event.ctrlKey || event.metaKey;
    if (control && !altKey) {
      const redo = letter(event) === "y" || letter(event) === "z" && shiftKey;
      if (redo) return () => scene.head?.redo && send("redo");
      if (letter(event) === "z") return () => scene.head?.undo && send("undo");
      return null;
    }
    if (altKey) {
      if (control || key !== "ArrowLeft" && key !== "ArrowRight") return null;
      const way = key === "ArrowLeft" ? "prev" : "next";
      if (scene.coach) return () => (way === "prev" ? scene.coach.back : scene.coach.next) && send("coach", way);
      return scene.walk && (() => send(way));
    }
    if (key === "Escape") return () => own2.help ? toggle("help") : send("back");
    if (key === "?") return () => toggle("help");
    if (/^[1-9]$/.test(key) && !shiftKey) {
      const answers = event.target.closest("[data-region=coach]")?.querySelectorAll("[data-option]") ?? [];
      if (answers.length > 0) return once2(event, () => answer2(answers[Number(key) - 1]));
      const name = root.querySelectorAll("[data-card-name]")[Number(key) - 1];
      return name && once2(event, () => (name.focus(), press(name)));
    }
    if (letter(event) === "e" && shiftKey && scene.mine?.end) return once2(event, () => send("end"));
    if (letter(event) === "c" && !shiftKey && scene.chances) return once2(event, () => send("chances", scene.chances.on ? "off" : "on"));
    if (letter(event) === "h" && !shiftKey && scene.coach?.hint) return once2(event, () => send("coach", "hint"));
    if (letter(event) === "n" && aims(root).length > 0) return () => after(aims(root), event.target, shiftKey ? -1 : 1).focus();
    return null;
  }
  function answer2(option2) {
    if (!option2) return;
    option2.focus();
    if (option2.dataset.kind) press(option2);
  }
  function move(event) {
    const thing = event.target;
    const region = thing.closest("[data-region]")?.dataset.region;
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return null;
    if (region === "map") return onMap(event, thing);
    if (!thing.matches("[data-nav]")) return null;
    if (region === "hand" && ARROWS.includes(event.key)) return inHand(event.key, thing);
    if (region === "walk" && event.key === "Home") return () => send("first");
    if (region === "walk" && event.key === "End") return () => send("last");
    const all = things(thing.closest("[data-region]"));
    if (event.key === "Home") return () => all[0].focus();
    if (event.key === "End") return () => all.at(-1).focus();
    if (!ARROWS.includes(event.key)) return null;
    const next = after(all, thing, FORWARD.includes(event.key) ? 1 : -1);
    return () => (next.focus(), next.getAttribute("role") === "radio" && press(next));
  }
  function onMap(event, thing) {
    const id = thing.dataset.place ?? thing.dataset.target?.replace(/^place:/, "");
    const place = scene.ground?.places?.find((one) => one.id === id);
    if (!place) return null;
    const pieces = piecesOn(root, id);
    if (ARROWS.includes(event.key)) {
      const next = find(root, "target", `place:${place.keys?.[event.key] ?? id}`);
      return () => next?.focus();
    }
    if (letter(event) === "p" && pieces.length > 0) return () => after(pieces, thing, 1).focus();
    if (event.key !== "Enter" && event.key !== " ") return null;
    if ("place" in thing.dataset || "aim" in thing.dataset) return once2(event, () => choose(thing));
    const targets = pieces.filter((piece) => "aim" in piece.dataset);
    if (targets.length > 1) return () => targets[0].focus();
    return once2(event, () => choose(targets[0] ?? thing));
  }
  function choose(thing) {
    const { marks, slip: slip2 } = scene;
    if (slip2?.commit && marks?.aimed && thing.dataset.target === `piece:${marks.aimed}`) send("commit");
    else press(thing);
  }
  function inHand(key, thing) {
    const column = (one) => one.closest("[data-column]") ?? one;
    const columns = [...new Set(things(thing.closest("[data-region]")).map(column))];
    const inside = thing.closest("[data-column]") ? things(column(thing)) : [];
    const by = FORWARD.includes(key) ? 1 : -1;
    if (inside.length > 0 && (key === "ArrowUp" || key === "ArrowDown")) return () => after(inside, thing, by).focus();
    const next = after(columns, column(thing), by);
    const there = next.matches("[data-column]") ? things(next) : [next];
    return () => there[Math.min(Math.max(inside.indexOf(thing), 0), there.length - 1)].focus();
  }
}

// src/log.js
function log(context) {
  const { log: log2 } = context.scene;
  if (!log2) return null;
  const { word } = context;
  const lines2 = log2.lines ?? [];
  return h(
    "section.log",
    { key: "log", "aria-label": word("log"), "data-region": "log" },
    h("h3", null, word("log"), h("span.hint", null, word("log-hint"))),
    h(
      "ol",
      null,
      lines2.map((line) => {
        const [first, ...others] = line.rules ?? [];
        return [
          h(
            "li.ll",
            { key: line.id },
            h(
              "div.row",
              null,
              line.side ? dot(line.side, 13) : h("span.dot0"),
              h("span.lt", null, line.text),
              first && chip(context, first, line.id)
            ),
            first && body(context, first, line.id),
            first && context.own.open.has(unfolded(line.id, first)) && others.map((id) => h("div.lc", { key: id }, chip(context, id, line.id), body(context, id, line.id)))
          ),
          // The newest is on top: a round begins below its first line.
          line.head && h("li.lr", { key: `head:${line.id}` }, line.head)
        ];
      })
    ),
    log2.more && h(
      "button.plain.more",
      { key: "more", type: "button", "data-nav": "", "data-kind": "more", "data-target": lines2.at(-1)?.id ?? "" },
      word("more")
    )
  );
}
var asks = ({ scene: { slip: slip2 } }) => h("p.unseen", { key: "asks", role: "status", "aria-live": "polite" }, slip2 && sentences([slip2.title, ...slip2.lines ?? [], slip2.total && `${slip2.total.n} ${slip2.total.word}`]));
var sentences = (parts) => parts.filter(Boolean).map((part) => /[.!?…:]$/.test(part) ? part : `${part}.`).join(" ");
function news({ scene: { log: log2 }, own: own2 }) {
  const lines2 = log2?.lines ?? [];
  const newest = lines2[0]?.id ?? "";
  if (newest !== own2.newest) {
    const at = lines2.findIndex(({ id }) => id === own2.newest);
    const all = own2.newest === "" || at < 0 && Number.parseInt(own2.newest, 10) < Number.parseInt(lines2.at(-1)?.id, 10);
    own2.fresh = all ? lines2.length : Math.max(at, 1);
    own2.newest = newest;
  }
  const fresh = lines2.slice(0, own2.fresh).reverse();
  return h("p.unseen", { key: "news", role: "status", "aria-live": "polite" }, fresh.length > 1 ? sentences(fresh.map(({ text: text2 }) => text2)) : fresh[0]?.text);
}

// src/piles.js
function mine(context) {
  const { mine: mine2 } = context.scene;
  if (!mine2) return null;
  const { word } = context;
  return h(
    "section.mine",
    { key: "mine", "aria-label": `${mine2.name}: ${word("piles")}`, "data-region": "piles" },
    h("div.play", null, mine2.play?.length > 0 && [h("h3", null, word("play")), played(context, mine2.play)]),
    piles(context, mine2)
  );
}
function foe(context) {
  const { foe: foe2 } = context.scene;
  if (!foe2) return null;
  return h(
    "section.foe",
    { key: "foe", "aria-label": foe2.name, "data-region": "foe" },
    h("h3", null, dot(foe2.side, 18), h("span", null, foe2.name), foe2.note && h("small", null, foe2.note)),
    piles(context, foe2),
    foe2.play?.length > 0 && played(context, foe2.play)
  );
}
var played = (context, cards) => h(
  "ul.minis",
  null,
  cards.map(
    (card2) => h(
      "li.mini",
      { key: `played:${card2.id}`, "aria-label": [card2.label, card2.note].filter(Boolean).join(", ") },
      card2.figure && figure(context, card2.figure, 26),
      card2.sections?.length > 0 && arrows(card2.sections),
      h("span", null, h("b", null, card2.title), card2.note && h("small", null, card2.note)),
      number(card2, "span.init.sm")
    )
  )
);
function piles({ own: own2, word }, { side, piles: piles2 = [] }) {
  const name = (pile) => `pile:${side}:${pile.id}`;
  const wanted = (pile) => pile.items?.some((item) => item.state);
  const open = piles2.filter((pile) => pile.items?.length > 0 && (own2.open.has(name(pile)) || wanted(pile)));
  return h(
    "div.stock",
    null,
    h(
      "div.piles",
      null,
      piles2.map((pile) => {
        const full = pile.items?.length > 0;
        return h(
          full ? "button.pile" : "span.pile",
          {
            key: name(pile),
            type: full && "button",
            role: full ? null : "img",
            title: pile.title,
            "aria-label": pile.title,
            "aria-expanded": full ? String(open.includes(pile)) : null,
            "data-nav": "",
            "data-own": full && "fold"
          },
          back(pile, side, own2.prefix),
          h("span.pc", null, pile.count),
          h("span.pl", null, pile.label)
        );
      })
    ),
    open.map(
      (pile) => h(
        "ul.items",
        { key: `items:${pile.id}`, "aria-label": pile.title },
        pile.items.map(
          (item) => h(
            "li",
            null,
            h(
              "button.chip",
              {
                key: `pick:${item.id}`,
                type: "button",
                class: item.state,
                "aria-pressed": item.state === "chosen" ? "true" : null,
                "data-nav": "",
                "data-kind": "tap",
                "data-target": `pick:${item.id}`
              },
              h("span", null, item.label),
              h("b", null, `${item.count}×`)
            )
          )
        )
      )
    )
  );
}
function back({ kind, id, count }, side, prefix) {
  const card2 = (x, y) => kind !== "back" || side === "s1" ? h("rect.bk", { x, y, width: 34, height: 44, rx: kind === "back" ? 5 : 4 }) : h("path.bk", { d: `M${x + 5} ${y}h24l5 5v34l-5 5h-24l-5 -5v-34Z` });
  const pattern = (x, y, width, height) => side && h("rect", { fill: `url(#${prefix}pat-${side})`, x, y, width, height, rx: 2 });
  const shape2 = { class: `${kind} ${side}`, "aria-hidden": "true" };
  if (kind === "back" && id === "hand" && count > 0) {
    const fan = [-9, 0, 9].slice(0, Math.min(3, count));
    return h(
      "svg.back",
      { ...shape2, width: 70, height: 52, viewBox: "0 0 70 52" },
      fan.map(
        (turn, i) => h(
          "g",
          { transform: `translate(${7 + 14 * i} ${4 + Math.abs(turn) * 0.16}) rotate(${turn} 14 40) scale(.82)` },
          card2(0, 0),
          pattern(4, 4, 26, 36)
        )
      )
    );
  }
  const sheets = kind === "back" ? Math.min(3, count) : 2;
  return h(
    "svg.back",
    { ...shape2, width: 40, height: 50, viewBox: "0 0 40 50" },
    kind === "gone" || sheets === 0 ? h("rect.bk.gap", { x: 1, y: 1, width: 34, height: 44, rx: 4 }) : Array.from({ length: sheets }, (_, i) => card2(1 + 2.2 * (sheets - 1 - i), 1 + 2.2 * (sheets - 1 - i))),
    kind === "gone" && h("path.ln", { d: "M8 11L28 35M28 11L8 35" }),
    kind === "open" && [h("path.ln", { d: "M6 9h12M6 17h24M6 24h24M6 31h18M6 38h21" }), h("rect.ln", { x: 23, y: 5, width: 8, height: 8, rx: 1.5 })],
    kind === "back" && sheets > 0 && [pattern(5, 5, 26, 36), badge(side)]
  );
}
var badge = (side) => h("path.bkd", {
  transform: "translate(18 23) scale(1.25)",
  d: side === "s1" ? "M6.4 0A6.4 6.4 0 1 1 -6.4 0A6.4 6.4 0 1 1 6.4 0Z" : "M0 -7.4L7.4 0L0 7.4L-7.4 0Z"
});

// src/text.js
var text = ({ scene, word }) => scene.words && h("details.text", { key: "text" }, h("summary", null, word("text")), h("p", null, scene.text));

// src/vehicles.js
var SHIELD3 = "M-8.4 -9H8.4V-.8C8.4 5.2 4 8.4 0 10.4C-4 8.4 -8.4 5.2 -8.4 -.8Z";
var PLATE = "M-8.4 -5.4L-5.4 -8.4H5.4L8.4 -5.4V5.4L5.4 8.4H-5.4L-8.4 5.4Z";
var BOX = 11;
function vehicles(context) {
  const { vehicles: vehicles2 } = context.scene;
  if (!vehicles2?.length) return null;
  return h(
    "section.vehicles",
    { key: "vehicles", "aria-label": context.word("vehicles"), "data-region": "vehicles" },
    vehicles2.map((one) => vehicle(context, one))
  );
}
var vehicle = (context, { id, side, state, title, figure: name, note, facts, damage, seats }) => h(
  "article.vehicle",
  { key: `vehicle:${id}`, class: `${side} ${state}`, role: "group", "aria-label": [title, note, ...facts.map(({ label }) => label), damage.label].join(", ") },
  h(
    "header",
    { "aria-hidden": "true" },
    figure(context, name, 30),
    h("span.vname", null, h("b", null, title), h("small", null, dot(side, 11), note)),
    facts.map(fact),
    track(damage)
  ),
  h(
    "ol",
    null,
    seats.map((one) => h("li", { key: one.id }, seat(context, one)))
  )
);
var fact = ({ shape: shape2, n, label }) => h(
  "svg.fact",
  { class: shape2, width: 24, height: 26, viewBox: "-11 -12 22 24" },
  h("title", null, label),
  h("path", { d: shape2 === "plate" ? PLATE : SHIELD3 }),
  h("text", { y: shape2 === "plate" ? 4.6 : 3.8 }, n)
);
var track = ({ n, critical, hull, text: text2 }) => h(
  "span.damage",
  null,
  h(
    "svg",
    { width: hull * BOX + 2, height: 15, viewBox: `-1 -3 ${hull * BOX + 2} 15` },
    Array.from({ length: hull }, (_, i) => h("rect", { class: i < n && "hit", x: i * BOX + 1, y: 0, width: BOX - 2.5, height: 8.5 })),
    h("path", { d: `M${(critical - 1) * BOX - 0.3} -2.6V11` })
  ),
  h("small", null, text2)
);
var seat = (context, { id, label, crew, who, free, chips, state, say: say2 }) => h(
  "button.seat",
  {
    key: `seat:${id}`,
    type: "button",
    class: state,
    "aria-label": say2,
    "data-nav": "",
    "data-kind": "tap",
    "data-target": `piece:${id}`,
    "data-aim": state === "lit" && `piece:${id}`
  },
  who ? h("span.who", { class: `${who.side} ${who.low ? "low" : ""}` }, figure(context, who.figure, 24)) : h("span.who.empty", null),
  h("span.sname", null, h("b", null, who ? who.name : free, who?.text && [" ", h("i", null, who.text)]), h("small", null, [label, crew].filter(Boolean).join(" · "))),
  h(
    "span.does",
    null,
    chips.length > 0 ? chips.map(({ id: kind, label: name, n, icon: sign }) => h("span", { key: kind, title: name }, icon(sign, 14), h("em", null, name), n && h("b", null, n))) : h("small", null, context.word("no-action"))
  )
);

// src/walk.js
var TICKS2 = 16;
function walk({ scene: { walk: walk2 }, word }) {
  if (!walk2) return null;
  const { title, step, steps, text: text2, checked = [], choices = [], back: back2, next, branch } = walk2;
  return h(
    "section.slip.walk",
    { key: "walk", class: branch && "branch", "aria-label": title, "data-region": "walk" },
    h(
      "div.wh",
      null,
      h("h3", null, title),
      steps <= TICKS2 && h(
        "ol.ticks",
        { "aria-hidden": "true" },
        Array.from({ length: steps }, (_, i) => h("li", { key: i, class: i + 1 < step ? "d" : i + 1 === step && "c" }))
      ),
      h("span.stepn", null, word("step", { n: step, m: steps })),
      h("span.wb", null, button3("prev", "back", word("prev"), "Alt+ArrowLeft", back2), button3("next", "next", word("next"), "Alt+ArrowRight", next))
    ),
    h("p", { "aria-live": "polite" }, text2),
    checked.map((line, i) => h("p.checked", { key: `checked:${i}` }, line)),
    choices.length > 0 && h(
      "div.acts",
      null,
      choices.map(
        ({ id, label }) => h("button.plain", { key: `branch:${id}`, type: "button", "data-nav": "", "data-kind": "branch", "data-target": id }, label)
      )
    )
  );
}
var button3 = (kind, sign, label, keys, on) => h(
  "button.plain",
  { key: `walk:${kind}`, type: "button", "data-nav": "", "data-kind": kind, "aria-keyshortcuts": keys, disabled: !on },
  kind === "prev" && icon(sign, 14),
  h("span", null, label),
  kind === "next" && icon(sign, 14)
);

// src/why.js
function why(context) {
  const { why: why2 } = context.scene;
  return h("div.answer", { key: "why", role: "status", "aria-live": "polite", "data-region": "why" }, why2 && answer(context, why2));
}
function answer(context, { ask, tone, title, reasons = [] }) {
  const { word } = context;
  return h(
    "section.slip.why",
    { class: tone, "aria-label": title },
    h(
      "h3",
      null,
      tone === "no" ? barred(20) : h("span.tone", { "aria-hidden": "true" }, tone === "error" ? "!" : "i"),
      h("span", null, title),
      ask && h("code", null, ask)
    ),
    h(
      "ol.reasons",
      null,
      reasons.map(
        ({ text: text2, change, rule, cites }, i) => h(
          "li",
          { key: i },
          h("p", null, text2),
          change && h("p.way", null, h("b", null, word("change")), " ", change),
          (rule || cites?.length > 0) && h("p.cite", null, rule && chip(context, rule, null), " ", citations(cites)),
          rule && body(context, rule, null)
        )
      )
    )
  );
}

// src/table.js
var TRAITS = [
  "art",
  "ground",
  "words",
  "board",
  "marks",
  "vehicles",
  "head",
  "mine",
  "foe",
  "slip",
  "chances",
  "why",
  "walk",
  "coach",
  "over",
  "roll",
  "log",
  "rule",
  "curtain",
  "text",
  "ply"
];
var NEEDS = /* @__PURE__ */ new Map([
  [symbols, ["art"]],
  [head, ["head", "chances", "words"]],
  [help, ["own", "words"]],
  [board, ["art", "ground", "words", "board", "marks", "own"]],
  [roll, ["roll", "art"]],
  [legend, ["ground", "art", "words"]],
  [mine, ["mine", "words", "own"]],
  [hand, ["mine", "slip", "curtain", "over", "rule", "words", "own"]],
  [foe, ["foe", "words", "own"]],
  [vehicles, ["vehicles", "words"]],
  [walk, ["walk", "words"]],
  [coach, ["coach", "words"]],
  [slip, ["slip", "rule", "words", "own"]],
  [chances, ["chances", "words"]],
  [chance, ["chances", "rule", "words", "own"]],
  [why, ["why", "rule", "words", "own"]],
  [log, ["log", "rule", "words", "own"]],
  [news, ["log"]],
  [asks, ["slip"]],
  [text, ["text", "words"]]
]);
var WIDE2 = 700;
var HUGE = 1100;
var tables = 0;
function render({ model, el }) {
  const prefix = `un${++tables}-`;
  const own2 = { prefix, focus: "", open: /* @__PURE__ */ new Set(), rules: /* @__PURE__ */ new Map(), help: false, newest: null, fresh: 1 };
  const scene = Object.fromEntries(TRAITS.map((name) => [name, model.get(name)]));
  const word = (key, values = {}) => say(scene.words?.[key] ?? key, values);
  const context = { scene, own: own2, word };
  const root = document.createElement("div");
  root.className = "un";
  el.append(root);
  let used = false;
  let keyed = false;
  function send(kind, target = "", more = {}) {
    if (kind !== "aim" && !target.startsWith("at:")) used = true;
    model.send({ kind, target, ply: scene.ply ?? 0, ...more });
  }
  const changed = /* @__PURE__ */ new Set();
  const drawn = /* @__PURE__ */ new Map();
  let waiting = false;
  function touch(name) {
    changed.add(name);
    if (waiting) return;
    waiting = true;
    queueMicrotask(draw);
  }
  function part(view) {
    if (!drawn.has(view) || NEEDS.get(view).some((name) => changed.has(name))) drawn.set(view, view(context));
    return drawn.get(view);
  }
  function draw() {
    waiting = false;
    if (gone) return;
    const { board: before, coach: told2, head: headed, over: ended, curtain: hidden } = scene;
    for (const name of changed) if (name !== "own") scene[name] = model.get(name);
    if (changed.has("rule") && scene.rule) own2.rules.set(scene.rule.id, scene.rule);
    if (headed?.lang !== scene.head?.lang) translate();
    if (changed.has("marks")) pointed = answered(pointed);
    if (changed.has("chances") && !scene.chances?.at) summed = "";
    if (changed.has("ply") && root.querySelector("details[open]")) send("text");
    const focused = focus();
    const page = [
      part(symbols),
      h(
        "div.un-in",
        { key: "in", class: scene.ground?.width > HUGE ? "wide huge" : scene.ground?.width > WIDE2 && "wide" },
        h("div.top", { key: "top" }, part(head), part(help)),
        h(
          "div.left",
          { key: "left" },
          h("div.board", { key: "board" }, part(board), h("div.under", null, part(roll), part(legend))),
          part(mine),
          part(hand)
        ),
        h("div.right", { key: "right" }, h("div.lesson", { key: "lesson" }, part(coach), part(chances)), h("div.side", { key: "side" }, part(foe), part(walk), part(slip), part(chance), part(why), part(vehicles)), h("div.rest", { key: "rest" }, part(log))),
        part(text),
        part(news),
        part(asks)
      )
    ];
    patch(root, page.filter(Boolean));
    settle(root);
    refocus(focused);
    if (focused && scene.curtain && changed.has("curtain")) root.querySelector(".curtain .commit").focus();
    if (changed.has("coach")) show(told2, scene.coach);
    if (scene.over && !ended && used && !scene.coach) reveal(".over");
    if (hidden && !scene.curtain && used) reveal("[data-region=slip]");
    if (changed.has("board")) glide(root, before ?? [], scene.board ?? []);
    changed.clear();
  }
  function translate() {
    own2.rules.clear();
    for (const name of own2.open) if (name.includes("|")) own2.open.delete(name);
    changed.add("own");
    speak();
  }
  function speak() {
    if (scene.head?.lang) root.lang = scene.head.lang;
    else root.removeAttribute("lang");
  }
  function show(before, now) {
    const asked = used;
    used = false;
    if (!asked || !now?.said?.length || String(now.said) === String(before?.said)) return;
    if (keyed && focus()?.matches("[data-region=map] *")) return;
    reveal(".coach .said");
  }
  function reveal(what) {
    root.querySelector(what)?.scrollIntoView?.({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
  }
  function focus() {
    const active = root.getRootNode().activeElement;
    return root.contains(active) ? active : null;
  }
  function refocus(focused) {
    if (!focused || root.contains(focused) && focus() === focused && !focused.disabled) return;
    const key = focused.getAttribute("data-key");
    const stop = (name) => name && root.querySelector(`[data-region=${name}] [tabindex="0"]:not([disabled])`);
    const next = root.contains(focused) && !focused.disabled ? focused : (key && enabled(find(root, "key", key))) ?? stop(region) ?? stop("map");
    next?.focus({ preventScroll: true });
  }
  const enabled = (thing) => thing?.disabled ? null : thing;
  let pointed = answered("");
  let region = "";
  function aim(thing) {
    const target = thing?.dataset.aim;
    if (!target || target === pointed) return;
    pointed = target;
    send("aim", target);
  }
  let summed = "";
  function look(thing) {
    const target = thing?.closest("[data-region=map] [data-target]")?.dataset.target;
    if (!scene.chances?.on || !target || target === summed) return;
    summed = target;
    send("chances", `at:${target}`);
  }
  function answered(target) {
    const { aimed, lit } = scene.marks ?? {};
    if (aimed) return `piece:${aimed}`;
    return lit?.some((id) => target === `place:${id}`) ? target : "";
  }
  function meant(thing) {
    const id = thing.dataset.target?.startsWith("place:") && thing.dataset.target.slice(6);
    if (!id || thing.dataset.aim) return thing;
    return [...root.querySelectorAll("[data-place][data-aim]")].find((piece) => piece.dataset.place === id);
  }
  function press(thing) {
    const { kind, target, card: card2, line } = thing.closest("[data-kind]").dataset;
    if (kind === "rule") unfold(target, line);
    else send(kind, target, card2 ? { card: card2 } : {});
  }
  function unfold(id, line) {
    const name = unfolded(line, id);
    touch("own");
    if (own2.open.delete(name)) return;
    own2.open.add(name);
    send("rule", id, { line: scene.log?.lines?.find((one) => String(one.id) === line)?.id ?? null });
  }
  function toggle(name, thing) {
    if (name === "help") own2.help = !own2.help;
    else if (name === "next") aimNext();
    else if (!own2.open.delete(thing.dataset.key)) own2.open.add(thing.dataset.key);
    touch("own");
  }
  function aimNext() {
    const targets = Object.keys(scene.marks?.aims ?? {});
    const next = targets[(targets.indexOf(scene.marks.aimed) + 1) % targets.length];
    if (next !== void 0) send("aim", `piece:${next}`);
  }
  root.addEventListener("click", (event) => {
    const thing = event.target.closest("[data-own], [data-kind]");
    if (!thing || thing.disabled) return;
    if (thing.dataset.own) toggle(thing.dataset.own, thing);
    else press(thing);
  });
  root.addEventListener("keydown", () => keyed = true, true);
  root.addEventListener("pointerdown", () => keyed = false, true);
  root.addEventListener("pointerover", ({ target }) => {
    aim(target.closest("[data-aim]"));
    look(target);
  });
  root.addEventListener("focusin", ({ target }) => {
    region = target.closest("[data-region]")?.dataset.region ?? "";
    visit(target);
    aim(meant(target));
    look(target);
    light(region === "map" ? target.dataset.place ?? target.dataset.target?.slice(6) ?? "" : "");
  });
  root.addEventListener("focusout", ({ relatedTarget }) => relatedTarget && !root.contains(relatedTarget) && light(""));
  root.addEventListener("toggle", ({ target }) => target.open && send("text"), true);
  listen(root, { scene, own: own2, send, press, toggle });
  function light(place) {
    if (own2.focus === place) return;
    own2.focus = place;
    touch("own");
  }
  const listeners = TRAITS.map((name) => [`change:${name}`, () => touch(name)]);
  for (const [name, listener] of listeners) model.on(name, listener);
  let gone = false;
  speak();
  draw();
  return () => {
    gone = true;
    for (const [name, listener] of listeners) model.off(name, listener);
    root.remove();
  };
}
function initialize({ model }) {
  function receive(message) {
    if (message?.kind !== "change") return;
    for (const [name, change] of Object.entries(message.parts)) model.set(name, merged(model.get(name), change));
  }
  model.on("msg:custom", receive);
  return () => model.off("msg:custom", receive);
}
var table_default = { initialize, render };
export {
  table_default as default
};
