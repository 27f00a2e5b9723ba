// src/dom.js
var SVG = "http://www.w3.org/2000/svg";
var contents = /* @__PURE__ */ new WeakMap();
var family = /* @__PURE__ */ new WeakMap();
var NOBODY = { names: [], nodes: [] };
function h(tag2, props, ...kids) {
  const dot2 = tag2.indexOf(".");
  const classes = [dot2 < 0 ? "" : tag2.slice(dot2 + 1).replaceAll(".", " "), props?.class ?? ""].filter(Boolean).join(" ");
  return { tag: dot2 < 0 ? tag2 : tag2.slice(0, dot2), props: { ...props, class: classes || null }, kids: gather(kids, []) };
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
  const names2 = named(kids);
  if (names2.length === old.names.length && names2.every((name, i) => name === old.names[i])) {
    kids.forEach((kid, i) => update(old.nodes[i], kid));
    return;
  }
  const known2 = new Map(old.names.map((name, i) => [name, old.nodes[i]]));
  const now = /* @__PURE__ */ new Map();
  kids.forEach((kid, i) => now.set(names2[i], update(known2.get(names2[i]) ?? now.get(names2[i]) ?? create(kid, parent), kid)));
  for (const [name, node] of known2) if (!now.has(name)) node.remove();
  let here2 = parent.firstChild;
  for (const node of now.values()) {
    if (node === here2) here2 = here2.nextSibling;
    else parent.insertBefore(node, here2);
  }
  family.set(parent, { names: [...now.keys()], nodes: [...now.values()] });
}
function named(kids) {
  const count = {};
  return kids.map((kid) => {
    const tag2 = kid.tag ?? "#text";
    const key2 = kid.props?.key;
    return key2 == null ? `${tag2}#${count[tag2] = (count[tag2] ?? 0) + 1}` : `${tag2}:${key2}`;
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
var find = (root, field2, value) => [...root.querySelectorAll(`[data-${field2}]`)].find((node) => node.getAttribute(`data-${field2}`) === value);
var say = (sentence2, values) => sentence2.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
var escape = (text) => String(text ?? "").replace(/[&<>"']/g, (sign2) => `&#${sign2.charCodeAt(0)};`);
var fill = (template, element2) => template.replace(/\{(\w+)\}/g, (_, slot) => Object.hasOwn(element2, slot) ? escape(element2[slot]) : "");
var calm = () => !globalThis.matchMedia?.("(prefers-reduced-motion: no-preference)").matches;

// src/alive.js
var PATIENCE = 3e3;
function watch(tell2, busy = () => false) {
  let timer = 0;
  const look2 = () => timer = busy() ? setTimeout(look2, PATIENCE) : (tell2(true), 0);
  return {
    noteSent: () => timer ||= setTimeout(look2, PATIENCE),
    hear() {
      clearTimeout(timer);
      timer = 0;
      tell2(false);
    },
    stop: () => clearTimeout(timer)
  };
}
var SOON = 300;
function pondering(alive, show4) {
  let pause = 0;
  return {
    /** @param {{kind?: string} | null} message */
    hear(message) {
      alive.hear();
      clearTimeout(pause);
      if (message?.kind !== "thinking") return show4(false);
      alive.noteSent();
      pause = setTimeout(() => show4(true), SOON);
    },
    stop: () => clearTimeout(pause)
  };
}
var keys = (names2) => names2.split(" + ").filter(Boolean).flatMap((name, i) => [i ? " + " : " ", h("kbd", null, name)]);
var drawStopped = ({ word, own }) => h(
  "div.stopped",
  { key: "stopped", role: "alert" },
  h("b", null, word("stopped")),
  h("span", null, own.fit.touch ? word("stopped-tap") : [word("stopped-press"), keys(word("stopped-keys"))])
);
var thinking = ({ scene: { head: head3 }, own, word }) => (head3?.opponents ?? []).length > 0 && h("div.thinking", { key: "thinking", role: "status", "aria-live": "polite" }, own.thinking && h("p", null, word("thinking")));

// src/geometry.js
var corners = (points2) => {
  const numbers3 = (points2.match(/-?[\d.]+/g) ?? []).map(Number);
  return numbers3.flatMap((x, i) => i % 2 ? [] : [
    /** @type {Point} */
    [x, numbers3[i + 1]]
  ]);
};
var round = (value) => Math.round(value * 10) / 10;
function inset(place, by) {
  const { cx, cy, hex } = place;
  const rest = hex && 1 - 2 * by / hex;
  if (rest)
    return corners(place.points).map(([x, y]) => [cx + (x - cx) * rest, cy + (y - cy) * rest].map(round).join(",")).join(" ");
  return corners(place.points).map(([x, y]) => [x - Math.sign(round(x - cx)) * by, y - Math.sign(round(y - cy)) * by].map(round).join(",")).join(" ");
}
function border(place, other) {
  const sides = (place2) => corners(place2.points).map((a, i, points2) => [a, points2[(i + 1) % points2.length]]);
  for (const [[ax, ay], [bx, by]] of sides(place)) {
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.hypot(dx, dy);
    for (const side of sides(other)) {
      const apart = side.map(([x, y]) => Math.abs((x - ax) * dy - (y - ay) * dx) / length);
      const distances = side.map(([x, y]) => ((x - ax) * dx + (y - ay) * dy) / length).sort((a, b) => a - b);
      const [from, to] = [Math.max(0, distances[0]), Math.min(length, distances[1])];
      if (Math.max(...apart) < 5 && to - from > 5) {
        const middle = (from + to) / 2 / length;
        return [round(ax + dx * middle), round(ay + dy * middle)];
      }
    }
  }
  return null;
}
function smooth(points2) {
  const pointAt2 = (i) => points2[Math.min(Math.max(i, 0), points2.length - 1)];
  const curves = points2.slice(1).map((_, i) => {
    const [p, a, b, n] = [pointAt2(i - 1), pointAt2(i), pointAt2(i + 1), pointAt2(i + 2)];
    const hold = [0, 1].map((k) => round(a[k] + (b[k] - p[k]) / 6));
    const come = [0, 1].map((k) => round(b[k] - (n[k] - a[k]) / 6));
    return `C${hold} ${come} ${b}`;
  });
  return `M${pointAt2(0)}${curves.join("")}`;
}
function outline(piece, out) {
  const [x, y] = [half(piece, "w") + out, half(piece, "h") + out];
  const cut = (piece.side === "s2" ? 9 : 10) + out / 2;
  const corner = piece.side === "s2" ? (to) => `L${to}` : (to) => `A${cut} ${cut} 0 0 1 ${to}`;
  return `M${cut - x} ${-y}H${x - cut}${corner(`${x} ${cut - y}`)}V${y - cut}${corner(`${x - cut} ${y}`)}H${cut - x}${corner(`${-x} ${y - cut}`)}V${cut - y}${corner(`${cut - x} ${-y}`)}Z`;
}
var straight = (points2) => `M${points2.map((point3) => point3.map(round)).join("L")}`;
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
  home: "M2 7.6L8 2.2L14 7.6M3.6 6.6V14h8.8V6.6M6.6 14V9.6h2.8V14",
  log: "M3.5 2h9v12h-9ZM5.6 5h4.8M5.6 8h4.8M5.6 11h3",
  full: "M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4",
  more: "M3 8h.01M8 8h.01M13 8h.01",
  key: "M2 4h3M7.4 4H14M2 8h3M7.4 8H14M2 12h3M7.4 12H14",
  play: "M4.6 2.6L12.6 8L4.6 13.4Z",
  quiz: "M5.6 5.8C5.6 2.6 10.4 2.6 10.4 5.6C10.4 7.8 8 7.8 8 10M8 12.6v.2",
  friend: "M5.4 3A2.2 2.2 0 1 1 5.39 3ZM1 13.4C1 7.4 9.6 7.4 9.6 13.4M11 4A1.9 1.9 0 1 1 10.99 4ZM11 9Q15 9 15 13.4",
  house: "M2 8L8 2.6L14 8M3.8 6.6V13.4H12.2V6.6",
  skip: "M2.6 3L8 8L2.6 13M8 3L13.4 8L8 13",
  book: "M8 3.6C6 2.2 3.6 2.2 1.8 3v10c1.8-.8 4.2-.8 6.2.6c2-1.4 4.4-1.4 6.2-.6V3C12.4 2.2 10 2.2 8 3.6ZM8 3.6v10",
  search: "M6.8 2A4.8 4.8 0 1 1 6.79 2ZM10.3 10.3L14.4 14.4",
  bulb: "M5.6 11.4C4.4 10.4 3.4 9 3.4 7A4.6 4.6 0 1 1 12.6 7C12.6 9 11.6 10.4 10.4 11.4ZM5.8 13.8h4.4",
  close: "M3.4 3.4L12.6 12.6M12.6 3.4L3.4 12.6",
  back: "M10.4 3L5 8L10.4 13",
  next: "M5.6 3L11 8L5.6 13",
  first: "M3.4 3v10M12.4 3L6.8 8L12.4 13",
  last: "M12.6 3v10M3.6 3L9.2 8L3.6 13"
};
var icon = (name, size2 = 16) => name && Object.hasOwn(ICONS, name) && h("svg.ic", { width: size2, height: size2, viewBox: "0 0 16 16", "aria-hidden": "true" }, h("path", { d: ICONS[name] }));
var figure = ({ own }, figure2, size2) => figure2 && h(
  "svg.sil",
  { width: size2, height: size2, viewBox: "0 0 48 48", "aria-hidden": "true" },
  h("use", { href: `#${own.prefix}sil-${figure2}` })
);
var dot = (side, size2) => h(
  "svg.dot",
  { class: side, width: size2, height: size2, viewBox: "-8 -8 16 16", "aria-hidden": "true" },
  side && h("path", { d: side === "s1" ? "M6.4 0A6.4 6.4 0 1 1 -6.4 0A6.4 6.4 0 1 1 6.4 0Z" : "M0 -7.4L7.4 0L0 7.4L-7.4 0Z" })
);
var mark = (state, size2) => state === "no" ? barredRing(size2) : h(
  "svg.mark",
  { width: size2, height: size2, viewBox: "-10 -10 20 20", "aria-hidden": "true" },
  Object.hasOwn(MARKS, state) ? MARKS[state]() : MARKS[""]()
);
var MARKS = {
  good: () => [h("circle.mk1", { r: 9 }), h("path.mk2", { d: "M-4.4 .4L-1.4 3.6L4.6 -3.4" })],
  done: () => [h("rect.mk1", { x: -9, y: -9, width: 18, height: 18, rx: 4 }), h("path.mk2", { d: "M-4.4 .4L-1.4 3.6L4.6 -3.4" })],
  go: () => [h("circle.mk0", { r: 8 }), h("path.mk0", { d: "M-4.4 0H4M.8 -3.4L4.2 0L.8 3.4" })],
  "": () => h("circle.mk0", { r: 6 })
};
var barredRing = (size2) => h(
  "svg.noic",
  { width: size2, height: size2, viewBox: "-10 -10 20 20", "aria-hidden": "true" },
  h("circle.no0", { r: 9.4 }),
  h("circle.no1", { r: 8 }),
  h("path.no1", { d: "M-5.6 5.6L5.6 -5.6" })
);

// src/once.js
var known = /* @__PURE__ */ new WeakMap();
function once(part2, name, make) {
  const all = known.get(part2) ?? /* @__PURE__ */ new Map();
  if (!all.has(name)) known.set(part2, all.set(name, make()));
  return all.get(name);
}
function again(part2, name, now, make) {
  const last = once(part2, name, () => ({ said: null, drawn: null }));
  if (last.said !== now) Object.assign(last, { said: now, drawn: make() });
  return last.drawn;
}
var insetOutline = (place, by) => once(place, `within ${by}`, () => inset(place, by));

// src/marks.js
var grow = (point3, kids, key2) => h("g", { key: key2, transform: `translate(${point3.map((n) => Math.round(n * 10) / 10)})` }, h("g.grow", null, kids));
var spot = (place, piece) => piece?.p === place.id ? [Number(piece.x), Number(piece.y)] : [place.cx, place.cy];
function path({ places, pieces, marks }) {
  const way = (marks.path ?? []).map((id) => places.get(id)).filter(Boolean);
  if (way.length < 2) return null;
  const start = (marks.chosen ?? []).map((key2) => pieces.get(key2)).find((piece) => piece?.p === way[0].id);
  const points2 = [spot(way[0], start)];
  const steps = way.slice(1).map((place, i) => {
    const center = i === way.length - 2 ? spot(place, pieces.get(marks.aimed)) : [place.cx, place.cy];
    const [x, y] = points2.at(-1);
    const step3 = border(way[i], place) ?? [(x + center[0]) / 2, (y + center[1]) / 2];
    points2.push(step3, center);
    return step3;
  });
  const d = smooth(points2);
  return h(
    "g.way",
    { key: "path", "aria-hidden": "true" },
    h("path.ray0", { d }),
    h("path.ray1", { d }),
    steps.map(([x, y], i) => grow([x, y], [h("circle.step", { r: 9.5 }), h("text.stept", { y: 4.4 }, i + 1)]))
  );
}
var ASIDE = 24;
function drawRefused({ places, marks }) {
  const [from, to] = (marks.refused ?? []).map((id) => places.get(id));
  if (!from || !to) return null;
  const [x, y] = border(from, to) ?? [to.cx, to.cy];
  const aside = Math.max(-ASIDE, Math.min(ASIDE, (x - from.cx) * 0.35));
  const [sx, sy] = [from.cx - aside, from.cy + (from.hex ? 14 : 34)];
  const d = `M${sx} ${sy}C${sx + (x - sx) * 0.1} ${sy + 24} ${sx + (x - sx) * 0.6} ${Math.max(y, sy) + 20} ${x} ${y}`;
  return h(
    "g.way",
    { key: "refused", "aria-hidden": "true" },
    h("path.nomove0", { d }),
    h("path.nomove", { d }),
    h("g", { transform: `translate(${x - 10} ${y - 10})` }, barredRing(20))
  );
}
var room = (words) => Math.max(26, 6.6 * words.length + 12);
function sight({ places, marks }) {
  const { path: way = [], points: points2, blocked = [], beside = [] } = marks.sight ?? {};
  const line3 = (points2?.length ? points2 : way).map((stop2) => Array.isArray(stop2) ? stop2 : places.get(stop2) && [places.get(stop2).cx, places.get(stop2).cy]).filter(Boolean);
  if (line3.length < 2) return null;
  const stop = places.get(blocked[0]?.id);
  const end = stop ? nearest(line3, [stop.cx, stop.cy]) : null;
  const free = end ? straight([...line3.slice(0, end.after), end.point]) : straight(line3);
  return h(
    "g.way",
    { key: "sight", "aria-hidden": "true" },
    beside.map((id) => places.has(id) && h("polygon.dots", { key: id, points: insetOutline(places.get(id), 4) })),
    // Cased in ink, because it can follow the dashed line between two sections.
    h("path.seen", { d: free }),
    h("path.ray0", { d: free }),
    h("path.ray1", { d: free }),
    end && [
      h("path.nomove0", { d: straight([end.point, ...line3.slice(end.after)]) }),
      h("path.nomove", { d: straight([end.point, ...line3.slice(end.after)]) })
    ],
    [line3[0], line3.at(-1)].map(([x, y], i) => h("circle.step", { key: `end${i}`, cx: x, cy: y, r: 4 }))
  );
}
function nearest(line3, [x, y]) {
  const crossings = line3.slice(1).map(([bx, by], i) => {
    const [[ax, ay], after2] = [line3[i], i + 1];
    const share3 = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1)));
    return { after: after2, point: [ax + (bx - ax) * share3, ay + (by - ay) * share3] };
  });
  const far = ({ point: point3 }) => Math.hypot(point3[0] - x, point3[1] - y);
  return crossings.reduce((best2, crossing) => far(crossing) < far(best2) ? crossing : best2);
}
var blocks = ({ places, marks }) => (marks.sight?.blocked ?? []).map(({ id, label }) => {
  const place = places.get(id);
  if (!place) return null;
  const width = (label ? room(label) : 4) + 18;
  return h(
    "g.block",
    { key: `block:${id}` },
    h("polygon.blocked0", { points: insetOutline(place, 3) }),
    h("polygon.blocked1", { points: insetOutline(place, 3) }),
    grow(
      [place.cx, place.cy + (place.hex ? place.hex * 0.44 : 56)],
      [
        h("rect", { x: -width / 2, y: -9, width, height: 18, rx: 4 }),
        h("g", { transform: `translate(${-width / 2 + 3} -7.5)` }, barredRing(15)),
        label && h("text", { x: 8, y: 4.4 }, label)
      ]
    )
  );
});
var lines = (words) => {
  const parts = words.length > 7 ? words.split(" ") : [words];
  const half2 = Math.ceil(parts.length / 2);
  return parts.length > 1 ? [parts.slice(0, half2).join(" "), parts.slice(half2).join(" ")] : [words];
};
var costs = ({ places, pieces, marks }) => Object.entries(marks.costs ?? {}).map(([id, words]) => {
  const place = places.get(id);
  if (!place || !words) return null;
  const texts = lines(words);
  const width = Math.max(...texts.map(room)) - 4;
  const height = 4 + 13 * texts.length;
  const above = Object.entries(marks.aims ?? {}).some(([piece, told]) => told && pieces.get(piece)?.p === id);
  return h(
    "g.cost-of",
    { key: `cost:${id}`, transform: `translate(${place.cx} ${place.cy + (place.hex ? 5 : above ? -52 : 44)})` },
    h(
      "g.grow",
      null,
      h("rect", { x: -width / 2, y: 8.5 - height, width, height, rx: 4 }),
      texts.map((line3, i) => h("text", { y: 4.2 - 13 * (texts.length - 1 - i) }, line3))
    )
  );
});
function codes({ context, places, marks }) {
  const ids = /* @__PURE__ */ new Set([
    ...marks.asked ?? [],
    ...marks.hinted ?? [],
    ...marks.named ?? [],
    ...marks.chosen ?? [],
    ...marks.refused ?? [],
    ...marks.sight?.path ?? [],
    context.own.focus
  ]);
  return [...ids].map((id) => {
    const place = places.get(id);
    if (!place?.hex) return null;
    const width = 8 * id.length + 8;
    return h(
      "g.code",
      { key: `code:${id}`, transform: `translate(${place.cx} ${Math.round(place.cy - place.hex / 2)})` },
      h("g.grow", null, h("rect", { x: -width / 2, y: -8, width, height: 16, rx: 4 }), h("text", { y: 4.4 }, id))
    );
  });
}
var drawAsked = (drawing) => tips(drawing).map(
  ({ id, thing, x, y, turn: turn3 }) => h(
    "g.asked",
    { key: `asked:${id}` },
    ["ask0", "ask1"].map((layer) => ring(layer, thing)),
    turn3 !== void 0 && h(
      "g.pin",
      { transform: `translate(${x} ${y})`, "data-kind": "tap", "data-target": `${drawing.places.has(id) ? "place" : "piece"}:${id}` },
      h(
        "g.grow",
        null,
        h("path", { d: PIN, transform: turn3 ? `rotate(${turn3})` : null }),
        h("text", { x: ahead(turn3)[0] * LONG || null, y: 7 + ahead(turn3)[1] * LONG }, "?")
      )
    )
  )
);
var PIN = "M0 4L-9 -9A15 15 0 1 1 9 -9Z";
var LONG = 21;
var ahead = (turn3) => [Math.round(Math.sin(turn3 * Math.PI / 180)), -Math.round(Math.cos(turn3 * Math.PI / 180))];
var tips = (drawing) => (drawing.marks.asked ?? []).reduce((pins, id) => {
  const thing = locate(drawing, id);
  return thing ? [...pins, { id, thing, ...tip(drawing, id, thing, pins) }] : pins;
}, []);
function tip(drawing, id, { x, y, top }, pins) {
  const { places, pieces, marks } = drawing;
  const piece = places.has(id) ? null : pieces.get(id);
  const place = places.get(piece?.t === "unit" ? piece.p : id);
  if (place?.hex) return findSpots(drawing, place, pins);
  if (piece && marks.asked.includes(piece.p)) return {};
  if (!piece && !place) return { x, y: Math.max(top, 62), turn: 0 };
  return findClear(drawing, piece ? besidePiece(piece) : besideTile(place), piece, pins);
}
var besidePiece = (piece) => {
  const [wide, high] = [half(piece, "w") + 4, half(piece, "h") + 4];
  return [-90, 90, 0, 180].flatMap((turn3) => {
    const [dx, dy] = ahead(turn3);
    return (dx ? [0] : [0, -0.6, 0.6]).map((shift) => ({
      x: piece.x + (dx + shift) * wide,
      y: piece.y + dy * high,
      turn: turn3,
      cost: dx ? 0 : 400
    }));
  });
};
function besideTile({ points: points2, cx, cy }) {
  const { left, top } = findCorner(points2);
  const [wide, high] = [cx - left, cy - top];
  return TURNS.flatMap((turn3) => {
    const [dx, dy] = ahead(turn3);
    return [0, -0.5, 0.5].map((shift) => ({
      x: cx + dx * wide + (dx ? 0 : shift * wide),
      y: dy < 0 ? Math.max(top + 2, 62) : cy + dy * high + (dy ? 0 : shift * high),
      turn: turn3,
      cost: turn3 || shift ? 150 : 0
    }));
  });
}
function findClear({ places, pieces, ground }, ways, subject, pins) {
  const tiles = [...places.values()].filter(({ hex }) => !hex);
  const things2 = [
    ...[...pieces.values()].filter((other) => other !== subject).map(measurePiece),
    ...tiles.flatMap(signs).map(([x, y]) => [x, y, 15, 12, 3]),
    ...tiles.map(({ cx, cy, points: points2 }) => [cx, 2 * cy - findCorner(points2).top - 15, 26, 10, 1]),
    // the spawn marker at the foot of a tile
    ...pins.filter(({ turn: turn3 }) => turn3 !== void 0).map((pin) => [...head(pin, LARGE), HEAD, HEAD, 6])
  ];
  const isOut = (x, y) => Math.min(x, y, (ground?.width ?? Infinity) - x, (ground?.height ?? Infinity) - y) < HEAD;
  return findLightest(ways, things2, LARGE, ({ cost }, x, y) => cost + (isOut(x, y) ? 1e5 : 0));
}
var measurePiece = (piece) => piece.t === "flag" ? [piece.x + 10, piece.y - 3, 13, 11, 3] : [piece.x, piece.y, half(piece, "w"), half(piece, "h"), BULK[piece.t] ?? 2];
var BULK = { counter: 5, vehicle: 5 };
var share = (far, half2) => Math.max(0, Math.min(2 * HEAD, 2 * half2, HEAD + half2 - Math.abs(far)));
var [GROWN, LARGE, HEAD, TURNS] = [1.25, 1.4, 19, [0, -90, 90, 180]];
function findSpots({ places, pieces, marks }, place, pins) {
  const here2 = (other) => other.id === place.id;
  const hexes = [...places.values()].filter((candidate) => candidate.hex);
  const subjects = /* @__PURE__ */ new Set([...marks.asked ?? [], ...pins.map(({ id }) => pieces.get(id)?.p)]);
  const rest = hexes.filter((hex) => !here2(hex) && subjects.has(hex.id));
  const things2 = [
    ...[...pieces.values()].filter((unit) => unit.t === "unit" && unit.p !== place.id).map((unit) => [unit.x, unit.y, half(unit, "w"), half(unit, "h"), 5]),
    ...hexes.filter((hex) => !here2(hex)).map((hex) => [hex.cx, hex.cy - hex.hex / 2, 14, 9, subjects.has(hex.id) ? 4 : 2]),
    ...rest.map((hex) => [hex.cx, hex.cy, 20, 20, 3]),
    ...hexes.filter(({ id }) => marks.costs?.[id]).map((hex) => [hex.cx, hex.cy - 2, 30, 19, 4]),
    ...pins.map((pin) => [...head(pin), HEAD, HEAD, 6])
  ];
  const [left, right] = [Math.min(...hexes.map(({ cx }) => cx)), Math.max(...hexes.map(({ cx }) => cx))];
  const [top, foot] = [Math.min(...hexes.map(({ cy }) => cy)), Math.max(...hexes.map(({ cy }) => cy))];
  const away = (x, y) => rest.reduce((sum, { cx, cy }) => sum + Math.hypot(cx - x, cy - y), 0) / (rest.length || 1);
  const ways = TURNS.map((turn3) => {
    const [dx, dy] = ahead(turn3);
    return { x: place.cx + dx * (place.hex / 2), y: place.cy + dy * (place.hex / Math.sqrt(3) - 2), turn: turn3 };
  });
  const isOut = (x, y) => x < left - place.hex / 2 || x > right + place.hex / 2 || y < top - place.hex / 2 || y > foot + place.hex / 2;
  const aside = (turn3, x, y) => turn3 ? 300 - Math.min(Math.round(away(x, y)), 250) : 0;
  return findLightest(ways, things2, GROWN, ({ turn: turn3 }, x, y) => aside(turn3, x, y) + (isOut(x, y) ? 1e5 : 0));
}
function findLightest(ways, things2, scale, costOf) {
  const weigh = (way) => {
    const [x, y] = head(way, scale);
    return things2.reduce(
      (sum, [tx, ty, wide, high, weight]) => sum + weight * share(tx - x, wide) * share(ty - y, high),
      costOf(way, x, y)
    );
  };
  const weights = ways.map(weigh);
  return ways[weights.indexOf(Math.min(...weights))];
}
var head = ({ x, y, turn: turn3 }, scale = GROWN) => ahead(turn3).map((by, i) => [x, y][i] + by * LONG * scale);
function findCorner(points2) {
  const corners3 = points2.split(" ").map((corner) => corner.split(",").map(Number));
  return { left: Math.min(...corners3.map(([x]) => x)), top: Math.min(...corners3.map(([, y]) => y)) };
}
function signs({ shield, points: points2 }) {
  const { left, top } = findCorner(points2);
  return [shield, [left + 19, top + 12]].filter(Boolean);
}
var drawHinted = (drawing) => (drawing.marks.hinted ?? []).map((id) => {
  const thing = locate(drawing, id);
  return thing && h(
    "g.hinted",
    { key: `hinted:${id}` },
    ["hint0", "hint1"].map((layer) => ring(layer, thing))
  );
});
var ring = (layer, { d, at }) => h(`path.${layer}`, { d, transform: at && `translate(${at})` });
var circle = (r) => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
function locate({ places, pieces }, id) {
  const [, kind, name] = /^(shield|number):(.*)$/s.exec(id) ?? ["", "", id];
  const round2 = ([x, y], r) => ({ x, y, top: y - r, d: circle(r), at: [x, y] });
  if (kind === "shield") return places.get(name)?.shield ? round2(places.get(name).shield, 20) : null;
  const piece = pieces.get(name);
  if (piece) {
    const [x, y] = [Number(piece.x) || 0, Number(piece.y) || 0];
    const [wide, high] = [half(piece, "w"), half(piece, "h")];
    if (kind) return round2(piece.t === "unit" ? [x + wide - 13, y + high - 5] : [x + wide * 0.69, y - high * 0.64], 14 * high / 26);
    return { x, y, top: y - high - 2, d: outline(piece, 5), at: [x, y] };
  }
  const place = kind ? null : places.get(name);
  if (!place) return null;
  return { x: place.cx, y: place.cy, top: Math.min(...ends(place)) + 2, d: `M${insetOutline(place, 1).split(" ").join("L")}Z` };
}
var ends = (place) => place.points.split(" ").map((corner) => Number(corner.split(",")[1]));
function trace(drawing) {
  const { path: way = [], target } = drawing.marks.trace ?? {};
  const hit = target == null ? null : locate(drawing, target);
  const points2 = way.map((id) => locate(drawing, id)).filter(Boolean).map(({ x: x2, y: y2 }) => [x2, y2]);
  const [x, y] = points2.at(-1) ?? [];
  if (hit && points2.length > 0 && (x !== hit.x || y !== hit.y)) points2.push([hit.x, hit.y]);
  if (points2.length < 2) return null;
  const d = smooth(points2);
  return h(
    "g.trace",
    { key: "trace", "aria-hidden": "true" },
    h("path.was0", { d }),
    h("path.was1", { d, class: hit && "shot" }),
    !hit && h("path.was2", { d: arrow(points2) })
  );
}
function burst(drawing) {
  const { target, miss } = drawing.marks.trace ?? {};
  const hit = target == null ? null : locate(drawing, target);
  return hit && h("path.burst", { key: "burst", d: BURST, class: miss && "miss", transform: `translate(${hit.x} ${hit.y})` });
}
var BURST = "M0 -17L4.6 -6L16 -10L10.4 1L22 6L9.2 9L11.6 21L0 14L-11.6 21L-9.2 9L-22 6L-10.4 1L-16 -10L-4.6 -6Z";
function arrow(points2) {
  const [[ax, ay], [bx, by]] = points2.slice(-2);
  const turn3 = Math.atan2(by - ay, bx - ax);
  const cornerAt = (side) => [bx + Math.cos(turn3 + side) * 13, by + Math.sin(turn3 + side) * 13];
  return straight([cornerAt(Math.PI * 0.83), [bx, by], cornerAt(-Math.PI * 0.83)]);
}

// src/motion.js
var TIMES = {
  tumble: 600,
  more: 60,
  settle: 140,
  verdict: 180,
  burst: 300,
  fly: 520,
  card: 220,
  path: 350,
  tile: 450,
  shake: 240,
  pause: 500,
  spring: 240,
  bits: 900,
  glide: 180
};
var FLICKER = 70;
var BITS = 14;
var createMotion = () => ({ running: /* @__PURE__ */ new Set(), animations: /* @__PURE__ */ new Set() });
function wait({ running }, ms, act, { drop = false } = {}) {
  const end = (cut) => {
    clearTimeout(timer);
    running.delete(end);
    if (!cut || !drop) act();
  };
  const timer = setTimeout(() => end(false), ms);
  running.add(end);
}
function animate({ animations }, node, frames, { duration, delay = 0, easing = "cubic-bezier(.2,.8,.3,1)" }) {
  const animation = node?.animate?.(frames, { duration, delay, easing, fill: "backwards" });
  if (!animation) return;
  animations.add(animation);
  animation.onfinish = animation.oncancel = () => animations.delete(animation);
}
function stopAll({ running, animations }) {
  for (const end of [...running]) end(true);
  for (const animation of animations) animation.cancel();
}
function tumble(move2, dice, { rate = 1, delay = 0 } = {}) {
  let last = delay;
  dice.forEach((die, i) => {
    const time = (TIMES.tumble + i * TIMES.more) * rate;
    animate(
      move2,
      die,
      [
        { transform: "translate(-60px, -14px) rotate(-380deg)", opacity: 0.3 },
        { transform: "translate(8px, -10px) rotate(-60deg)", opacity: 1, offset: 0.6 },
        { transform: "translate(0, 3px) rotate(10deg)", offset: 0.88 },
        { transform: "none" }
      ],
      { duration: time, delay, easing: "linear" }
    );
    animate(move2, die, [{ transform: "none" }, { transform: "scale(1.08)" }, { transform: "none" }], {
      duration: TIMES.settle * rate,
      delay: delay + time
    });
    flicker(move2, die, delay + time);
    last = Math.max(last, delay + time + TIMES.settle * rate);
  });
  return last;
}
function flicker(move2, die, until) {
  const label = die.querySelector("text")?.firstChild;
  if (!label) return;
  const end = label.data;
  let n = 3;
  const timer = setInterval(() => label.data = String(n = (n * 7 + 3) % 10), FLICKER);
  wait(move2, until, () => {
    clearInterval(timer);
    label.data = end;
  });
}
function fly(move2, layer, source, to, { rate = 1, delay = 0, zoom = 1 } = {}) {
  if (!source || !to?.animate) return delay;
  const [a, b, l] = [source, to, layer].map((element2) => element2.getBoundingClientRect());
  const copy2 = (
    /** @type {HTMLElement} */
    to.cloneNode(true)
  );
  copy2.setAttribute("aria-hidden", "true");
  copy2.classList.add("flies");
  Object.assign(copy2.style, { left: `${(b.left - l.left) / zoom}px`, top: `${(b.top - l.top) / zoom}px` });
  layer.append(copy2);
  const [dx, dy] = [(a.left - b.left) / zoom, (a.top - b.top) / zoom];
  const duration = TIMES.fly * rate;
  animate(move2, to, [{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  animate(
    move2,
    copy2,
    [
      { transform: `translate(${dx}px, ${dy}px) scale(.3)`, opacity: 0 },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 24}px) scale(.9)`, opacity: 1, offset: 0.55 },
      { transform: "rotate(-3deg)", opacity: 1 }
    ],
    { duration, delay }
  );
  wait(move2, delay + duration, () => copy2.remove());
  return delay + duration;
}
var appear = (move2, node, { duration = TIMES.verdict, delay = 0, from = "scale(.9)" } = {}) => animate(
  move2,
  node,
  [
    { opacity: 0, transform: from },
    { opacity: 1, transform: "none" }
  ],
  { duration, delay }
);
function celebrate(move2, layer, panel2, zoom = 1) {
  if (!panel2?.animate) return;
  const [p, l] = [panel2.querySelector(".commit") ?? panel2, layer].map((element2) => element2.getBoundingClientRect());
  for (let i = 0; i < BITS; i++) {
    const bit = document.createElement("i");
    bit.className = "bit";
    bit.setAttribute("aria-hidden", "true");
    const [side, up] = [i * 37 % BITS / BITS - 0.5, i * 3 % BITS / BITS];
    Object.assign(bit.style, { left: `${(p.left - l.left + p.width * (0.5 + 0.6 * side)) / zoom}px`, top: `${(p.top - l.top) / zoom}px` });
    layer.append(bit);
    animate(
      move2,
      bit,
      [
        { transform: "none", opacity: 0 },
        { opacity: 1, offset: 0.1 },
        { transform: `translate(${side * 160}px, ${-50 - 60 * up}px) rotate(${200 * up}deg)`, opacity: 1, offset: 0.45 },
        { transform: `translate(${side * 220}px, ${-10 - 20 * up}px) rotate(${500 * up}deg)`, opacity: 0 }
      ],
      { duration: TIMES.bits, delay: TIMES.spring, easing: "ease-out" }
    );
    wait(move2, TIMES.spring + TIMES.bits, () => bit.remove());
  }
  for (const tick2 of panel2.querySelectorAll("[data-springs]"))
    animate(move2, tick2, [{ transform: "scale(.9)" }, { transform: "scale(1.05)" }, { transform: "none" }], { duration: TIMES.spring });
  for (const line3 of panel2.querySelectorAll(".tick-line"))
    animate(move2, line3, [{ strokeDasharray: "0 30" }, { strokeDasharray: "30 0" }], { duration: TIMES.burst });
}

// src/board.js
var SHIELD = "M-14 -15H14V-1.5C14 8.6 6.6 14 0 17C-6.6 14 -14 8.6 -14 -1.5Z";
var withPrefix = (markup, prefix) => markup.replace(/((?:\bid=["']|#))un-/g, `$1${prefix}`);
var symbols = ({ scene: { art }, own: { prefix } }) => art && h(
  "svg.symbols",
  { "aria-hidden": "true", focusable: "false", width: 0, height: 0 },
  h("defs", { html: withPrefix(art.symbols ?? "", prefix) })
);
var pointable = (piece) => piece.t === "counter" || Boolean(piece.press);
function board(context) {
  const { ground, board: board2, advice: advice2 } = context.scene;
  if (!ground) return null;
  const tip3 = advice2?.on && context.own.tip?.marks || [];
  const marks = tip3.length > 0 ? { ...context.scene.marks, hinted: [...context.scene.marks?.hinted ?? [], ...tip3] } : context.scene.marks;
  const places = new Map((ground.places ?? []).map((place) => [place.id, place]));
  const pieces = new Map((board2 ?? []).map((piece) => [piece.k, piece]));
  const lying = [...pieces.values()].filter((piece) => !pointable(piece) && !piece.top);
  const plates = [...pieces.values()].filter((piece) => piece.top);
  const carriers = new Set(plates.map((piece) => piece.of));
  const crowds = once(board2 ?? pieces, "crowds", () => countCrowds(board2 ?? []));
  const drawing = {
    context,
    ground,
    places,
    pieces,
    marks: marks ?? {},
    worn: carriers,
    crowds,
    said: once(board2 ?? pieces, "said", () => collectLabels(board2 ?? [])),
    lit: new Set(marks?.lit),
    chosen: new Set(marks?.chosen)
  };
  const counters = [...pieces.values()].filter(pointable).sort((a, b) => Number(crowds.get(a.p) >= CROWD) - Number(crowds.get(b.p) >= CROWD));
  const first = counters.findIndex((piece) => crowds.get(piece.p) >= CROWD);
  const split = first < 0 ? counters.length : first;
  return h(
    "svg.map",
    { key: "map", viewBox: `0 0 ${ground.width} ${ground.height}`, role: "group", "aria-label": ground.label, "data-region": "map" },
    once(
      ground,
      context.own.prefix,
      () => h("g.ground", { "aria-hidden": "true", html: withPrefix(ground.markup ?? "", context.own.prefix) })
    ),
    h("g.washes", null, washes(drawing), drawBeside(drawing)),
    h(
      "g.places",
      null,
      [...places.values()].map((place) => tile(drawing, place))
    ),
    names(drawing),
    // The labels of the places and counters speak for the drawings, so their letters and numbers are hidden from screen readers.
    h(
      "g.lying",
      { "aria-hidden": "true" },
      lying.map((piece) => element(drawing, piece))
    ),
    h("g.ways", null, path(drawing), drawRefused(drawing), sight(drawing), trace(drawing)),
    h(
      "g.counters",
      null,
      counters.slice(0, split).map((piece) => counter(drawing, piece)),
      once(ground, "fan", () => h("g.fan", { key: "fan" })),
      counters.slice(split).map((piece) => counter(drawing, piece))
    ),
    h(
      "g.plates",
      { "aria-hidden": "true" },
      plates.map((piece) => element(drawing, piece)),
      blocks(drawing),
      drawHinted(drawing),
      drawAsked(drawing),
      costs(drawing),
      codes(drawing),
      burst(drawing)
    ),
    h(
      "g.tags",
      null,
      counters.map((piece) => tag(drawing, piece))
    )
  );
}
var WORD = 5;
var CROWD = 5;
function countCrowds(board2) {
  const counts = /* @__PURE__ */ new Map();
  for (const piece of board2) if (pointable(piece)) counts.set(piece.p, (counts.get(piece.p) ?? 0) + 1);
  return counts;
}
function names({ context, places }) {
  const { ground, board: board2 } = context.scene;
  const occupiedPlaces = once(board2 ?? ground, "taken", () => new Set((board2 ?? []).map(({ p }) => p)));
  const all = once(ground, "named", () => [...places.values()].filter(({ hex, name }) => hex && name));
  if (all.length === 0) return null;
  return h(
    "g.names",
    { "aria-hidden": "true" },
    all.map(({ id, cx, cy, name }) => !occupiedPlaces.has(id) && h("text", { key: id, x: cx, y: cy }, name))
  );
}
function collectLabels(board2) {
  const labels = /* @__PURE__ */ new Map();
  for (const { p, label } of board2) if (label) labels.set(p, [...labels.get(p) ?? [], label]);
  return labels;
}
function washes({ places, pieces, marks }) {
  const target = places.get(pieces.get(marks.aimed)?.p);
  return [
    target && ["now0", "now1"].map((layer) => h(`polygon.${layer}`, { key: layer, points: insetOutline(target, 2) })),
    target?.shield && h("path.shield-now", { d: SHIELD, transform: `translate(${target.shield})` })
  ];
}
function drawBeside({ context, places, marks }) {
  const isQuestion = marks.lit?.length || marks.chosen?.length || marks.aimed || marks.asked?.length;
  const place = isQuestion ? null : places.get(context.own.focus);
  if (!place || place.hex) return null;
  return (place.near ?? []).map(
    (id) => places.has(id) && h("polygon.near", { key: `near:${id}`, points: insetOutline(places.get(id), 5.5) })
  );
}
function labelsOn({ said }, id) {
  const all = said.get(id) ?? [];
  return all.filter((label) => !all.some((other) => other.includes(`, ${label}`)));
}
var describeMark = ({ context, marks }, id) => marks.asked?.includes(id) ? context.word("asked") : marks.hinted?.includes(id) && context.word("hinted");
function tile(drawing, place) {
  const ring2 = drawing.chosen.has(place.id) ? "chosen" : drawing.lit.has(place.id) ? "lit" : "";
  const neighbors = place.near?.length && `${drawing.context.word("neighbors")}: ${place.near.join(", ")}`;
  const cost = drawing.marks.costs && Object.hasOwn(drawing.marks.costs, place.id) && drawing.marks.costs[place.id];
  const can = drawing.lit.has(place.id) && drawing.context.word("can-choose");
  const description = [place.label, describeMark(drawing, place.id), can, cost, ...labelsOn(drawing, place.id), neighbors].filter(Boolean).join("; ");
  return again(
    place,
    `${drawing.context.own.prefix}tile`,
    `${ring2} ${drawing.lit.has(place.id)} ${description}`,
    () => drawnTile(drawing, place, ring2, description)
  );
}
function drawnTile({ lit: all }, place, ring2, description) {
  const isLit = all.has(place.id);
  const target = `place:${place.id}`;
  return h(
    "g.place",
    { key: `tile:${place.id}`, class: ring2 },
    ring2 && ["ring0", "ring1"].map((layer) => h(`polygon.${layer}`, { points: insetOutline(place, 4) })),
    h("polygon.edge", {
      key: target,
      points: insetOutline(place, 2),
      role: "button",
      "data-nav": "",
      "data-kind": "tap",
      "data-target": target,
      "data-aim": isLit && target,
      "aria-pressed": ring2 === "chosen" ? "true" : null,
      "aria-label": description
    })
  );
}
function element({ context }, piece) {
  const { art } = context.scene;
  const { prefix } = context.own;
  const templates = art?.templates ?? {};
  const template = Object.hasOwn(templates, piece.t) && once(art, prefix + piece.t, () => withPrefix(templates[piece.t], prefix));
  const draw2 = () => h("g.un-el", {
    key: piece.k,
    class: `un-${piece.t} ${piece.side ?? ""} ${piece.s ?? ""}`.trimEnd(),
    "data-k": piece.k,
    "data-of": piece.of,
    transform: `translate(${Number(piece.x) || 0} ${Number(piece.y) || 0})`,
    html: template ? fill(template, piece) : ""
  });
  return once(piece, prefix + template, draw2);
}
function counter(drawing, piece) {
  const { marks, worn, crowds } = drawing;
  const aims2 = Object.hasOwn(marks.aims ?? {}, piece.k);
  const isAimed = marks.aimed === piece.k;
  const isChosen = marks.chosen?.includes(piece.k);
  const state = isAimed ? "aimed" : isChosen ? "chosen" : aims2 ? "aims" : "";
  const target = `piece:${piece.k}`;
  const out = crowds.get(piece.p) > 2 ? 2 : state === "aims" ? 5 : 4;
  const ring2 = (state === "chosen" || state === "aims") && h(
    "g.ring",
    { transform: `translate(${Number(piece.x) || 0} ${Number(piece.y) || 0})` },
    ["ring0", "ring1"].map((layer) => h(`path.${layer}`, { d: outline(piece, out) }))
  );
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
      // Readers who move from counter to counter hear the place of each.
      "aria-description": [drawing.places.get(piece.p)?.label, ...labelsOn(drawing, piece.p).filter((label) => label !== piece.label)].filter(Boolean).join("; "),
      "aria-pressed": isChosen || isAimed ? "true" : null,
      "aria-label": [
        piece.label,
        describeMark(drawing, piece.k),
        aims2 && drawing.context.word("can-choose"),
        !worn.has(piece.k) && marks.aims?.[piece.k]
      ].filter(Boolean).join(", ")
    },
    ring2,
    element(drawing, piece)
  );
}
function tag({ marks, worn, crowds, places }, piece) {
  const words = !worn.has(piece.k) && marks.aims?.[piece.k];
  const isAimed = marks.aimed === piece.k;
  if (!words && !isAimed) return null;
  const apart = /\bapart\b/.test(piece.s);
  const text = apart ? words?.replace(/\s+%$/, "%") : words;
  const width = apart ? 6.6 * (text?.length ?? 0) + 9 : Math.max(34, 7.2 * (words?.length ?? 0) + 11);
  const many = crowds.get(piece.p) ?? 1;
  const { cx, cy } = places.get(piece.p) ?? { cx: piece.x, cy: piece.y };
  const [dx, above] = [piece.x - cx, many > 3 && piece.y < cy - 4];
  const out = Math.abs(dx) < 8 || words?.length > WORD ? 0 : Math.sign(dx);
  const lower = many > 2 && out === 0 ? 18 : 0;
  const edge = apart ? [out * (half(piece, "w") - 3), 9] : [-out * width / 2, (above ? -1 : 1) * (half(piece, "h") - 0.5)];
  const top = apart ? -8.5 : above ? -17 - lower : lower;
  return h(
    "g.tag",
    {
      key: `tag:${piece.k}`,
      class: [isAimed && "aimed", many > 6 && "many"].filter(Boolean).join(" "),
      "data-of": piece.k,
      transform: `translate(${Number(piece.x) || 0} ${Number(piece.y) || 0})`,
      "aria-hidden": "true"
    },
    // The words cover the brackets, because a bracket over them would make a 40 a 10.
    isAimed && ["br0", "br1"].map((layer) => h(`path.${layer}`, { d: brackets(piece) })),
    words && h(
      "g",
      { transform: `translate(${edge})` },
      h(
        "g.grow",
        null,
        h("rect", { x: out * width / 2 - width / 2, y: top, width, height: 17, rx: 8.5 }),
        h("text", { x: out * width / 2, y: top + 13 }, text)
      )
    )
  );
}
function glide(root, move2, before, after2) {
  if (before === after2 || calm()) return;
  const was = new Map(before.map((piece) => [piece.k, piece]));
  for (const { k, x, y } of after2) {
    const old = was.get(k);
    if (!old || old.x === x && old.y === y) continue;
    const moveTo2 = (place) => ({ transform: `translate(${place.x}px, ${place.y}px)` });
    animate(move2, find(root, "k", k), [moveTo2(old), moveTo2({ x, y })], { duration: TIMES.glide, easing: "ease-out" });
  }
}

// src/buttons.js
var sends = (kind, target, key2 = `${kind}:${target}`) => ({
  key: key2,
  type: "button",
  "data-nav": "",
  "data-kind": kind,
  "data-target": target
});
var toggles = (name, key2 = name) => ({ key: key2, type: "button", "data-nav": "", "data-own": name });

// src/send.js
var SOON2 = 40;
function send(table, kind, target = "", more = {}) {
  const { own } = table;
  if (kind !== "aim" && !target.startsWith("at:")) table.isUsed = true;
  table.player.leave(kind);
  if (kind === "tap" || kind === "why") {
    if (own.answered && target === table.lastQuestion) own.answered = null, drawSoon(table, "own");
    table.lastQuestion = target;
  }
  const stop = () => setOwn(table, "stopped", true);
  try {
    table.model.send({ kind, target, revision: table.scene.revision ?? 0, ...more })?.catch?.(stop);
    table.alive.noteSent();
  } catch {
    stop();
  }
}
function touch(table, name) {
  table.changes.add(name);
  if (table.isWaiting) return;
  table.isWaiting = true;
  queueMicrotask(table.draw);
}
function drawSoon(table, name) {
  table.changes.add(name);
  setTimeout(() => table.changes.has(name) && touch(table, name), SOON2);
}
function setOwn(table, name, value) {
  if (table.own[name] === value) return;
  table.own[name] = value;
  touch(table, "own");
}

// src/share.js
var FIELDS = ["lesson", "scenario", "position", "replay", "step", "side", "lang"];
var KINDS = { position: "position", replay: "replay", link: "link", svg: "picture", png: "picture", explore: "explore" };
function share2({ scene: { copies }, own, word }) {
  const { copied } = own;
  const source = copied && copies?.copies[KINDS[copied.what]];
  return [
    copies && h(
      "div.group",
      { key: "copy", role: "group", "aria-label": word("copy") },
      h("p", { "aria-hidden": "true" }, word("copy")),
      h(
        "div",
        null,
        Object.entries(KINDS).map(([name, kind]) => button(name, copies.copies[kind], word))
      )
    ),
    copies && later(copies.copies).map((note) => h("p.small", { key: note }, note)),
    h("p.small", { key: "said", role: "status" }, source && describeCopy(copied, source.note, word, copies.name)),
    source && copied.what !== "png" && h(
      "textarea.seek",
      {
        key: "copy:text",
        rows: 3,
        readonly: true,
        spellcheck: "false",
        "aria-label": word("copy-text"),
        "data-nav": "",
        "data-copied": ""
      },
      copied.text
    ),
    h(
      "div.group",
      { key: "paste", role: "group", "aria-label": word("paste") },
      h("p", { "aria-hidden": "true" }, word("paste")),
      copies?.trouble && h("p.trouble", { key: "trouble", role: "alert" }, copies.trouble),
      field(word),
      h("p.small", { key: "replaces" }, word("paste-replaces"))
    )
  ];
}
var field = (word) => h(
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
    "data-paste": ""
  }),
  h("button.plain", { key: "paste:open", type: "button", "data-nav": "", "data-open": "" }, word("paste-open"))
);
var button = (name, { text }, word) => h("button.plain", { key: `copy:${name}`, type: "button", disabled: !text, "data-nav": "", "data-copy": name }, word(`copy-${name}`));
var later = (copies) => Object.values(copies).filter(({ text, note }) => !text && note).map(({ note }) => note);
function describeCopy({ what, how }, note, word, name) {
  if (how === "hand") return word("copy-by-hand");
  if (how === "saved") return word("copy-saved", { name: `${name}.${what}` });
  return word("copied", { what: word(`copy-${what}`), note });
}
var loadedAddress = () => globalThis.performance?.getEntriesByType?.("navigation")?.[0]?.name || globalThis.location?.href || "";
function here(query, address = loadedAddress()) {
  const page = new URL(address);
  if (/\/lab\/(index\.html)?$/.test(page.pathname)) page.searchParams.set("path", "00-start-here.ipynb");
  for (const name of [...FIELDS, "progress", "token"]) page.searchParams.delete(name);
  const rest = page.searchParams.toString();
  page.search = [rest, query].filter(Boolean).join("&");
  page.hash = "";
  return page.href;
}
function readQuery() {
  try {
    const fields = [...new URL(loadedAddress()).searchParams].filter(([name]) => FIELDS.includes(name));
    return new URLSearchParams(fields).toString();
  } catch {
    return "";
  }
}
async function png(svg) {
  const image = new Image();
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [2 * image.naturalWidth, 2 * image.naturalHeight];
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise(
      (resolve, reject) => canvas.toBlob((blob) => blob ? resolve(blob) : reject(new Error("no picture")), "image/png")
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
function save(blob, name) {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1e3);
}
async function copy(format, { text, page }, name) {
  const whole2 = page ? here(text) : text;
  try {
    if (format === "png") await navigator.clipboard.write([new ClipboardItem({ "image/png": png(whole2) })]);
    else await navigator.clipboard.writeText(whole2);
    return { what: format, how: "copied", text: whole2 };
  } catch {
    if (KINDS[format] !== "picture") return { what: format, how: "hand", text: whole2 };
    save(format === "png" ? await png(whole2) : new Blob([whole2], { type: "image/svg+xml" }), `${name}.${format}`);
    return { what: format, how: "saved", text: whole2 };
  }
}
var pastes = ({ target, key: key2 }) => target.matches("[data-paste], [data-copied]") && !["Escape", "Enter", "ArrowUp", "ArrowDown"].includes(key2);
var open = (table, text) => text.trim() && send(table, "open", text);
async function take(table, format) {
  const { root, own, scene } = table;
  own.copied = await copy(format, scene.copies.copies[KINDS[format]], scene.copies.name);
  touch(table, "own");
  if (own.copied.how === "hand")
    queueMicrotask(
      () => queueMicrotask(
        () => (root.querySelector("[data-copied]")?.focus({ preventScroll: true }), root.querySelector("[data-copied]")?.select())
      )
    );
}
function listenShare(table) {
  const { root } = table;
  const findField2 = () => root.querySelector("[data-paste]");
  root.addEventListener("click", ({ target }) => {
    const button6 = target.closest("[data-copy]");
    if (button6 && !button6.disabled) take(table, button6.dataset.copy);
    if (target.closest("[data-open]")) findField2().value.trim() ? open(table, findField2().value) : findField2().focus();
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

// src/start.js
function startSheet(start, prefix, trouble, word) {
  const { title, game: game2, note, picture: picture2, groups, length, chance: chance2, begin: begin2, others } = start;
  return h(
    "div.home.start",
    { key: "start", role: "group", "aria-label": title },
    h(
      "header.st-head",
      { key: "head", "data-region": "start-head" },
      house(true, word("home")),
      h("h2", null, title, " ", h("small", null, game2)),
      h("p", null, note)
    ),
    trouble && h("p.trouble", { key: "trouble", role: "status" }, trouble),
    h(
      "div.st-map",
      { key: "map" },
      h("svg.win", {
        viewBox: picture2.box,
        role: "img",
        "aria-label": [picture2.label, groups[0].note, picture2.goals.join(", ")].filter(Boolean).join(" "),
        focusable: "false",
        html: withPrefix(picture2.markup, prefix)
      })
    ),
    h(
      "section.st-side",
      { key: "panel" },
      groups.map(group),
      h(
        "div.st-told",
        { key: "told" },
        length && h("p", { key: "length" }, h("b", null, length.label), " ", length.text),
        h("p", { key: "chance", role: "status" }, chance2)
      ),
      h(
        "div.st-foot",
        { key: "foot", "data-region": "start-foot" },
        h(
          "button.commit",
          { ...sends("home", begin2.to, `start:${begin2.to}`), "data-start": "" },
          begin2.label,
          " ",
          h("kbd", { "aria-hidden": "true" }, "Enter")
        ),
        others.map(({ to, label }) => h("button.plain", sends("home", to, `start:${to}`), label))
      )
    )
  );
}
var group = ({ id, label, items: items2, note }) => h(
  "div.st-group",
  { key: id, class: id },
  h("h3", { "aria-hidden": "true" }, label),
  h(
    "div.st-row",
    { role: "radiogroup", "aria-label": label, "data-region": `start-${id}` },
    items2.map((item2) => radio(id, item2))
  ),
  note && h("p.st-note", { key: "note" }, note)
);
var radio = (id, { to, label, text, note, side, chosen }) => h(
  "button.st-one",
  {
    ...sends(id === "language" ? "language" : "home", to, `start:${to}`),
    role: "radio",
    class: [chosen && "on", side].filter(Boolean).join(" "),
    "aria-checked": String(Boolean(chosen)),
    "aria-label": [label, text, note].filter(Boolean).join(". "),
    "data-stop": chosen ? "" : null,
    lang: id === "language" ? to : null
  },
  h("b", null, side && dot(side, 15), label),
  text && h("span", null, text),
  note && h("small", null, note)
);

// src/home.js
var STAR = "M0 -8L2.3 -2.7L8 -2.2L3.7 1.6L5 7.2L0 4.2L-5 7.2L-3.7 1.6L-8 -2.2L-2.3 -2.7Z";
var go = (tag2, to, props, ...kids) => h(tag2, { ...sends("home", to), ...props }, ...kids);
var view = (markup, box2, prefix) => h("svg.win", {
  viewBox: box2,
  preserveAspectRatio: "xMidYMid slice",
  "aria-hidden": "true",
  focusable: "false",
  html: withPrefix(markup, prefix)
});
function home({ scene: { home: home2 }, own: { prefix }, word }) {
  if (!home2) return null;
  if (home2.start) return startSheet(home2.start, prefix, home2.trouble ?? "", word);
  return h(
    "div.home",
    { key: "home" },
    h(
      "header.hh",
      { key: "head", "data-region": "home-head" },
      h("h2", null, home2.title),
      h("p", null, home2.lead),
      h("div.langs", { role: "group", "aria-label": home2.language }, home2.languages.map(language))
    ),
    home2.trouble && h("p.trouble", { role: "status" }, home2.trouble),
    h(
      "div.hg",
      null,
      h("div.ha", { key: "now", "data-region": "home-now" }, next(home2, prefix), h("div.doors", null, home2.acts.map(door))),
      h(
        "div.hb",
        { key: "all" },
        h(
          "div.games",
          { key: "games", role: "group", "aria-label": home2.choose, "data-region": "home-games" },
          home2.games.map((entry4) => game(entry4, prefix))
        ),
        home2.pane ? pane(home2.pane, word) : course(home2.course)
      )
    ),
    h(
      "footer.hf",
      { key: "more", "data-region": "home-more" },
      home2.read && h("button.more", toggles("read"), home2.read),
      home2.more.map(({ to, label, chosen }) => go("button.more", to, { "aria-pressed": String(chosen) }, label)),
      home2.notebooks && h("a.more", { href: home2.notebooks.url, "data-nav": "" }, home2.notebooks.label)
    )
  );
}
var language = ({ id, label, told = "", chosen }) => h(
  "button.lg",
  {
    ...sends("language", id),
    lang: id,
    "aria-label": told ? `${label}, ${told}` : null,
    class: chosen && "on",
    "aria-pressed": String(chosen)
  },
  label
);
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
      now.steps.length > 0 && h(
        "div.pb",
        { "aria-hidden": "true" },
        now.steps.map((state, i) => h("i", { key: i, class: state }))
      ),
      go("button.commit", now.to, { key: "home:now", "data-start": "" }, now.button, " ", h("kbd", { "aria-hidden": "true" }, "Enter"))
    )
  );
}
var door = ({ icon: name, to, title, text }) => go("button.door", to, {}, h("span.ai", null, icon(name, 20)), h("span", null, h("b", null, title), " ", h("small", null, text)));
var game = ({ to, name, text, share: share3, chosen, picture: picture2 }, prefix) => go(
  "button.game",
  to,
  // Chromium finds no name in a button with a picture whose parts are elsewhere.
  { class: chosen && "on", "aria-pressed": String(chosen), "aria-label": `${name} ${text}` },
  h("span.gp", null, view(picture2.markup, picture2.box, prefix)),
  h("span.gt", null, h("b", null, name), " ", h("small", null, text)),
  h("span.meter", { "aria-hidden": "true" }, h("i", { style: `width:${Math.round(100 * share3)}%` }))
);
var course = ({ title, text, stations }) => h(
  "section.course",
  { key: "course", "data-region": "home-course" },
  h("h3", null, title, " ", h("small", null, text)),
  h(
    "ol",
    null,
    stations.map(
      (station) => h(
        "li",
        { key: station.to, class: station.state },
        go(
          "button.station",
          station.to,
          { "aria-label": station.label, "aria-current": station.state === "now" ? "step" : null, title: station.name },
          h("span.no", null, station.state === "done" ? tick() : String(station.n)),
          h("span.nm", null, station.name),
          station.state === "done" && station.stars > 0 ? h(
            "span.stars",
            null,
            [1, 2, 3].map((n) => star(n <= station.stars))
          ) : h("span.time", null, station.time)
        )
      )
    )
  )
);
var tick = () => h("svg", { width: 18, height: 18, viewBox: "-10 -10 20 20", "aria-hidden": "true" }, h("path.tk", { d: "M-5 .4L-1.6 4L5.2 -4" }));
var star = (full) => h("svg.st", { class: full && "f", width: 12, height: 12, viewBox: "-9 -9 18 18", "aria-hidden": "true" }, h("path", { d: STAR }));
var textToCarry = ({ label, text, page }) => h(
  "label.carry",
  { key: label },
  h("b", null, label),
  h("textarea.seek", { rows: 2, readonly: true, spellcheck: "false", "data-nav": "", "data-copied": "" }, page ? here(text) : text)
);
var pane = ({ title, text, items: items2, back: back2, paste, fields, guide, grows, picture: picture2 }, word) => h(
  "section.course.pane",
  { key: "pane", "data-region": "home-course" },
  h("h3", null, title, " ", go("button.plain", back2.to, {}, back2.label)),
  h(
    "div.read",
    { tabindex: "0" },
    picture2 && h("img.qr", { key: "qr", src: picture2.src, alt: picture2.label }),
    text.map((line3, i) => h("p", { key: i }, line3)),
    guide && h("p", { key: "guide" }, h("a", { href: guide.url, target: "_blank", rel: "noopener", "data-nav": "" }, guide.label)),
    fields?.map(textToCarry),
    paste && field(word),
    items2.length > 0 && h(
      "ul",
      null,
      items2.map((entry4, i) => h("li", { key: i }, item(entry4, grows && `item:${i}`)))
    )
  )
);
var item = ({ to, file, href, label, note }, key2) => {
  const content = [h("b", null, label), " ", note && h("small", null, note)];
  if (to) return go("button.item", to, key2 ? { key: key2 } : {}, content);
  const link = href ? { href } : file && notebookLink(file);
  if (link) return h("a.item", { href: link.href, target: "_blank", rel: "noopener", "data-nav": "", ...link.lab }, content);
  return h("p", null, content, !note && file);
};
function notebookLink(file) {
  const { pathname = "", origin } = globalThis.location ?? {};
  const [, folder] = /\/(?:tree|notebooks)\/(.*?)00-start-here\.ipynb$/.exec(pathname) ?? [];
  if (folder === void 0) return null;
  const lab = {
    "data-commandlinker-command": `docmanager:open${/l$/.test(file) ? "-browser-tab" : ""}`,
    "data-commandlinker-args": JSON.stringify({ path: decodeURIComponent(folder) + file })
  };
  return { href: new URL(file, origin + pathname).href, lab };
}
var house = (isOn, label) => isOn && go("button.plain.tool.house", "", { key: "house", title: label, "aria-label": label }, icon("house", 18));

// src/head.js
var PIPS = 12;
function head2({ scene: { head: head3, chances: chances2 }, own, word }) {
  if (!head3) return null;
  return h(
    "header.head",
    { key: "head", "data-region": "head" },
    h(
      "div.ttl",
      { title: [head3.title, head3.note, head3.unsaved].filter(Boolean).join(". ") },
      h("h2", null, head3.title),
      head3.unsaved ? h("p.unsaved", { key: "unsaved", role: "status" }, head3.unsaved) : head3.note && h("p", null, head3.note)
    ),
    h(
      "ol.phase",
      { "aria-label": word("phases") },
      head3.round && h("li.rd", { key: "round" }, h("small", null, word("round")), " ", h("b", null, head3.round)),
      (head3.phases ?? []).map((label, i) => {
        const isNow = i === head3.phase;
        const state = isNow ? "now" : i < head3.phase && "done";
        return h("li", { key: i, class: state, "aria-current": isNow ? "step" : null, title: label }, h("i"), h("span", null, label));
      })
    ),
    h("div.score", { role: "group", "aria-label": word("points") }, (head3.score ?? []).map(points)),
    head3.first && h("div.tok", { class: head3.first.side, title: head3.first.label }, whistle(), h("small", null, head3.first.label)),
    h(
      "div.tools",
      null,
      house(head3.home, word("home")),
      tool("undo", word("undo"), "Control+Z", head3.undo),
      tool("redo", word("redo"), "Control+Shift+Z", head3.redo),
      chances2 && overlay(chances2.on, word("chances")),
      opener("log", "log", word("log"), "L", own.drawer === "log"),
      opener("full", "full", word("full"), "F", own.full),
      opener("menu", "more", word("menu"), null, own.drawer === "menu")
    )
  );
}
var overlay = (isOn, label) => h(
  "button.plain.tool",
  {
    ...sends("chances", isOn ? "off" : "on", "chances"),
    class: isOn && "chosen",
    title: label,
    "aria-label": label,
    "aria-pressed": String(Boolean(isOn)),
    "aria-keyshortcuts": "C"
  },
  icon("chances", 18)
);
var tool = (kind, label, keys3, isOn) => h(
  "button.plain.tool",
  {
    key: kind,
    type: "button",
    "data-nav": "",
    "data-kind": kind,
    "aria-keyshortcuts": keys3,
    title: label,
    "aria-label": label,
    disabled: !isOn
  },
  icon(kind, 18)
);
var opener = (name, sign2, label, key2, isOn) => h(
  "button.plain.tool",
  {
    ...toggles(name, `tool:${name}`),
    title: key2 ? `${label} (${key2})` : label,
    "aria-label": label,
    "aria-keyshortcuts": key2,
    "aria-pressed": name === "full" ? String(Boolean(isOn)) : null,
    "aria-expanded": name === "full" ? null : String(Boolean(isOn))
  },
  icon(sign2, 18)
);
function points({ side, name, points: points2, goal, of, text, word }, i) {
  const shape2 = side === "s2" ? "M0 -7L7 0L0 7L-7 0Z" : "M6 0A6 6 0 1 1 -6 0A6 6 0 1 1 6 0Z";
  const pips = goal && Math.max(goal, points2) <= PIPS ? Array.from({ length: Math.max(goal, points2) }, (_, n) => n < points2) : [];
  return h(
    "div",
    { key: i, class: side, role: "img", "aria-label": `${name}: ${text}`, title: text },
    dot(side, 15),
    h("span", null, name, word && h("small", null, word)),
    h(
      "span.pips",
      null,
      pips.map((full) => h("svg", { width: 15, height: 15, viewBox: "-8 -8 16 16" }, h("path.pip", { class: full && "full", d: shape2 })))
    ),
    points2 == null ? icon("target", 16) : h("b", null, points2, of && h("small", null, ` / ${of}`))
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

// src/build.js
function builder(context, map, corners3) {
  const { scene, own, word } = context;
  const { build } = scene;
  const tab2 = build.tabs.find(({ chosen }) => chosen);
  return h(
    "div.bench",
    { key: "bench" },
    h(
      "header.bhead",
      { key: "head", "data-region": "build-head" },
      house(true, word("home")),
      h("h2", null, build.title),
      h("div.langs", { role: "group", "aria-label": build.language }, build.languages.map(language)),
      tool2("undo", word("build-undo"), "Control+Z", build.undo),
      tool2("redo", word("build-redo"), "Control+Shift+Z", build.redo),
      opener("full", "full", word("full"), "F", own.full),
      h("button.plain", { ...sends("build", "save"), "data-save": "", "aria-keyshortcuts": "Control+S" }, word("build-save")),
      h("button.commit", { ...sends("build", "play"), disabled: !build.play }, icon("play", 14), word("build-play"))
    ),
    h(
      "div.bmap",
      { key: "map", "aria-label": word("build-map") },
      h("p.bhint", { key: "hint", role: "status" }, build.hint),
      h("div.board", { key: "board" }, map, corners3)
    ),
    h(
      "div.bside",
      { key: "side" },
      h(
        "div.btabs",
        { key: "tabs", role: "tablist", "aria-label": word("build-tabs"), "data-region": "build-tabs" },
        build.tabs.map(tabOf)
      ),
      build.trouble && h("p.trouble", { key: "trouble", role: "alert" }, build.trouble),
      build.said && h("p.bsaid", { key: "said", role: "status" }, build.said),
      h(
        "div.bgroups",
        { key: `groups:${tab2?.id}`, role: "tabpanel", "aria-label": tab2?.label },
        build.groups.map((part2) => group2(context, part2))
      ),
      faults(build, word)
    )
  );
}
var tool2 = (name, label, keys3, isOn) => h(
  "button.plain.tool",
  { ...sends("build", name), "aria-keyshortcuts": keys3, title: label, "aria-label": label, disabled: !isOn },
  icon(name, 18)
);
var tabOf = ({ id, label, chosen }) => h(
  "button.btab",
  { ...sends("build", `tab:${id}`), role: "tab", class: chosen && "on", "aria-selected": String(Boolean(chosen)), "data-stop": chosen },
  label
);
var faults = ({ count, faults: faults2, doubts }, word) => h(
  "div.bfaults",
  {
    key: "faults",
    class: faults2.length > 0 ? "bad" : doubts.length > 0 && "doubt",
    role: "region",
    "aria-label": word("build-faults"),
    tabindex: "0"
  },
  h("p", { key: "count", role: "status" }, h("b", null, count)),
  [...faults2, ...doubts].map((line3, i) => h("p", { key: i }, line3))
);
function group2(context, { id, label, items: items2, side, compact, heads = [] }) {
  const name = typeof label === "string" && label;
  return h(
    "section.bg",
    {
      key: `group:${id}`,
      class: [compact && "compact", heads.length > 0 && "heads"].filter(Boolean).join(" "),
      "data-region": `build-${id}`,
      role: "group",
      "aria-label": name || null
    },
    name && h(
      "h3",
      { key: "name" },
      side && dot(side, 13),
      h("span", null, name),
      heads.map((head3, i) => h("small", { key: i }, head3))
    ),
    h(
      "div.bitems",
      { key: "items" },
      items2.map((item2) => h(`div.bi.b-${item2.kind}`, { key: item2.id }, CONTROLS[item2.kind]?.(context, item2)))
    )
  );
}
var CONTROLS = {
  pick: (context, item2) => {
    const isHeld = context.scene.build.brush === item2.id;
    return h(
      "button.pickb",
      {
        ...sends("build", `pick:${item2.id}`),
        class: [isHeld && "held", item2.on && "on", item2.used && "used"].filter(Boolean).join(" "),
        "aria-pressed": String(Boolean(isHeld || item2.on)),
        "aria-label": item2.say ?? null,
        title: item2.say ?? null,
        disabled: item2.off
      },
      item2.show && picture(context, item2),
      item2.swatch && h("i.swatch", { class: `sw-${item2.swatch}`, "aria-hidden": "true" }),
      h("span", null, item2.label),
      item2.note && h("small", { "aria-hidden": "true" }, item2.note)
    );
  },
  act: (_, item2) => h("button.plain", { ...sends("build", item2.verb ?? `act:${item2.id}`), disabled: item2.off }, item2.label),
  number: ({ word }, item2) => counter2(word, item2, h("span.bl", { "aria-hidden": "true" }, item2.label)),
  row: ({ word }, item2) => [
    h("span.bl", { key: "name" }, item2.label, item2.note && h("small", { class: item2.over && "over" }, item2.note)),
    item2.cells.map((cell) => counter2(word, cell))
  ],
  flag: (_, item2) => h(
    "label",
    null,
    h("input", { key: `field:${item2.id}`, type: "checkbox", live: item2.value, "data-set": item2.id }),
    h("span", null, item2.label)
  ),
  text: ({ word }, item2) => {
    const attributes = item2.ask ? { "data-set": item2.id, "data-ask": "" } : item2.saves ? { live: item2.value, "data-file": "" } : { live: item2.value, "data-set": item2.id };
    const field2 = item2.long ? h("textarea", { key: `field:${item2.id}`, rows: 3, ...attributes }) : h("input", { key: `field:${item2.id}`, type: "text", autocomplete: "off", spellcheck: "false", ...attributes });
    return [
      h("label", { key: "label" }, h("span.bl", null, item2.label), field2),
      item2.saves && h("button.plain", { ...sends("build", "save", "build:save-here"), "data-save": "" }, word("build-save"))
    ];
  },
  choice: (_, item2) => h(
    "label",
    null,
    h("span.bl", null, item2.label),
    h(
      "select",
      { key: `field:${item2.id}`, live: item2.value, "data-set": item2.id },
      item2.options.map(({ id, label }) => h("option", { key: `option:${id}`, value: id }, label))
    )
  ),
  note: (_, { label, live }) => h("p", { role: live ? "status" : null }, label),
  download: (_, { label, name, text }) => h(
    "a.plain",
    { key: "download", href: `data:application/toml;charset=utf-8,${encodeURIComponent(text)}`, download: name, "data-nav": "" },
    label
  ),
  code: (_, { label, text }) => h("pre", { tabindex: "0", "aria-label": label }, text)
};
var counter2 = (word, { id, label, value, most, least = 0 }, name) => h(
  "div.bn",
  { key: `number:${id}` },
  name,
  step(id, value - 1, value > least, "−", `${word("build-less")}: ${label}`),
  h("input", {
    key: `field:${id}`,
    type: "number",
    min: least,
    max: most,
    step: 1,
    live: String(value),
    "aria-label": label,
    "data-set": id
  }),
  step(id, value + 1, value < most, "+", `${word("build-more")}: ${label}`)
);
var step = (id, value, isOn, sign2, label) => h(
  "button.plain",
  {
    key: `step:${sign2}:${id}`,
    type: "button",
    tabindex: "-1",
    "aria-label": label,
    disabled: !isOn,
    "data-kind": "build",
    "data-target": `set:${id}`,
    "data-value": value
  },
  sign2
);
var picture = (context, { show: show4, size: size2 = 44 }) => show4.map(
  (piece, i) => h(
    "svg.bpic",
    {
      key: `picture:${i}`,
      width: Math.round(Math.min(40, size2 * 0.72)),
      height: 34,
      viewBox: `${-size2 / 2} ${-size2 * 0.43} ${size2} ${size2 * 0.86}`,
      "aria-hidden": "true"
    },
    element({ context }, { ...piece, k: null, x: 0, y: 0 })
  )
);
function listenBuilder(table) {
  const { root } = table;
  root.addEventListener("change", ({ target }) => {
    if (!target.matches("[data-set]")) return;
    if (target.matches("[data-ask]") && !target.value.trim()) return;
    send(table, "build", `set:${target.dataset.set}`, { value: target.type === "checkbox" ? target.checked : target.value });
  });
  root.addEventListener("paste", ({ target }) => {
    if (target.matches("textarea[data-ask]")) setTimeout(() => target.dispatchEvent(new Event("change", { bubbles: true })));
  });
}
var fileName = (root) => root.querySelector("[data-file]")?.value ?? "";
var fills = ({ target, key: key2, ctrlKey, metaKey }) => target.matches("[data-set], [data-file]") && key2 !== "Escape" && !((ctrlKey || metaKey) && key2.toLowerCase() === "s");

// src/delta.js
function merge(old, change2, known2 = {}) {
  if (typeof change2 !== "object" || Array.isArray(change2)) return change2;
  if ("^" in change2) return compose(old.match(/<[^<]*|[^<]+/g) ?? [], change2["^"]).join("");
  const { "~": changes, "#": order } = change2;
  if (!changes && !order) return change2["="] ?? null;
  if (Array.isArray(old)) {
    const items2 = old.map((item2) => {
      const key2 = item2.k ?? item2.id;
      return changes && Object.hasOwn(changes, key2) ? merge(item2, changes[key2], known2) : item2;
    });
    return order ? compose(
      items2,
      order.map((run) => "@" in run ? merge(known2[run["@"]], run) : run)
    ) : items2;
  }
  const after2 = { ...old };
  for (const key2 of change2["-"] ?? []) delete after2[key2];
  for (const [key2, one] of Object.entries(changes)) after2[key2] = merge(after2[key2], one, known2);
  return after2;
}
var compose = (parts, runs) => runs.flatMap((run) => Array.isArray(run) ? parts.slice(run[0], run[0] + run[1]) : [run]);

// src/changes.js
var PATIENCE2 = 1e3;
var KEPT = 30;
function initialize({ model, early = [] }) {
  let lastAsk = -Infinity;
  const messages = [];
  function receive2(message) {
    if (message?.kind !== "change") return;
    messages.push(message);
    if (messages.length > KEPT) messages.shift();
    take3(message);
  }
  function take3(message) {
    const last = model.get("change") ?? 0;
    if (message.n <= last) return;
    if (message.n > last + 1) ask();
    else {
      const { cards } = model.get("ground") ?? {};
      for (const [name, change2] of Object.entries(message.parts)) model.set(name, merge(model.get(name), change2, cards));
      if (message.n) model.set("change", message.n);
    }
  }
  function ask() {
    if (performance.now() - lastAsk < PATIENCE2) return;
    lastAsk = performance.now();
    model.send({ kind: "whole" });
  }
  function takeAgain() {
    lastAsk = -Infinity;
    messages.forEach(take3);
  }
  model.on("msg:custom", receive2);
  model.on("change:change", takeAgain);
  early.forEach(receive2);
  const query = model.get("home") ? readQuery() : "";
  if (query) model.send({ kind: "open", target: query });
  return () => {
    model.off("msg:custom", receive2);
    model.off("change:change", takeAgain);
  };
}

// src/corners.js
function corners2(context) {
  const { ground, words } = context.scene;
  if (!ground || !words) return null;
  const { word } = context;
  const signs2 = legend(context);
  const button6 = (name, sign2) => h(
    "button.plain",
    { key: `map-${name}`, "data-lens": name, "data-nav": "", "aria-label": word(`map-${name}`), title: word(`map-${name}`) },
    sign2
  );
  return h(
    "div.corners",
    { key: "corners", "data-region": "corners", role: "group", "aria-label": word("map-tools") },
    signs2 && [
      h(
        "button.plain.keyb",
        { key: "keyb", "data-own": "key", "data-nav": "", title: word("map-key"), "aria-label": word("map-key") },
        h("svg", { width: 14, height: 14, viewBox: "0 0 16 16", "aria-hidden": "true" }, h("path.line", { d: ICONS.key })),
        h("span", null, word("map-key"))
      ),
      h("div.keybox", { key: "keybox" }, signs2)
    ],
    h(
      "div.zooms",
      { key: "zooms" },
      button6("in", "+"),
      button6("out", "−"),
      button6(
        "whole",
        h(
          "svg",
          { width: 16, height: 16, viewBox: "0 0 16 16", "aria-hidden": "true" },
          h("path.line", { d: "M2 6V2H6M10 2H14V6M14 10V14H10M6 14H2V10M5.5 5.5H10.5V10.5H5.5Z" })
        )
      )
    ),
    h("p.cap", { key: "cap", hidden: true, "aria-hidden": "true" })
  );
}
function legend(context) {
  const signs2 = context.scene.ground?.legend ?? [];
  if (signs2.length === 0) return null;
  return h(
    "ul.legend",
    { key: "legend", "aria-label": context.word("legend") },
    signs2.map(
      ({ label, show: show4, width = 30 }) => h(
        "li",
        { key: label },
        show4.map(
          (piece, i) => h(
            "svg",
            { key: i, width: width * 0.75, height: 22, viewBox: `${-width / 2} -15 ${width} 30`, "aria-hidden": "true" },
            element({ context }, { ...piece, k: null, x: 0, y: 0 })
          )
        ),
        h("span", null, label)
      )
    )
  );
}

// src/sheet.js
var sheet = ({ key: key2, label, class: more, role, style }, body2, foot) => {
  const buttons = [foot].flat(Infinity).filter(Boolean);
  return h(
    "section.plan.panel",
    { key: key2, class: `${key2} ${more || ""}`.trim(), style, "aria-label": label, role, "data-region": key2 },
    h("div.pbody", { key: "body" }, body2),
    buttons.length > 0 && h("div.pfoot.acts", { key: "foot" }, buttons)
  );
};

// src/advice.js
function advice(context) {
  const {
    scene: { advice: advice2 },
    own,
    word
  } = context;
  if (!advice2?.on) return null;
  return sheet(
    { key: "advice", label: advice2.title },
    [
      h("h3", null, advice2.title),
      advice2.none && h("p", { key: "none" }, advice2.none),
      h(
        "ol.tips",
        { "aria-label": advice2.title, "aria-busy": String(Boolean(advice2.busy)) },
        (advice2.ways ?? []).map((way) => tip2(way, word, way.label === own.tip?.label))
      ),
      h("p.aside", { key: "about" }, h("span", null, word("advice-about")))
    ],
    [
      h("span.aside", { key: "note" }, advice2.note),
      advice2.busy && button2("stop", word("advise-stop")),
      advice2.look && h("button.plain", sends("replay", advice2.look, "advise:look"), word("advise-look")),
      h("button.plain", sends("advise", "close"), word("close"), h("kbd", { "aria-hidden": "true" }, "Esc"))
    ]
  );
}
var tip2 = ({ id, name, rank: rank2, label, chance: chance2, why: why2, bar: [low, middle, high] }, word, isOn) => h(
  "li.tip",
  { key: `tip:${label}`, class: isOn && "on", "data-tip": label },
  name && h("small", null, name),
  h(
    "div.tiptop",
    null,
    id ? h(
      "button.plain",
      { key: `take:${id}`, type: "button", "data-nav": "", "data-stop": true, "data-kind": "take", "data-target": id },
      label
    ) : h("b", null, label),
    h(
      "span.win",
      null,
      rank2 && h("b", null, rank2),
      h("span", { title: word("advice-win") }, h("span.unseen", null, `${word("advice-win")}: `), chance2)
    )
  ),
  h(
    "span.tipbar",
    { "aria-hidden": "true" },
    h("i", { style: `left:${low}%;width:${Math.max(high - low, 1)}%` }),
    h("b", { style: `left:${middle}%` })
  ),
  h("p", null, why2)
);
var button2 = (target, label) => h("button.plain", sends("advise", target), label);
function findTip(advice2, pointedLabel) {
  const ways = advice2?.on && advice2.ways || [];
  const { label, marks, card: card2 } = ways.find((way) => way.label === pointedLabel) ?? ways[0] ?? {};
  return marks ? { label, marks, card: card2 } : null;
}
var asking = ({ scene: { advice: advice2 }, word }) => advice2 && !advice2.on && [
  advice2.ask && whatNow(word),
  advice2.missed && button2("missed", advice2.missed),
  advice2.turns && button2("turns", word("advise-turns"))
];
var whatNow = (word) => h(
  "button.plain",
  { ...sends("advise", "ask"), "aria-keyshortcuts": "H" },
  icon("bulb", 14),
  h("span", null, word("advise")),
  h("kbd", { "aria-hidden": "true" }, "H")
);
function line({ scene: { advice: advice2 }, word }) {
  if (!advice2?.line) return null;
  const { title, points: points2, at, turns, busy, none } = advice2.line;
  return h(
    "div.turning",
    { key: "course", "aria-busy": String(Boolean(busy)) },
    h("p", { "aria-hidden": "true" }, title),
    h(
      "svg",
      { viewBox: "-1 -1 102 26", preserveAspectRatio: "none", role: "img", "aria-label": title },
      h("path.mid", { d: "M0 12H100" }),
      h("path.now", { d: `M${at} 0V24` }),
      points2.length > 0 && h("path.won", { d: points2.map(([x, y], i) => `${i ? "L" : "M"}${x} ${(24 - 0.24 * y).toFixed(1)}`).join("") })
    ),
    h(
      "div.turns",
      { role: "group", "aria-label": word("advise-turns"), "aria-live": busy ? "off" : "polite" },
      none && h("p", null, none),
      turns.map(
        ({ id, label, say: say2 }) => h(
          "button.plain",
          {
            ...sends("replay", id, `turn:${id}`),
            title: say2,
            "aria-label": `${label}. ${say2}`
          },
          label
        )
      )
    )
  );
}

// src/rule.js
var keyOfRule = (line3, id) => `${line3 ?? ""}|${id}`;
var chip = ({ own }, id, line3, label, look2 = "", title = label) => h(
  "button.rule",
  {
    ...sends("rule", id, `rule:${keyOfRule(line3, id)}`),
    class: look2,
    title,
    "aria-expanded": String(own.open.has(keyOfRule(line3, id))),
    "data-line": line3
  },
  icon("book"),
  h("span", null, label)
);
function body({ own, word }, id, line3) {
  const rule = own.open.has(keyOfRule(line3, id)) && own.rules.get(id);
  if (!rule) return null;
  return h(
    "div.lc",
    { key: `body:${id}` },
    h("p", { lang: rule.lang ?? null }, rule.title && h("b", null, `${rule.title}. `), rule.text),
    rule.own && h("p.ruling", null, rule.own),
    rule.note && h("p.ruling", null, rule.note),
    rule.ruling && h("p.ruling", null, rule.ruling),
    rule.cites?.length > 0 && h(
      "ul.cites",
      { "aria-label": word("cites") },
      rule.cites.map(({ label, text }, i) => h("li", { key: i }, h("cite", null, `${label}: `), text))
    ),
    rule.lessons?.length > 0 && h(
      "p.taught",
      null,
      `${word("taught")}: `,
      rule.lessons.map(
        (lesson) => h(
          "button.plain",
          {
            ...sends("coach", `lesson:${lesson.id}`, `lesson:${keyOfRule(line3, id)}|${lesson.id}`)
          },
          lesson.label
        )
      )
    ),
    rule.docs && h("p.taught", null, h("a", { href: rule.docs, target: "_blank", rel: "noopener", "data-nav": "" }, word("docs")))
  );
}

// src/find.js
var ASKED = "find";
function term(context) {
  const { scene, word } = context;
  const terms = scene.found?.term ?? [];
  return [
    h(
      "dl.terms",
      { key: "terms" },
      terms.map(
        ({ id, label, text, rule, source }) => h(
          "div",
          { key: id },
          h("dt", null, label),
          h("dd", null, text, " ", chip(context, rule, ASKED, source, "icon"), body(context, rule, ASKED))
        )
      )
    ),
    terms.map(
      ({ id }) => h(
        "p",
        { key: `open:${id}` },
        h(
          "button.plain",
          { key: `seek:${id}`, type: "button", "data-nav": "", "data-own": "seek", "data-target": `term:${id}` },
          word("read-glossary")
        )
      )
    )
  ];
}
function numbers({ scene: { found } }) {
  const data = found?.numbers;
  if (!data) return null;
  return [
    data.lead.map((line3) => h("p", { key: line3 }, line3)),
    data.list.length > 0 && h(
      "dl.terms.short",
      { key: "list" },
      data.list.map((row) => h("div", { key: row.label }, h("dt", null, row.label), h("dd", null, row.text)))
    ),
    data.rest.map((line3) => h("p", { key: line3 }, line3))
  ];
}
var MARK = /^[.,:;?!)»”]+/;
function withTerms(text, terms = []) {
  const places = terms.map(({ text: name, id }) => ({ at: text.indexOf(name), name, id })).filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at);
  const parts = [];
  let end = 0;
  for (const { at, name, id } of places) {
    if (at < end) continue;
    const button6 = h("button.gloss", sends("search", `term:${id}`, `term:${id}`), name);
    const [mark2] = text.slice(at + name.length).match(MARK) ?? [""];
    parts.push(text.slice(end, at), mark2 ? h("span.marked", { key: `marked:${id}` }, button6, mark2) : button6);
    end = at + name.length + mark2.length;
  }
  return [...parts, text.slice(end)];
}

// src/help.js
var KEYS = [
  ["arrows", "← ↑ ↓ →"],
  ["enter", "Enter"],
  ["back", "Esc"],
  ["cards", "1 … 9"],
  ["aims", "N"],
  ["regions", "M K T"],
  ["pieces", "P"],
  ["walk", "Alt ← →"],
  ["hint", "H"],
  ["chances", "C"],
  ["zoom", "+ − 0"],
  ["find", "/"],
  ["paste", "Ctrl V"],
  ["log", "L"],
  ["full", "F"],
  ["undo", "Ctrl Z"],
  ["redo", "Ctrl Shift Z"],
  ["end", "Shift E"],
  ["help", "?"]
];

// src/log.js
function log(context) {
  if (!context.scene.log?.lines?.length || !context.own.fit.log || context.own.drawer === "log") return null;
  return h(
    "section.log",
    { key: "log", "aria-label": context.word("log"), "data-region": "log" },
    h("h3", null, context.word("log")),
    lines2(context)
  );
}
function lines2(context) {
  const { log: log2 } = context.scene;
  if (!log2) return null;
  const { word } = context;
  return [
    h(
      "ol.lines",
      { key: "lines" },
      (log2.lines ?? []).map((line3) => [
        line3.head && h("li.lr", { key: `head:${line3.id}` }, h("h4", null, line3.head)),
        entry(context, line3)
      ])
    ),
    log2.more && h("button.plain.more", sends("more", log2.lines?.at(-1)?.id ?? "", "more"), word("more"))
  ];
}
function entry(context, line3) {
  const { rule } = line3;
  const { open: open4, others: known2 } = context.own;
  const others = rule && open4.has(keyOfRule(line3.id, rule)) && known2.get(line3.id) || [];
  return h(
    "li.ll",
    { key: line3.id },
    h(
      "div.row",
      null,
      line3.side ? dot(line3.side, 13) : h("span.dot0"),
      h("span.lt", null, line3.text),
      rule && chip(context, rule, line3.id, line3.source, "icon")
    ),
    rule && body(context, rule, line3.id),
    // The titles of the other rules are side by side, and the opened ones below them.
    others.length > 0 && h(
      "p.cite",
      { key: "others" },
      others.map(({ id, label }) => chip(context, id, line3.id, label))
    ),
    others.map(({ id }) => body(context, id, line3.id))
  );
}

// src/drawer.js
var DRAWERS = {
  menu: { title: (word) => word("menu"), draw: menu },
  term: { title: (word) => word("read-glossary"), draw: term },
  log: { title: (word) => word("log"), draw: lines2 },
  key: { title: (word) => word("legend"), draw: legend },
  share: { title: (word) => word("share"), draw: share2 },
  help: { title: (word) => word("help"), draw: keys2 },
  text: { title: (word) => word("text"), draw: ({ scene }) => h("p.astext", null, scene.text) },
  numbers: { title: (word) => word("numbers"), draw: numbers }
};
function drawer(context) {
  const { own, word } = context;
  const open4 = Object.hasOwn(DRAWERS, own.drawer) && DRAWERS[own.drawer];
  if (!open4) return null;
  const title = open4.title(word);
  return h(
    "div.drawer",
    {
      key: `drawer:${own.drawer}`,
      class: own.drawer,
      role: "dialog",
      "aria-label": title,
      "aria-describedby": own.drawer === "help" && `${own.prefix}keys`,
      "data-region": "drawer"
    },
    h(
      "div.dh",
      { key: "top" },
      h("h3", null, title),
      h("button.plain.tool", { ...toggles("close", "drawer:close"), title: word("close"), "aria-label": word("close") }, icon("close", 18))
    ),
    h("div.dbody", { key: "body" }, open4.draw(context))
  );
}
function keys2({ word, own }) {
  return [
    h(
      "p.group.helps",
      { key: "helps" },
      HELPS.map((name) => opening(name, word))
    ),
    h(
      "dl.keys",
      { key: "keys", id: `${own.prefix}keys` },
      // a screen reader reads them as soon as they open
      KEYS.map(([name, keys3]) => h("div", { key: name }, h("dt", null, h("kbd", null, keys3)), h("dd", null, word(`key-${name}`))))
    )
  ];
}
var HELPS = ["key", "read", "numbers", "text"];
var opening = (name, word) => h("button.plain", toggles(name), name === "read" ? word(name) : DRAWERS[name].title(word));
var SPEEDS = ["step", "1", "2", "now"];
function menu({ scene: { advice: advice2, head: head3 }, own, word }) {
  return [
    head3?.languages?.length > 0 && group3("language", word("language"), head3.languages.map(language2)),
    head3?.opponents && group3(
      "opponent",
      word("opponent"),
      head3.opponents.map(
        ({ id, label, chosen }) => choice(`opponent:${id}`, label, chosen, { "data-kind": "opponent", "data-target": id })
      )
    ),
    head3?.opponents && group3(
      "reasons",
      word("reasons"),
      ["on", "off"].map(
        (way) => choice(`reasons:${way}`, word(`reasons-${way}`), own.reasons === (way === "on"), { "data-own": `reasons:${way}` })
      )
    ),
    group3(
      "speed",
      word("speed"),
      SPEEDS.map(
        (speed2) => h(
          "button.plain",
          {
            ...toggles(`speed:${speed2}`),
            class: own.speed === speed2 && "chosen",
            "aria-pressed": String(own.speed === speed2)
          },
          word(`speed-${speed2}`)
        )
      )
    ),
    group3("more", word("others"), [
      head3?.new && h("button.plain", sends("home", head3.new, "new"), word("new-game")),
      head3?.build && h("button.plain", sends("home", head3.build, "build"), word("build")),
      asking({ scene: { advice: advice2 }, word }),
      head3?.replay && h("button.plain", sends("replay", "open", "replay"), word("replay")),
      ...["share", "read", "key", "help", "numbers", "text"].map((name) => opening(name, word))
    ])
  ];
}
var group3 = (key2, label, buttons) => h("div.group", { key: key2, role: "group", "aria-label": label }, h("p", { "aria-hidden": "true" }, label), h("div", null, buttons));
var choice = (key2, label, isChosen, data) => h(
  "button.plain",
  { key: key2, type: "button", class: isChosen && "chosen", "aria-pressed": String(Boolean(isChosen)), "data-nav": "", ...data },
  label
);
var language2 = ({ id, label, short: short2, told = "", chosen }) => h(
  "button.plain",
  {
    ...sends("language", id),
    class: chosen && "chosen",
    lang: id,
    // The visible text is part of the label, so voice control finds the button.
    "aria-label": [label, told, short2].filter(Boolean).join(", "),
    "aria-pressed": String(Boolean(chosen))
  },
  label
);

// src/edges.js
var SCROLLERS = ".pbody, .panel.turn, .dock, .dbody, .hg, .course ol, .read, .bgroups, .bfaults, .log > .lines, pre";
var FOCUSABLE = "button, input, a, summary, [tabindex]";
function markMore(root) {
  for (const node of root.querySelectorAll(SCROLLERS)) {
    node.toggleAttribute("data-more", node.scrollHeight - node.scrollTop - node.clientHeight > 3);
    if (!node.matches(".pbody, .dbody")) continue;
    const scrolls = node.scrollHeight > node.clientHeight && !node.querySelector(node.matches(".dbody") ? "[tabindex='0']" : FOCUSABLE);
    const label = node.parentElement?.getAttribute("aria-label");
    for (const [name, value] of Object.entries({ tabindex: "0", role: "group", "aria-label": label }))
      if (scrolls && value) node.setAttribute(name, value);
      else node.removeAttribute(name);
  }
}
var LEAST = 300;
var BAR = 140;
var isSqueezed = (root) => root.getClientRects().length > 0 && root.clientWidth < LEAST && globalThis.innerWidth - root.clientWidth > BAR;
function barCloser() {
  const { _JUPYTERLAB: extensions, jupyterapp: app } = (
    /** @type {any} */
    globalThis
  );
  return extensions?.["undaunted-nb"]?.closeBars ?? (app?.shell?.collapseLeft && (() => app.shell.collapseLeft()));
}
var drawSqueezed = (word) => h(
  "div.squeezed",
  { key: "squeezed", role: "alert", popover: "manual" },
  h("p", null, word("squeezed")),
  barCloser() ? h("button.commit", toggles("bars"), word("close-bar")) : h("b", null, word("close-bar"))
);
function raiseSqueezed(root) {
  const note = (
    /** @type {HTMLElement | null} */
    root.querySelector(".squeezed")
  );
  if (note && !note.matches(":popover-open")) note.showPopover?.();
}

// src/focus.js
var things = (region) => [...region.querySelectorAll("[data-nav]:not([disabled])")];
function settle(root) {
  for (const region of root.querySelectorAll("[data-region]")) {
    const all = things(region);
    const stop = all.find((thing) => thing.getAttribute("tabindex") === "0") ?? all.find((thing) => thing.matches("[data-entry]")) ?? all.find((thing) => thing.matches(".commit")) ?? all.find((thing) => thing.matches("[data-stop]")) ?? all[0];
    for (const thing of all) stopAt(thing, thing === stop);
  }
}
var stopAt = (thing, here2) => {
  const value = here2 ? "0" : "-1";
  if (thing.getAttribute("tabindex") !== value) thing.setAttribute("tabindex", value);
};
function visit(thing) {
  const region = thing.matches("[data-nav]") && thing.closest("[data-region]");
  if (region) for (const other of things(region)) stopAt(other, other === thing);
}
function findFocus({ root }) {
  const active = root.getRootNode().activeElement;
  return root.contains(active) ? active : null;
}
var enabled = (thing) => thing?.disabled ? null : thing;
function focusStart(table) {
  const { root, scene } = table;
  for (const wait2 of [0, 100, 400, 1e3])
    setTimeout(() => {
      if (table.isUsed || table.isGone || !scene.home || findFocus(table)) return;
      const active = document.activeElement ?? document.body;
      if (active.matches("input, textarea, select, [contenteditable=true]") || !(active.contains(root) || active.closest(".jp-Notebook")))
        return;
      root.querySelector("[data-start]")?.focus({ preventScroll: true });
    }, wait2);
}
function refocus(table, element2) {
  const { root, own, byKey } = table;
  if (!element2 || root.contains(element2) && findFocus(table) === element2 && !element2.disabled) return;
  const key2 = element2.getAttribute("data-key");
  const stop = (name) => (name || null) && root.querySelector(`[data-region=${name}] [tabindex="0"]:not([disabled], .pbody)`);
  const main = table.player.active() ? root.querySelector(".panels .commit") : null;
  const next3 = root.contains(element2) && !element2.disabled ? element2 : (key2 && enabled(find(root, "key", key2))) ?? main ?? stop(own.front === "advice" ? "advice" : "") ?? stop(table.region) ?? stop("map") ?? stop("start-foot") ?? stop("home-now");
  own.isRefocusing = !byKey;
  next3?.focus({ preventScroll: true, focusVisible: byKey });
  own.isRefocusing = false;
}
function focusPressed(table, { target, pointerType }) {
  const { root } = table;
  table.byKey = false;
  if (pointerType !== "mouse") return;
  const thing = target.closest("button, input, [tabindex]");
  const active = findFocus(table);
  if (thing && root.contains(thing) && active !== thing) thing.focus({ preventScroll: true, focusVisible: false });
  else if (!thing && !active) root.focus({ preventScroll: true });
}

// src/folding.js
var [WORDS, HAND, PILES, LETTERS, QUESTION] = [1, 2, 3, 4, 5];
var UNFOLDED = { text: "", level: 0, lack: 0, cards: [] };
var keepFor = (folding, text) => folding.text === text ? folding : { ...folding, text, level: 0, lack: 0 };
var noteCards = (folding, open4) => ({ ...folding, cards: [...open4].filter((key2) => key2.startsWith("vehicle:")) });
function foldNext(folding, open4, isTight2) {
  const { level } = folding;
  const cards = folding.cards.filter((key2) => open4.has(key2));
  if (!isTight2 || level === QUESTION) return { folding: { ...folding, cards }, close: [], isChanged: false };
  if (level >= HAND && cards.length > 0) return { folding: { ...folding, cards: [] }, close: cards, isChanged: true };
  return { folding: { ...folding, cards, level: level + 1 }, close: [], isChanged: true };
}
var partsOf = ({ level }) => ({
  words: level >= WORDS,
  hand: level >= HAND,
  piles: level >= PILES,
  letters: level >= LETTERS,
  question: level >= QUESTION
});

// src/front.js
var hasNewWords = (last, next3, changes) => changes.has("coach") && String(next3.coach?.said) !== String(last.coach?.said);
function chooseFront(front, last, next3, changes) {
  if (changes.has("plan") || front === "chances" && (changes.has("walk") || !next3.chances?.on)) front = "";
  if (next3.chances?.on && !last.chances?.on) front = "chances";
  if (next3.advice?.on && !last.advice?.on) front = "advice";
  if (front === "advice" && !next3.advice?.on) front = "";
  if (hasNewWords(last, next3, changes) && next3.coach?.said?.length) front = "coach";
  if (!changes.has("why")) return front;
  if (next3.why && !next3.walk) return "why";
  return front === "why" ? "" : front;
}
var isGood = (coach2) => ["good", "done"].includes(coach2?.state ?? "") && !coach2?.quiet;
function findSuccess(last, next3) {
  if (next3.over?.won && !last.over) return "over";
  return isGood(next3.coach) && (!isGood(last.coach) || last.coach?.step !== next3.coach?.step) ? "coach" : "";
}

// src/face.js
var number = ({ n }, tag2) => n != null && n !== "" && h(tag2, { "aria-hidden": "true", class: String(n).length > 2 && "word" }, h("b", null, n));
var arrows = (sections) => h(
  "svg.arrows",
  { width: 30 * sections.length, height: 26, viewBox: `0 0 ${30 * sections.length} 26`, "aria-hidden": "true" },
  sections.map(({ n, on }, i) => [
    h("path", {
      class: on ? "gh" : "gm",
      d: `M${30 * i + 6.5} 25V12.4H${30 * i + 1}L${30 * i + 15} 1.2L${30 * i + 29} 12.4H${30 * i + 23.5}V25Z`
    }),
    on && n && h("text", { x: 30 * i + 15, y: 20.4, class: String(n).length > 2 && "long" }, n)
  ])
);

// src/piles.js
var PLAY = "play";
function foe(context) {
  const { foe: foe2 } = context.scene;
  if (!foe2) return null;
  return stock(
    context,
    foe2,
    "foe",
    h("h3.whose", null, dot(foe2.side, 14), h("span", null, foe2.name), foe2.note && h("small", null, foe2.note))
  );
}
function stock(context, half2, owner, head3) {
  const { own, word } = context;
  const { side, name, piles = [], play: play2 = [] } = half2;
  const key2 = (id) => `pile:${side}:${id}`;
  const isWanted = (pile2) => !context.scene.plan?.picks?.length && pile2.items?.some((item2) => item2.state);
  const openPile = piles.find((pile2) => isWanted(pile2)) ?? piles.find((pile2) => pile2.items?.length > 0 && own.open.has(key2(pile2.id)));
  const openId = openPile ? openPile.id : own.open.has(key2(PLAY)) && play2.length > 0 ? PLAY : "";
  return h(
    `section.${owner}`,
    { key: owner, "aria-label": owner === "mine" ? `${name}: ${word("piles")}` : name, "data-region": owner === "mine" ? "piles" : "foe" },
    head3,
    h(
      "div.piles",
      null,
      play2.length > 0 && pile(
        side,
        { id: PLAY, kind: "face", count: play2.length, label: word("play"), title: describeCards(word("play"), play2), items: play2 },
        openId === PLAY,
        only(play2)
      ),
      piles.map((item2) => pile(side, item2, openId === item2.id))
    ),
    play2.length > 0 && drawPlayed(context, play2, openId === PLAY),
    openPile && items(openPile)
  );
}
var only = (cards) => cards.every(({ title }) => title === cards[0].title) ? cards[0].title : void 0;
var describeCards = (word, cards) => `${word}: ${cards.map(({ label, note }) => [label, note].filter(Boolean).join(", ")).join("; ")}`;
function pile(side, { id, kind, count, label, title, items: inside }, open4, named3) {
  const full = inside?.length > 0;
  return h(
    full ? "button.pile" : "span.pile",
    {
      key: `pile:${side}:${id}`,
      class: `of-${id} ${side}`,
      type: full && "button",
      role: full ? null : "img",
      title,
      "aria-label": title,
      "aria-expanded": full ? String(open4) : null,
      "data-nav": "",
      "data-own": full && "one"
    },
    h("svg.pb", { class: side, width: 17, height: 17, viewBox: "0 0 17 16.5", "aria-hidden": "true" }, back(id, kind)),
    h("span.pc", null, count),
    named3 ? h("b.pt", null, named3) : h("span.pl", null, label)
  );
}
var CARD = { width: 9, height: 12, rx: 1.6 };
function back(id, kind) {
  if (kind === "gone") return [h("path.gap", { d: "M2.5 1.5h10v13h-10Z" }), h("path.ln", { d: "M5 5l5 6M10 5l-5 6" })];
  if (kind === "open") return [h("path.sheet", { d: "M2.5 1.5h10v13h-10Z" }), h("path.ln", { d: "M5 5h5M5 8h5M5 11h3" })];
  if (kind === "face") return [h("path.sheet", { d: "M2 3.500h12v10H2Z" }), h("path.ln", { d: "M5.500 6.500l5 2.500l-5 2.500Z" })];
  if (id === "hand")
    return [-14, 0, 14].map(
      (turn3, i) => h("rect.bk", {
        x: 1 + 4 * i,
        y: i === 1 ? 2 : 3,
        width: 7,
        height: 11,
        rx: 1.4,
        transform: turn3 ? `rotate(${turn3} ${4 + 4 * i} 9)` : null
      })
    );
  if (id === "discard")
    return [
      h("rect.bk", { x: 4, y: 2, ...CARD, transform: "rotate(24 8.5 8)" }),
      h("rect.bk", { x: 3, y: 2, ...CARD, transform: "rotate(-9 8 8)" })
    ];
  return [2, 1, 0].map((i) => h("rect.bk", { x: 1.5 + 2 * i, y: 1 + i, ...CARD }));
}
function items({ id, title, items: items2 }) {
  const isChoice = items2.some(({ state }) => state);
  return h(
    "ul.items",
    { key: `items:${id}`, "aria-label": title },
    items2.map(
      (item2) => h(
        "li",
        { key: `item:${item2.id}` },
        h(
          isChoice ? "button.chip" : "span.chip.flat",
          {
            key: `pick:${item2.id}`,
            class: item2.state,
            ...isChoice && {
              type: "button",
              "aria-pressed": item2.state === "chosen" ? "true" : null,
              "data-nav": "",
              "data-kind": "tap",
              "data-target": `pick:${item2.id}`
            }
          },
          h("span", null, item2.label),
          h("b", null, `${item2.count}×`)
        )
      )
    )
  );
}
var drawPlayed = (context, cards, open4) => h(
  "ul.minis",
  { key: "minis", class: open4 ? "items" : "shut" },
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

// src/entry.js
var entry2 = ({ entry: entry4, step: step3 }) => entry4 && h(
  "div.entry",
  { key: `entry:${step3}` },
  // a new field for each question
  h(
    "label",
    null,
    h("span", null, entry4.label),
    h("input", {
      key: "coach:entry",
      type: "text",
      inputmode: "numeric",
      enterkeyhint: "done",
      autocomplete: "off",
      maxlength: 3,
      "data-nav": "",
      "data-stop": true,
      "data-entry": ""
    })
  ),
  h("button.commit", { key: "coach:check", type: "button", "data-nav": "", "data-check": "" }, entry4.button)
);
var OUT = ["Escape", "Enter", "ArrowUp", "ArrowDown"];
var writes = ({ target, key: key2, altKey }) => target.matches("[data-entry]") && !altKey && !OUT.includes(key2);
var findField = ({ root }) => root.querySelector("[data-entry]");
function check(table) {
  const field2 = findField(table);
  if (field2?.value) send(table, "coach", `number:${field2.value}`);
  else field2?.focus();
}
function listenEntry(table) {
  table.root.addEventListener("input", ({ target }) => {
    if (target.matches("[data-entry]") && /\D/.test(target.value)) target.value = target.value.replace(/\D/g, "");
  });
  table.root.addEventListener("click", ({ target }) => target.closest("[data-check]") && check(table));
}
function enterNumber(table, { target, key: key2, shiftKey }) {
  const field2 = findField(table);
  if (!field2 || shiftKey) return null;
  if (key2 === "Enter" && target === field2) return () => check(table);
  if (!/^[1-9]$/.test(key2)) return null;
  return () => {
    field2.focus();
    if (field2.value.length < field2.maxLength) field2.value += key2;
  };
}

// src/picks.js
var steppers = ({ word }, picks) => h(
  "ul.picks",
  null,
  picks.map(
    ({ id, label, n, more }) => h(
      "li",
      { key: id },
      h("span.pname", null, label),
      step2(`un${id}`, "−", word("one-less", { what: label }), n > 0),
      h("b", { "aria-label": `${label}: ${n}` }, n),
      step2(id, "+", word("one-more", { what: label }), more)
    )
  )
);
var step2 = (target, sign2, label, can) => h(
  "button.plain.pstep",
  {
    ...sends("tap", target, `step:${target}`),
    "aria-label": label,
    title: label,
    disabled: !can
  },
  sign2
);

// src/roll.js
function roll(context) {
  const { roll: roll2, art } = context.scene;
  const { prefix } = context.own;
  if (!roll2) return null;
  const die = withPrefix(art?.templates?.die ?? "", prefix);
  const number3 = (i, result) => h(
    "svg",
    { width: 44, height: 48, viewBox: "-25 -26 52 56", "aria-hidden": "true" },
    h("g.un-el.un-die", { transform: `rotate(${i % 2 ? 9 : -7})`, html: fill(die, result) })
  );
  return h(
    "section.roll",
    { key: "roll", "aria-label": roll2.title },
    h(
      "ul.dice",
      null,
      (roll2.dice ?? []).map(
        (item2, i) => h(
          "li",
          { key: i, class: item2.state || (item2.hit ? "hit" : "miss"), "aria-label": item2.face ? item2.word : `${item2.n}: ${item2.word}` },
          item2.face ? face(context, item2.face, item2.state, 40, i % 2 ? 6 : -5) : number3(i, item2),
          h("span", null, item2.word)
        )
      )
    ),
    h("p", null, h("b", null, roll2.title), roll2.note && h("span", null, roll2.note), roll2.need && h("span", null, roll2.need))
  );
}
var face = ({ scene: { art }, own: { prefix } }, name, state, size2, turn3 = 0) => h(
  "svg.face",
  { class: state, width: size2, height: size2, viewBox: "-23 -23 48 48", "aria-hidden": "true" },
  h("g.un-el.un-cube", {
    class: state,
    transform: turn3 ? `rotate(${turn3})` : null,
    html: fill(withPrefix(art?.templates?.cube ?? "", prefix), { figure: name })
  })
);

// src/plan.js
var SHIELD2 = "M-13 -14H13V-2C13 8 6.4 13 0 16C-6.4 13 -13 8 -13 -2Z";
var ASKED2 = "plan";
var minus = ({ n }) => typeof n === "number" && n < 0;
var DIE = 13.5;
var FEW = 4;
var FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];
function plan(context) {
  const { plan: plan2, coach: coach2 } = context.scene;
  if (!plan2 || coach2 && !plan2.sum?.length) return null;
  return sheet({ key: "plan", label: plan2.title, class: "act" }, planBody(context), planFoot(context));
}
var headline = (context, { title, icon: sign2, who }) => h(
  "h3",
  null,
  sign2 && h("span.hico", null, icon(sign2, 18)),
  who?.length > 0 ? [
    h("span.unseen", { key: "title" }, title),
    h(
      "span.duel",
      { key: "who", "aria-hidden": "true", title },
      who.map((actor, i) => [
        i > 0 && h("i", { key: `to${i}` }, "→"),
        h(
          "span",
          { key: i, class: actor.side },
          figure(context, actor.figure, 24),
          actor.letter && h("b.letter", null, actor.letter),
          h("b.name", null, actor.name),
          actor.at && h("span.at", null, actor.at)
        )
      ])
    )
  ] : h("span", { key: "title" }, title)
);
function planBody(context) {
  const { plan: plan2 } = context.scene;
  if (!plan2) return null;
  return h(
    "div.asked",
    { key: "plan", role: "group", "aria-label": plan2.title, "data-part": "plan" },
    headline(context, plan2),
    plan2.sum?.length > 0 && [figures(context, plan2, ASKED2), unfoldedRules(context, plan2, ASKED2), notes(plan2)],
    stage(context, plan2),
    plan2.picks?.length > 0 && steppers(context, plan2.picks),
    plan2.choices?.length > FEW && h("div.acts.choices", null, plan2.choices.map(choice2))
  );
}
function stage(context, plan2) {
  const { word } = context;
  const odds = [
    plan2.hits && plan2.dice > 0 && numbers2(plan2.hits),
    plan2.dice === 2 && plan2.hits && square(plan2.hits, word),
    plan2.faces?.length > 0 && pictures(context, plan2.faces),
    plan2.chance && h(
      "p.big",
      { key: "chance" },
      h("b", null, plan2.chance.fraction),
      plan2.chance.words && [" ", h("span.nb", null, `(${plan2.chance.words})`)]
    ),
    plan2.spread?.length > 0 && h("div.spread", { key: "spread", role: "list" }, plan2.spread.map(bar))
  ].filter(Boolean);
  const cost = [
    (plan2.lines ?? []).map((line3, i) => h("p", { key: i }, line3)),
    plan2.chain?.length > 0 && [
      h("p.cost", { key: "cost" }, h("b", null, word("chain"))),
      h(
        "ol.chain",
        { key: "chain" },
        plan2.chain.map((place, i) => h("li", { key: i }, place))
      )
    ]
  ].flat(Infinity).filter(Boolean);
  if (odds.length + cost.length === 0) return null;
  return h(
    "div.stage",
    { key: "stage", class: plan2.sum?.length > 0 && "tall" },
    odds.length > 0 && h("div.odds", { key: "odds" }, odds),
    cost.length > 0 && h("div.told", { key: "told" }, cost)
  );
}
var notes = ({ sum, total, hits }) => {
  const all = [...sum, hits?.length ? null : total].map((part2) => part2?.note).filter(Boolean);
  return all.length > 0 && h("p.sumnote", { key: "notes", "aria-hidden": "true" }, all.join(" · "));
};
var planFoot = ({ scene: { plan: plan2 } }) => plan2 && [
  plan2.choices?.length > 0 && plan2.choices.length <= FEW && plan2.choices.map(choice2),
  plan2.commit && commit(plan2),
  plan2.next && h("button.plain", toggles("next", "plan:next"), plan2.next),
  plan2.back && h(
    "button.plain.away",
    { key: "plan:back", type: "button", title: plan2.back, "data-nav": "", "data-kind": "back" },
    icon("close", 14),
    h("span", null, plan2.back),
    h("kbd", { "aria-hidden": "true" }, "Esc")
  )
];
var commit = ({ commit: label, leaves, chance: chance2 }) => h(
  `button.${leaves ? "plain" : "commit"}`,
  { key: "plan:commit", type: "button", "data-nav": "", "data-kind": "commit" },
  h("span", null, label),
  chance2?.words && h("small.luck", { "aria-hidden": "true" }, chance2.words.split(",")[0]),
  !leaves && h("kbd", { "aria-hidden": "true" }, "Enter")
);
var choice2 = ({ id, label, state }) => h(
  "button.plain",
  {
    ...sends("tap", `choice:${id}`, `choice:${id}`),
    class: state,
    "aria-pressed": state === "chosen" ? "true" : null
  },
  label
);
var size = (part2) => minus(part2) ? -part2.n : part2.n;
function sumInWords({ sum, total }, word) {
  const description = sum.filter((term2) => !term2.struck).map((part2, i) => `${i > 0 || minus(part2) ? `${minus(part2) ? "−" : "+"} ` : ""}${size(part2)} ${part2.word}`).join(" ");
  const left = sum.filter((term2) => term2.struck).map(({ n, word: name, note }) => word("struck", { n, word: name, note }));
  return [total ? `${description} = ${total.n} ${total.word}, ${total.note}` : description, ...left].join("; ");
}
function figures({ own, word }, { sum, total }, panelName) {
  const hasRules = [...sum, total].some((part2) => part2?.rule);
  const term2 = (key2, style, { n, word: word2, note, rule }, ...content) => h(
    rule ? "button.term" : "div.term",
    {
      key: `${panelName}:sum:${key2}`,
      class: style,
      // A picture cannot contain buttons, so its parts are pictures.
      role: hasRules && !rule ? "img" : null,
      "aria-label": hasRules ? [`${n} ${word2}`, note].filter(Boolean).join(", ") : null,
      ...rule && {
        type: "button",
        "aria-expanded": String(own.open.has(keyOfRule(panelName, rule))),
        "data-nav": "",
        "data-kind": "rule",
        "data-target": rule,
        "data-line": panelName
      }
    },
    h("span.sr", null, content, " ", h("i", null, word2))
  );
  return h(
    "div.sum",
    {
      role: hasRules ? "group" : "img",
      "aria-label": sumInWords({ sum, total }, word)
    },
    sum.map((part2, i) => [
      (i > 0 || minus(part2)) && h("span.op", { key: `op${i}`, "aria-hidden": "true" }, minus(part2) ? "−" : "+"),
      term2(
        i,
        part2.struck && "struck",
        part2,
        h(
          "svg",
          { width: 30, height: 30, viewBox: "-17 -17 34 34" },
          shape(part2.shape),
          part2.shape === "cover" && h("path.inner", { d: SHIELD2, transform: "scale(.75)" }),
          h("text", { y: 6.6 }, size(part2))
        )
      )
    ]),
    total && [h("span.op", { key: "=", "aria-hidden": "true" }, "="), term2("total", "total", total, h("b", null, total.n))]
  );
}
var shape = (name) => name === "disc" ? h("circle.disc", { r: 14.6 }) : name === "die" ? h("rect.disc", { x: -DIE, y: -DIE, width: 2 * DIE, height: 2 * DIE, rx: 4 }) : h("path.disc", { d: SHIELD2 });
var unfoldedRules = (context, { sum, total }, panelName) => [...sum, total].map((part2) => part2?.rule && body(context, part2.rule, panelName));
var numbers2 = (hits) => h(
  "svg.faces",
  { key: "faces", viewBox: "0 0 232 24", role: "img", "aria-label": hits.join(", ") },
  FACES.map((face3, i) => [
    h("rect", { class: hits.includes(face3) ? "gh" : "gm", x: 1 + 23 * i, y: 1.5, width: 21, height: 21, rx: 3 }),
    h("text", { class: hits.includes(face3) && "h", x: 11.5 + 23 * i, y: 16.5 }, face3)
  ])
);
var pictures = (context, faces) => h(
  "ul.pictures",
  null,
  faces.map(
    ({ face: name, word, state, times = 1, say: say2 }, i) => h(
      "li",
      { key: i, class: state, "aria-label": say2 ?? word },
      h(
        "span",
        { "aria-hidden": "true" },
        Array.from({ length: times }, () => face(context, name, state, 30))
      ),
      h("small", { "aria-hidden": "true" }, word)
    )
  )
);
var bar = ({ label, text, share: share3, state }, i) => h(
  "div.bar",
  { key: i, role: "listitem", class: state, "aria-label": `${label}: ${text}` },
  h("span", { "aria-hidden": "true" }, label),
  h(
    "svg",
    { width: 100, height: 12, viewBox: "0 0 100 12", preserveAspectRatio: "none", "aria-hidden": "true" },
    h("rect.gm", { x: 0.5, y: 1, width: 99, height: 10 }),
    share3 > 0 && h("rect.gh", { x: 0.5, y: 1, width: Math.max(1, 99 * Math.min(1, share3)), height: 10 })
  ),
  h("b", { "aria-hidden": "true" }, text)
);
function square(hits, word) {
  const place = (i) => Math.round((0.8 + 10.9 * i) * 10) / 10;
  const hit = (face3) => hits.includes(face3);
  const ways = word("ways", { n: 100 - (10 - FACES.filter(hit).length) ** 2 });
  return h(
    "svg.grid",
    { key: "grid", width: 132, height: 150, viewBox: "-20 -18 132 150", role: "img", "aria-label": ways },
    FACES.map((face3, i) => [
      h("text.ax", { class: hit(face3) && "h", x: place(i) + 4.7, y: -5 }, face3),
      h("text.ax", { class: hit(face3) && "h", x: -7.5, y: place(i) + 8.5 }, face3),
      FACES.map(
        (other, k) => h("rect", { class: hit(face3) || hit(other) ? "gh" : "gm", x: place(k), y: place(i), width: 9.4, height: 9.4, rx: 1.5 })
      )
    ]),
    h("text.gc", { x: 54.5, y: 125 }, ways)
  );
}

// src/stage.js
var FEW2 = 3;
var DIE2 = [
  "M0 -35L33 -8V12L0 35L-33 12V-8Z",
  "M0 -35L19 10L0 35M0 -35L-19 10L0 35M-19 10H19M19 10L33 -8M19 10L33 12M-19 10L-33 -8M-19 10L-33 12",
  "M0 -35L19 10H-19Z"
];
function stage2(context, { plan: plan2, rolls = [], verdict, lost = [] }) {
  const dice = rolls.flatMap(({ dice: dice2 }) => dice2);
  const state = rolls.find((roll2) => roll2.state === "hit")?.state ?? rolls[0]?.state;
  const size2 = dice.length < FEW2 ? 66 : dice.length < 6 ? 46 : 34;
  return [
    plan2?.sum?.length > 0 && figures(context, plan2, "played"),
    h(
      "div.stage",
      { key: "stage" },
      dice.length > 0 && h(
        "ul.thrown",
        { key: "dice" },
        dice.map(
          (die, i) => h(
            "li",
            { key: i, role: "img", "aria-label": die.face ? die.word : `${die.n}: ${die.word}` },
            die.face ? face(context, die.face, die.state, size2) : number2(die, size2)
          )
        )
      ),
      rolls.length > 0 && h(
        "div.vd",
        { key: "verdict", class: state },
        verdict && h(
          "p.verdict",
          { key: "verdict" },
          state === "miss" ? barredRing(20) : icon(state === "flag" ? "back" : "attack", 22),
          h("b", null, verdict)
        ),
        rolls.map(({ need, note }, i) => h("p.need", { key: i }, rolls.length > 1 ? `${note}: ${need}` : need))
      ),
      lost.map((entry4, i) => loss(context, entry4, i))
    )
  ];
}
var number2 = ({ n, hit }, size2) => h(
  "svg.d10",
  { class: hit ? "hit" : "miss", width: size2, height: size2 * 1.05, viewBox: "-38 -39 76 78", "aria-hidden": "true" },
  DIE2.map((d, i) => h(`path.d10-${i}`, { d })),
  h("text", { y: 4 }, n)
);
var loss = (context, entry4, i) => h(
  "div.loss",
  { key: `loss:${i}`, "data-from": entry4.from },
  entry4.gone ? figurines(entry4) : small2(context, entry4, "struck"),
  h("p", null, entry4.text)
);
var figurines = ({ side, gone, left }) => h(
  "span.figs",
  { class: side, "aria-hidden": "true" },
  Array.from({ length: left + gone }, (_, i) => h("i", { key: i, class: i >= left && "x" }))
);
var small2 = (context, { side, band, figure: shape2, title }, style = "") => h(
  "span.lcard",
  { class: `${side} ${style}` },
  band && h("i.lb", null, h("b", null, band)),
  shape2 && figure(context, shape2, 26),
  h("b.lt", null, title)
);
var says = (text, verdict) => Boolean(verdict) && text.toLowerCase().replace(/[.!]$/, "").endsWith(verdict.toLowerCase());
var sentence = ({ text, verdict, lost }) => sentences([text, !says(text, verdict) && verdict, ...lost.map((entry4) => entry4.text)]);
var describeStep = ({ before = [], mine, card: card2, act, text, fell, verdict, lost }) => sentences([
  ...before,
  !mine && card2 && [card2.title, act].filter(Boolean).join(": "),
  text,
  fell,
  !says(fell || text, verdict) && verdict,
  ...lost.map((entry4) => entry4.text)
]);
var sentences = (parts) => (
  /** @type {string[]} */
  parts.filter(Boolean).map(endSentence).join(" ")
);
var endSentence = (text) => /[.!?…:]$/.test(text) ? text : `${text}.`;
var heading = (title, side, number3, total, word) => h(
  "div.eh",
  { key: "head" },
  h("h3", null, dot(side, 15), h("span", null, title)),
  h(
    "ol.ticks",
    { "aria-hidden": "true" },
    Array.from({ length: total }, (_, i) => h("li", { key: i, class: i < number3 ? "d" : i === number3 && "c" }))
  ),
  h("span.stepn", null, word("step", { n: number3 + 1, m: total }))
);

// src/why.js
var FEW3 = 6;
function why(context) {
  const { why: why2 } = context.scene;
  if (!why2 || context.own.answered === why2) return null;
  const { word } = context;
  return sheet(
    { key: "why", label: why2.title, class: why2.tone },
    [waiting(context.scene.coach), answer(context, why2.ways?.length > FEW3)],
    [
      why2.ways?.length <= FEW3 && drawOffers(context),
      h("button.plain", toggles("answered", "why:close"), word("close"), h("kbd", { "aria-hidden": "true" }, "Esc"))
    ]
  );
}
var waiting = (coach2) => coach2?.step > 0 && !["good", "done"].includes(coach2.state) && h(
  "div.task",
  { key: "why:task" },
  coach2.task.map((text, i) => h("p", { key: i }, text))
);
function drawOffers({ scene, word }) {
  const { ways = [] } = scene.why;
  return ways.length > 0 && h(
    "div.ways",
    { key: "ways", role: "group", "aria-label": word("can") },
    h("p", null, word("can")),
    ways.map(
      ({ id, label }) => h(
        "button.plain",
        { key: `take:${id}`, type: "button", "data-nav": "", "data-stop": true, "data-kind": "take", "data-target": id },
        label
      )
    )
  );
}
function answer(context, isFull = true) {
  const { why: why2 } = context.scene;
  if (!why2 || context.own.answered === why2) return null;
  const { ask, tone, title, reasons: listed = [] } = why2;
  return h(
    "div.refusal",
    { key: "refusal", class: tone, role: "group", "aria-label": title, "data-part": "why" },
    h(
      "h3",
      null,
      tone === "no" ? barredRing(20) : h("span.tone", { "aria-hidden": "true" }, tone === "error" ? "!" : "i"),
      h("span", null, title),
      ask && h("code", null, ask)
    ),
    listed.length > 0 && reasons(context, listed),
    isFull && drawOffers(context)
  );
}
function reasons(context, reasons3) {
  const { word } = context;
  return h(
    "ol.reasons",
    null,
    reasons3.map(
      ({ text, change: change2, rule, source }, i) => h(
        "li",
        { key: i },
        h("p", null, text),
        change2 && h("p.way", null, h("b", null, word("change")), " ", change2),
        rule && source && h("p.cite", null, chip(context, rule, null, source)),
        rule && body(context, rule, null)
      )
    )
  );
}

// src/coach.js
var TICKS = 16;
var SHORT = 22;
var LONG2 = 60;
var LETTERS2 = "ABCDEFGH";
var named2 = (label, i) => i < LETTERS2.length ? `${LETTERS2[i]}: ${label}` : label;
var isJudged = (coach2) => ["good", "no", "done"].includes(coach2?.state);
var answers = (coach2) => Boolean(coach2?.options?.length) || isJudged(coach2);
function coach(context) {
  const {
    scene: { coach: coach2 },
    word
  } = context;
  if (!coach2) return null;
  const { title, step: step3, steps, count, state, note, stars, lang = null, language_note, hints = [], options = [] } = coach2;
  return sheet(
    { key: "coach", label: title, class: state },
    [
      h(
        "div.wh",
        null,
        h("h3", null, title),
        ticks(coach2, word),
        stars && h(
          "span.stars",
          { role: "img", "aria-label": stars.label, title: stars.label },
          [1, 2, 3].map((n) => star2(n <= stars.n))
        ),
        // In a phone the mark takes the place of the sentence below.
        language_note && h("abbr.lang", { role: "img", "aria-label": language_note, title: language_note }, lang),
        step3 > 0 && h("span.stepn", null, count ?? word("step", { n: step3, m: steps })),
        coach2.back && h("span.wb", null, button3("prev", [icon("back", 14), h("span", null, word("prev"))], { "aria-keyshortcuts": "Alt+ArrowLeft" }))
      ),
      coach2.read?.length > 0 && !state && hints.length === 0 && h("div.read", { key: "read", lang }, markTerms(coach2.read, coach2)),
      h(
        "div.task",
        {
          key: "task",
          lang,
          role: "group",
          tabindex: "-1",
          "aria-label": sentences([...coach2.read ?? [], ...coach2.task ?? []]),
          "data-nav": ""
        },
        markTerms(coach2.task, coach2)
      ),
      // The verdict and its reason stand where you look: right below the question, above the answers.
      h("div.said", { key: "said" }, drawResult(coach2, context)),
      coach2.source && body(context, coach2.source.rule, null),
      h(
        "div.hints",
        { key: "hints", lang },
        hints.map((hint, i) => h("p.aside", { key: i }, info(), h("span", null, hint)))
      ),
      entry2(coach2),
      h("ol.options", { key: "options", class: lines3(options) }, options.map(option(options, word))),
      !onward(coach2) && planBody(context),
      note && h("p.aside", { key: "note" }, info(), h("span", null, note)),
      language_note && h("p.aside.untold", { key: "untold" }, info(), h("span", null, language_note))
    ],
    // Where there is one way on, what is left of the turn is not part of it.
    [
      !onward(coach2) && planFoot(context),
      acts(coach2),
      coach2.source && chip(context, coach2.source.rule, null, coach2.source.label, "quiet", coach2.source.title)
    ]
  );
}
var onward = ({ step: step3, steps, state }) => step3 === 0 && steps > 0 && !state || state === "good" || state === "done";
function markTerms(texts = [], { read: read2 = [], task = [], terms = [] }) {
  const first = ({ text }) => [...read2, ...task].find((paragraph) => paragraph.includes(text));
  return texts.map(
    (text, i) => h(
      "p",
      { key: i },
      withTerms(
        text,
        terms.filter((term2) => first(term2) === text)
      )
    )
  );
}
var paragraphs = (texts = []) => texts.map((text, i) => h("p", { key: i }, text));
var info = () => h("span.tone", { "aria-hidden": "true" }, "i");
var star2 = (full) => h(
  "svg.star",
  { class: full ? "full" : "", width: 16, height: 16, viewBox: "0 0 16 16", "aria-hidden": "true" },
  h("path", { d: "M8 1.2L10.1 5.6L14.9 6.2L11.4 9.6L12.3 14.4L8 12L3.7 14.4L4.6 9.6L1.1 6.2L5.9 5.6Z" })
);
var drawResult = ({ state, said, verdict, reasons: why2 = [] }, context) => [
  state && h("p.verdict", { key: "verdict", class: state }, mark(state, 18), h("b", null, verdict ?? context.word(`state-${state}`))),
  h("div", { key: "texts" }, paragraphs(said)),
  why2.length > 0 && reasons(context, why2)
];
function ticks({ ticks: ticks2 = [], step: step3, steps, jump: jump2 = true }, word) {
  if (ticks2.length === 0 || jump2 && ticks2.length > TICKS) return null;
  const first = jump2 ? 0 : Math.max(0, ticks2.length - TICKS);
  const tick2 = (state, offset) => {
    const i = first + offset;
    const now = i + 1 === step3;
    const label = [word("step", { n: i + 1, m: steps }), state && word(`state-${state}`)].filter(Boolean).join(", ");
    if (!jump2) return h("li", { key: i, class: now && !state ? "c" : "", "aria-label": label }, mark(state, 16));
    return h(
      "li",
      { key: i },
      button3(`exercise:${i + 1}`, mark(state, 16), {
        class: `plain tick ${now ? "c" : state}`,
        "aria-label": label,
        title: label,
        "aria-current": now && "step"
      })
    );
  };
  const items2 = ticks2.slice(first).map(tick2);
  return jump2 ? h("ol.ticks", null, items2) : h("ol.ticks.latest", { reversed: true }, items2.reverse());
}
var isAnswered = (options) => options.some(({ state }) => state === "right");
var lines3 = (options) => {
  const longest2 = Math.max(0, ...options.map(({ label }) => label.length));
  return longest2 > LONG2 ? "lines long" : longest2 > SHORT && "lines";
};
var option = (options, word) => {
  const isDone = isAnswered(options);
  return ({ id, label, state, why: why2 }, i) => {
    const target = `option:${id}`;
    const sign2 = { right: "good", wrong: "no" }[state];
    const out = Boolean(sign2) || isDone;
    return h(
      "li",
      { key: target },
      h(
        "button.option",
        {
          ...sends(out ? null : "coach", target, `coach:${target}`),
          class: sign2,
          "aria-pressed": sign2 ? "true" : "false",
          "aria-disabled": out && "true",
          "aria-label": [named2(label, i), sign2 && word(`state-${sign2}`)].filter(Boolean).join(", "),
          "aria-keyshortcuts": i < LETTERS2.length ? `${LETTERS2[i]} ${i + 1}` : null,
          "data-stop": !out,
          "data-option": ""
        },
        i < LETTERS2.length && h("kbd", { "aria-hidden": "true" }, LETTERS2[i]),
        h("span", null, label),
        sign2 && h("span.outcome", null, mark(sign2, 16))
      ),
      why2 && h("p.because", null, why2)
    );
  };
};
function acts(coach2) {
  const { hint, again: again2, mistake, next: next3, buttons = [], options = [] } = coach2;
  const main = (onward(coach2) || isAnswered(options)) && !buttons.some(({ yellow }) => yellow);
  return [
    again2 && button3("again", again2, { class: mistake ? "commit" : "plain", "data-stop": true }),
    hint && button3("hint", [h("span", null, hint), h("kbd", { "aria-hidden": "true" }, "H")], { "data-stop": true, "aria-keyshortcuts": "H" }),
    next3 && button3("next", [h("span", null, next3), icon("next", 14)], {
      class: main ? "commit" : "plain",
      "data-stop": main,
      "aria-keyshortcuts": "Alt+ArrowRight"
    }),
    buttons.map(
      ({ id, label, yellow }) => button3(id, label, {
        class: yellow ? "commit" : "plain",
        "data-stop": true,
        "aria-keyshortcuts": yellow && !next3 && "Alt+ArrowRight"
      })
    )
  ];
}
var button3 = (target, content, more) => h("button", { class: "plain", ...more, ...sends("coach", target) }, content);

// src/steps.js
function drawRolled(context) {
  const { own, word } = context;
  const step3 = current(context, "roll");
  if (!step3) return null;
  const headData = step3.plan ?? { title: step3.text, icon: step3.icon };
  const { story } = own;
  return sheet(
    { key: "rolled", label: headData.title, class: "act", style: own.stage ? `--un-stage: ${own.stage}px` : null },
    [headline(context, headData), stage2(context, step3), step3.then && h("p.say", { key: "then" }, step3.then)],
    [
      button4("commit", "go-on", word("go-on"), "Enter"),
      step3.rolls.length > 0 && button4("plain", "again", word("again"), "", icon("undo", 14)),
      story.again && button4("plain", "to-list", word("to-list"))
    ]
  );
}
function enemy(context) {
  const { scene, own, word } = context;
  const step3 = current(context, "step");
  if (!step3) return null;
  const { story } = own;
  const foes = scene.played.steps.filter(({ mine }) => !mine);
  const index = foes.indexOf(step3);
  const last = index === foes.length - 1;
  return sheet(
    { key: "enemy", label: scene.played.title, class: scene.played.side },
    [
      heading(scene.played.title, scene.played.side, index, foes.length, word),
      (step3.card || step3.act) && h(
        "div.ecard",
        { key: "card" },
        step3.card && small2(context, step3.card),
        step3.act && h("span.edo", null, icon(step3.icon, 18), h("span", null, step3.act))
      ),
      h("p.say", { key: "say" }, step3.text),
      step3.why && own.reasons && h("p.tiny", { key: "reason" }, step3.why),
      (step3.rolls.length > 0 || step3.lost.length > 0) && stage2(context, { ...step3, plan: void 0 })
    ],
    story.again ? [button4("commit", "to-list", word("to-list"), "Enter"), button4("plain", "again", word("again"), "", icon("undo", 14))] : [
      button4("commit", "go-on", !last ? word("next-step") : foes.length > 1 ? word("go-on") : next2(context)),
      h(
        "span.spd",
        { key: "speed", role: "group", "aria-label": word("speed") },
        ["1", "2"].map((rate) => fast(rate, own.speed, word))
      ),
      button4("plain", "skip", word("skip"), "", icon("skip", 14), "Escape")
    ]
  );
}
var next2 = ({ scene, word }) => isJudged(scene.coach) ? word("go-on") : scene.played.onward;
function did(context) {
  const { scene, own, word } = context;
  if (own.story?.view !== "list" || !scene.played) return null;
  const { did: title, steps, side } = scene.played;
  return sheet(
    { key: "did", label: title, class: side },
    [
      h("h3", null, title),
      h(
        "ol.lines",
        { key: "lines" },
        steps.map(
          (step3, i) => step3.mine ? null : h(
            "li",
            { key: i },
            h(
              "button.line",
              toggles(`story:see:${i}`, `line:${i}`),
              icon(step3.icon, 16),
              h("span", null, step3.act && step3.rolls.length === 0 && h("b", null, `${step3.act}. `), sentence(step3))
            )
          )
        )
      ),
      h("p.tiny", { key: "hint" }, word("look-again"))
    ],
    [button4("commit", "off", next2(context), "Enter")]
  );
}
function lostCards(context) {
  const { own, scene, word } = context;
  const { story } = own;
  if (!story?.view || !scene.played || !scene.mine) return null;
  const until = story.view === "list" ? scene.played.steps.length : story.at + 1;
  const losses = scene.played.steps.slice(0, until).flatMap((step3) => step3.lost.filter((loss2) => loss2.side === scene.mine.side && loss2.from === "hand"));
  return losses.map(
    (card2, i) => h("div.lost-card", { key: `lost:${i}` }, small2(context, card2, "struck"), h("span", null, word("lost-now")))
  );
}
var current = ({ scene, own }, view2) => own.story?.view === view2 ? scene.played?.steps[own.story.at] : void 0;
var button4 = (style, name, label, key2 = "", sign2 = null, shortcut = null) => h(
  `button.${style}`,
  { ...toggles(`story:${name}`), "aria-keyshortcuts": shortcut },
  sign2,
  h("span", null, label),
  key2 && h("kbd", { "aria-hidden": "true" }, key2)
);
var fast = (rate, now, word) => h(
  "button.plain",
  {
    ...toggles(`story:speed:${rate}`),
    class: now === rate && "chosen",
    "aria-pressed": String(now === rate)
  },
  word(`speed-${rate}`)
);

// src/hand.js
function hand(context) {
  const { own } = context;
  const { mine, over: ended, plan: plan2, why: why2 } = context.scene;
  if (!mine) return null;
  const cards = !mine.hidden && mine.hand || [];
  const title = mine.title ?? context.word("hand");
  const raisedKeys = new Set((own.answered === why2 ? [] : why2?.ways ?? []).map(({ id }) => id.split("|")[0]));
  const tipCard = context.scene.advice?.on && own.tip?.card;
  const firstPlayable = cards.findIndex((item2) => !item2.say && item2.state !== "never");
  return h(
    "section.hand",
    { key: "hand", class: [giving(cards) && "giving", idle(cards) && "idle"].filter(Boolean).join(" "), "aria-label": title },
    h("h3.whose", null, dot(mine.side, 14), h("span", null, title)),
    stock(context, mine, "mine"),
    h(
      "div.held",
      { key: "held", "data-region": "hand", role: "group", "aria-label": title },
      mine.hint && !ended && h("p.hint", null, mine.hint),
      lostCards(context),
      h(
        "div.cards",
        { class: few(cards) && "few", style: `--n:${Math.max(1, cards.length)}` },
        cards.map(
          (item2, i) => card(context, item2, i, mine.side, {
            first: i === firstPlayable,
            raised: raisedKeys.has(`card:${bare(item2)}`),
            hinted: bare(item2) === tipCard
          })
        )
      ),
      mine.end && (why2 || plan2?.commit !== mine.end) && // otherwise the panel has the same button
      h("button.plain.end", { key: "end", type: "button", "data-nav": "", "data-kind": "end", "aria-keyshortcuts": "Shift+E" }, mine.end)
    )
  );
}
var bare = ({ id }) => id.split("#")[0];
var giving = (cards) => cards.some(({ state, say: say2 }) => state === "lit" && !say2);
var idle = (cards) => cards.length > 0 && cards.every(({ say: say2, state, chips }) => say2 && !state && !chips?.length);
var few = (cards) => cards.length <= 2 && !cards.some(({ say: say2, seat: seat2, beside, state }) => say2 || seat2 || beside?.length || state);
var [LETTER, ROW, ACTION] = [8.2, 112, 58];
var wordy = ({ own }, { state, say: say2, chips }) => own.words && own.fit?.hand === "rows" && !state && !say2 && chips?.length > 0;
function hasWords({ own }, { title, chips = [], seat: seat2, beside = [], note, state, sections }) {
  if (own.fit?.hand !== "rows") return false;
  const labels = [...chips, ...seat2?.chips ?? [], ...beside].map(({ label }) => label ?? "");
  if (state === "never") labels.push(note ?? "");
  return ROW + (sections?.length ? 90 : 0) + (seat2?.chips.length ? 30 : 0) + title.length * LETTER + labels.reduce((sum, label) => sum + ACTION + label.length * LETTER, 0) <= own.fit.side;
}
function card(context, card2, column, side, { first, raised, hinted }) {
  const never = card2.state === "never";
  const target = `card:${card2.id}`;
  const words = hasWords(context, card2) ? "worded" : wordy(context, card2) && "wordy";
  return h(
    "div.card",
    {
      key: card2.id,
      class: [
        side,
        card2.state,
        card2.say && "read",
        first && "first",
        words,
        resting(card2) && "resting",
        raised && "raised",
        hinted && "hinted"
      ].filter(Boolean).join(" "),
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
          "aria-label": [card2.label, hinted && context.word("hinted")].filter(Boolean).join(", "),
          "aria-pressed": never ? null : String(card2.state === "chosen"),
          "aria-keyshortcuts": column < 9 ? String(column + 1) : null,
          // An id is a word, but the name of a card can be anything.
          "aria-describedby": card2.say ? `${context.own.prefix}say${column}` : null
        },
        h("span.cfig", null, figure(context, card2.figure, 34)),
        h("span.title", { class: long(card2.title) }, card2.title)
      ),
      card2.sections?.length > 0 && arrows(card2.sections),
      card2.state === "no" && barredRing(18),
      hinted && h("span.tipped", { "aria-hidden": "true" }, icon("bulb", 16)),
      number(card2, "span.init")
    ),
    never ? mist(context, card2, target) : h("div.use", null, card2.say && h("p.told", { id: `${context.own.prefix}say${column}` }, card2.say), actions(context, card2))
  );
}
var LINES = ["rows", "line"];
function actions(context, card2) {
  const { chips = [], seat: seat2, beside = [], say: say2, note, stub } = card2;
  const later2 = LINES.includes(context.own.fit?.hand) ? [...chips, ...seat2?.chips ?? [], ...beside].filter(({ state }) => state === "no") : [];
  const group5 = (name, chips2) => h(
    name,
    null,
    chips2.filter((chip2) => !later2.includes(chip2)).map((chip2) => action("chip", card2, chip2))
  );
  const last = [
    later2.length > 0 && h(
      "div.chips",
      null,
      later2.map((chip2) => action("chip", card2, chip2))
    ),
    stub && action("stub", card2, stub)
  ];
  return [
    (chips.length > 0 || !say2) && group5("div.chips", chips),
    seat2 && h(
      "div.seated",
      null,
      h("p", null, seat2.title),
      h("span.gear", { title: seat2.title }, figure(context, seat2.figure, 22)),
      group5("div.chips", seat2.chips)
    ),
    beside.length > 0 && group5("div.beside", beside),
    note && h("p.note", null, note),
    ...resting(card2) && later2.length > 0 ? last.reverse() : last
  ];
}
var resting = ({ stub, chips = [], seat: seat2, beside = [] }) => Boolean(stub) && [...chips, ...seat2?.chips ?? [], ...beside].every(({ state }) => state === "no");
var [WIDE, LONG3] = [8, 11];
var longest = (label = "") => Math.max(...label.split(/[\s-]/).map((word) => word.length));
var long = (label) => longest(label) > LONG3 ? "long" : longest(label) > WIDE ? "wide" : null;
function action(kind, card2, { id, label, n, icon: name, state, say: say2 }) {
  const target = `do:${id}`;
  const text = say2 ?? [label, n].filter(Boolean).join(" ");
  return h(
    `button.${kind}`,
    {
      ...sends("tap", target, `${card2.id}:${target}`),
      class: [state, long(label)].filter(Boolean).join(" "),
      title: text,
      // for a chip without room for its word
      "aria-pressed": String(state === "chosen"),
      "aria-label": text,
      "data-card": card2.id
    },
    icon(name ?? (kind === "stub" ? id : "")),
    h("span", null, label),
    n && [" ", h("b", null, n)],
    state === "no" && barredRing(14)
  );
}
var mist = ({ word }, { id, note }, target) => [
  h(
    "div.mist",
    null,
    h("svg", { viewBox: "0 0 120 74", preserveAspectRatio: "none", "aria-hidden": "true" }, h("path", { d: MIST })),
    h("p", null, barredRing(18), h("span", null, note))
  ),
  h("button.stub.whyb", sends("why", target, `${id}:why`), word("why-not"))
];
var MIST = Array.from({ length: 11 }, (_, row) => {
  const [y, from, step3] = [5 + 6.6 * row, -(row * 17 % 23), 13 + row * 5 % 7];
  return [0, 1, 2, 3].map((i) => `M${from + i * (2 * step3 + 8)} ${y}q${step3 / 2} -3.4 ${step3} 0t${step3} 0`).join("");
}).join("");

// src/fit.js
var clamp = (lo, x, hi) => Math.max(lo, Math.min(hi, x));
var CARD2 = { w: 132, h: 204, seats: 350 };
var REST = 366;
var HOLE = 132;
var STRIP = 58;
var WIDE2 = 2;
var LOW = 560;
var WALL = 1700;
var PART = 0.7;
var WINDOW = 150;
var HINT = 28;
var PANEL = 300;
var handOf = (vehicles2) => (vehicles2 ? CARD2.seats : CARD2.h) + 36;
var STACK = 900;
var sideOf = (W) => W < 800 ? 280 : clamp(340, W * 0.23, 440);
function tallest(width, ratio, vehicles2 = 0) {
  const zoom = width >= WALL ? clamp(1, width / 1500, 1.6) : 1;
  const W = width / zoom;
  const [pad, gap, head3] = [8, 10, 44];
  const w = W - 2 * pad;
  const parts = W < STACK ? [w / Math.min(ratio, WIDE2), PANEL, 128] : [(w - gap - sideOf(W)) / Math.min(ratio, WIDE2), handOf(vehicles2) + HINT];
  return Math.round(zoom * parts.reduce((sum, part2) => sum + gap + part2, 2 * pad + head3));
}
function fit(width, height, ratio, { n = 4, vehicles: vehicles2 = 0, touch: touch2 = false, folded = false, told = false, lack = 0 } = {}) {
  const zoom = width >= WALL ? clamp(1, Math.min(width / 1500, height / 860), 1.6) : 1;
  const [W, H] = [width / zoom, height / zoom];
  const fingers = touch2 || W < 600;
  const pad = W < 600 ? 6 : 8;
  const gap = W < 700 ? 8 : 10;
  const head3 = fingers || W < 560 ? 44 : 40;
  const w = W - 2 * pad;
  const h2 = H - 2 * pad - head3 - gap;
  const out = { zoom, pad, gap, head: head3, strip: 0, dock: 0, log: false, pan: false, cut: false, low: H < LOW, touch: fingers };
  const count = Math.max(1, n);
  if (W < 600 || W / H < 0.9) {
    const dock = fingers ? 128 : 116;
    const panel2 = clamp(H < LOW ? 120 : 170, h2 * 0.3, 420);
    const most = h2 - dock - panel2 - 2 * gap;
    const pan = ratio > WIDE2 || H < LOW && most * ratio < PART * w;
    const whole2 = pan ? Math.min(most, w / Math.min(ratio, WIDE2)) : Math.min(most, w / ratio);
    const mapH = Math.max(Math.min(whole2, WINDOW), whole2 - lack);
    const mapW2 = pan || mapH < whole2 ? w : whole2 * ratio;
    return {
      ...out,
      layout: "stack",
      mapW: mapW2,
      mapH,
      side: w,
      hand: folded ? "line" : "tabs",
      dock,
      pan: pan || mapH < whole2,
      cut: mapH > WINDOW,
      log: true
    };
  }
  const least = sideOf(W);
  const room3 = vehicles2 ? h2 - STRIP - gap : h2;
  const mapW = Math.min(room3 * ratio, w - gap - least);
  const side = w - gap - mapW;
  const full = mapW / ratio;
  if (ratio > WIDE2) {
    const dock = Math.max(HOLE, Math.min(handOf(0), h2 * 0.38));
    return {
      ...out,
      layout: "under",
      mapW,
      mapH: Math.max(full, h2 - gap - dock),
      side,
      hand: "tabs",
      log: true,
      dock,
      pan: h2 - gap - dock > full
    };
  }
  const hole = h2 - full - gap;
  if (hole >= HOLE) {
    const per2 = (mapW - 8 * (count - 1)) / count;
    return {
      ...out,
      layout: "under",
      mapW,
      mapH: full,
      side,
      hand: per2 >= CARD2.w && hole >= handOf(vehicles2) ? "cards" : "tabs",
      log: true,
      dock: hole
    };
  }
  const per = (side - 8 * (count - 1)) / count;
  const tall = h2 >= (vehicles2 ? CARD2.seats : CARD2.h) + REST;
  const cards = per >= CARD2.w && tall;
  return {
    ...out,
    layout: "side",
    mapW,
    mapH: full,
    side,
    hand: folded || told && !cards ? "line" : cards ? "cards" : "rows",
    strip: hole >= STRIP ? hole : 0,
    log: true
  };
}

// src/layout.js
function flag({ root }, name, isOn) {
  if (isOn) root.dataset[name] = "";
  else delete root.dataset[name];
}
var ratioOf = ({ scene: { ground } }) => (ground?.width ?? 1) / (ground?.height ?? 1);
var heightFor = (table, width) => table.scene.build ? Infinity : tallest(width, ratioOf(table), table.scene.vehicles?.length);
var tells = ({ scene, own }) => Boolean(own.story?.view || scene.advice?.on && own.front === "advice");
function textOf(table) {
  const { scene, own, space } = table;
  const { coach: coach2, why: why2, plan: plan2 } = scene;
  const sum = isStack(table) && Boolean(plan2?.sum);
  return coach2 || why2 || sum || tells(table) ? JSON.stringify([space, coach2?.step, coach2?.task, own.answered !== why2 && why2?.title, tells(table), sum]) : "";
}
var isStack = ({ own }) => own.fit.layout === "stack";
function lay(table) {
  const { scene, own, space } = table;
  table.folding = keepFor(table.folding, textOf(table));
  const folds = partsOf(table.folding);
  flag(table, "tight", folds.piles);
  flag(table, "small", folds.letters);
  flag(table, "least", folds.question);
  own.words = Boolean(scene.coach) && !folds.words;
  const now = fit(space.width, space.height, ratioOf(table), {
    n: Math.max(4, scene.mine?.hand?.length ?? 0),
    vehicles: scene.vehicles?.length ?? 0,
    touch: Boolean(globalThis.matchMedia?.("(pointer: coarse)").matches),
    folded: answers(scene.coach) || folds.hand,
    told: tells(table),
    lack: innerHeight < 400 ? Infinity : table.folding.lack
  });
  const key2 = JSON.stringify([now, own.words]);
  if (key2 === table.layoutKey) return;
  table.layoutKey = key2;
  own.fit = now;
  table.changes.add("fit");
  putOnRoot(table, now);
}
var LENGTHS = ["pad", "gap", "head", "mapW", "mapH", "side", "strip", "dock"];
function putOnRoot(table, now) {
  const { root, scene } = table;
  root.dataset.layout = now.layout;
  root.dataset.hand = now.hand;
  flag(table, "touch", now.touch);
  flag(table, "strip", now.strip > 0);
  flag(table, "pan", now.pan);
  flag(table, "wall", now.zoom > 1);
  flag(table, "log", now.log);
  flag(table, "low", now.low);
  for (const name of LENGTHS) root.style.setProperty(`--un-${name.toLowerCase()}`, `${now[name]}px`);
  root.style.setProperty("--un-zoom", String(now.zoom));
  root.style.setProperty("--un-map", String(now.mapW * now.zoom / (scene.ground?.width || 1)));
}
function foldMore(table) {
  const { own } = table;
  const asks2 = own.fit.cut && (!own.fit.low || textOf(table));
  const lack = isStack(table) && asks2 ? lackOf(table) : 0;
  if (lack > 1) {
    table.folding = { ...table.folding, lack: table.folding.lack + lack };
    return true;
  }
  const { folding, close, isChanged } = foldNext(table.folding, own.open, isTight(table));
  table.folding = folding;
  for (const key2 of close) own.open.delete(key2);
  if (close.length > 0) table.changes.add("own");
  return isChanged;
}
function lackOf({ root }) {
  const body2 = root.querySelector(".panel > .pbody");
  if (!body2 || body2.scrollHeight <= body2.clientHeight) return 0;
  body2.style.overflow = "hidden";
  const lack = body2.scrollHeight - body2.clientHeight;
  body2.style.overflow = "";
  return lack;
}
function isTight(table) {
  const { root, own } = table;
  if (!textOf(table) || own.fit.layout === "under" || isStack(table) && !table.scene.coach) return false;
  const words = own.words && Boolean(root.querySelector(".card.wordy"));
  return lackOf(table) > 1 || words && isBelow(root.querySelector(".hand .card:last-child"), root);
}
var isBelow = (part2, root) => part2 !== null && part2.getBoundingClientRect().bottom > root.getBoundingClientRect().bottom + 1;

// src/chances.js
var ASKED3 = "chances";
function chances(context) {
  const { chances: chances2 } = context.scene;
  if (!chances2?.on) return null;
  return sheet({ key: "chances", label: context.word("chances") }, [
    (chances2.groups ?? []).map(group4),
    chances2.sum && chance(context, chances2.sum),
    (chances2.lines ?? []).map((line3, i) => h("p", { key: i }, line3))
  ]);
}
var group4 = ({ id, label, options }) => h(
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
          ...sends("chances", `${id}:${option2.id}`),
          role: "radio",
          class: option2.chosen && "chosen",
          "aria-checked": String(Boolean(option2.chosen)),
          "data-stop": option2.chosen
        },
        option2.label
      )
    )
  )
);
var chance = (context, sum) => h(
  "section.chance",
  { key: "chance", "aria-label": sum.title, "data-region": "chance" },
  h("h3", null, sum.icon && h("span.hico", null, icon(sum.icon, 18)), h("span", null, sum.title)),
  figures(context, sum, ASKED3),
  unfoldedRules(context, sum, ASKED3),
  notes(sum),
  h(
    "div.odds",
    null,
    sum.chance && h("p.big", null, sum.roll && [sum.roll, " "], h("b", null, sum.chance.fraction), " ", h("span.nb", null, `(${sum.chance.words})`)),
    (sum.lines ?? []).map((line3, i) => h("p", { key: i }, line3))
  )
);

// src/curtain.js
function curtain({ scene: { curtain: curtain2, mine } }) {
  if (!curtain2) return null;
  const { title, text, button: button6 } = curtain2;
  return sheet(
    { key: "curtain", label: title, class: mine?.side },
    [h("h3", null, title), text && h("p", null, text)],
    h("button.commit", { key: "curtain", type: "button", "data-nav": "", "data-kind": "curtain" }, button6)
  );
}

// src/over.js
var ASKED4 = "over";
function drawEnding(context) {
  const { over } = context.scene;
  if (!over) return null;
  const { title, text, told, note, rule, source, buttons = [] } = over;
  return sheet(
    { key: "over", label: title, role: "group" },
    [
      h("h3", null, title),
      text && h("p", null, text),
      told && h("p.told", null, told),
      rule && h("p.cite", null, chip(context, rule, ASKED4, source ?? "")),
      rule && body(context, rule, ASKED4),
      note && h("p", { key: "note" }, note)
    ],
    buttons.map(({ id, label }, i) => h(i === 0 ? "button.commit" : "button.plain", sends("over", id), label))
  );
}

// src/turn.js
function turn(context) {
  const { mine, head: head3, curtain: curtain2 } = context.scene;
  const now = head3?.phases?.[head3.phase];
  if (curtain2 || !now) return null;
  return sheet(
    { key: "turn", label: now },
    [
      h("h3", null, now),
      mine?.hint && !giving(mine.hand ?? []) && h("p", null, mine.hint),
      // otherwise the hint is above the hand
      mine?.reveal && reveal(context, mine.reveal),
      head3.goals?.length > 0 && goals(head3.goals),
      (head3.notes ?? []).map((note) => h("p.special", null, note))
    ],
    asking(context)
  );
}
var reveal = (context, { cards, text }) => h(
  "div.reveal",
  { key: "reveal" },
  h(
    "ul",
    null,
    cards.map(
      ({ side, name, title, n, figure: kind, first }) => h(
        "li.gave",
        { key: `gave:${side}`, class: first ? `${side} first` : side },
        dot(side, 12),
        h("span.unseen", null, `${name}:`),
        figure(context, kind, 22),
        h("b", null, title),
        h("span.init.sm", null, h("b", null, n))
      )
    )
  ),
  h("p", null, text)
);
var goals = (list) => h(
  "ul.goals",
  { key: "goals" },
  list.map(({ side, name, text }) => h("li", { key: `goal:${side}` }, dot(side, 12), h("span", null, h("b", null, name), ": ", text)))
);

// src/walk.js
var TICKS2 = 16;
function walk(context) {
  const {
    scene: { walk: walk2, plan: plan2 },
    word
  } = context;
  if (!walk2) return null;
  const { title, step: step3, steps: length, text, checked = [], about, choices = [], back: back2, next: next3, branch, show: show4, close } = walk2;
  const onward2 = !plan2?.commit || plan2.leaves;
  const steps = h(
    "span.steps",
    { key: "steps" },
    close && button5("first", "first", word("first"), "Home", back2),
    button5("prev", "back", word("prev"), "Alt+ArrowLeft", back2),
    button5("next", "next", word("next"), "Alt+ArrowRight", next3, onward2),
    close && button5("last", "last", word("last"), "End", next3)
  );
  return sheet(
    { key: "walk", label: title, class: branch && "branch" },
    [
      h(
        "div.wh",
        null,
        h("h3", null, title),
        length <= TICKS2 && h(
          "ol.ticks",
          { "aria-hidden": "true" },
          Array.from({ length }, (_, i) => h("li", { key: i, class: i + 1 < step3 ? "d" : i + 1 === step3 && "c" }))
        ),
        h("span.stepn", null, word("step", { n: step3, m: length }))
      ),
      close && line(context),
      show4 && stage2(context, show4),
      h("p.told", null, text),
      h("div.holder", { key: "walk:why" }, answer(context)),
      checked.map((line3, i) => h("p.checked", { key: `checked:${i}` }, line3)),
      about && h("details.about", { key: "about" }, h("summary", null, word("about-sources")), h("p", null, about)),
      planBody(context)
    ],
    [
      ...onward2 ? [steps, planFoot(context)] : [planFoot(context), steps],
      close && asking(context),
      close && h("button.plain", sends("replay", "close", "walk:close"), close),
      choices.map(({ id, label }) => h("button.plain", sends("branch", id), label))
    ]
  );
}
var button5 = (kind, sign2, label, keys3, isOn, main = false) => {
  const bare2 = kind === "first" || kind === "last";
  return h(
    `button.${main && isOn ? "commit" : "plain"}`,
    {
      key: `walk:${kind}`,
      type: "button",
      "data-nav": "",
      "data-kind": kind,
      "aria-keyshortcuts": keys3,
      disabled: !isOn,
      "aria-label": bare2 && label,
      title: bare2 && label
    },
    (bare2 || kind === "prev") && icon(sign2, 14),
    !bare2 && h("span", null, label),
    kind === "next" && icon(sign2, 14)
  );
};

// src/panel.js
var PANELS = [
  { name: "curtain", draw: curtain, needs: ["curtain", "mine"], firm: true },
  { name: "rolled", draw: drawRolled, needs: ["played", "rule", "art"], firm: true },
  { name: "enemy", draw: enemy, needs: ["played", "art"], firm: true },
  { name: "did", draw: did, needs: ["played"], firm: true },
  { name: "over", draw: drawEnding, needs: ["over", "rule"] },
  { name: "walk", draw: walk, needs: ["walk", "plan", "rule", "art", "why", "advice"] },
  { name: "plan", draw: plan, needs: ["plan", "rule", "art", "coach"] },
  { name: "why", draw: why, needs: ["why", "rule"] },
  { name: "advice", draw: advice, needs: ["advice"] },
  { name: "coach", draw: coach, needs: ["coach", "plan", "rule"] },
  { name: "chances", draw: chances, needs: ["chances", "rule"] },
  { name: "turn", draw: turn, needs: ["mine", "head", "log", "advice"] }
];
var PANEL_NEEDS = [...new Set(PANELS.flatMap(({ needs }) => needs)), "words", "own", "fit"];
function panel(context) {
  const { front } = context.own;
  const order = [...PANELS].sort((a, b) => rank(b, front) - rank(a, front));
  let frontPanel = null;
  for (const candidate of order) {
    const content = candidate.draw(context);
    if (!content) continue;
    frontPanel = [candidate, content];
    break;
  }
  return h("div.panels", { key: "panels", "data-panel": frontPanel?.[0].name }, frontPanel?.[1]);
}
var rank = ({ name, firm }, front) => firm ? 2 : name === front ? 1 : 0;

// src/reading.js
var PAGES = ["rules", "glossary", "summary", "editions"];
var ASKED5 = "read";
function reading(context) {
  const { scene, own, word } = context;
  if (!PAGES.includes(own.drawer)) return null;
  const { title = "", lead = "", note = "", parts = [], save: save2 } = pageToShow(context);
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
        PAGES.map((name) => tab(name, context))
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
            "aria-keyshortcuts": "Escape"
          },
          icon("close", 18)
        )
      )
    ),
    h(
      "nav.rp",
      { key: "parts", "aria-label": word("read-parts"), "data-region": "read-parts", class: scene.found?.page?.name },
      parts.map((part2, i) => opener2(part2, i, context))
    ),
    h(
      "div.paper",
      { key: "paper", role: "tabpanel", id: `${own.prefix}paper`, "aria-label": title, "data-region": "read-page" },
      h(
        "div.flow",
        { key: "flow", class: own.drawer, tabindex: "0", role: "document", "aria-label": title, "data-nav": "", "data-flow": "" },
        h("h3", { key: "title" }, title),
        h("div", { key: "found", role: "status" }, scene.found?.none && h("p", null, scene.found.none)),
        lead && h("p.lead", { key: "lead" }, lead),
        h("i.end", { key: "end", "aria-hidden": "true" }),
        parts.map((part2, i) => [
          part2.label && h("h4", { key: `part:${i}`, "data-part": String(i) }, sign(part2, context, 20), h("span", null, part2.label)),
          part2.items.map(
            (item2) => h(
              "section",
              { key: item2.id, tabindex: "-1", role: "group", "aria-label": item2.label, "data-item": item2.id, "data-of": String(i) },
              entry3(item2, context)
            )
          )
        ])
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
            parts.map(({ label }, i) => h("option", { value: String(i) }, label))
          )
        ),
        save2 && h(
          "a.plain",
          { key: "save", href: `data:text/html;charset=utf-8,${encodeURIComponent(save2.page)}`, download: save2.name, "data-nav": "" },
          word("summary-save")
        ),
        note && h("small", { key: "note" }, note)
      )
    )
  );
}
function pageToShow({ scene: { found }, own, word }) {
  if (found?.page?.name === own.drawer) return found.page;
  if (!found?.query) return { title: word(`read-${own.drawer}`) };
  const list = (kind) => found[kind].map(({ id, label, text = "" }) => ({ id: `found:${kind}:${id}`, label, text, to: `${kind}:${id}` }));
  return { title: word("read-results"), parts: found.order.map((kind) => ({ label: word(`find-${kind}`), items: list(kind) })) };
}
var tab = (name, { scene: { found }, own, word }) => h(
  "button",
  {
    ...toggles(name, `read:${name}`),
    role: "tab",
    "aria-selected": String(own.drawer === name && !found?.query),
    "aria-controls": `${own.prefix}paper`
  },
  word(`read-${name}`)
);
var box = (word) => h("input.seek", {
  key: "find:box",
  type: "search",
  "aria-label": word("find-box"),
  placeholder: word("find-box"),
  "aria-keyshortcuts": "/",
  autocomplete: "off",
  spellcheck: "false",
  maxlength: 100,
  "data-nav": "",
  "data-search": ""
});
var sign = (part2, context, size2) => icon(part2.icon, size2) || figure(context, part2.figure, size2);
var opener2 = (part2, i, context) => h(
  "button",
  { key: `part:${i}`, type: "button", "data-nav": "", "data-turn": `part:${i}` },
  sign(part2, context, 17),
  h("span", null, part2.label)
);
var turner = (key2, sign2, label) => h(
  "button.plain",
  { key: `turn:${key2}`, type: "button", "data-nav": "", "data-turn": key2, "aria-label": label },
  sign2 === "back" && icon(sign2, 13),
  h("span", null, label),
  sign2 === "next" && icon(sign2, 13)
);
function entry3({ label, text, texts, to, rule, source, ours }, context) {
  const { scene, word } = context;
  const lesson = to?.startsWith("lesson:");
  const name = to ? h(
    "button.hit",
    {
      key: `hit:${to}`,
      type: "button",
      "data-nav": "",
      ...lesson ? { "data-kind": scene.home ? "home" : "coach", "data-target": to } : { "data-own": "seek", "data-target": to }
    },
    label
  ) : label;
  return [
    h(
      "h5",
      { key: "name" },
      name,
      ours && h("i.ours", null, word("read-ours")),
      rule && !scene.home && chip(context, rule, ASKED5, source ?? label, "icon")
    ),
    text && h("p", { key: "text" }, text),
    texts?.map((entry4) => h("p", { key: entry4.label }, h("b", null, `${entry4.label}: `), entry4.text)),
    rule && !scene.home && body(context, rule, ASKED5)
  ];
}
var OF = { rule: "rules", term: "glossary" };
var pageOf = (id) => OF[id.split(":", 1)[0]];
var findFlow = ({ root }) => root.querySelector("[data-flow]");
var findItems = ({ root }) => [...root.querySelectorAll("[data-item]")];
var findItem = (paper, id) => findItems(paper).find((item2) => item2.dataset.item === id);
var stepOf = (flow) => flow.clientWidth + (Number.parseFloat(getComputedStyle(flow).columnGap) || 0);
function countPages(flow) {
  const end = (
    /** @type {HTMLElement} */
    flow.querySelector(".end")
  );
  end.style.left = "0";
  const total = flow.clientWidth ? Math.max(1, Math.ceil((flow.scrollWidth - 8) / stepOf(flow))) : 1;
  end.style.left = `${total * stepOf(flow) - 1}px`;
  return total;
}
function pageWith(flow, thing) {
  const [box2] = thing.getClientRects();
  const frame2 = flow.getBoundingClientRect();
  return box2 && frame2.width ? Math.floor(((box2.left - frame2.left) * flow.offsetWidth / frame2.width + flow.scrollLeft) / stepOf(flow) + 0.01) : 0;
}
var createPaper = (root, { own, word }) => ({ root, own, word, page: 0, text: "", room: "", mark: "" });
function turnPage(paper, n, goal = findItem(paper, paper.mark)) {
  const { root, word } = paper;
  const flow = findFlow(paper);
  const items2 = findItems(paper);
  const total = countPages(flow);
  const page = Math.max(0, Math.min(total - 1, n));
  flow.scrollLeft = page * stepOf(flow);
  const first = goal && pageWith(flow, goal) === page ? goal : items2.find((item2) => pageWith(flow, item2) >= page) ?? items2.at(-1);
  const part2 = first?.dataset.of ?? "";
  Object.assign(paper, { page, mark: first?.dataset.item ?? "" });
  root.querySelector(".rn").textContent = word("read-page", { n: page + 1, m: total });
  root.querySelector("[data-turn=prev]").setAttribute("aria-disabled", String(page === 0));
  root.querySelector("[data-turn=next]").setAttribute("aria-disabled", String(page === total - 1));
  root.querySelector("[data-jump]").value = part2;
  for (const button6 of root.querySelectorAll(".rp [data-turn]")) {
    const isHere = button6.dataset.turn === `part:${part2}`;
    button6.setAttribute("aria-current", String(isHere));
    if (isHere) button6.parentElement.scrollTop = button6.offsetTop - button6.parentElement.clientHeight / 2;
  }
}
var turnTo = (paper, thing) => turnPage(paper, pageWith(findFlow(paper), thing), thing);
function pressTurner(paper, to) {
  if (to === "prev" || to === "next") turnPage(paper, paper.page + (to === "next" ? 1 : -1));
  else
    turnTo(
      paper,
      findItems(paper).find((item2) => `part:${item2.dataset.of}` === to)
    );
}
function measurePages(paper) {
  const { own } = paper;
  const flow = findFlow(paper);
  if (!flow) {
    paper.text = "";
    return;
  }
  const ids = findItems(paper).map((item2) => item2.dataset.item);
  const [text, room3] = [ids.join(), `${flow.clientWidth} ${flow.clientHeight}`];
  const first = findItem(paper, paper.mark);
  if (text === paper.text && room3 !== paper.room && first) turnTo(paper, first);
  else turnPage(paper, text === paper.text ? paper.page : 0);
  Object.assign(paper, { text, room: room3 });
  const thing = own.sought && findItem(paper, own.sought);
  if (!thing) return;
  own.sought = "";
  turnTo(paper, thing);
  thing.focus({ preventScroll: true });
}
function snapPage(paper, { target }) {
  if (target !== findFlow(paper)) return;
  const position = target.scrollLeft / stepOf(target);
  if (Math.abs(target.scrollLeft - paper.page * stepOf(target)) < 2) return;
  turnPage(paper, position > paper.page ? Math.ceil(position - 0.01) : Math.floor(position + 0.01));
}

// src/speech.js
var line2 = (key2, text) => h("p.unseen", { key: key2, role: "status", "aria-live": "polite" }, text);
function news({ scene: { log: log2 }, own }) {
  const lines4 = log2?.lines ?? [];
  const newest = String(lines4[0]?.id ?? "");
  if (newest !== own.newest) {
    const index = lines4.findIndex(({ id }) => String(id) === own.newest);
    const all = own.newest === "" || index < 0 && Number.parseInt(String(own.newest), 10) < Number.parseInt(String(lines4.at(-1)?.id), 10);
    own.fresh = all ? lines4.length : Math.max(index, 1);
    own.newest = newest;
    if (own.story?.view) own.fresh = 0;
  }
  const fresh = lines4.slice(0, own.fresh).reverse();
  return line2("news", fresh.length > 1 ? sentences(fresh.map(({ text }) => text)) : fresh[0]?.text);
}
var announceStep = ({ own }) => line2("spoken", own.spoken);
var textsOf = (coach2) => coach2?.options?.length && !coach2.state ? [...coach2.read ?? [], ...coach2.task ?? []] : [];
var wordsOfReasons = (reasons3, word) => reasons3.flatMap(({ text, change: change2 }) => [text, change2 && `${word("change")} ${change2}`]);
var announceWalk = ({ scene: { walk: walk2 } }) => line2("walk-said", walk2?.text);
function announceWhy({ scene: { why: why2 }, own, word }) {
  if (!why2 || own.answered === why2) return line2("why-said", "");
  const { title, reasons: reasons3 = [], ways = [] } = why2;
  const can = ways.length > 0 && `${word("can")} ${ways.map(({ label }) => label).join("; ")}`;
  return line2("why-said", sentences([title, ...wordsOfReasons(reasons3, word), can]));
}
var announceEnd = ({ scene: { over }, own }) => line2("over-said", over && !own.story?.view && sentences([over.title, over.text, over.told, over.note]));
function wordsOfCoach({ scene: { coach: coach2 }, word }) {
  if (!coach2) return [];
  const {
    title,
    count,
    step: step3,
    steps,
    read: read2 = [],
    task = [],
    state,
    verdict,
    said = [],
    reasons: reasons3 = [],
    hints = [],
    options = [],
    note
  } = coach2;
  const isNew = !state && hints.length === 0;
  return [
    title,
    !count && step3 && word("step", { n: step3, m: steps }),
    ...isNew ? read2 : [],
    ...task,
    state && (verdict ?? word(`state-${state}`)),
    ...said,
    ...wordsOfReasons(reasons3, word),
    ...hints,
    ...options.flatMap(({ label, state: sign2, why: why2 }, i) => [
      // Which answer is right is news after a wrong one. The chosen one is known.
      `${named2(label, i)}${state === "no" && sign2 === "right" ? `, ${word("state-good")}` : ""}`,
      why2
    ]),
    note
  ].filter(Boolean);
}
function announceCoach(context) {
  const { own } = context;
  if (own.isSilent || own.story?.view) return line2("coach-said", own.toldText);
  const all = wordsOfCoach(context);
  const known2 = own.hasFocus ? own.told.concat(textsOf(context.scene.coach)) : own.told;
  if (String(all) !== String(own.told)) own.toldText = sentences(all.filter((text) => !known2.includes(text)));
  own.told = all;
  return line2("coach-said", own.toldText);
}
var announceAdvice = ({ scene: { advice: advice2 } }) => line2("advised", advice2?.said);
var asks = ({ scene: { plan: plan2 }, word }) => line2(
  "asks",
  plan2 && sentences([
    plan2.title,
    plan2.sum?.length ? sumInWords(plan2, word) : plan2.total && `${plan2.total.n} ${plan2.total.word}`,
    plan2.chance?.words,
    ...(plan2.spread ?? []).map(({ label, text }) => `${label}: ${text}`),
    ...plan2.lines ?? []
  ])
);
function announceTurn({ scene: { head: head3, mine, coach: coach2, walk: walk2, over }, own }) {
  const now = !own.isSilent && !own.story?.view && !coach2 && !walk2 && !over && head3?.phases?.[head3.phase];
  if (!now) own.turn = "";
  else if (!own.turn.startsWith(now)) own.turn = sentences([now, mine?.hint]);
  return line2("turn-said", own.turn);
}
var notice = ({ own }) => line2("notice", own.notice);
function tell({ own, changes, draw: draw2 }, text) {
  own.notice = own.notice === text ? `${text} ` : text;
  queueMicrotask(() => (changes.add("own"), draw2()));
}
var forget = (table) => Object.assign(table.own, { newest: null, spoken: "", told: [], toldText: "", notice: "", turn: "" });
var SPEECH = [
  news,
  announceStep,
  announceWalk,
  announceWhy,
  announceCoach,
  announceEnd,
  announceTurn,
  announceAdvice,
  asks,
  notice
];

// src/vehicles.js
var SHIELD3 = "M-8.4 -9H8.4V-.8C8.4 5.2 4 8.4 0 10.4C-4 8.4 -8.4 5.2 -8.4 -.8Z";
var PLATE = "M-8.4 -5.4L-5.4 -8.4H5.4L8.4 -5.4V5.4L5.4 8.4H-5.4L-8.4 5.4Z";
var BOX = 11;
var key = ({ id }) => `vehicle:${id}`;
function vehicles(context) {
  const { vehicles: vehicles2 } = context.scene;
  if (!vehicles2?.length) return null;
  return h(
    "section.vehicles",
    { key: "vehicles", "aria-label": context.word("vehicles"), "data-region": "vehicles" },
    vehicles2.map((vehicle) => short(context, vehicle))
  );
}
function drawOpened(context) {
  const vehicle = context.scene.vehicles?.find((vehicle2) => context.own.open.has(key(vehicle2)));
  return vehicle ? h("section.garage", { key: "garage", "aria-label": vehicle.title, "data-region": "garage" }, whole(context, vehicle)) : null;
}
var describeVehicle = ({ title, note, facts, damage }) => [title, note, ...facts.map(({ label }) => label), damage.label].join(", ");
function short(context, vehicle) {
  const { side, state, title, figure: name, damage, seats } = vehicle;
  const open4 = context.own.open.has(key(vehicle));
  return h(
    "div.vs",
    { key: `short:${vehicle.id}`, class: `${side} ${state} ${open4 ? "open" : ""}`, role: "group", "aria-label": describeVehicle(vehicle) },
    h(
      "button.vopen",
      {
        ...toggles("one", key(vehicle)),
        "aria-label": describeVehicle(vehicle),
        "aria-expanded": String(open4),
        title: [title, vehicle.note, damage.text].join(", ")
      },
      figure(context, name, 28),
      h("span.vname", null, h("b", null, title)),
      track(damage)
    ),
    h(
      "div.ss",
      null,
      seats.map((seat2) => square2(context, seat2, open4)),
      !open4 && [...new Set(seats.map(({ act }) => act).filter(Boolean))].map(
        (act) => h("small.sact", { key: `act:${act}`, "aria-hidden": "true" }, act)
      )
    )
  );
}
var square2 = (context, seat2, isOpen) => isOpen ? h("span.sq", { key: `told:${seat2.id}`, class: seat2.state, "aria-hidden": "true" }, face2(context, seat2)) : h("button.sq", { ...seatButton(seat2), title: spokenSeat(seat2) }, face2(context, seat2));
var spokenSeat = ({ act, say: say2 }) => act ? `${act}: ${say2}` : say2;
var seatButton = (seat2) => ({
  ...sends("tap", `piece:${seat2.id}`, `seat:${seat2.id}`),
  class: seat2.state,
  "aria-label": spokenSeat(seat2),
  "data-aim": seat2.state === "lit" && `piece:${seat2.id}`
});
var face2 = (context, { who, state, chips }) => who ? h("span.who", { class: `${who.side} ${who.low ? "low" : ""}` }, figure(context, who.figure, 22)) : h("span.who.empty", null, state === "lit" && chips[0] && icon(chips[0].icon, 14));
var whole = (context, vehicle) => {
  const { side, state, title, figure: name, note, facts, damage, seats } = vehicle;
  return h(
    "div.vehicle",
    { key: `whole:${vehicle.id}`, class: `${side} ${state}`, role: "group", "aria-label": describeVehicle(vehicle) },
    h(
      "header",
      null,
      figure(context, name, 30),
      h("span.vname", { "aria-hidden": "true" }, h("b", null, title), h("small", null, dot(side, 11), note)),
      h("span.facts", { "aria-hidden": "true" }, facts.map(fact)),
      h(
        "button.vclose",
        {
          ...toggles("one", key(vehicle)),
          "aria-label": context.word("close"),
          title: context.word("close")
        },
        "×"
      ),
      track(damage)
    ),
    h(
      "ol",
      null,
      seats.map((entry4) => h("li", { key: entry4.id }, seat(context, entry4)))
    )
  );
};
var fact = ({ shape: shape2, n, label }) => h(
  "svg.fact",
  { class: shape2, width: 24, height: 26, viewBox: "-11 -12 22 24" },
  h("title", null, label),
  h("path", { d: shape2 === "plate" ? PLATE : SHIELD3 }),
  h("text", { y: shape2 === "plate" ? 4.6 : 3.8 }, n)
);
var track = ({ n, critical, hull, text }) => h(
  "span.damage",
  { "aria-hidden": "true" },
  h(
    "svg",
    { width: hull * BOX + 2, height: 15, viewBox: `-1 -3 ${hull * BOX + 2} 15` },
    Array.from({ length: hull }, (_, i) => h("rect", { class: i < n && "hit", x: i * BOX + 1, y: 0, width: BOX - 2.5, height: 8.5 })),
    h("path", { d: `M${(critical - 1) * BOX - 0.3} -2.6V11` })
  ),
  h("small", null, text)
);
var seat = (context, seat2) => {
  const { act, label, crew, who, free, chips } = seat2;
  return h(
    "button.seat",
    seatButton(seat2),
    face2(context, seat2),
    h(
      "span.sname",
      null,
      h("b", null, who ? who.name : free, who?.text && [" ", h("i", null, who.text)]),
      h("small", null, [act, label, crew].filter(Boolean).join(" · "))
    ),
    h(
      "span.does",
      null,
      chips.length > 0 ? chips.map(
        ({ id: kind, label: name, n, icon: sign2 }) => h("span", { key: kind, title: name }, icon(sign2, 14), h("em", null, name), n && h("b", null, n))
      ) : h("small", null, context.word("no-action"))
    )
  );
};

// src/parts.js
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
  "plan",
  "chances",
  "advice",
  "why",
  "walk",
  "coach",
  "over",
  "roll",
  "log",
  "rule",
  "found",
  "curtain",
  "home",
  "copies",
  "build",
  "text",
  "played",
  "revision"
];
var NEEDS = /* @__PURE__ */ new Map([
  [symbols, ["art"]],
  [home, ["home"]],
  [head2, ["head", "chances", "words", "own", "fit"]],
  [board, ["art", "ground", "words", "board", "marks", "played", "advice", "own"]],
  [thinking, ["head", "words", "own"]],
  [roll, ["roll", "art"]],
  [corners2, ["ground", "art", "words"]],
  [hand, ["mine", "plan", "played", "advice", "over", "why", "words", "own", "fit"]],
  [foe, ["foe", "plan", "words", "own"]],
  [vehicles, ["vehicles", "words", "own"]],
  [drawOpened, ["vehicles", "words", "own"]],
  [panel, PANEL_NEEDS],
  [log, ["log", "rule", "words", "own", "fit"]],
  [reading, ["found", "home", "rule", "words", "own"]],
  [drawer, ["head", "advice", "log", "rule", "found", "copies", "text", "ground", "art", "words", "own"]],
  [news, ["log", "own"]],
  [announceAdvice, ["advice"]],
  [announceStep, ["own"]],
  [announceWalk, ["walk"]],
  [announceWhy, ["why", "words", "own"]],
  [announceEnd, ["over", "own"]],
  [announceTurn, ["head", "mine", "coach", "walk", "over", "own"]],
  [announceCoach, ["coach", "words", "own"]],
  [asks, ["plan", "words"]],
  [notice, ["own"]]
]);

// src/pointing.js
function point(table, { target }) {
  aim(table, target.closest("[data-aim]"));
  look(table, target);
  consider(table, target);
}
function followFocus(table, { target }) {
  table.region = target.closest("[data-region]")?.dataset.region ?? "";
  if (!table.isGreeted && !table.scene.home && !table.scene.build) table.isGreeted = true, tell(table, table.word("hear-keys"));
  visit(target);
  aim(table, findPiece(table, target));
  look(table, target);
  consider(table, target);
  const isOnMap = table.region === "map" && !table.own.isRefocusing;
  setOwn(table, "focus", isOnMap ? target.dataset.place ?? target.dataset.target?.slice(6) ?? "" : "");
}
function leaveFocus(table, { relatedTarget }) {
  if (table.root.contains(relatedTarget)) return;
  if (relatedTarget) setOwn(table, "focus", "");
  if (table.lastKey === "Tab") tell(table, table.word("left"));
}
function aim(table, thing) {
  const target = thing?.dataset.aim;
  if (!target || target === table.aimTarget) return;
  table.aimTarget = target;
  send(table, "aim", target);
}
function look(table, thing) {
  const target = thing.closest("[data-region=map] [data-target]")?.dataset.target;
  if (!table.scene.chances?.on || !target || target === table.sumTarget) return;
  table.sumTarget = target;
  send(table, "chances", `at:${target}`);
}
function consider(table, thing) {
  const now = thing.closest("[data-tip]")?.dataset.tip ?? "";
  if (now === table.tipLabel) return;
  table.tipLabel = now;
  if (table.scene.advice?.on) touch(table, "advice");
}
function markTip({ scene, own, changes, tipLabel }) {
  const now = findTip(scene.advice, tipLabel);
  if (JSON.stringify(now) === JSON.stringify(own.tip)) return;
  own.tip = now;
  changes.add("own");
}
function findAim({ marks }, target) {
  const { aimed, lit } = marks ?? {};
  if (aimed) return `piece:${aimed}`;
  return lit?.some((id) => target === `place:${id}`) ? target : "";
}
function findPiece({ root }, thing) {
  const id = thing.dataset.target?.startsWith("place:") && thing.dataset.target.slice(6);
  if (!id || thing.dataset.aim) return thing;
  return [...root.querySelectorAll("[data-place][data-aim]")].find((piece) => piece.dataset.place === id);
}
function aimNext(table) {
  const { marks } = table.scene;
  const targets = Object.keys(marks?.aims ?? {});
  const next3 = targets[(targets.indexOf(marks?.aimed ?? "") + 1) % targets.length];
  if (next3 !== void 0) send(table, "aim", `piece:${next3}`);
}

// src/settings.js
var KEPT2 = "undaunted-nb.playback";
var FIRST_GAMES = 3;
function readSettings() {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEPT2) ?? "{}") ?? {};
  } catch {
    return {};
  }
}
function keep(changes) {
  try {
    globalThis.localStorage?.setItem(KEPT2, JSON.stringify({ ...readSettings(), ...changes }));
  } catch {
  }
}
var speed = () => readSettings().speed ?? ((readSettings().games ?? 0) < FIRST_GAMES ? "step" : "1");
var reasons2 = () => readSettings().reasons ?? true;
var chooseReasons = (isChosen) => keep({ reasons: isChosen });
var chooseSpeed = (value) => keep({ speed: value });
var countGame = () => keep({ games: (readSettings().games ?? 0) + 1 });

// src/press.js
function click(table, { target }) {
  const thing = target.closest("[data-own], [data-kind], [data-turn]");
  if (table.own.drawer && !target.closest(".drawer, .head, .keyb, .reading")) toggle(table, "close");
  if (!thing || thing.disabled) return;
  if (thing.dataset.turn) pressTurner(table.paper, thing.dataset.turn);
  else if (thing.dataset.own) toggle(table, thing.dataset.own, thing);
  else press(table, thing);
}
function search(table, { target }) {
  if (target.matches("[data-search]")) send(table, "search", target.value.trim() ? target.value : `${table.own.drawer}:`);
}
function jump(table, { target }) {
  if (target.matches("[data-jump]")) pressTurner(table.paper, `part:${target.value}`);
}
function press(table, thing) {
  const { kind, target, card: card2, line: line3, value, save: save2 } = thing.closest("[data-kind]").dataset;
  if (target === "share") toggle(table, target);
  else if (kind === "rule") unfold(table, target, line3);
  else if (kind === "search") explain(table, target);
  else if (["advise", "coach", "home"].includes(kind) && table.own.drawer) toggle(table, "close"), send(table, kind, target);
  else if (kind === "build") send(table, kind, target, { value: value ?? (save2 === void 0 ? "" : fileName(table.root)) });
  else send(table, kind, target, card2 ? { card: card2 } : {});
}
function unfold(table, id, line3) {
  const { own, scene } = table;
  const name = keyOfRule(line3, id);
  touch(table, "own");
  if (own.open.delete(name)) return;
  own.open.add(name);
  send(table, "rule", id, { line: scene.log?.lines?.find((entry4) => String(entry4.id) === line3)?.id ?? null });
}
function explain(table, term2) {
  if (table.own.drawer !== "term") toggle(table, "term");
  send(table, "search", term2);
}
function toggle(table, name, thing) {
  const { own } = table;
  if (Object.hasOwn(DRAWERS, name)) open2(table, own.drawer === name ? "" : name);
  else if (PAGES.includes(name)) read(table, name);
  else if (name === "read" || name === "find") read(table, "rules", name === "find");
  else if (name === "seek") own.sought = thing.dataset.target, read(table, pageOf(own.sought));
  else if (name === "close") open2(table, "");
  else if (name === "full") table.screen.toggle();
  else if (name === "bars") barCloser()?.();
  else if (name.startsWith("speed:")) chooseSpeed(own.speed = name.slice(6));
  else if (name.startsWith("reasons:")) chooseReasons(own.reasons = name === "reasons:on");
  else if (name.startsWith("story:")) table.player.press(name.slice(6));
  else if (name === "answered") own.answered = table.scene.why;
  else if (name === "next") aimNext(table);
  else fold(own.open, thing.dataset.key, name === "one");
  touch(table, "own");
}
function fold(open4, key2, alone) {
  if (open4.delete(key2)) return;
  const kind = key2.split(":", 1)[0];
  if (alone) {
    for (const other of open4) if (other.split(":", 1)[0] === kind) open4.delete(other);
  }
  open4.add(key2);
}
function closePile(table) {
  const keys3 = [...table.own.open].filter((key2) => key2.startsWith("pile:"));
  for (const key2 of keys3) table.own.open.delete(key2);
  if (keys3.length > 0) touch(table, "own");
  return keys3.length > 0;
}
var isReading = ({ own }) => PAGES.includes(own.drawer);
function open2(table, name) {
  const { root, own } = table;
  const before = own.drawer;
  if (!before) table.focusBefore = findFocus(table);
  const { focusBefore } = table;
  const wasReading = isReading(table);
  own.drawer = name;
  touch(table, "own");
  if (name === "text") send(table, "text");
  if (name === "share") send(table, "copy");
  if (name === "numbers") send(table, "search", "numbers:");
  if (wasReading) send(table, "search", "close:");
  queueMicrotask(() => {
    const thing = name ? root.querySelector("[data-copy]:not([disabled])") ?? root.querySelector("[data-region=drawer] [data-nav]") : enabled(focusBefore?.isConnected && focusBefore) || root.querySelector(`.head [data-own="${before}"], .head [data-own=menu]`);
    thing?.focus({ preventScroll: true });
  });
}
function read(table, name, isSearch = false) {
  const { root, own } = table;
  const isNew = !isReading(table);
  if (!own.drawer) table.focusBefore = findFocus(table);
  own.drawer = name;
  touch(table, "own");
  send(table, "search", `${name}:`);
  for (const box2 of root.querySelectorAll("[data-search]")) box2.value = "";
  if (isNew || isSearch)
    queueMicrotask(() => root.querySelector(isSearch ? "[data-search]" : "[data-flow]")?.focus({ preventScroll: true }));
}
function followCopies({ scene, own, changes }) {
  own.copied = null;
  if (scene.copies?.trouble) own.drawer = "share";
  if (!scene.copies && own.drawer === "share") own.drawer = "";
  changes.add("own");
}

// src/draw.js
function draw(table) {
  table.isWaiting = false;
  if (table.isGone) return;
  const { player } = table;
  const last = { ...table.scene };
  receive(table, last);
  if (table.changes.has("fit")) table.own.squeezed = isSqueezed(table.root);
  bringToFront(table, last);
  markTip(table);
  lay(table);
  player.before();
  const past = player.shown();
  const active = findFocus(table);
  table.own.hasFocus = Boolean(active);
  show(table, past);
  while (foldMore(table)) {
    lay(table);
    show(table, past);
  }
  flag(table, "reading", isReading(table));
  refocus(table, active);
  measurePages(table.paper);
  finish(table, last, { isPast: Boolean(past), hadFocus: Boolean(active) });
}
function receive(table, last) {
  const { changes, model, own, scene } = table;
  if (changes.has("home")) forget(table), changes.add("own");
  if (changes.has("home") || Boolean(scene.build) !== Boolean(model.get("build"))) for (const name of TRAITS) changes.add(name);
  for (const name of changes) if (name !== "own" && name !== "fit") Object.assign(scene, { [name]: model.get(name) });
  if (changes.has("rule") && scene.rule) {
    own.rules.set(scene.rule.id, scene.rule);
    const { line: line3, others } = scene.rule;
    if (!own.others.has(line3)) own.others.set(line3, others);
  }
  if (last.head?.lang !== scene.head?.lang) translate(table);
  if (changes.has("ground") || changes.has("vehicles")) table.room.measure();
  if (changes.has("marks")) table.aimTarget = findAim(scene, table.aimTarget);
  if (changes.has("chances") && !scene.chances?.at) table.sumTarget = "";
  if (own.focus && !table.byKey && last.coach?.step !== scene.coach?.step) {
    own.focus = "";
    changes.add("own");
  }
  if (changes.has("revision") && own.drawer === "text") send(table, "text");
  if (changes.has("copies")) followCopies(table);
  if (changes.has("played")) {
    table.player.take();
    changes.add("own");
  }
}
function translate(table) {
  const { own } = table;
  own.rules.clear();
  own.others.clear();
  for (const name of own.open) if (name.includes("|")) own.open.delete(name);
  table.changes.add("own");
  setLanguage(table);
}
function setLanguage({ root, scene }) {
  if (scene.head?.lang) root.lang = scene.head.lang;
  else root.removeAttribute("lang");
}
function bringToFront(table, last) {
  const { changes, own, scene } = table;
  if (last.coach && last.coach.step !== scene.coach?.step) for (const { id } of scene.vehicles ?? []) own.open.delete(`vehicle:${id}`);
  const isNew = hasNewWords(last, scene, changes);
  if (isNew) table.folding = noteCards(table.folding, own.open);
  if (isNew || changes.has("why") && scene.why) closePile(table);
  own.front = chooseFront(own.front, last, scene, changes);
}
function show(table, past) {
  const { own, root, scene, word } = table;
  const page = scene.home ? [part(table, symbols), part(table, home)] : scene.build ? drawBuilder(table) : drawTable(table, past);
  const source = scene.home || scene.build ? { ...table, scene: {} } : table;
  const speech = SPEECH.map((view2) => part(table, view2, source));
  const notices = [own.stopped && drawStopped(table), own.squeezed && drawSqueezed(word)];
  patch(root, [...notices, ...speech, ...page, part(table, reading)].filter(Boolean));
  settle(root);
}
function part(table, view2, context = table) {
  const { changes, drawings } = table;
  if (!drawings.has(view2) || NEEDS.get(view2)?.some((name) => changes.has(name))) drawings.set(view2, view2(context));
  return drawings.get(view2);
}
var drawBuilder = (table) => [part(table, symbols), builder(table, part(table, board), part(table, corners2))];
function drawTable(table, past) {
  const draw2 = (view2, context = table) => part(table, view2, context);
  const cars = draw2(vehicles);
  const isBelow2 = table.own.fit.strip > 0;
  const moment = past ? { ...table, scene: past } : table;
  const map = draw2(board, moment);
  return [
    draw2(symbols),
    h(
      "div.un-in",
      { key: "in" },
      draw2(head2, moment),
      h(
        "div.left",
        { key: "left" },
        h("div.board", { key: "board" }, map, !past && draw2(roll), draw2(thinking), draw2(corners2)),
        isBelow2 && cars
      ),
      h(
        "div.col",
        { key: "col" },
        draw2(foe, moment),
        !isBelow2 && cars,
        !past && draw2(drawOpened),
        draw2(panel),
        h("div.rest", { key: "rest" }, !past && draw2(log))
      ),
      h("div.dock", { key: "dock" }, draw2(hand, moment)),
      draw2(drawer)
    )
  ];
}
function finish(table, last, { isPast, hadFocus }) {
  const { changes, player, root, scene } = table;
  const words = hasNewWords(last, scene, changes) && root.querySelector(".coach > .pbody");
  if (words) words.scrollTop = 0;
  const question = String(textsOf(scene.coach));
  if (hadFocus && question && question !== String(textsOf(last.coach))) root.querySelector(".coach .task")?.focus();
  if (hadFocus && scene.curtain && changes.has("curtain")) root.querySelector("[data-kind=curtain]")?.focus();
  if (changes.has("build") && !scene.build?.trouble) for (const field2 of root.querySelectorAll("[data-ask]")) field2.value = "";
  if (changes.has("board") && !isPast && !scene.build) glide(root, player.move, last.board ?? [], scene.board ?? []);
  if (!scene.home) table.lens.update(changes);
  const isWalk = changes.has("walk");
  changes.clear();
  player.after();
  if (isWalk) player.dice(last.walk);
  celebrate2(table, last);
  raiseSqueezed(root);
  markMore(root);
}
function celebrate2(table, last) {
  const { root, scene } = table;
  if (table.isUsed) table.success = findSuccess(last, scene) || table.success;
  if (!table.success || root.querySelector(".panels")?.dataset.panel !== table.success) return;
  table.player.success(table.success);
  table.success = "";
}

// src/keep-keys.js
var OURS = "data-lm-suppress-shortcuts";
var letter = ({ key: key2, code }) => /^[a-z]$/i.test(key2) ? key2.toLowerCase() : /^Key[A-Z]$/.test(code ?? "") && key2.length === 1 ? code[3].toLowerCase() : "";
var passes = (event) => {
  const { key: key2, ctrlKey, metaKey, altKey, shiftKey } = event;
  return key2 === "Tab" || (ctrlKey || metaKey) && !altKey && (shiftKey ? "sc" : "sbf").includes(letter(event) || "-");
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

// src/page-keys.js
var BY = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1, Home: -Infinity, End: Infinity };
function readKeys(table, event) {
  const { root, paper } = table;
  const { key: key2, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  if (key2 === "Escape") return () => toggle(table, "close");
  const box2 = root.querySelector(".reading [data-search]");
  if (target === box2) {
    const first = root.querySelector(".flow .hit") ?? root.querySelector("[data-flow]");
    return key2 === "ArrowDown" ? () => first?.focus() : key2 === "Enter" ? () => first?.click() : null;
  }
  if (key2 === "/" || event.code === "Slash") return () => box2?.focus();
  return Object.hasOwn(BY, key2) && !target.matches("select, [role=tab]") ? () => turnPage(paper, paper.page + BY[key2]) : null;
}
function startKeys(table, { begin: begin2, others }, { key: key2, repeat, target }) {
  if (key2 === "Escape") return () => send(table, "home", others.at(-1)?.to);
  if (key2 === "Enter" && repeat) return () => {
  };
  return key2 === "Enter" && target.matches("[role=radio]") ? () => send(table, "home", begin2.to) : null;
}
function buildKeys(table, event, letter2) {
  const { key: key2, shiftKey, target } = event;
  if (event.ctrlKey || event.metaKey) {
    if (letter2 === "z") return () => send(table, "build", shiftKey ? "redo" : "undo");
    if (letter2 === "y") return () => send(table, "build", "redo");
    if (letter2 === "s") return () => send(table, "build", "save", { value: fileName(table.root) });
    return null;
  }
  if (event.altKey) return null;
  if (key2 === "Escape") return () => send(table, "build", "clear");
  const place = target.dataset.place ?? (target.dataset.target?.startsWith("place:") ? target.dataset.target.slice(6) : "");
  if ((key2 === "Delete" || key2 === "Backspace") && place) return () => send(table, "build", `remove:${place}`);
  if (letter2 === "f" && !shiftKey) return () => toggle(table, "full");
  return null;
}
function findAcross(buttons, now, down) {
  const start = now.getBoundingClientRect();
  const rows = buttons.map((button6) => ({ one: button6, box: button6.getBoundingClientRect() })).filter(({ box: box2 }) => down ? box2.top > start.top + 4 : box2.top < start.top - 4);
  const far = ({ box: box2 }) => Math.abs(box2.top - start.top) * 100 + Math.abs(box2.left - start.left);
  return rows.sort((a, b) => far(a) - far(b))[0]?.one;
}

// src/keys.js
var FORWARD = ["ArrowRight", "ArrowDown"];
var CHOSEN = ":is([data-region=map], [data-region=hand]) [aria-pressed=true]";
var ARROWS = ["ArrowLeft", "ArrowUp", ...FORWARD];
var piecesOn = (root, id) => [...root.querySelectorAll("[data-place]")].filter((piece) => piece.dataset.place === id).sort((a, b) => Number("aim" in b.dataset) - Number("aim" in a.dataset));
var aims = (root) => [
  ...root.querySelectorAll("[data-region=map] [data-aim], [data-region=vehicles] [data-aim], [data-region=garage] [data-aim]")
];
var after = (list, now, by) => list[(list.indexOf(now) + (by < 0 && !list.includes(now) ? 0 : by) + list.length) % list.length];
var once2 = (event, act) => event.repeat ? () => {
} : act;
function listenKeys(table) {
  const { root } = table;
  listenEntry(table);
  root.addEventListener("pointerdown", () => table.isPointing = true);
  root.addEventListener("keyup", () => table.isPointing = false);
  root.addEventListener("focusin", () => table.isLooking = isSolved(table));
  root.addEventListener("keydown", (event) => hear(table, event));
  return keepKeys(root, () => table.scene.build);
}
function hear(table, event) {
  if (event.defaultPrevented || event.isComposing) return;
  if (event.target.matches("[data-search]") && !["Escape", "ArrowDown", "ArrowUp", "Enter"].includes(event.key)) return;
  if (writes(event) || pastes(event)) return;
  if (fills(event)) {
    if (event.key === "Enter" && event.target.matches("[data-file]")) send(table, "build", "save", { value: fileName(table.root) });
    return;
  }
  const act = command(table, event) ?? move(table, event);
  if (!act) return;
  event.preventDefault();
  act();
}
function command(table, event) {
  const { own, player, root, scene } = table;
  const { key: key2, shiftKey } = event;
  if (isReading(table)) return readKeys(table, event);
  if (scene.home?.start) return startKeys(table, scene.home.start, event);
  if (scene.home) return null;
  if (scene.build) return buildKeys(table, event, letter(event));
  if (event.altKey) return turn2(table, event);
  if (event.ctrlKey || event.metaKey) return change(table, event);
  if (player.active() && !own.drawer) {
    if (key2 === "Escape") return () => player.press("skip");
    const main = root.querySelector(".panels .commit");
    if (key2 === "Enter" && main && !event.target.closest("button")) return once2(event, () => main.click());
  }
  if (key2 === "Escape") return () => escape2(table);
  if (key2 === "?") return () => toggle(table, "help");
  if ((key2 === "/" || event.code === "Slash") && !shiftKey) return once2(event, () => toggle(table, "find"));
  const act = enterNumber(table, event) ?? choose(table, event) ?? LETTERS3[shiftKey ? letter(event).toUpperCase() : letter(event)]?.(table);
  if (act) return once2(event, act);
  if (letter(event) === "n") return () => goToAim(table, event);
  return confirm(table, event, event.target);
}
function change(table, event) {
  const { head: head3, plan: plan2 } = table.scene;
  const name = letter(event);
  if (name === "y" || name === "z" && event.shiftKey) return () => head3?.redo && send(table, "redo");
  if (name === "z") return () => plan2?.back ? send(table, "back") : head3?.undo && send(table, "undo");
  return null;
}
function turn2(table, { key: key2, ctrlKey, metaKey }) {
  const { coach: coach2, walk: walk2 } = table.scene;
  if (ctrlKey || metaKey || key2 !== "ArrowLeft" && key2 !== "ArrowRight") return null;
  const way = key2 === "ArrowLeft" ? "prev" : "next";
  const onward2 = coach2?.next ? "next" : coach2?.buttons?.find(({ yellow }) => yellow)?.id;
  const target = way === "prev" ? coach2?.back && way : onward2;
  if (coach2) return () => target && send(table, "coach", target);
  return walk2 && (() => send(table, way));
}
function escape2(table) {
  const { own, root } = table;
  if (own.drawer) toggle(table, "close");
  else if (closePile(table)) return;
  else if (root.querySelector("[data-part=why]")) toggle(table, "answered");
  else if (root.querySelector(".panel.advice")) send(table, "advise", "close");
  else if (!table.screen.escape()) send(table, "back", "answer");
}
function choose(table, event) {
  const { root, scene } = table;
  if (event.shiftKey) return null;
  if (/^[1-9]$/.test(event.key)) {
    const i = Number(event.key) - 1;
    if (isAsked(scene) || event.target.closest("[data-region=coach]") && scene.coach?.options?.length) return () => answer2(table, i);
    const name = root.querySelectorAll("[data-card-name]")[i];
    return name && (() => (name.focus(), press(table, name)));
  }
  return isAsked(scene) && "abcd".includes(letter(event) || "-") ? () => answer2(table, "abcd".indexOf(letter(event))) : null;
}
var isAsked = ({ coach: coach2 }) => Boolean(coach2?.options?.length && !isAnswered(coach2.options));
function answer2(table, i) {
  const option2 = table.root.querySelectorAll("[data-option]")[i];
  if (!option2) return;
  option2.focus();
  if (option2.dataset.kind) press(table, option2);
}
var LETTERS3 = {
  l: (table) => () => toggle(table, "log"),
  m: (table) => () => visitRegion(table, table.root.querySelector("[data-region=map]")),
  k: (table) => () => visitRegion(table, table.root.querySelector("[data-region=hand]")),
  t: (table) => () => visitRegion(table, table.root.querySelector(".panels [data-region]")),
  f: (table) => () => toggle(table, "full"),
  E: (table) => table.scene.mine?.end && (() => send(table, "end")),
  c(table) {
    const { chances: chances2 } = table.scene;
    return chances2 && (() => send(table, "chances", chances2.on ? "off" : "on"));
  },
  h(table) {
    const { advice: advice2, coach: coach2 } = table.scene;
    if (coach2?.hint) return () => send(table, "coach", "hint");
    return (advice2?.on || advice2?.ask) && (() => send(table, "advise", advice2.on ? "close" : "ask"));
  },
  H: (table) => table.scene.advice?.missed && (() => send(table, "advise", "missed"))
};
function visitRegion(table, region) {
  const now = findFocus(table);
  if (region?.contains(now)) return enabled(table.visitedFrom)?.focus();
  const stop = region?.querySelector(".task[tabindex], [data-nav][tabindex='0']");
  if (stop) table.visitedFrom = now, stop.focus();
  else tell(table, region?.textContent || table.word("no-aims"));
}
function goToAim(table, { target, shiftKey }) {
  const all = aims(table.root);
  if (all.length > 0) after(all, target, shiftKey ? -1 : 1).focus();
  else tell(table, table.word("no-aims"));
}
var isSolved = ({ scene }) => scene.coach?.state === "good";
function confirm(table, event, thing) {
  const { root } = table;
  const isMain = table.isPointing || thing === root || thing.matches(CHOSEN);
  const main = event.key === "Enter" && (isMain && root.querySelector("button.commit[data-kind=commit]") || !table.isLooking && isSolved(table) && root.querySelector(".coach button.commit"));
  return main ? once2(event, () => press(table, main)) : null;
}
function move(table, event) {
  const { key: key2, target: thing } = event;
  const region = thing.closest("[data-region]")?.dataset.region;
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return null;
  if (region === "map") return moveOnMap(table, event);
  if (!thing.matches("[data-nav]")) return null;
  if (region === "hand" && ARROWS.includes(key2)) return moveInHand(key2, thing);
  if (region === "walk" && key2 === "Home") return () => send(table, "first");
  if (region === "walk" && key2 === "End") return () => send(table, "last");
  const all = things(thing.closest("[data-region]"));
  if (key2 === "Home") return () => all[0].focus();
  if (key2 === "End") return () => all.at(-1)?.focus();
  if (!ARROWS.includes(key2)) return null;
  const neighbor = region?.startsWith("build-") && /Up|Down/.test(key2) && findAcross(all, thing, key2 === "ArrowDown");
  if (neighbor) return () => neighbor.focus();
  const next3 = after(all, thing, FORWARD.includes(key2) ? 1 : -1);
  const role = next3.getAttribute("role");
  return () => (next3.focus(), role === "radio" ? press(table, next3) : role === "tab" && next3.click());
}
function moveOnMap(table, event) {
  const { root, scene } = table;
  const { key: key2, target: thing } = event;
  const id = thing.dataset.place ?? thing.dataset.target?.replace(/^place:/, "");
  const place = scene.ground?.places?.find((candidate) => candidate.id === id);
  if (!place) return null;
  const pieces = piecesOn(root, place.id);
  if (ARROWS.includes(key2)) {
    const next3 = find(root, "target", `place:${place.keys?.[key2] ?? id}`);
    return () => next3?.focus();
  }
  if (letter(event) === "p" && pieces.length > 0) return () => after(pieces, thing, 1).focus();
  if (key2 !== "Enter" && key2 !== " ") return null;
  if ("place" in thing.dataset || "aim" in thing.dataset) return once2(event, () => press(table, thing));
  const targets = pieces.filter((piece) => "aim" in piece.dataset);
  if (targets.length > 1) return () => targets[0].focus();
  const aim2 = targets[0] ?? thing;
  return confirm(table, event, aim2) ?? once2(event, () => press(table, aim2));
}
function moveInHand(key2, thing) {
  const column = (element2) => element2.closest("[data-column]") ?? element2;
  const columns = [...new Set(things(thing.closest("[data-region]")).map(column))];
  const siblings = thing.closest("[data-column]") ? things(column(thing)) : [];
  const step3 = FORWARD.includes(key2) ? 1 : -1;
  if (siblings.length > 0 && (key2 === "ArrowUp" || key2 === "ArrowDown")) return () => after(siblings, thing, step3).focus();
  const next3 = after(columns, column(thing), step3);
  const nextThings = next3.matches("[data-column]") ? things(next3) : [next3];
  return () => nextThings[Math.min(Math.max(siblings.indexOf(thing), 0), nextThings.length - 1)].focus();
}

// src/fan.js
var CROWD2 = 5;
var REST2 = 140;
var SHOWN = 48;
var APART = 1.14;
var SPOTS = ["", "first", "last", "up", "up first", "up last"];
var SVG2 = "http://www.w3.org/2000/svg";
var placeOf = (target) => target?.closest?.(".map [data-place]")?.dataset.place ?? target?.closest?.('.map [data-target^="place:"]')?.dataset.target.slice(6) ?? "";
var findPlace = ({ scene }, id) => scene.ground?.places?.find((candidate) => candidate.id === id);
var countersOn = ({ scene }, id) => (scene.board ?? []).filter((piece) => piece.p === id && (piece.t === "counter" || piece.press) && !piece.of && piece.t !== "exit");
function point2(fan, id) {
  if (id === fan.place) return;
  fan.place = id;
  describe(fan, id);
  clearTimeout(fan.timer);
  if (fan.open && fan.open !== id) fold2(fan);
  if (id && countersOn(fan, id).length >= CROWD2) fan.timer = setTimeout(() => fan.place === id && unfold2(fan, id), REST2);
}
function describe(fan, id) {
  const line3 = fan.root.querySelector(".cap");
  if (!line3) return;
  const place = findPlace(fan, id);
  line3.hidden = !place;
  if (!place) return;
  const things2 = (fan.scene.board ?? []).filter((piece) => piece.p === id && piece.label).map((piece) => piece.label);
  line3.textContent = [place.label, ...things2].join("; ");
  putAside(fan.root, line3);
}
function putAside(root, line3) {
  const boxes = [...root.querySelectorAll(".board :is(.map .edge, .map text, .map .un-el, .keyb, .keybox, .zooms)")].map((node) => ({
    box: node.getBoundingClientRect(),
    weight: node.matches(".edge") ? 1 : 20
  }));
  const hidden = (spot3) => {
    line3.className = `cap ${spot3}`;
    const { left, right, top, bottom } = line3.getBoundingClientRect();
    const shared = ({ box: box2, weight }) => weight * Math.max(0, Math.min(right, box2.right) - Math.max(left, box2.left)) * Math.max(0, Math.min(bottom, box2.bottom) - Math.max(top, box2.top));
    return boxes.reduce((sum, item2) => sum + shared(item2), 0);
  };
  let least = Infinity;
  let best2 = "";
  for (const spot3 of SPOTS) {
    const area = hidden(spot3);
    if (area >= least) continue;
    [least, best2] = [area, spot3];
    if (area === 0) break;
  }
  line3.className = `cap ${best2}`;
}
function unfold2(fan, id) {
  const { root } = fan;
  const pieces = countersOn(fan, id);
  const place = findPlace(fan, id);
  if (!place || pieces.length < CROWD2) return;
  const view2 = fan.seen();
  const tags = new Set([...root.querySelectorAll(".map .tags > .tag")].map((node) => node.dataset.of));
  const tall = pieces.some(({ k }) => tags.has(k)) ? 18 * Math.max(1, 1 / view2.scale) : 0;
  const sizes = { growth: Math.max(1, SHOWN / (52 * view2.scale)), tall, scale: view2.scale };
  const { spots, box: box2 } = arrange(pieces, place, view2, sizes);
  fan.open = id;
  for (const node of root.querySelectorAll(".map .counters .piece, .map .tags > .tag, .map .plates > .un-odds")) {
    const spot3 = spots.get(node.dataset.of ?? node.dataset.target?.replace(/^piece:/, "") ?? "");
    if (!spot3) continue;
    node.dataset.fan = "";
    node.style.transformOrigin = "0 0";
    const label = node.classList.contains("tag") && node.querySelector("rect");
    if (label) moveTag(node, label, spot3, sizes);
    else moveCounter(node, spot3, sizes);
  }
  const layer = root.querySelector(".map .fan");
  if (!layer) return;
  const back2 = document.createElementNS(SVG2, "rect");
  for (const [name, value] of Object.entries({ ...box2, rx: 8, "data-place": id, class: "fanned" })) back2.setAttribute(name, String(value));
  layer.replaceChildren(back2);
}
function arrange(pieces, place, view2, { growth, tall }) {
  const columns = Math.ceil(Math.sqrt(pieces.length * 1.3));
  const rows = Math.ceil(pieces.length / columns);
  const broad = Math.max(...pieces.map((piece) => /\b(crowd|throng|small)\b/.test(piece.s ?? "") ? 52 : piece.w ?? 52));
  const pitch = { x: broad * growth * APART, y: 52 * growth * APART + tall };
  const [width, height] = [columns * pitch.x, rows * pitch.y];
  const keep2 = (position, half2, start, room3) => Math.max(start + half2 + 2, Math.min(start + room3 - half2 - 2, position));
  const [cx, cy] = [keep2(place.cx, width / 2, view2.x, view2.w), keep2(place.cy, height / 2, view2.y, view2.h)];
  const spots = /* @__PURE__ */ new Map();
  pieces.forEach((piece, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, pieces.length - row * columns);
    spots.set(piece.k, { piece, x: cx + (i % columns - (inRow - 1) / 2) * pitch.x, y: cy + (row - (rows - 1) / 2) * pitch.y });
  });
  return { spots, box: { x: cx - width / 2, y: cy - height / 2, width, height } };
}
function moveTag(node, label, spot3, { growth, tall }) {
  const [x, y, width] = ["x", "y", "width"].map((name) => Number(label.getAttribute(name)));
  node.style.transform = `translate(${spot3.x}px, ${spot3.y - tall / 2 + 27 * growth}px) scale(${tall / 18}) translate(${-x - width / 2}px, ${-y}px)`;
}
function moveCounter(node, { piece, x, y }, { growth, tall, scale }) {
  const [px, py] = [Number(piece.x), Number(piece.y)];
  const factor = 52 * growth / (piece.h ?? (/\bsmall\b/.test(piece.s ?? "") ? 44 : 52));
  const [ax, ay] = /translate\((-?[\d.]+)[ ,](-?[\d.]+)\)/.exec(node.getAttribute("transform") ?? "")?.slice(1).map(Number) ?? [0, 0];
  node.style.setProperty("--u", String(1 / (scale * factor)));
  node.style.transform = `translate(${x + (ax - px) * factor}px, ${y - tall / 2 + (ay - py) * factor}px) scale(${factor})`;
}
function fold2(fan) {
  if (!fan.open) return;
  fan.open = "";
  for (const node of fan.root.querySelectorAll(".map [data-fan]")) {
    node.removeAttribute("style");
    delete node.dataset.fan;
  }
  fan.root.querySelector(".map .fan")?.replaceChildren();
}
function spread(fan, target) {
  const id = placeOf(target);
  if (!id || fan.open === id || countersOn(fan, id).length < CROWD2) return false;
  fan.place = id;
  describe(fan, id);
  unfold2(fan, id);
  return true;
}
function restore(fan) {
  const { open: open4, place } = fan;
  fold2(fan);
  if (open4 && open4 === place) unfold2(fan, open4);
  if (place) describe(fan, place);
}
var chosenByKey = ({ root, own }) => root.querySelector(".map :focus-visible") ? own.focus : "";
var LISTENERS = [
  // A map that moves under a resting pointer does not count as pointing. Only a move does.
  ["pointermove", (fan, { target }) => point2(fan, placeOf(target) || chosenByKey(fan))],
  ["pointerleave", (fan) => point2(fan, chosenByKey(fan))],
  // A focus that only finds a new place after a click is no pointing either.
  ["focusin", (fan, { target }) => point2(fan, fan.own.isRefocusing ? "" : placeOf(target))]
];
function fans(root, { scene, own, seen: seen2 }) {
  const fan = { root, scene, own, seen: seen2, place: "", open: "", timer: 0 };
  for (const [name, listener] of LISTENERS) root.addEventListener(name, (event) => listener(fan, event));
  return {
    fold: () => fold2(fan),
    /** @param {Element} target */
    spread: (target) => spread(fan, target),
    restore: () => restore(fan),
    stop: () => clearTimeout(fan.timer)
  };
}

// src/zoom.js
var FINGER = { least: 44, shown: 60 };
var SMALL = 68;
var LEGIBLE = 36;
var MOST = 240;
var NEAR = 130;
var MARGIN = 1.35;
var TEXT = 12.1;
var ROOM = { codes: 0.3, names: 0.3, small: 0.205 };
var SQUARE = [
  ["small", 13.6],
  ["tiny", 17.5]
];
var NARROW = 500;
var ROW2 = { w: 118, h: 25 };
var ROLL = { w: 200, h: 66 };
var UNSEEN = { ground: null, box: { w: 0, h: 0 }, scale: 0, middle: [0, 0], isMoved: false };
var clamp2 = (lo, x, hi) => Math.max(lo, Math.min(hi, x));
function frame({ width, height }, { w, h: h2 }, scale, cx, cy) {
  const side = (room3, total, middle) => room3 >= total ? (total - room3) / 2 : clamp2(0, middle - room3 / 2, total - room3);
  const [wide, high] = [w / scale, h2 / scale];
  return { x: side(wide, width, cx), y: side(high, height, cy), w: wide, h: high };
}
function best(points2, window) {
  const pointsIn = ({ x, y, w, h: h2 }) => points2.filter(([px, py]) => px >= x && px <= x + w && py >= y && py <= y + h2);
  let bestWindow = null;
  for (const point3 of points2) {
    const group5 = pointsIn(window(point3));
    if (bestWindow && group5.length <= bestWindow.length) continue;
    bestWindow = group5;
  }
  const mean = (i) => bestWindow.reduce((sum, point3) => sum + point3[i], 0) / bestWindow.length;
  return bestWindow?.length ? [mean(0), mean(1)] : null;
}
var wholeScale = ({ box: box2, ground }) => Math.min(box2.w / ground.width, box2.h / ground.height);
var placeSize = ({ ground }) => ground.places?.[0] ? ground.places[0].hex || 140 : 140;
var isZoomed = (zoom) => zoom.scale > wholeScale(zoom) * 1.01;
var windowOf = ({ ground, box: box2, scale, middle }) => ground ? frame(ground, box2, scale, ...middle) : { x: 0, y: 0, w: 0, h: 0 };
var limit = (zoom, scale) => clamp2(wholeScale(zoom), scale, Math.max(wholeScale(zoom), MOST / placeSize(zoom)));
function show2(zoom, to, [px, py]) {
  const scale = limit(zoom, to);
  const { x, y, w, h: h2 } = frame(zoom.ground, zoom.box, scale, px, py);
  return { ...zoom, scale, middle: [x + w / 2, y + h2 / 2] };
}
function changeGround(zoom, ground) {
  const same = zoom.ground && ground && zoom.ground.width === ground.width && zoom.ground.height === ground.height;
  return { ...zoom, ground, box: same ? zoom.box : UNSEEN.box };
}
function resize(zoom, box2, scene) {
  const factor = zoom.box.w && zoom.scale / wholeScale(zoom);
  const next3 = { ...zoom, box: box2 };
  return zoom.isMoved && factor ? show2(next3, wholeScale(next3) * factor, zoom.middle) : open3(next3, scene);
}
var isWindow = (zoom) => zoom.box.w / zoom.ground.width > 1.1 * wholeScale(zoom);
function findSubject(zoom, scene) {
  const { asked = [], hinted = [], named: offered = [], chosen = [], path: path2 = [], refused = [], aimed, trace: trace2 } = scene.marks ?? {};
  const ids = [asked, hinted, offered, chosen, path2, refused, trace2?.path, aimed, trace2?.target].flat().map((id) => id?.replace(/^(shield|number):/, ""));
  const pieces = (scene.board ?? []).filter(({ k }) => ids.includes(k));
  const named3 = [...ids.map((id) => findPlace2(zoom, id)), ...pieces].filter(Boolean).map(spot2);
  return [...named3, ...findChoices(zoom, scene, named3.length === 0)];
}
function openWindow(zoom, scene) {
  const { ground, box: box2 } = zoom;
  const points2 = findSubject(zoom, scene);
  const [xs, ys] = [0, 1].map((i) => points2.map((point3) => point3[i]));
  if (points2.length === 0) return show2(zoom, box2.w / ground.width, [ground.width / 2, ground.height / 2]);
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const margin = placeSize(zoom) * MARGIN;
  const scale = Math.min(box2.w / (right - left + margin), box2.h / (bottom - top + margin), NEAR / placeSize(zoom));
  return show2({ ...zoom, isMoved: false }, scale, [(left + right) / 2, (top + bottom) / 2]);
}
function open3(zoom, scene) {
  const { ground, box: box2 } = zoom;
  if (isWindow(zoom) && !scene.build) return openWindow(zoom, scene);
  const [whole2, fill2] = [wholeScale(zoom), box2.h / ground.height];
  const isFilled = !(scene.build && whole2 * placeSize(zoom) >= LEGIBLE) && fill2 > 1.15 * whole2;
  const scale = isFilled ? Math.max(fill2, LEGIBLE / placeSize(zoom)) : whole2;
  const next3 = show2({ ...zoom, isMoved: false }, scale, [ground.width / 2, ground.height / 2]);
  return isZoomed(next3) ? seek(next3, scene, true) : next3;
}
var findPlace2 = ({ ground }, id) => ground?.places?.find((candidate) => candidate.id === id);
var spot2 = (thing) => [thing.cx ?? thing.x, thing.cy ?? thing.y];
function findChoices(zoom, { marks, board: board2, mine }, first) {
  const pieces = (board2 ?? []).filter((piece) => Object.hasOwn(marks?.aims ?? {}, piece.k));
  const choices = [...(marks?.lit ?? []).map((id) => findPlace2(zoom, id)), ...pieces].filter(Boolean).map(spot2);
  if (choices.length > 0 || !first) return choices;
  const ownPieces = (board2 ?? []).filter((piece) => piece.press && piece.side === mine?.side);
  const ordered = ownPieces.filter(({ s }) => /\bordered\b/.test(s));
  return (ordered.length > 0 ? ordered : ownPieces).map(spot2);
}
function seek(zoom, scene, first = false) {
  const { x, y, w, h: h2 } = windowOf(zoom);
  if (isWindow(zoom) && !zoom.isMoved && !scene.build)
    return findSubject(zoom, scene).every(([px, py]) => px >= x && px <= x + w && py >= y && py <= y + h2) ? zoom : openWindow(zoom, scene);
  const points2 = findChoices(zoom, scene, first);
  if (!first && points2.some(([px, py]) => px >= x && px <= x + w && py >= y && py <= y + h2)) return zoom;
  const target = best(points2, (point3) => frame(zoom.ground, zoom.box, zoom.scale, ...point3));
  return target ? show2(zoom, zoom.scale, target) : zoom;
}
function showPlace(zoom, id) {
  const target = findPlace2(zoom, id);
  if (!target || !zoom.box.w || !isZoomed(zoom)) return zoom;
  const margin = placeSize(zoom) * 0.6;
  const { x, y, w, h: h2 } = windowOf(zoom);
  const moveInto = (position, start, room3, middle) => position < start + margin ? position - margin + room3 / 2 : position > start + room3 - margin ? position + margin - room3 / 2 : middle;
  return show2(zoom, zoom.scale, [moveInto(target.cx, x, w, zoom.middle[0]), moveInto(target.cy, y, h2, zoom.middle[1])]);
}
function zoomTo(zoom, to, fixedPoint) {
  const { x, y, w, h: h2 } = windowOf(zoom);
  const [px, py] = fixedPoint ?? [x + w / 2, y + h2 / 2];
  const next3 = limit(zoom, to);
  const { scale, middle } = zoom;
  return show2({ ...zoom, isMoved: true }, next3, [px + (middle[0] - px) * (scale / next3), py + (middle[1] - py) * (scale / next3)]);
}
var moveTo = (zoom, point3) => show2({ ...zoom, isMoved: true }, zoom.scale, point3);
var enlarge = (zoom, point3) => show2({ ...zoom, isMoved: true }, FINGER.shown / placeSize(zoom), point3);
var isTooSmall = (zoom, stretch) => placeSize(zoom) * zoom.scale * stretch < FINGER.least;
function sizesOf(zoom, stretch) {
  const unit = 1 / (zoom.scale * stretch);
  const hex = zoom.ground.places?.[0]?.hex ?? 0;
  const fold3 = hex ? Object.keys(ROOM).filter((name) => TEXT * unit > ROOM[name] * hex) : SQUARE.filter(([, most]) => TEXT * unit > most).map(([name]) => name);
  const isPart = isZoomed(zoom);
  return { unit: unit.toFixed(3), fold: fold3.join(" "), isZoomed: isPart, zooms: isPart || placeSize(zoom) * zoom.scale < SMALL };
}
function chooseCorners(zoom, rows) {
  const { x, y } = windowOf(zoom);
  const { scale } = zoom;
  const free = isZoomed(zoom) ? [] : (zoom.ground.free ?? []).map(([left, top, w, h2]) => ({
    left: (left - x) * scale,
    top: (top - y) * scale,
    w: w * scale,
    h: h2 * scale
  }));
  const legend2 = free.find(({ w, h: h2 }) => rows > 0 && Math.floor(w / ROW2.w) * Math.floor(h2 / ROW2.h) >= rows);
  const button6 = legend2 ? void 0 : free[0];
  const roll2 = free.filter((corner) => corner !== legend2).find(({ w, h: h2 }) => w >= ROLL.w && h2 >= ROLL.h);
  return { legend: legend2, button: button6, roll: roll2, isCornerless: !legend2 && !button6, isBare: !legend2 && !button6 && zoom.box.w < NARROW };
}

// src/lens.js
var STEP = 1.4;
var STILL = 6;
var KEYS2 = { "+": "in", "=": "in", "-": "out", "−": "out", 0: "whole" };
var flag2 = (node, name, isOn) => isOn ? node.dataset[name] = "" : delete node.dataset[name];
var rectOf = ({ svg }) => svg.parentElement.getBoundingClientRect();
function apply(lens2, zoom) {
  if (zoom === lens2.zoom) return;
  lens2.zoom = zoom;
  const { x, y, w, h: h2 } = windowOf(zoom);
  lens2.svg.setAttribute("viewBox", [x, y, w, h2].map((n) => Math.round(n * 100) / 100).join(" "));
  announceSizes(lens2);
}
function measure(lens2) {
  const { svg, zoom, scene } = lens2;
  const { clientWidth: w = 0, clientHeight: h2 = 0 } = svg?.parentElement ?? {};
  if (!w || !h2 || !zoom.ground || w === zoom.box.w && h2 === zoom.box.h) return;
  apply(lens2, resize(zoom, { w, h: h2 }, scene));
}
function announceSizes(lens2) {
  const { svg, zoom } = lens2;
  const board2 = svg.parentElement;
  const sizes = sizesOf(zoom, rectOf(lens2).width / zoom.box.w || 1);
  const now = `${sizes.unit} ${sizes.fold} ${sizes.isZoomed}`;
  if (now === lens2.announcement) return;
  lens2.announcement = now;
  svg.style.setProperty("--u", sizes.unit);
  svg.dataset.fold = sizes.fold;
  svg.style.touchAction = sizes.isZoomed ? "none" : "pan-x pan-y";
  flag2(board2, "zoomed", sizes.isZoomed);
  flag2(board2, "zooms", sizes.zooms);
  fillCorners(board2, zoom);
}
function fillCorners(board2, zoom) {
  const [key2, last, button6] = [".keybox", ".roll", ".keyb"].map((name) => (
    /** @type {HTMLElement | null} */
    board2.querySelector(name)
  ));
  const corners3 = chooseCorners(zoom, key2?.querySelectorAll("li").length ?? 0);
  const put = (node, spot3) => node && Object.assign(
    node.style,
    spot3 ? { left: `${spot3.left}px`, top: `${spot3.top}px`, width: `${spot3.w}px`, height: `${spot3.h}px` } : { left: "", top: "", width: "", height: "" }
  );
  put(key2, corners3.legend);
  const aside = corners3.button;
  if (button6)
    Object.assign(
      button6.style,
      aside ? { left: `${aside.left}px`, top: `${aside.top}px`, bottom: "auto" } : { left: "", top: "", bottom: "" }
    );
  flag2(board2, "bare", corners3.isBare);
  flag2(board2, "cornerless", corners3.isCornerless);
  if (key2) flag2(key2, "corner", corners3.legend);
  put(last, corners3.roll);
  if (last) last.hidden = !corners3.roll;
}
function zoomMap(lens2, scale, fixedPoint) {
  if (lens2.svg && lens2.zoom.box.w) apply(lens2, zoomTo(lens2.zoom, scale, fixedPoint));
}
var press2 = (lens2, name) => zoomMap(lens2, { in: lens2.zoom.scale * STEP, out: lens2.zoom.scale / STEP, whole: 0 }[name]);
function pointAt(lens2, { clientX, clientY }) {
  const rect = rectOf(lens2);
  const { x, y, w, h: h2 } = windowOf(lens2.zoom);
  return [x + (clientX - rect.left) / rect.width * w, y + (clientY - rect.top) / rect.height * h2];
}
function gapOf({ fingers }) {
  const [a, b] = [...fingers.values()];
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
function pointBetween(lens2) {
  const [a, b] = [...lens2.fingers.values()];
  return pointAt(lens2, { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 });
}
function keepUnder(lens2, [px, py]) {
  const [x, y] = pointBetween(lens2);
  const [cx, cy] = lens2.zoom.middle;
  apply(lens2, moveTo(lens2.zoom, [cx + px - x, cy + py - y]));
}
function pressFinger(lens2, event) {
  const { fingers, zoom } = lens2;
  lens2.pointer = event.pointerType || "mouse";
  lens2.isDragged = false;
  if (!lens2.svg?.contains(event.target) || (event.button ?? 0) > 0) return;
  fingers.set(event.pointerId, event);
  if (fingers.size === 2) lens2.drag = { pinch: gapOf(lens2), scale: zoom.scale, at: pointBetween(lens2) };
  else if (fingers.size === 1 && isZoomed(zoom)) lens2.drag = { from: event, middle: zoom.middle };
}
function moveFinger(lens2, event) {
  const { fingers, drag, zoom } = lens2;
  if (!fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, event);
  if (!drag) return;
  if ("pinch" in drag) {
    if (drag.pinch && fingers.size === 2) {
      lens2.isDragged = true;
      zoomMap(lens2, drag.scale * (gapOf(lens2) / drag.pinch));
      keepUnder(lens2, drag.at);
    }
    return;
  }
  const [dx, dy] = [event.clientX - drag.from.clientX, event.clientY - drag.from.clientY];
  if (!lens2.isDragged && Math.hypot(dx, dy) < STILL) return;
  if (!lens2.isDragged) lens2.fan.fold();
  lens2.isDragged = true;
  const unitsPerPixel = windowOf(zoom).w / rectOf(lens2).width;
  apply(lens2, moveTo(zoom, [drag.middle[0] - dx * unitsPerPixel, drag.middle[1] - dy * unitsPerPixel]));
}
function liftFinger(lens2, event) {
  const { fingers, zoom } = lens2;
  fingers.delete(event.pointerId);
  const [from] = fingers.values();
  lens2.drag = from && lens2.drag && isZoomed(zoom) ? { from, middle: zoom.middle } : null;
}
function click2(lens2, event) {
  const button6 = event.target.closest?.("[data-lens]");
  if (button6) press2(lens2, button6.dataset.lens);
  if (!lens2.svg?.contains(event.target) || !lens2.zoom.box.w) return;
  const wasDragged = lens2.isDragged;
  lens2.isDragged = false;
  const touch2 = lens2.pointer === "touch";
  const small3 = touch2 && isTooSmall(lens2.zoom, rectOf(lens2).width / lens2.zoom.box.w);
  if (small3 && !wasDragged) apply(lens2, enlarge(lens2.zoom, pointAt(lens2, event)));
  if (wasDragged || small3 || touch2 && lens2.fan.spread(event.target)) {
    event.stopPropagation();
    event.preventDefault();
  }
}
function turnWheel(lens2, event) {
  if (!event.ctrlKey || !lens2.svg?.contains(event.target)) return;
  event.preventDefault();
  zoomMap(lens2, lens2.zoom.scale * Math.exp(-clamp2(-60, event.deltaY, 60) * 6e-3), pointAt(lens2, event));
}
function pressKey(lens2, event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input, textarea, select")) return;
  const name = KEYS2[event.key];
  if (!name) return;
  press2(lens2, name);
  event.preventDefault();
  event.stopImmediatePropagation();
}
function showFocus(lens2, { target }) {
  if (!lens2.zoom.ground || !lens2.svg || !target.closest?.(".map")) return;
  apply(lens2, showPlace(lens2.zoom, target.dataset.place ?? target.dataset.target?.replace(/^place:/, "")));
}
var LISTENERS2 = [
  ["pointerdown", pressFinger],
  ["pointermove", moveFinger],
  ["pointerup", liftFinger],
  ["pointercancel", liftFinger],
  ["click", click2, true],
  ["wheel", turnWheel, { passive: false }],
  ["keydown", pressKey, true],
  ["focusin", showFocus]
];
function changeMap(lens2, svg) {
  lens2.watch?.disconnect();
  Object.assign(lens2, { svg, announcement: "", zoom: { ...lens2.zoom, box: UNSEEN.box } });
  if (svg?.parentElement) lens2.watch?.observe(svg.parentElement);
}
function update2(lens2, changes) {
  const { scene } = lens2;
  const svg = lens2.root.querySelector("svg.map");
  if (svg !== lens2.svg) changeMap(lens2, svg);
  if (!svg) return;
  if (scene.coach?.step !== lens2.step) Object.assign(lens2, { step: scene.coach?.step, zoom: { ...lens2.zoom, isMoved: false } });
  if (scene.ground !== lens2.zoom.ground) Object.assign(lens2, { zoom: changeGround(lens2.zoom, scene.ground), announcement: "" });
  if (!lens2.zoom.box.w) measure(lens2);
  else if (lens2.announcement === "") announceSizes(lens2);
  if (!lens2.zoom.box.w) return;
  if (changes.has("roll")) fillCorners(svg.parentElement, lens2.zoom);
  if (changes.has("marks") || changes.has("board")) apply(lens2, seek(lens2.zoom, scene));
  lens2.fan.restore();
}
function lens(root, { scene, own }) {
  const state = {
    root,
    scene,
    svg: null,
    step: void 0,
    zoom: UNSEEN,
    announcement: "",
    fingers: /* @__PURE__ */ new Map(),
    drag: null,
    isDragged: false,
    pointer: "mouse",
    fan: fans(root, { scene, own, seen: () => ({ ...windowOf(state.zoom), scale: state.zoom.scale }) }),
    watch: globalThis.ResizeObserver && new ResizeObserver(() => measure(state))
  };
  for (const [name, listener, options] of LISTENERS2) root.addEventListener(name, (event) => listener(state, event), options);
  return {
    /** @param {Set<string>} changes */
    update: (changes) => update2(state, changes),
    stop() {
      state.watch?.disconnect();
      state.fan.stop();
    }
  };
}

// src/story.js
var PLATES = /* @__PURE__ */ new Set(["odds", "plate", "tab"]);
var FADING = /* @__PURE__ */ new Set(["counter", "unit", "vehicle"]);
var foesOf = (actions2) => actions2.steps.filter(({ mine }) => !mine);
function boardsOf(board2, steps) {
  const boards = [board2.filter(({ t }) => !PLATES.has(t))];
  for (const step3 of [...steps].reverse()) boards.unshift(step3.board ? merge(boards[0], step3.board) : boards[0]);
  return boards;
}
function begin(actions2, coach2, isFirst) {
  const story = { id: actions2.id, of: actions2, at: 0, view: "", again: false };
  if (isJudged(coach2) && actions2.steps.every(({ rolls, lost }) => rolls.length + lost.length === 0))
    return { story, spoken: null, isMoving: false };
  if (isFirst) return { story: { ...story, view: foesOf(actions2).length > 0 ? "list" : "" }, spoken: null, isMoving: false };
  return see(story, actions2, 0);
}
var see = (story, actions2, index, again2 = false) => ({
  story: { ...story, at: index, again: again2, view: actions2.steps[index].mine ? "roll" : "step" },
  spoken: "",
  isMoving: true
});
var show3 = (story, actions2, view2) => ({
  story: { ...story, view: view2, again: false },
  spoken: view2 === "list" ? actions2.did : "",
  isMoving: false
});
function goOn(story, actions2) {
  if (story.at + 1 < actions2.steps.length) return see(story, actions2, story.at + 1);
  return show3(story, actions2, foesOf(actions2).length > 1 ? "list" : "");
}
function skip(story, actions2) {
  const { view: view2, again: again2 } = story;
  const turn3 = show3(story, actions2, foesOf(actions2).length > 0 && view2 !== "list" ? "list" : "");
  return view2 !== "list" && !again2 ? { ...turn3, spoken: sentences([turn3.spoken, ...actions2.after ?? []]) } : turn3;
}
function press3(story, actions2, name) {
  const [what, value] = name.split(":");
  if (what === "go-on") return goOn(story, actions2);
  if (what === "skip") return skip(story, actions2);
  if (what === "again") return see(story, actions2, story.at, story.again);
  if (what === "to-list") return show3(story, actions2, "list");
  if (what === "off") return show3(story, actions2, "");
  if (what === "see") return see(story, actions2, Number(value), true);
  return what === "speed" ? see(story, actions2, story.at) : null;
}
function wordsOf({ of: { steps, after: after2 = [] }, again: again2 }, step3, index) {
  return sentences([describeStep(again2 ? { ...step3, before: [] } : step3), ...again2 || index + 1 < steps.length ? [] : after2]);
}
function findStepOnMap(scene, story, boards) {
  const step3 = story && scene.played?.steps[story.at];
  if (!step3 || story.view !== "step" && story.view !== "roll") return null;
  const { trace: trace2 } = step3;
  const steps = scene.played?.steps.slice(story.at) ?? [];
  const past = steps.reduceRight((later2, { moment }) => moment ? merge(later2, moment, scene.ground?.cards) : later2, scene);
  return (
    /** @type {Scene} */
    {
      ...past,
      mine: countPiles(past.mine),
      foe: countPiles(past.foe),
      board: boards[story.at + 1],
      advice: null,
      marks: { trace: trace2 ? { ...trace2 } : void 0 }
    }
  );
}
var countPiles = (half2) => !half2?.counts ? half2 : {
  ...half2,
  piles: half2.piles.map((pile2) => {
    const count = half2.counts[pile2.id] ?? pile2.count;
    return count === pile2.count ? pile2 : { ...pile2, count, title: `${pile2.label}: ${count}` };
  })
};
function findRemovals(boards, index) {
  const stays = new Set(boards[index + 1]?.map(({ k }) => k));
  return boards[index]?.filter(({ k, t }) => !stays.has(k) && FADING.has(t)) ?? [];
}
function findWays(boards, index, trace2, places) {
  const was = new Map(boards[index]?.map((piece) => [piece.k, piece]));
  const ways = [];
  for (const piece of boards[index + 1] ?? []) {
    const old = was.get(piece.k);
    if (!old || old.x === piece.x && old.y === piece.y) continue;
    const isAside = trace2.target || old.p !== trace2.path[0] || piece.p !== trace2.path.at(-1);
    const middles = isAside ? [] : trace2.path.slice(1, -1).map((id) => places.find((place) => place.id === id));
    const stops = middles.filter(Boolean).map(({ cx, cy }) => ({ x: cx, y: cy }));
    const points2 = [old, ...stops, piece].map(({ x, y }) => ({ x, y }));
    ways.push({ k: piece.k, points: points2, isOwn: stops.length > 0 || old.p === trace2.path[0] });
  }
  return ways;
}
function findHits(boards, index, step3) {
  const was = new Map(boards[index]?.map((piece) => [piece.k, piece]));
  const isHit = ({ k, n, s }) => was.has(k) && (was.get(k).n !== n || was.get(k).s !== s);
  return step3.rolls.length === 0 ? [] : (boards[index + 1] ?? []).filter(isHit);
}

// src/playback.js
var LOOKS = /* @__PURE__ */ new Set(["aim", "rule", "more", "text", "chances", "language", "opponent"]);
var isStill = ({ own }) => calm() || own.speed === "now";
var rateOf = ({ own }) => own.speed === "2" ? 0.5 : 1;
var goesOn = ({ own }) => !isStill({ own }) && (own.speed === "1" || own.speed === "2");
var zoomOf = ({ own }) => own.fit?.zoom ?? 1;
var layerOf = (root) => root.querySelector(".un-in") ?? root;
function apply2(player, { story, spoken, isMoving }) {
  const { own } = player.context;
  own.story = story;
  if (spoken !== null) own.spoken = spoken;
  if (isMoving) player.next = { step: story.of.steps[story.at], index: story.at };
}
function take2(player) {
  const { scene, own } = player.context;
  const { played } = scene;
  if (own.story?.id === played?.id && own.story?.of === played) return;
  if (own.story && played && own.story.id === played.id) {
    own.story.of = played;
    return;
  }
  stopAll(player.move);
  own.story = null;
  player.boards = [];
  if (played?.steps.length) {
    player.boards = boardsOf(scene.board ?? [], played.steps);
    const turn3 = begin(played, scene.coach, player.isFirst);
    if (turn3.isMoving && !own.counted && foesOf(played).length > 0) {
      own.counted = true;
      countGame();
    }
    apply2(player, turn3);
  }
  player.isFirst = false;
}
function pressButton(player, name) {
  const { scene, own } = player.context;
  if (!own.story || !scene.played) return;
  if (name.startsWith("speed:")) chooseSpeed(own.speed = name.slice(6));
  const turn3 = press3(own.story, scene.played, name);
  if (turn3) apply2(player, turn3);
  player.redraw();
}
function leave(player, kind) {
  const { scene, own } = player.context;
  if (LOOKS.has(kind) || !own.story?.view) return;
  apply2(player, show3(own.story, scene.played, ""));
  player.soon();
}
function keepGhosts(player) {
  const { root, boards, next: next3, context } = player;
  const { own } = context;
  player.ghosts = [];
  if (next3 && own.story?.view === "roll") reserveRoom(root, context);
  if (!next3 || isStill(context) || own.story?.view === "list") return;
  player.ghosts = findRemovals(boards, own.story.at).map(({ k }) => find(root, "k", k)).filter(Boolean).map((node) => [node, node.parentNode]);
}
function reserveRoom(root, { own }) {
  const body2 = root.querySelector("[data-region=plan] > .pbody");
  if (body2) own.stage = body2.getBoundingClientRect().height / zoomOf({ own });
  else if (!root.querySelector("[data-region=rolled]")) own.stage = 0;
}
function startMotion(player) {
  const { next: next3 } = player;
  player.next = null;
  if (next3) play(player, next3.step, next3.index);
}
function play(player, step3, index) {
  const { root, context, move: move2 } = player;
  const { own } = context;
  const body2 = root.querySelector(".panel.rolled > .pbody");
  if (body2) body2.scrollTop = body2.scrollHeight;
  const say2 = () => {
    own.spoken = wordsOf(own.story, step3, index);
    player.redraw();
  };
  if (isStill(context)) {
    say2();
    return;
  }
  const rate = rateOf(context);
  const time = moveStep(player, step3, index, rate);
  for (const card2 of root.querySelectorAll(".lost-card")) appear(move2, card2, { duration: TIMES.verdict, delay: time });
  wait(move2, time, say2);
  if (!step3.mine && !own.story.again && goesOn(context)) {
    const next3 = () => {
      apply2(player, goOn(own.story, context.scene.played));
      player.redraw();
    };
    wait(move2, time + TIMES.pause * rate, next3, { drop: true });
  }
}
function moveStep(player, step3, index, rate) {
  const { root, move: move2, context } = player;
  const panel2 = root.querySelector(step3.mine ? ".panel.rolled" : ".panel.enemy");
  let time = 0;
  if (!step3.mine) {
    appear(move2, panel2?.querySelector(".ecard"), { duration: TIMES.card * rate, from: "translateY(-8px)" });
    time = TIMES.card * rate;
  }
  time = moveAlong(player, step3, index, time, rate);
  const dice = [...panel2?.querySelectorAll(".thrown > li > svg") ?? []];
  if (dice.length > 0) {
    time = tumble(move2, dice, { rate, delay: time });
    appear(move2, panel2.querySelector(".vd"), { duration: TIMES.verdict * rate, delay: time });
    time += TIMES.verdict * rate;
  }
  showEffect(player, step3, index, time, rate);
  for (const card2 of panel2?.querySelectorAll(".loss") ?? []) {
    appear(move2, card2, { duration: TIMES.verdict * rate, delay: time, from: "none" });
    const source = findSource(player, step3, card2);
    time = fly(move2, layerOf(root), source, card2.querySelector(".lcard"), { rate, delay: time, zoom: zoomOf(context) });
  }
  return time;
}
function moveAlong({ root, move: move2, boards, context }, step3, index, time, rate) {
  if (!step3.trace) return time;
  const duration = TIMES.path * rate;
  for (const line3 of root.querySelectorAll(".trace path")) animate(move2, line3, [{ opacity: 0 }, { opacity: 1 }], { duration, delay: time });
  const end = time + duration;
  for (const { k, points: points2, isOwn } of findWays(boards, index, step3.trace, context.scene.ground?.places ?? [])) {
    const tiles = (points2.length - 1) * TIMES.tile * rate;
    const frames = points2.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    animate(move2, find(root, "k", k), frames, { duration: tiles, delay: end, easing: "ease-in-out" });
    if (isOwn) time = Math.max(time, end + tiles);
  }
  return Math.max(end, time);
}
function showEffect(player, step3, index, time, rate) {
  const { root, move: move2, boards } = player;
  const burst2 = root.querySelector("[data-region=map] .burst");
  if (burst2) animate(move2, burst2, [{ opacity: 0 }, { opacity: 1 }], { duration: TIMES.burst * rate, delay: time });
  for (const { k, x, y } of findHits(boards, index, step3)) {
    const frames = [0, -4, 4, -3, 3, 0].map((by) => ({ transform: `translate(${x + by}px, ${y}px)` }));
    animate(move2, find(root, "k", k), frames, { duration: TIMES.shake * rate, delay: time });
  }
  for (const [node, parent] of player.ghosts) {
    if (node.isConnected) continue;
    parent.appendChild(node);
    node.setAttribute("aria-hidden", "true");
    animate(move2, node, [{ opacity: 1 }, { opacity: 0 }], { duration: TIMES.verdict * rate, delay: time });
    wait(move2, time + TIMES.verdict * rate, () => node.remove());
  }
  player.ghosts = [];
}
function findSource({ root, context }, step3, card2) {
  const zone = card2.dataset.from;
  const loss2 = step3.lost.find((candidate) => candidate.from === zone);
  const pile2 = find(root, "key", `pile:${loss2?.side}:${zone}`);
  const isHand = loss2?.side === context.scene.mine?.side && zone === "hand";
  return pile2 ?? root.querySelector(isHand ? ".hand h3" : ".foe");
}
function rollDice({ root, move: move2, context }, lastWalk) {
  const rolls = context.scene.walk?.show?.rolls;
  if (isStill(context) || !rolls?.length || JSON.stringify(lastWalk?.show?.rolls) === JSON.stringify(rolls)) return;
  const end = tumble(move2, [...root.querySelectorAll(".panel.walk .thrown > li > svg")]);
  appear(move2, root.querySelector(".panel.walk .vd"), { delay: end });
}
function celebrateSuccess({ root, move: move2, context }, name) {
  if (!isStill(context)) celebrate(move2, layerOf(root), root.querySelector(`.panel.${name}`), zoomOf(context));
}
function playback(root, context, redraw, soon) {
  const { scene, own } = context;
  const move2 = createMotion();
  const player = { root, context, move: move2, redraw, soon, boards: [], next: null, isFirst: true, ghosts: [] };
  own.story = null;
  own.spoken = "";
  root.addEventListener("pointerdown", () => stopAll(move2), true);
  root.addEventListener("keydown", () => stopAll(move2), true);
  return {
    move: move2,
    take: () => take2(player),
    shown: () => findStepOnMap(scene, own.story, player.boards),
    before: () => keepGhosts(player),
    after: () => startMotion(player),
    /** @param {string} name */
    press: (name) => pressButton(player, name),
    /** @param {string} kind */
    leave: (kind) => leave(player, kind),
    dice: (lastWalk) => rollDice(player, lastWalk),
    /** @param {string} name */
    success: (name) => celebrateSuccess(player, name),
    active: () => Boolean(own.story?.view),
    stop: () => stopAll(move2)
  };
}

// src/room.js
var MARGIN2 = 12;
var LEAST2 = 396;
var TALL = 680;
var NARROW2 = 600;
var GUESS = { width: 1500, height: 860 };
var SCROLLS = /^(auto|scroll|overlay)$/;
function scroller(root) {
  const out = (node) => node.parentElement ?? node.getRootNode().host ?? null;
  const cell = root.closest(".jp-Cell");
  for (let node = out(cell ?? root); node && node !== document.body && node !== document.documentElement; node = out(node))
    if (SCROLLS.test(getComputedStyle(node).overflowY)) return node;
  return null;
}
var heightIn = ({ clientHeight, dataset }, width, most) => "least" in dataset ? Math.max(dataset.least, clientHeight) : Math.max(width < NARROW2 ? TALL : LEAST2, Math.min(clientHeight - MARGIN2, most));
function room2(root, tell2, most = () => Infinity) {
  let container = null;
  let last = "";
  const watch2 = globalThis.ResizeObserver && new ResizeObserver(measure2);
  function find2() {
    const now = scroller(root);
    if (now === container) return;
    if (container) watch2?.unobserve(container);
    container = now;
    if (container) watch2?.observe(container);
  }
  function measure2() {
    if (!root.isConnected) return;
    find2();
    const full = "full" in root.dataset;
    const wide = root.clientWidth || GUESS.width;
    const height = full ? "100dvh" : container && container.clientHeight > 0 ? `${heightIn(container, wide, most(wide))}px` : "";
    if (root.style.getPropertyValue("--un-h") !== height) root.style.setProperty("--un-h", height);
    const { clientWidth, clientHeight } = root;
    const now = clientWidth && clientHeight ? { width: clientWidth, height: clientHeight } : GUESS;
    if (last === `${now.width} ${now.height}`) return;
    last = `${now.width} ${now.height}`;
    tell2(now);
  }
  watch2?.observe(root);
  addEventListener("resize", measure2);
  measure2();
  return {
    measure: measure2,
    stop() {
      watch2?.disconnect();
      removeEventListener("resize", measure2);
    }
  };
}
function seen(node) {
  const { top, bottom, height } = node.getBoundingClientRect();
  return height > 0 && bottom > height / 4 && top < innerHeight - height / 4;
}
function appear2(root) {
  globalThis.requestAnimationFrame?.(() => {
    const others = [...document.querySelectorAll(".un[data-layout]")].filter((other) => other !== root);
    if (root.isConnected && !others.some(seen)) root.scrollIntoView?.({ block: "start" });
  });
}

// src/screen.js
function screen(root, tell2) {
  let covers = false;
  const owner = () => root.getRootNode().fullscreenElement ?? document.fullscreenElement;
  const isFull = () => covers || owner() === root;
  function follow() {
    const now = isFull();
    if (now === "full" in root.dataset) return;
    root.toggleAttribute("data-full", now);
    tell2(now);
  }
  function cover(now) {
    covers = now;
    follow();
  }
  function leave2() {
    if (owner() === root) document.exitFullscreen();
    else cover(false);
  }
  async function enter() {
    try {
      await root.requestFullscreen();
    } catch {
      cover(true);
    }
  }
  document.addEventListener("fullscreenchange", follow);
  return {
    toggle: () => isFull() ? leave2() : enter(),
    /** Leave full screen. Return whether the table filled the screen. */
    escape() {
      if (!isFull()) return false;
      leave2();
      return true;
    },
    stop: () => document.removeEventListener("fullscreenchange", follow)
  };
}

// src/theme.js
var TOLD = ["class", "style", "theme", "data-theme", "data-jp-theme-light", "data-vscode-theme-kind"];
var parentOf = (element2) => element2.parentElement ?? element2.getRootNode().host ?? null;
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
function onDark(element2) {
  for (let ancestor = element2; ancestor; ancestor = parentOf(ancestor)) {
    const [r, g, b, a] = channels(getComputedStyle(ancestor).backgroundColor);
    if (a > 0.5) return 0.299 * r + 0.587 * g + 0.114 * b < 128;
  }
  return /dark/.test(getComputedStyle(document.documentElement).colorScheme) && Boolean(globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches);
}
function themeOf(element2) {
  const { jpThemeLight } = document.body.dataset;
  const isInShadow = element2.getRootNode() !== document;
  if (jpThemeLight) return isInShadow ? jpThemeLight === "false" ? "dark" : "light" : "";
  return onDark(parentOf(element2) ?? element2) ? "dark" : "light";
}
function followTheme(root) {
  const look2 = () => {
    const theme = themeOf(root);
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  const observer = new MutationObserver(look2);
  for (const element2 of [document.documentElement, document.body]) observer.observe(element2, { attributes: true, attributeFilter: TOLD });
  const query = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
  query?.addEventListener?.("change", look2);
  look2();
  return () => {
    observer.disconnect();
    query?.removeEventListener?.("change", look2);
  };
}

// src/table.js
var HEARD = 150;
var tables = 0;
var createOwn = () => ({
  prefix: `un${++tables}-`,
  focus: "",
  isRefocusing: false,
  open: /* @__PURE__ */ new Set(),
  rules: /* @__PURE__ */ new Map(),
  others: /* @__PURE__ */ new Map(),
  drawer: "",
  sought: "",
  front: "",
  answered: null,
  full: false,
  words: false,
  stopped: false,
  squeezed: false,
  thinking: false,
  speed: speed(),
  reasons: reasons2(),
  copied: null,
  newest: null,
  fresh: 1,
  stage: 0,
  tip: null,
  story: null,
  spoken: "",
  told: [],
  toldText: "",
  notice: "",
  turn: "",
  hasFocus: false,
  isSilent: true,
  fit: fit(1200, 720, 1)
});
function createTable(model) {
  const root = document.createElement("div");
  root.className = "un un-table";
  root.tabIndex = -1;
  const scene = Object.fromEntries(TRAITS.map((name) => [name, model.get(name)]));
  const table = (
    /** @type {Table} */
    /** @type {Partial<Table>} */
    {
      model,
      root,
      scene,
      own: createOwn(),
      word: (key2, values = {}) => say(scene.words?.[key2] ?? key2, values),
      draw: () => draw(table),
      isGone: false,
      changes: /* @__PURE__ */ new Set(),
      drawings: /* @__PURE__ */ new Map(),
      isWaiting: false,
      success: "",
      space: GUESS,
      layoutKey: "",
      folding: UNFOLDED,
      isUsed: false,
      lastQuestion: "",
      byKey: false,
      lastKey: "",
      isPointing: false,
      focusBefore: null,
      visitedFrom: null,
      isGreeted: false,
      region: "",
      aimTarget: findAim(scene, ""),
      sumTarget: "",
      tipLabel: ""
    }
  );
  return table;
}
var LISTENERS3 = [
  ["click", click],
  ["input", search],
  ["change", jump],
  ["scroll", ({ paper }, event) => snapPage(paper, event), true],
  ["scroll", ({ root }) => markMore(root), true],
  ["keydown", (table, { key: key2 }) => Object.assign(table, { byKey: true, lastKey: key2 }), true],
  ["pointerdown", focusPressed, true],
  ["pointerover", point],
  ["focusin", followFocus],
  ["focusout", leaveFocus]
];
function render({ model, el }) {
  const table = createTable(model);
  const { root, scene } = table;
  el.append(root);
  const stopTheme = followTheme(root);
  table.paper = createPaper(root, table);
  table.player = playback(
    root,
    table,
    () => touch(table, "own"),
    () => drawSoon(table, "own")
  );
  let hasHeard = Boolean(model.widget_manager?.kernel);
  table.alive = watch(
    (isSilent) => setOwn(table, "stopped", isSilent),
    () => {
      const kernel = model.widget_manager?.kernel;
      if (!kernel) return !hasHeard;
      return kernel.status === "busy" && !kernel.isDisposed && kernel.connectionStatus !== "disconnected";
    }
  );
  for (const [name, listener, isCapture] of LISTENERS3) root.addEventListener(name, (event) => listener(table, event), isCapture);
  listenShare(table);
  listenBuilder(table);
  const stopKeys = listenKeys(table);
  table.lens = lens(root, table);
  const listeners = TRAITS.map((name) => [`change:${name}`, () => touch(table, name)]);
  const mind = pondering(table.alive, (isOn) => setOwn(table, "thinking", isOn));
  listeners.push(["msg:custom", mind.hear], ["msg:custom", () => hasHeard = true]);
  for (const [name, listener] of listeners) model.on(name, listener);
  setLanguage(table);
  table.screen = screen(root, (isOn) => {
    setOwn(table, "full", isOn);
    table.room.measure();
  });
  const take3 = (space) => {
    table.space = space;
    touch(table, "fit");
  };
  table.room = room2(root, take3, (width) => heightFor(table, width));
  table.player.take();
  table.draw();
  appear2(root);
  if (scene.home) focusStart(table);
  setTimeout(() => setOwn(table, "isSilent", false), HEARD);
  return () => {
    table.isGone = true;
    stopTheme();
    stopKeys();
    for (const helper of [table.room, table.screen, table.player, mind, table.lens]) helper.stop();
    for (const [name, listener] of listeners) model.off(name, listener);
    root.remove();
  };
}
var table_default = { initialize, render };
export {
  table_default as default
};
