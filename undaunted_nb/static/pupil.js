// src/dom.js
var SVG = "http://www.w3.org/2000/svg";
var contents = /* @__PURE__ */ new WeakMap();
var family = /* @__PURE__ */ new WeakMap();
var NOBODY = { names: [], nodes: [] };
function h(tag2, props, ...kids) {
  const dot = tag2.indexOf(".");
  const classes = [dot < 0 ? "" : tag2.slice(dot + 1).replaceAll(".", " "), props?.class ?? ""].filter(Boolean).join(" ");
  return { tag: dot < 0 ? tag2 : tag2.slice(0, dot), props: { ...props, class: classes || null }, kids: gather(kids, []) };
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
    const tag2 = kid.tag ?? "#text";
    const key = kid.props?.key;
    return key == null ? `${tag2}#${count[tag2] = (count[tag2] ?? 0) + 1}` : `${tag2}:${key}`;
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
var say = (sentence, values) => sentence.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
var calm = () => !globalThis.matchMedia?.("(prefers-reduced-motion: no-preference)").matches;

// src/pupil-link.js
var SILENCE = 3e3;
var PULSE = 4e3;
var WAITS = [1e3, 2e3, 4e3, 8e3];
var socketAddress = (place) => new URL("socket", place.href).href.replace(/^http/, "ws").replace(/#.*$/, "");
function connect(address, hearer) {
  let socket = null;
  let number = 0;
  let tries = 0;
  let isOver = false;
  let isOpen2 = false;
  let timer = 0;
  const waiting = /* @__PURE__ */ new Map();
  function transmit(n) {
    const entry = waiting.get(n);
    entry.since = performance.now();
    socket.send(JSON.stringify({ ...entry.message, n }));
  }
  function send(kind, fields = {}, keeps = true) {
    number += 1;
    waiting.set(number, { message: { kind, ...fields }, since: performance.now(), keeps });
    if (isOpen2) transmit(number);
    return number;
  }
  function hear(event) {
    const message = JSON.parse(event.data);
    if (message.kind === "got" || message.kind === "error") waiting.delete(message.n);
    hearer.hear(message);
  }
  function open() {
    isOpen2 = true;
    tries = 0;
    for (const [n, { keeps }] of waiting) if (!keeps) waiting.delete(n);
    hearer.open();
  }
  function sendAgain() {
    const before = [...waiting.values()].filter(({ keeps }) => keeps);
    waiting.clear();
    for (const { message } of before) {
      const { kind, ...fields } = message;
      send(kind, fields);
    }
  }
  function lose(event) {
    if (event.target !== socket || isOver) return;
    isOpen2 = false;
    socket = null;
    const wait = WAITS[Math.min(tries, WAITS.length - 1)];
    tries += 1;
    timer = window.setTimeout(start2, wait);
    hearer.lose(wait, [...waiting.values()].filter(({ keeps }) => keeps).length);
  }
  function start2() {
    clearTimeout(timer);
    const old = socket;
    socket = new WebSocket(address);
    old?.close();
    socket.addEventListener("open", open);
    socket.addEventListener("message", hear);
    socket.addEventListener("close", lose);
  }
  function check() {
    if (!isOpen2) return;
    const now2 = performance.now();
    const isSilent = [...waiting.values()].some(({ since }) => now2 - since > SILENCE);
    if (!isSilent) return;
    const silent = socket;
    silent.close();
    lose({ target: silent });
  }
  const pulse = setInterval(() => isOpen2 && send("alive", {}, false), PULSE);
  const watch = setInterval(check, 1e3);
  start2();
  return {
    send,
    sendAgain,
    /** Try at once. */
    retry: start2,
    stop() {
      isOver = true;
      clearInterval(pulse);
      clearInterval(watch);
      clearTimeout(timer);
      socket?.close();
    }
  };
}

// src/pupil-model.js
function createModel(transmit, values = {}) {
  const parts = new Map(Object.entries(values));
  const listeners = /* @__PURE__ */ new Map();
  function emit(name, ...details) {
    for (const listener of [...listeners.get(name) ?? []]) listener(...details);
  }
  function addListener(name, listener) {
    if (!listeners.has(name)) listeners.set(name, /* @__PURE__ */ new Set());
    listeners.get(name).add(listener);
  }
  function removeListener(name, listener) {
    listeners.get(name)?.delete(listener);
  }
  const model = {
    get: (name) => parts.get(name),
    set(name, value) {
      if (parts.get(name) === value) return;
      parts.set(name, value);
      emit(`change:${name}`, model, value);
    },
    on: addListener,
    off: removeListener,
    send: transmit,
    save_changes() {
    },
    widget_manager: void 0,
    /** Take what the room has sent: all parts, or the numbered changes of some. */
    take({ whole, n, parts: changes }) {
      if (whole) {
        for (const [name, value] of Object.entries(whole)) model.set(name, value);
        parts.set("change", 0);
        emit("change:change", model, 0);
      } else emit("msg:custom", { kind: "change", n, parts: changes });
    }
  };
  return model;
}

// src/class-icons.js
var ICONS = {
  guess: "M1.6 14h12.8M4 9.5a1.5 1.5 0 1 0 .01 0M8 9.5a1.5 1.5 0 1 0 .01 0M8 5.7a1.5 1.5 0 1 0 .01 0M8 1.9a1.5 1.5 0 1 0 .01 0M12 9.5a1.5 1.5 0 1 0 .01 0",
  rolls: "M8 1.5L14.5 6.6V9.4L8 14.5L1.5 9.4V6.6ZM8 1.5L11.7 9.6H4.3ZM4.3 9.6L1.5 9.4M11.7 9.6L14.5 9.4M8 14.5L4.3 9.6M8 14.5L11.7 9.6",
  questions: "M2 3.2h1.2M6 3.2h8M2 8h1.2M6 8h8M2 12.8h1.2M6 12.8h8",
  position: "M1.8 8V1.8H8V8ZM8 14.2V8h6.2v6.2ZM10.5 5.5V3.4M10.5 5.5h2.1M10.3 5.6L13.8 2.2",
  lesson: "M8 3.6C6 2.2 3.6 2.2 1.8 3v10c1.8-.8 4.2-.8 6.2.6c2-1.4 4.4-1.4 6.2-.6V3C12.4 2.2 10 2.2 8 3.6ZM8 3.6v10",
  duels: "M4.8 4.7a3.3 3.3 0 1 0 .01 0M11.2 3.7L15 8L11.2 12.3L8.9 9.7M8.9 6.3L11.2 3.7",
  follow: "M3.8 1.8l9 6.3l-4 .6l2.4 4.6l-1.9 1l-2.4-4.6l-3.1 2.7Z",
  results: "M2.2 14.2h11.6M3.8 14v-4M8 14V3M12.2 14V7",
  people: "M5.8 2.5a2.5 2.5 0 1 0 .01 0M1.4 13.6c.2-5.4 8.6-5.4 8.8 0M10.6 2.8a2.3 2.3 0 0 1 .2 4.5M12 9.4c1.8.5 2.6 2 2.7 4.2",
  wall: "M1.5 2.5h13M2.7 2.5v8h10.6v-8M8 10.5v3.3M5 13.9h6",
  eye: "M1.2 8Q8 .8 14.8 8Q8 15.2 1.2 8ZM8 6.2A1.8 1.8 0 1 1 7.99 6.2Z",
  close: "M3.5 3.5l9 9M12.5 3.5l-9 9",
  door: "M3.2 14V2h7.2v12M1.6 14h12.8M7.6 8h.01",
  away: "M1.5 6.2c4-3.5 9-3.5 13 0M4 9.3c2.5-2.2 5.5-2.2 8 0M8 12.7h.01M2.6 14L13.4 2",
  wifi: "M1.5 6.2c4-3.5 9-3.5 13 0M4 9.3c2.5-2.2 5.5-2.2 8 0M8 12.7h.01",
  clock: "M8 1.7a6.3 6.3 0 1 0 .01 0M8 4.4V8l2.4 1.6",
  hand: "M4.6 8.8V4.2a1 1 0 0 1 2 0V7.4M6.6 7V2.6a1 1 0 0 1 2 0V7M8.6 7V3.4a1 1 0 0 1 2 0V8M10.6 8V5.4a1 1 0 0 1 2 0V10c0 3-1.5 4.6-4 4.6c-2.3 0-3.3-1.2-5.2-4.2a1 1 0 0 1 1.6-1.2Z",
  pencil: "M2.4 13.6l.8-3.1L10.8 3l2.2 2.2l-7.5 7.6Z",
  bin: "M2.8 4.5h10.4M6 4.5V2.4h4v2.1M4.2 4.5l.6 9.1h6.4l.6-9.1",
  save: "M8 1.8v7.7M4.8 6.5L8 9.7l3.2-3.2M2.5 11.2v2.6h11v-2.6",
  phone: "M4.5 1.5h7v13h-7ZM7.2 12.3h1.6",
  more: "M3 8h.01M8 8h.01M13 8h.01",
  computer: "M2.5 3h11v7.5h-11ZM1 13.4h14",
  bulb: "M5.6 10.4C2 7.6 3.6 1.8 8 1.8S14 7.6 10.4 10.4V12H5.6ZM6.4 14.2h3.2",
  again: "M3 8a5 5 0 1 0 1.6-3.7M4.4 1.8v2.7h2.7"
};
var sign = (name, size = 16) => h(
  "svg.k-ic",
  { key: `sign-${name}`, width: size, height: size, viewBox: "0 0 16 16", "aria-hidden": "true" },
  h("path", { d: ICONS[name] })
);
var tick = (size = 20) => h(
  "svg.k-tick",
  { key: "tick", width: size, height: size, viewBox: "-10 -10 20 20", "aria-hidden": "true" },
  h("circle", { r: 9 }),
  h("path", { d: "M-4.4 .4L-1.4 3.6L4.6 -3.4" })
);
var bar = (size = 18) => h(
  "svg.k-no",
  { key: "bar", width: size, height: size, viewBox: "-10 -10 20 20", "aria-hidden": "true" },
  h("circle", { r: 7.6 }),
  h("path", { d: "M-5.3 5.3L5.3 -5.3" })
);
var die = (face, isHit, size, key = "die") => h(
  "svg.k-d10",
  { key, class: isHit ? "hit" : null, width: size, height: size * 1.054, viewBox: "-38 -39 76 78", "aria-hidden": "true" },
  h("path.dk", { d: "M0 -35L33 -8V12L0 35L-33 12V-8Z" }),
  h("path.dl", { d: "M0 -35L19 10L0 35M0 -35L-19 10L0 35M-19 10H19M19 10L33 -8M19 10L33 12M-19 10L-33 -8M-19 10L-33 12" }),
  h("path.df", { d: "M0 -35L19 10H-19Z" }),
  h("text", { y: 4 }, String(face))
);
var SYMBOLS = {
  infantry: "M8 3.4a1.7 1.7 0 1 0 .01 0M8 7v4.4M4.6 8.6h6.8M8 11.4l-2.4 3M8 11.4l2.4 3",
  armor: "M3 7.6h8.4v-2.4H5.6M11.4 6h3.4M2.4 7.8h11.2l-1.6 4H4ZM5.2 13.6h.01M8 13.6h.01M10.8 13.6h.01",
  grenade: "M8 5.6a4.2 4.2 0 1 0 .01 0M6.6 5.6V3.4h2.8v2.2M9.4 3.4l2.8 1.4",
  star: "M8 1.8L9.8 6.2L14.4 6.6L10.9 9.6L12 14.2L8 11.7L4 14.2L5.1 9.6L1.6 6.6L6.2 6.2Z",
  flag: "M4 14.4V1.8M4 2.6h8.4l-2 2.6l2 2.6H4"
};
var symbol = (name, size) => h(
  "svg.k-ic",
  { key: "symbol", width: size, height: size, viewBox: "0 0 16 16", "aria-hidden": "true" },
  h("path", { d: SYMBOLS[name] ?? "" })
);
var cube = (name, isHit, size, key = "die") => h(
  "svg.k-d10.k-d6",
  { key, class: isHit ? "hit" : null, width: size, height: size, viewBox: "0 0 76 76", "aria-hidden": "true" },
  h("rect.dk", { x: 5, y: 5, width: 66, height: 66, rx: 13 }),
  name in SYMBOLS ? h("g", { key: "symbol", transform: "translate(12 12) scale(3.25)" }, h("path.ds", { d: SYMBOLS[name] })) : h("text", { key: "word", x: 38, y: 48 }, name)
);
var tag = (name, state = "") => h("span.k-tag", { key: `tag-${name}`, class: state }, h("i", { "aria-hidden": "true" }), h("span", null, name));
var now = (text, state = "", aside = null) => [
  h("span.k-nowdot", { key: "dot", class: state, "aria-hidden": "true" }),
  h("span.k-nowt", { key: "text" }, text),
  aside && h("span.k-nowside", { key: "side" }, aside)
];

// src/pupil-parts.js
var small = (key, text) => text && h("p.k-small", { key }, text);
var commit = (label, fields = {}, ...icon) => h("button.commit", { key: "commit", type: "button", ...fields }, ...icon, h("span", null, label));
var plain = (key, label, fields = {}, ...icon) => h("button.plain", { key, type: "button", ...fields }, ...icon, h("span", null, label));
var drawNote = (key, kind, text) => text && h("p.k-told", { key, class: kind, role: "status" }, kind === "ok" ? tick(20) : kind === "no" ? bar(19) : null, h("span", null, text));
var drawCount = (count) => count?.text && h(
  "div.k-in-count",
  { key: "count" },
  h("span", null, count.text),
  count.of < 41 && h(
    "span.k-prog",
    { "aria-hidden": "true" },
    Array.from({ length: count.of }, (_, i) => h("i", { key: i, class: i < count.n ? "f" : null }))
  )
);
var drawReceipt = (label, text, phrase, isLong = false) => h(
  "section.k-slip.k-got.k-pop",
  { key: "got", class: isLong ? "tight" : null, "aria-live": "polite" },
  h("span.k-small", null, label),
  h("span.what", { class: isLong ? "words" : null }, text),
  h("span.ok", null, tick(24), phrase)
);
var drawPicture = (image, label) => image && h("section.k-pic", { key: "pic", "aria-label": label }, h("img", { key: image.src, src: image.src, alt: image.alt }));
var LETTERS = "ABCDEFGHIJ";
var drawOption = (label, i, state, isPressed) => h(
  "button",
  { key: i, type: "button", class: state || null, "data-answer": i, "aria-pressed": isPressed ? "true" : "false" },
  h("i", { "aria-hidden": "true" }, LETTERS[i]),
  h("b", null, label),
  state === "mine" || state === "okay" ? tick(20) : state === "wrong" ? bar(18) : null
);
function drawBars(bars, myIndex = null) {
  const all = bars.reduce((sum, { n }) => sum + n, 0) || 1;
  return bars.map(
    ({ label, n, right, value }, i) => h(
      "li",
      { key: i, class: right ? "right" : null },
      h("span.l", { key: "label" }, label, i === myIndex && tick(18), right && myIndex === null && tick(18)),
      h("span.b", { key: "b", "aria-hidden": "true" }, h("i", { style: `width:${100 * n / all}%` })),
      h("b", { key: "n" }, String(n)),
      value && h("span.c", { key: "value" }, value)
    )
  );
}

// src/pupil-tables.js
var clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
function viewDuel({ phrase, view, own }) {
  const time = view.clock && [clock(own.clock?.mine ?? view.clock.mine), " – ", clock(own.clock?.foe ?? view.clock.foe)];
  const side = time && h("span", null, sign("clock", 15), " ", time);
  return {
    line: now(view.line, view.foe_here ? view.act ? "" : "wait" : "off", side),
    body: [
      h(
        "p.k-vs",
        { key: "vs" },
        h("span", null, `${phrase("you")}: ${view.sides[0]}`),
        h("span.k-small", null, "–"),
        h("span", null, `${view.foe}: ${view.sides[1]}`)
      ),
      view.again && small("again", view.again.note),
      view.takeover && plain("takeover", view.takeover, { "data-do": "change-table" }, sign("computer", 17))
    ],
    foot: view.again?.label ? [commit(view.again.label, { "data-do": "change-table" }, sign("again", 20))] : []
  };
}
var viewLesson = ({ phrase, view }) => ({
  line: now(view.line, "", view.title),
  body: [
    h(
      "div.k-row",
      { key: "row" },
      h(
        "p.k-steps",
        { role: "img", "aria-label": view.line },
        view.marks.map((mark, i) => h("i", { key: i, class: mark === "good" ? "d" : mark === "go" ? "n" : null }))
      ),
      plain(
        "help",
        view.help ? phrase("help-asked") : phrase("help"),
        { "data-do": "help", "aria-pressed": String(view.help), title: phrase("help-only") },
        sign("hand", 18)
      )
    )
  ],
  foot: []
});
var viewFollow = ({ phrase, view }) => ({
  line: now(view.line),
  body: [view.mine ? drawNote("pin", "ok", view.told) : small("tap", phrase("tap-tile"))],
  foot: view.mine ? [plain("stop", phrase("stop-pointing"), { "data-do": "stop" }, sign("close", 16))] : []
});
function viewPosition({ phrase, view, count }) {
  if (view.shown)
    return {
      line: now(view.shown.told, "wait"),
      body: [view.mine && drawNote("mine", "", view.mine), h("ol.k-bars", { key: "bars" }, drawBars(view.shown.bars))],
      foot: [],
      hides: true
    };
  if (!view.mine) return { line: now(view.line), body: [], foot: [] };
  return {
    line: now(phrase("wait-others"), "wait"),
    body: [drawReceipt(phrase("your-choice"), view.mine, phrase("received"), true), drawCount(count)],
    foot: [plain("change", phrase("change-choice"), { "data-do": "change-table" }, sign("pencil", 17))]
  };
}
var VIEWS = { duels: viewDuel, position: viewPosition, lesson: viewLesson, follow: viewFollow };
var TABLES = Object.keys(VIEWS);
var viewTable = (page) => VIEWS[page.view.what](page);

// src/class-charts.js
var QUARTERS = [
  { share: 0.25, label: "25%" },
  { share: 0.5, label: "50%" },
  { share: 0.75, label: "75%" }
];
function stack(values, place, dot) {
  const dots = [];
  for (const value of values) {
    const x = place(value);
    let level = 0;
    while (dots.some((other) => other.level === level && Math.abs(other.x - x) < dot - 0.5)) level += 1;
    dots.push({ value, x, level });
  }
  return dots;
}
var LETTER = 0.56;
var WIDE_LETTER = 0.68;
var ABREAST = 6;
var LEVELS = 9;
function drawGuesses({ values, low, top, flag, ends, told, notes = [] }, { width, height, font, dot }, myGuess = null, youLabel = "") {
  const ground = height - font * 1.7;
  const place = (value) => (value - low) / (top - low || 1) * width;
  function seat({ x: at, label: said, why }, wide2) {
    const isLeft = flag !== null && at < flag.x;
    const letters = Math.max(said.length, why.length) * font * LETTER;
    const edge = place(at) + (isLeft ? -1 : 1) * wide2 * 1.2;
    const start2 = isLeft ? Math.max(edge, letters - font) : Math.min(edge, width + font - letters);
    return { start: start2, anchor: isLeft ? "end" : "start", fits: start2 === edge };
  }
  let dots = stack(values, place, dot);
  const highest = Math.max(...dots.map(({ level }) => level), 0) + 1;
  const room = ground - font * (notes.every((note) => seat(note, dot).fits) ? 2.2 : 4.2);
  const squeeze = Math.min(1, room / (highest * dot), highest > LEVELS ? LEVELS / highest : 1);
  if (squeeze < 1) dots = stack(values, place, dot * squeeze);
  const step = dot * Math.min(squeeze, room / ((Math.max(...dots.map(({ level }) => level), 0) + 1) * dot));
  const mineIndex = myGuess === null ? -1 : dots.findLastIndex(({ value }) => value === myGuess);
  const label = flag?.label ?? "";
  const wide = label.length * font * LETTER + font;
  const x = flag ? place(flag.x) : 0;
  return h(
    "svg.k-chart",
    {
      key: "guesses",
      viewBox: `${-font * 1.2} 0 ${width + 2.4 * font} ${height}`,
      role: "img",
      "aria-label": [told, label].filter(Boolean).join(" ")
    },
    h("path.base", { key: "base", "stroke-width": font / 8, d: `M${-font / 2} ${ground}H${width + font / 2}` }),
    flag && h("path.theory", { key: "theory", "stroke-width": font / 6, d: `M${x} ${font * 1.6}V${ground}` }),
    dots.map(
      (spot, i) => h("circle", {
        key: i,
        class: i === mineIndex ? "own" : "dot",
        cx: spot.x.toFixed(1),
        cy: (ground - step * (0.56 + spot.level)).toFixed(1),
        r: (step * 0.46).toFixed(1)
      })
    ),
    flag && [
      h("rect.flag", {
        key: "flag",
        x: Math.min(Math.max(x - wide / 2, -font), width + font - wide),
        y: 1,
        width: wide,
        height: font * 1.55,
        rx: font * 0.3
      }),
      h(
        "text.on",
        { key: "exact", x: Math.min(Math.max(x, wide / 2 - font), width + font - wide / 2), y: font * 1.12, "font-size": font },
        label
      )
    ],
    ends.map((end, i) => h("text.soft", { key: `end${i}`, x: place(end.x), y: ground + font * 1.35, "font-size": font }, end.label)),
    mineIndex >= 0 && youLabel && h(
      "text.you",
      { key: "you", x: dots[mineIndex].x + step * 0.8, y: ground - step * (0.35 + dots[mineIndex].level), "font-size": font },
      youLabel
    ),
    notes.map((note, i) => {
      const { start: start2, anchor, fits } = seat(note, step);
      const y = ground - (fits ? step * Math.max(note.n - 0.5, 1.5) : step * note.n + font * 1.7);
      return h(
        "g",
        { key: `note${i}` },
        h("text.halo", { x: start2, y, "font-size": font, "text-anchor": anchor, "font-weight": 700 }, note.label),
        h("text.halo.soft", { x: start2, y: y + font * 1.2, "font-size": font, "text-anchor": anchor }, note.why)
      );
    })
  );
}
function drawBricks(first, end, x, ground, width, rise) {
  const wide = width / ABREAST;
  let path = "";
  for (let k = first; k < end; k++) {
    const left = x + k % ABREAST * wide + wide * 0.06;
    const above = ground - Math.floor(k / ABREAST) * rise - rise * 0.92;
    path += `M${left.toFixed(1)} ${above.toFixed(1)}h${(wide * 0.88).toFixed(1)}v${(rise * 0.84).toFixed(1)}h${(-wide * 0.88).toFixed(1)}z`;
  }
  return path;
}
var shorten = (label, letters) => label.length > letters ? /^\d+/.exec(label)?.[0] ?? label : label;
function drawRolls(columns, { width, height, font }, description) {
  const ground = height - font * 1.8;
  const most = Math.max(...columns.map(({ n, expected, high }) => Math.max(n, expected, high)), ABREAST * 2) * 1.04;
  const rise = (ground - font * 1.4) / most * ABREAST;
  const column = width / columns.length;
  const level = (n) => ground - n / ABREAST * rise;
  return h(
    "svg.k-chart",
    { key: "rolls", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": description },
    columns.map(({ label, n, expected, low, high }, i) => {
      const [x, wide] = [column * i + column * 0.08, column * 0.46];
      const side = x + wide + column * 0.2;
      return h(
        "g",
        { key: i },
        h("path.dot", { d: drawBricks(0, n, x, ground, wide, rise) }),
        expected > 0 && h("path.theory", { "stroke-width": font / 6, d: `M${x - font * 0.4} ${level(expected)}h${wide + font * 0.8}` }),
        expected > 0 && h("path.theory", {
          "stroke-width": font / 10,
          d: `M${side} ${level(low)}V${level(high)}M${side - font * 0.3} ${level(low)}h${font * 0.6}M${side - font * 0.3} ${level(high)}h${font * 0.6}`
        }),
        h(
          "text.halo",
          {
            x: x + wide / 2,
            y: Math.min(level(Math.ceil(n / ABREAST) * ABREAST), level(expected)) - font * 0.4,
            "font-size": font * 1.2,
            "font-weight": 700
          },
          String(n)
        ),
        h(
          "text",
          { x: x + wide / 2, y: ground + font * 1.3, "font-size": font, "font-weight": 700 },
          shorten(label, column / (font * WIDE_LETTER))
        )
      );
    }),
    h("path.base", { key: "base", "stroke-width": font / 8, d: `M0 ${ground}H${width}` })
  );
}
function drawShares(running, exact, { width, height, font }, description) {
  const [ground, left] = [height - font * 1.7, font * 3];
  const n = running.length;
  const xOf = (i) => left + (n > 1 ? i / (n - 1) : 0) * (width - left - font * 0.6);
  const yOf = (share) => ground - share * (ground - font * 0.8);
  const spread = (i) => 1.96 * Math.sqrt(exact * (1 - exact) / (i + 1));
  const upper = running.map((_, i) => `${xOf(i).toFixed(1)} ${yOf(Math.min(exact + spread(i), 1)).toFixed(1)}`);
  const lower = running.map((_, i) => `${xOf(i).toFixed(1)} ${yOf(Math.max(exact - spread(i), 0)).toFixed(1)}`);
  const line = running.map((hits, i) => `${xOf(i).toFixed(1)} ${yOf(hits / (i + 1)).toFixed(1)}`);
  return h(
    "svg.k-chart",
    { key: "shares", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": description },
    n > 1 && h("path.band", { key: "band", d: `M${upper.join("L")}L${lower.reverse().join("L")}Z` }),
    [0.25, 0.5, 0.75].map((share) => h("path.grid", { key: `grid${share}`, d: `M${left} ${yOf(share)}H${width}` })),
    QUARTERS.map(
      ({ share, label }) => h(
        "text.soft",
        { key: `share${share}`, x: left - font * 0.4, y: yOf(share) + font * 0.35, "font-size": font, "text-anchor": "end" },
        label
      )
    ),
    h("path.theory", {
      key: "exact",
      "stroke-width": font / 9,
      "stroke-dasharray": `${font / 2} ${font / 3}`,
      d: `M${left} ${yOf(exact)}H${width}`
    }),
    h("path.base", { key: "base", "stroke-width": font / 8, d: `M${left} ${ground}H${width}` }),
    n > 0 && h("path.run", { key: "run", "stroke-width": font / 6, d: `M${line.join("L")}` }),
    n > 0 && h("circle.own", { key: "last", cx: xOf(n - 1), cy: yOf(running[n - 1] / n), r: font * 0.4 }),
    n > 0 && h("text.soft", { key: "first", x: left, y: ground + font * 1.3, "font-size": font }, "1"),
    n > 1 && h("text.soft", { key: "n", x: width - font, y: ground + font * 1.3, "font-size": font, "text-anchor": "end" }, String(n))
  );
}

// src/pupil-guess.js
var PLOT = { width: 332, height: 168, font: 14.5, dot: 15 };
var drawFaces = ({ faces, note }) => faces.length > 0 && [
  h(
    "div.k-faces",
    { key: "faces", role: "img", "aria-label": note },
    faces.map(({ n, hit }) => h("i", { key: n, class: hit ? "h" : null }, n))
  ),
  h("p.k-small.k-center", { key: "note" }, note)
];
function drawScale({ phrase, own }) {
  const value = own.value ?? null;
  return h(
    "div.k-mid.k-stack",
    { key: "scale" },
    h("output.k-big", { "aria-live": "polite" }, value === null ? "?" : phrase(String(value))),
    h(
      "div.k-scale",
      null,
      h("button.k-step", { type: "button", "data-do": "less", "aria-label": phrase("less") }, "−"),
      h(
        "div.k-line",
        null,
        h("input", {
          type: "range",
          min: 0,
          max: 100,
          live: String(value ?? 50),
          "aria-label": phrase("guess-label"),
          "aria-valuetext": value === null ? "?" : phrase(String(value)),
          "data-range": ""
        }),
        h("span.tr"),
        value !== null && h("span.th", { style: `left:${value}%` }),
        h(
          "span.nums",
          { "aria-hidden": "true" },
          [0, 25, 50, 75, 100].map((n) => h("span", { key: n, style: `left:${n}%` }, String(n)))
        )
      ),
      h("button.k-step", { type: "button", "data-do": "more", "aria-label": phrase("more-one") }, "+")
    )
  );
}
function viewGuess(page) {
  const { phrase, view, own, count } = page;
  if (view.shown) return viewGuesses(page);
  const question = h("p.k-q", { key: "q" }, view.question);
  if (view.scale === "options") {
    const pick = (label2, i) => drawOption(label2, i, view.mine === i ? "mine" : view.mine === null ? "" : "dim", view.mine === i);
    return {
      line: view.mine === null ? now(phrase("guess-choose")) : now(phrase("wait-answer"), "wait"),
      body: [
        question,
        h("div.k-answers.long", { key: "answers", role: "group" }, view.options.map(pick)),
        view.mine !== null && drawNote("got", "ok", phrase("change-note")),
        drawCount(count),
        small("hid", phrase("hidden"))
      ],
      foot: []
    };
  }
  if (view.mine !== null && !own.changes)
    return {
      line: now(phrase("wait-answer"), "wait"),
      body: [
        h("div.k-mid.k-stack", { key: "mid" }, drawReceipt(phrase("your-guess"), view.words, phrase("received")), drawCount(count)),
        h("p.k-small.k-center", { key: "hid" }, phrase("hidden"))
      ],
      foot: [plain("change", phrase("change-guess"), { "data-do": "change" }, sign("pencil", 17))]
    };
  const entry = view.scale === "percent" ? drawScale(page) : h(
    "form.k-form.k-mid",
    { key: "form", id: "number", "data-form": "number", autocomplete: "off" },
    h(
      "label",
      null,
      phrase("guess-number"),
      h("input.k-in.code", { name: "value", inputmode: "decimal", maxlength: 12, live: String(own.value ?? "") })
    )
  );
  const label = view.scale === "percent" ? phrase("send", { value: own.value === void 0 ? "" : phrase(String(own.value)) }) : phrase("send-guess");
  return {
    line: now(phrase("guess-line")),
    body: [question, drawFaces(view), entry, h("p.k-small.k-center", { key: "hid" }, phrase("hidden"))],
    foot: [
      view.scale === "percent" ? commit(label, { "data-do": "send-guess", disabled: own.value === void 0 ? true : null }) : commit(label, { type: "submit", form: "number" })
    ]
  };
}
function viewGuesses({ phrase, view }) {
  const { shown } = view;
  const chart = shown.bars ? h("ol.k-bars", { key: "bars" }, drawBars(shown.bars, view.mine)) : h(
    "div.k-slip.k-plot",
    { key: "plot" },
    drawGuesses(shown, PLOT, view.mine, phrase("you")),
    h("p.k-small.k-center", null, shown.told)
  );
  return {
    line: now(shown.answer || phrase("guesses-shown"), "wait"),
    body: [
      chart,
      drawNote("you", "", shown.you),
      ...shown.steps.slice(-1).map((step, i) => drawNote(`step${i}`, "ok", step)),
      h("p.k-small.k-center", { key: "next" }, phrase("next-wait"))
    ],
    foot: []
  };
}

// src/pupil-join.js
var CODE = ["code", "slow", "full", "many"];
function viewJoin({ phrase, own, data, error }) {
  const fault = (kinds) => kinds.includes(error) && h("span.k-err", { key: "err", role: "alert" }, bar(18), h("span", null, phrase(`error-${error}`)));
  const isCode = CODE.includes(error);
  return {
    line: now(phrase(data.two ? "friend-line" : "join-line")),
    body: [
      h(
        "form.k-form",
        { key: "form", id: "join", "data-form": "join", autocomplete: "off" },
        h(
          "label",
          { key: "code" },
          phrase("code"),
          h("input.k-in.code", {
            name: "code",
            live: own.code,
            maxlength: 10,
            autocapitalize: "characters",
            spellcheck: "false",
            "aria-invalid": isCode ? "true" : null,
            required: true
          }),
          h("small", null, phrase(data.two ? "friend-code" : "code-hint")),
          fault(CODE)
        ),
        h(
          "label",
          { key: "name" },
          phrase("nickname"),
          h(
            "span.k-row",
            null,
            h("input.k-in", {
              name: "name",
              live: own.name,
              maxlength: 24,
              spellcheck: "false",
              "aria-invalid": error === "name" || error === "no-name" ? "true" : null
            }),
            plain("suggest", phrase("suggest"), { "data-do": "suggest" }, sign("again", 17))
          ),
          h("small", null, phrase("nickname-hint")),
          fault(["name", "no-name"])
        ),
        h("div.k-lb", { key: "lang" }, phrase("language"), drawLanguages(data, own.lang, phrase))
      ),
      small("safe", phrase("safe"))
    ],
    foot: [commit(phrase("join"), { type: "submit", form: "join" })]
  };
}
var drawLanguages = (data, current, phrase) => h(
  "div.k-langs",
  { key: "langs", role: "radiogroup", "aria-label": phrase("language") },
  Object.entries(data.languages).map(
    ([id, name]) => h(
      "button",
      {
        key: id,
        type: "button",
        lang: id,
        role: "radio",
        "aria-checked": String(id === current),
        class: id === current ? "on" : null,
        "data-lang": id
      },
      name
    )
  )
);
function viewFriend({ phrase, own, view, me }) {
  const isNear = new URL(view.link).hostname === "127.0.0.1";
  return {
    line: now(phrase("friend-wait"), "wait"),
    body: [
      h(
        "div.k-mid.k-center.k-stack",
        { key: "mid" },
        h("h2", null, phrase("friend-title")),
        view.qr && !isNear && drawQr(view.qr, phrase("qr")),
        h("p.k-link", null, view.link),
        h("p", null, phrase("friend-text")),
        isNear && h("p.k-small", null, phrase("friend-here")),
        h("p.k-small", null, `${phrase("nickname")}: ${me.name}`)
      )
    ],
    foot: [
      globalThis.isSecureContext && plain(
        "copy",
        phrase(own.copied ? "friend-copied" : "friend-copy"),
        { "data-do": "copy" },
        own.copied ? tick(17) : sign("save", 17)
      )
    ]
  };
}
var drawQr = (qr, label) => h(
  "svg.k-qr",
  { key: "qr", viewBox: `0 0 ${qr.size} ${qr.size}`, role: "img", "aria-label": label, "shape-rendering": "crispEdges" },
  h("rect.q0", { width: qr.size, height: qr.size }),
  h("path.q1", { d: qr.path })
);
function viewWait(page) {
  const { phrase, own, count, view } = page;
  if (view?.link && !own.renames) return viewFriend(page);
  const body = own.renames ? [
    h(
      "form.k-form",
      { key: "form", id: "rename", "data-form": "rename", autocomplete: "off" },
      h(
        "label",
        null,
        phrase("nickname"),
        h("input.k-in", {
          name: "name",
          live: own.name,
          maxlength: 24,
          spellcheck: "false",
          "aria-invalid": own.refused ? "true" : null
        }),
        own.refused && h("span.k-err", { role: "alert" }, bar(18), h("span", null, phrase("error-name")))
      )
    )
  ] : [
    h(
      "div.k-mid.k-center.k-stack",
      { key: "mid" },
      h("h2", null, phrase("wait-title")),
      h("p", null, phrase("wait-text")),
      h("p", { key: "here" }, count?.text ?? ""),
      h("div.k-dice", { key: "die", "data-die": "" }, die(own.face ?? "?", false, 96)),
      small("no", phrase("die-note"))
    )
  ];
  const foot = own.renames ? [commit(phrase("save-name"), { type: "submit", form: "rename" })] : [
    plain("rename", phrase("rename"), { "data-do": "rename" }, sign("pencil", 17)),
    plain("die", phrase("die"), { "data-do": "die" }, sign("rolls", 18))
  ];
  return { line: now(phrase("wait-line"), "wait"), body, foot };
}

// src/pupil-questions.js
function viewQuestions({ phrase, view, count }) {
  const { shown, mine } = view;
  const state = (i) => shown ? i === shown.right ? "okay" : i === mine ? "wrong" : "dim" : mine === null ? "" : i === mine ? "mine" : "dim";
  const isLong = view.options.some((label) => label.length > 12);
  return {
    line: shown ? now(phrase("answer-shown"), "wait", view.score) : mine === null ? now(view.line) : now(phrase("wait-answer"), "wait", view.line),
    picture: drawPicture(view.picture, view.line),
    body: [
      h("p.k-q", { key: "q" }, view.question),
      !shown && mine === null && h("p.k-small.k-low", { key: "hint" }, phrase("tap-answer")),
      h(
        "div.k-answers",
        { key: "answers", role: "group", "aria-label": view.question, class: isLong ? "long" : null },
        view.options.map((label, i) => drawOption(label, i, state(i), i === mine))
      ),
      !shown && mine !== null && drawNote("got", "ok", phrase("change-note")),
      !shown && mine !== null && drawCount(count),
      shown && drawNote("why", "no", shown.why),
      shown && drawNote("after", "ok", shown.after)
    ],
    foot: []
  };
}

// src/pupil-rolls.js
var DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((n) => ({ face: n, label: String(n) }));
var facesOf = ({ symbols }) => symbols.length > 0 ? symbols.map(({ symbol: name, name: label }, face) => ({ face, label, name })).filter(({ name }, i, faces) => faces.findIndex((other) => other.name === name) === i) : DIGITS;
var drawFace = ({ symbols }, face, size) => symbols.length > 0 ? symbol(symbols[face].symbol, size) : String(face);
var drawDie = ({ symbols, hits }, face, size, key) => symbols.length > 0 ? cube(symbols[face]?.symbol ?? face, hits.includes(face), size, key) : die(face, hits.includes(face), size, key);
var drawPads = ({ phrase, view, own }) => h(
  "div.k-pads",
  { key: "pads" },
  h("p.k-center", { key: "nth" }, h("b", null, phrase("die-nth", { n: Math.min(own.typed.length + 1, view.dice) }))),
  h(
    "div.k-pad",
    null,
    facesOf(view).map(
      ({ face, label }) => h(
        "button",
        {
          key: face,
          type: "button",
          "data-face": face,
          disabled: own.typed.length >= view.dice ? true : null,
          "aria-label": `${phrase("die-nth", { n: own.typed.length + 1 })}: ${label}`,
          title: label
        },
        drawFace(view, face, 30)
      )
    )
  )
);
var nameRoll = ({ symbols }, faces) => faces.map((face) => symbols[face]?.name ?? face).join(", ");
function viewRolls({ phrase, view, own }) {
  const { rolls, times, dice, hits } = view;
  const isDone = rolls.length >= times;
  const last = rolls.at(-1);
  const faces = own.isReal && !isDone ? Array.from({ length: dice }, (_, i) => own.typed[i] ?? "?") : last ?? Array(dice).fill("?");
  const size = dice > 3 ? 64 : 108;
  const isTyping = own.isReal && !isDone;
  const choose = (isReal, key) => h(
    "button",
    {
      key,
      type: "button",
      role: "radio",
      "aria-checked": String(own.isReal === isReal),
      class: own.isReal === isReal ? "on" : null,
      "data-do": key
    },
    phrase(key)
  );
  return {
    line: isDone ? now(phrase("wait-answer"), "wait") : now(view.line),
    body: [
      h("div.k-seg", { key: "seg", role: "radiogroup", "aria-label": view.line }, choose(false, "roll-here"), choose(true, "real-dice")),
      isTyping && small("real", phrase("real-hint")),
      h(
        "div.k-mid.k-center.k-stack",
        { key: "mid" },
        h("p", { key: "nth" }, h("b", null, isDone ? view.left : view.nth)),
        h(
          "div.k-dice",
          { key: "dice", "data-dice": rolls.length, role: "img", "aria-label": nameRoll(view, faces) },
          faces.map((face, i) => drawDie(view, face, size, `die${i}`))
        ),
        !isTyping && h("p.k-verdict", { key: "verdict", role: "status" }, view.verdict),
        small("note", view.note)
      ),
      isTyping && drawPads({ phrase, view, own }),
      h(
        "ol.k-hist",
        { key: "hist", class: dice > 2 || times > 6 ? "many" : null },
        Array.from(
          { length: times },
          (_, i) => i < rolls.length ? h(
            "li",
            { key: i },
            rolls[i].map((face, k) => h("b", { key: k, class: hits.includes(face) ? "h" : null }, drawFace(view, face, 15)))
          ) : h("li.todo", { key: i, class: i === rolls.length ? "cur" : null }, String(i + 1))
        )
      )
    ],
    foot: isDone ? [] : own.isReal ? [
      plain("undo", phrase("take-back"), { "data-do": "take-back", disabled: own.typed.length ? null : true }, sign("again", 18)),
      commit(phrase("send-roll"), { "data-do": "send-roll", disabled: own.typed.length < dice ? true : null })
    ] : [commit(rolls.length ? phrase("roll-again") : phrase("roll-dice"), { "data-do": "roll" }, sign("rolls", 22))]
  };
}

// src/pupil-views.js
function viewOver({ phrase, own, bye, data }) {
  if (bye.why === "moved")
    return {
      line: now(phrase("moved-line"), "off"),
      body: [h("div.k-mid.k-center", { key: "mid" }, h("p", null, phrase("moved-text")))],
      foot: [commit(phrase("here-again"), { "data-do": "rejoin" })]
    };
  if (bye.why === "handed")
    return {
      line: now(phrase("moved-line"), "off"),
      body: [h("div.k-mid.k-center", { key: "mid" }, h("p", null, phrase("handed-text")))],
      foot: []
    };
  if (bye.why === "removed")
    return {
      line: now(phrase("removed-line"), "off"),
      body: [h("div.k-mid.k-center.k-stack", { key: "mid" }, h("h2", null, phrase("removed-title")), h("p", null, phrase("removed-text")))],
      foot: [commit(phrase("join-again"), { "data-do": "again" })]
    };
  const rows = bye.rows ?? [];
  return {
    line: now(bye.why === "left" ? phrase("left-line") : phrase("ended-line"), "wait"),
    body: [
      h("h2", { key: "title" }, phrase("ended-title", { name: own.name })),
      rows.length > 0 && h("p", { key: "text" }, phrase(data.two ? "friend-ended" : "ended-text")),
      rows.length > 0 && h(
        "ul.k-slip.k-res",
        { key: "rows" },
        rows.map(
          ([kind, question, answer], i) => h("li", { key: i }, h("span", null, kind, h("small", null, question)), h("b", null, answer))
        )
      ),
      h("p.k-small.k-low", { key: "foot" }, phrase("ended-foot"))
    ],
    foot: [
      rows.length > 0 && commit(phrase("save"), { "data-do": "save" }, sign("save", 20)),
      plain("again", phrase("join-again"), { "data-do": "again" })
    ]
  };
}
var VIEWS2 = { wait: viewWait, guess: viewGuess, rolls: viewRolls, questions: viewQuestions };
function drawState(page) {
  if (page.bye) return viewOver(page);
  if (!page.me) return viewJoin(page);
  const task = page.view?.what ?? "wait";
  return TABLES.includes(task) ? viewTable(page) : VIEWS2[task](page);
}
var drawLost = ({ phrase, lost }) => h(
  "div.k-shade",
  { key: "shade" },
  h(
    "section.k-slip.k-lost",
    { role: "alertdialog", "aria-label": phrase("lost-line"), "aria-describedby": "lost-text" },
    h("p.hd", null, sign("away", 26), phrase("lost-title")),
    lost.held > 0 && h(
      "p.k-held",
      { key: "held" },
      sign("phone", 22),
      h("span", null, lost.held === 1 ? phrase("lost-held-one") : phrase("lost-held", { n: lost.held }))
    ),
    h("p.k-small", { id: "lost-text" }, phrase("lost-text")),
    h("button.commit", { type: "button", "data-do": "retry" }, phrase("try-now"))
  )
);
var drawMenu = ({ phrase, data, own, view }) => h(
  "div.k-slip.k-menu",
  { key: "menu", role: "dialog", "aria-label": phrase("menu") },
  h("p", null, phrase("language")),
  drawLanguages(data, own.lang, phrase),
  view?.what !== "lesson" && !data.two && plain(
    "help",
    own.asks ? phrase("help-asked") : phrase("help"),
    { "data-do": "help", "aria-pressed": String(Boolean(own.asks)) },
    sign("hand", 17)
  ),
  plain("leave", phrase("leave"), { "data-do": "leave" }, sign("door", 17))
);
var drawTop = ({ me, phrase, own }) => me ? [
  tag(me.name),
  h("span.k-code1", { key: "code" }, h("span.unseen", null, `${phrase("code")}: `), me.code),
  h(
    "button.k-ib",
    { key: "menu", type: "button", "data-do": "menu", "aria-label": phrase("menu"), "aria-expanded": String(Boolean(own.isMenu)) },
    sign("more", 20)
  )
] : [h("span.k-brand", { key: "brand" }, sign("rolls", 22), " undaunted-nb")];

// src/stage-views.js
var SIZES = {
  wall: { guesses: { width: 1560, height: 520, font: 30, dot: 52 }, rolls: { width: 820, height: 480, font: 28, dot: 0 } },
  desk: { guesses: { width: 480, height: 210, font: 13, dot: 17 }, rolls: { width: 250, height: 200, font: 13, dot: 0 } }
};
var drawFaces2 = ({ faces, note }) => faces?.length > 0 && h(
  "div.k-faces",
  { key: "faces", role: "img", "aria-label": note },
  faces.map(({ n, hit }) => h("i", { key: n, class: hit ? "h" : null }, n))
);
var drawTray = ({ n, of, count, label = count }) => h(
  "div.r-tray",
  { key: "tray", role: "img", "aria-label": label, class: of > 40 ? "many" : null },
  Array.from({ length: Math.max(of, n) }, (_, i) => h("i", { key: i, class: i < n ? "f" : null }))
);
var drawCount2 = ({ count }) => h("p.r-count", { key: "count" }, count);
function drawGuess(stage, size) {
  const { shown } = stage;
  if (!shown)
    return [
      h("p.r-q", { key: "q" }, stage.question),
      drawFaces2(stage),
      stage.note && h("p.k-small", { key: "note" }, stage.note),
      drawTray(stage),
      drawCount2(stage)
    ];
  if (shown.bars)
    return [
      h("p.r-q", { key: "q" }, stage.question),
      h("ol.k-bars", { key: "bars" }, drawBars(shown.bars)),
      h("p.r-told", { key: "told" }, shown.told)
    ];
  return [
    h("div.w-slip", { key: "chart" }, drawGuesses(shown, size.guesses)),
    h("p.w-foot", { key: "foot" }, shown.steps[0] && h("b.big", null, shown.steps[0]), h("span", null, shown.told))
  ];
}
function drawRolling({ bars, running, exact, exactly, told, verdict, total, count, words }, size) {
  return [
    h(
      "div.w-two",
      { key: "two" },
      h("div.w-slip", { key: "bars" }, h("p.k-small", null, words["how-many"]), drawRolls(bars, size.rolls, told || total)),
      h("div.w-slip", { key: "shares" }, h("p.k-small", null, words.share), drawShares(running, exact, size.rolls, told || total))
    ),
    h("p.w-foot", { key: "foot" }, h("span", null, told || exactly)),
    h("p.k-small", { key: "verdict" }, verdict || count)
  ];
}
function drawQuestion({ question, options, picture, shown, count, label, n, of }) {
  const bars = shown ? shown.bars : options.map((label2) => ({ label: label2, n: 0, right: false }));
  const list = shown ? h("ol.k-bars", { key: "bars" }, drawBars(bars)) : h(
    "ol.r-opts",
    { key: "opts" },
    options.map((label2, i) => h("li", { key: i }, h("i", { "aria-hidden": "true" }, "ABCDEFGH"[i]), h("b", null, label2)))
  );
  const reasons = shown ? [
    h("p.r-told", { key: "after" }, shown.after),
    ...shown.bars.filter(({ why, n: votes }) => why && votes).map(({ label: label2, why }, i) => h("p.k-small", { key: i }, h("b", null, `${label2.replace(/\.$/, "")}: `), why))
  ] : [drawTray({ n, of, count, label }), drawCount2({ count })];
  return [
    h("p.r-q", { key: "q" }, question),
    h(
      "div.w-two",
      { key: "two", class: picture ? null : "one" },
      picture && drawPicture2(picture),
      h("div.w-list", { key: "list" }, list, reasons)
    )
  ];
}
var TOKEN = 0.55;
function drawHeat({ width, height, washes, ways }) {
  const unit = Math.min(width, height) / 36;
  const most = Math.max(...ways.map(({ n }) => n));
  return h(
    "svg.heat",
    { key: "heat", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" },
    washes.map(({ points, share }, i) => h("polygon", { key: `wash${i}`, points, "fill-opacity": share })),
    ways.map(({ from: [ax, ay], to: [bx, by], n, best }, i) => {
      const length = Math.hypot(bx - ax, by - ay);
      const [dx, dy] = length ? [(bx - ax) / length, (by - ay) / length] : [0, 0];
      const wide = unit * (0.35 + 0.55 * n / most);
      const [tipX, tipY] = [bx - dx * unit, by - dy * unit];
      const [neckX, neckY] = [tipX - dx * unit * 1.8, tipY - dy * unit * 1.8];
      const [x, y] = [ax + (bx - ax) * TOKEN, ay + (by - ay) * TOKEN];
      const head = [
        [tipX, tipY],
        [neckX - dy * (wide + unit * 0.6), neckY + dx * (wide + unit * 0.6)],
        [neckX + dy * (wide + unit * 0.6), neckY - dx * (wide + unit * 0.6)]
      ];
      return h(
        "g",
        { key: `way${i}`, class: best ? "best" : null },
        length > 0 && h("path.line", { key: "line", "stroke-width": wide, d: `M${ax} ${ay}L${neckX} ${neckY}` }),
        length > 0 && h("path.head", { key: "head", "stroke-width": unit * 0.15, d: `M${head.map((point) => point.join(" ")).join("L")}Z` }),
        h("circle", { key: "token", cx: x, cy: y, r: unit * 1.45, "stroke-width": unit * 0.15 }),
        h("text", { key: "n", x, y: y + unit * 0.62, "font-size": unit * 1.75 }, String(n))
      );
    })
  );
}
var drawPicture2 = (picture, pins = [], heat = null) => h(
  "div.w-pic",
  { key: "pic" },
  h(
    "span",
    { style: `--ratio:${picture.ratio}` },
    h("img", { key: picture.src, src: picture.src, alt: picture.alt }),
    heat && drawHeat(heat),
    pins.map(({ x, y, n }, i) => h("b.pin", { key: i, style: `left:${x}%;top:${y}%` }, String(n)))
  )
);
var drawPosition = ({ picture, heat, shown, count, label, n, of }) => [
  h(
    "div.w-two",
    { key: "two" },
    drawPicture2(picture, [], heat),
    h(
      "div.w-list",
      { key: "list" },
      shown ? [
        h("p.r-told", { key: "told" }, shown.told),
        h("ol.k-bars", { key: "bars", class: shown.bars.length > 6 ? "many" : null }, drawBars(shown.bars))
      ] : [drawTray({ n, of, count, label }), drawCount2({ count })]
    )
  )
];
var drawFollowers = ({ picture, pins, bars, count }) => [
  h(
    "div.w-two",
    { key: "two" },
    drawPicture2(picture, pins),
    h("div.w-list", { key: "list" }, h("ol.k-bars", { key: "bars" }, drawBars(bars)), drawCount2({ count }))
  )
];
var drawSteps = ({ bars, count }) => [h("ol.k-bars.steps", { key: "bars" }, drawBars(bars)), drawCount2({ count })];
var columnsFor = (n) => Math.ceil(Math.sqrt(n * 2.4));
var drawPlayer = ({ names, score, winner, away }, k, more = null) => h(
  "span.vs",
  { key: k, class: `s${k + 1}${winner === k ? " won" : ""}${away[k] ? " away" : ""}` },
  h("i", { "aria-hidden": "true" }),
  h("span", null, names[k]),
  more,
  h("b", null, String(score[k]))
);
var drawBoards = ({ boards, count, lookLabel }) => [
  h(
    "ul.r-duels",
    {
      key: "boards",
      style: `--n:${columnsFor(boards.length)};--rows:${Math.ceil(boards.length / Math.min(columnsFor(boards.length), 6))}`
    },
    boards.map(
      ({ names, state, picture, over, winner }, i) => h(
        "li.r-duel",
        { key: i, class: over ? "over" : null },
        h("img", { key: "img", src: picture.src, alt: "" }),
        winner >= 0 && h("span.vs.r-won", { key: "won", class: `s${winner + 1}`, "aria-hidden": "true" }, h("i"), tick(22)),
        names.map((_, k) => drawPlayer(boards[i], k)),
        h("small", { key: "state" }, state),
        lookLabel && h("button.r-peek", {
          key: "peek",
          type: "button",
          "data-send": "look",
          "data-target": String(i),
          "aria-label": `${lookLabel}: ${names.join(" – ")}`,
          title: lookLabel
        })
      )
    )
  ),
  drawCount2({ count })
];
var STAGES = {
  guess: drawGuess,
  rolls: drawRolling,
  questions: drawQuestion,
  position: drawPosition,
  lesson: drawSteps,
  duels: drawBoards,
  follow: drawFollowers
};
var drawStage = (stage, size) => STAGES[stage.what]?.(stage, size) ?? [];
var drawTags = (names, most, others) => {
  const left = names.length - most;
  return h(
    "p.r-tags",
    { key: "tags" },
    left > 0 && h("span.k-tag.more", { key: "more" }, others(left)),
    names.slice(-most).map((name) => tag(name))
  );
};
var isOpen = (stage) => stage.what !== "lobby" && !stage.shown;

// src/wall.js
var NAMES = 15;
function drawLobby(stage, phrase) {
  const step = (n, text, value, kind) => h("div.w-st", { key: n }, h("i", { "aria-hidden": "true" }, n), h("p", null, text), h("p", { class: kind }, value));
  return h(
    "main.w-lobby",
    { key: "lobby", class: stage.qr ? null : "bare" },
    stage.qr && drawQr(stage.qr, phrase("qr")),
    h(
      "div.w-open",
      { key: "open" },
      step("1", stage.qr ? phrase("open-address") : phrase("open-address-only"), stage.address, "w-adr"),
      step("2", phrase("type-code"), stage.code, "w-code")
    ),
    h(
      "div.w-here",
      { key: "here" },
      h("p.w-n", null, sign("people", 40), h("b", null, stage.line)),
      h("p.k-small", null, phrase("wall-note"))
    ),
    drawTags(stage.names, NAMES, (n) => phrase("others", { n }))
  );
}
function showWall(data) {
  const root = document.createElement("div");
  root.className = "un r-wall";
  document.body.append(root);
  const page = { stage: null, isLost: true, isOver: false };
  const phrase = (key, values = {}) => say(data.words[page.stage?.lang ?? data.lang][key] ?? key, values);
  function draw() {
    const { stage } = page;
    document.documentElement.lang = stage?.lang ?? data.lang;
    if (page.isOver || !stage) {
      patch(root, [
        h(
          "main.w-over",
          { key: "over" },
          h(
            "div",
            { role: "status" },
            h("h1.k-now", null, now(phrase(page.isOver ? "ended-line" : "lost-line"), page.isOver ? "wait" : "off"))
          )
        )
      ]);
      return;
    }
    document.title = stage.line;
    if (stage.what === "lobby") {
      patch(root, [drawLobby(stage, phrase)]);
      return;
    }
    const words = { "how-many": phrase("how-many"), share: phrase("share") };
    patch(root, [
      h(
        "header.w-bar",
        { key: "bar" },
        h("h1.k-now", null, now(stage.line, isOpen(stage) ? "" : "wait")),
        h("p.w-join", null, h("span.w-a", null, phrase("join-here"), h("b", null, stage.address)), h("b.w-c", null, stage.code))
      ),
      h("main.w-main", { key: stage.what }, drawStage({ ...stage, words }, SIZES.wall))
    ]);
  }
  const link = connect(socketAddress(location), {
    open() {
      page.isLost = false;
      link.send("watch", { secret: location.hash.slice(1) }, false);
    },
    hear(message) {
      if (message.kind === "stage") page.stage = message;
      if (message.kind === "bye") {
        page.isOver = true;
        link.stop();
      }
      draw();
    },
    lose() {
      page.isLost = true;
    }
  });
  draw();
}

// src/pupil.js
var STORE = `undaunted-nb room ${location.pathname}`;
var LEAST = 396;
function recall() {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}");
  } catch {
    return {};
  }
}
function remember(values) {
  try {
    localStorage.setItem(STORE, JSON.stringify(values));
  } catch {
  }
}
function findLanguage(data, wish) {
  const wishes = [wish, ...navigator.languages.map((tag2) => tag2.slice(0, 2)), data.lang];
  return wishes.find((id) => id && id in data.languages) ?? "en";
}
function start(data) {
  if (data.page !== "pupil") {
    (data.page === "wall" ? showWall : showDesk)(data);
    return;
  }
  const memory = recall();
  const [code, ticket = ""] = decodeURIComponent(location.hash.slice(1)).toUpperCase().split("-");
  const page = {
    data,
    me: null,
    view: null,
    count: null,
    bye: null,
    lost: null,
    error: "",
    own: { code: code || memory.code || "", name: memory.name ?? "", lang: findLanguage(data, memory.lang), isReal: false, typed: [] },
    phrase: (key, values = {}) => say(data.words[page.own.lang][key] ?? key, values)
  };
  let secret = code && (memory.code && code !== memory.code || ticket && ticket !== memory.ticket) ? "" : memory.secret ?? "";
  const root = document.createElement("div");
  root.className = "un k-phone";
  document.body.append(root);
  const table = createTable(page, (kind, fields) => link.send(kind, fields));
  function join() {
    const { own } = page;
    if (!secret && ticket && !own.asked) Object.assign(own, { code: `${code} ${ticket}`, asked: true });
    link.send("join", { code: own.code, name: own.name, lang: own.lang, ...secret ? { secret } : {} }, false);
  }
  function refuse(why) {
    if (why === "many") {
      page.error = why;
      return;
    }
    secret = "";
    remember({ ...recall(), secret: "" });
    if (why === "removed") Object.assign(page, { bye: { why }, me: null });
    else Object.assign(page, { error: page.own.asked ? why : "", me: null });
  }
  const hearings = {
    welcome(message) {
      const isBack = page.me !== null;
      Object.assign(page, { me: message, error: "", lost: null, bye: null });
      Object.assign(page.own, { name: message.name, code: message.code, lang: message.lang, renames: false, refused: false });
      secret = message.secret;
      remember({ secret, name: message.name, code: message.code, lang: message.lang, ticket });
      if (ticket) history.replaceState(null, "", `#${message.code}`);
      if (isBack) link.sendAgain();
    },
    refused: ({ why }) => refuse(why),
    view(message) {
      const isNew = page.view?.task !== message.task || page.view?.q !== message.q;
      page.view = message;
      if (isNew) {
        Object.assign(page.own, { value: void 0, changes: false, typed: [], isMenu: false });
        page.count = null;
        page.focus = true;
      }
      if (message.clock) page.own.clock = { ...message.clock, since: performance.now() };
      table.show();
    },
    now: (message) => page.count = message,
    table: (message) => table.take(message),
    got() {
    },
    error({ n }) {
      if (n === page.own.renamed) page.own.refused = true;
    },
    bye(message) {
      Object.assign(page, { bye: message, lost: null });
      if (message.why !== "moved") {
        remember({ ...recall(), secret: "" });
        secret = "";
      }
      if (["closed", "moved", "handed"].includes(message.why)) link.stop();
      table.show();
    }
  };
  let link = connectAgain();
  function connectAgain() {
    return connect(socketAddress(location), {
      open() {
        page.lost = null;
        if (secret || ticket && !page.own.asked) join();
        draw();
      },
      hear(message) {
        hearings[message.kind]?.(message);
        draw();
      },
      lose(wait, count) {
        if (page.bye) return;
        page.lost = { wait, held: count };
        if (page.me) draw();
      }
    });
  }
  function leaveForm() {
    Object.assign(page, { bye: null, me: null, view: null, count: null, error: "" });
    link.stop();
    link = connectAgain();
    draw();
  }
  const answer = (value) => link.send("answer", { task: page.view.task, q: page.view.q ?? 0, value });
  const roll = (more = {}) => link.send("roll", { task: page.view.task, k: page.view.rolls.length + 1, ...more });
  const step = (by) => page.own.value = Math.min(Math.max((page.own.value ?? 50) + by, 0), 100);
  const deeds = {
    suggest() {
      const names = data.names[page.own.lang].split(",");
      page.own.name = names[Math.floor(Math.random() * names.length)].trim();
    },
    rename: () => page.own.renames = true,
    die: () => page.own.face = Math.floor(Math.random() * 10),
    less: () => step(-1),
    more: () => step(1),
    change: () => page.own.changes = true,
    "send-guess"() {
      answer(page.own.value);
      page.own.changes = false;
    },
    "roll-here": () => page.own.isReal = false,
    "real-dice": () => page.own.isReal = true,
    roll: () => roll(),
    "take-back": () => page.own.typed.pop(),
    "send-roll"() {
      roll({ faces: page.own.typed });
      page.own.typed = [];
    },
    "change-table": () => link.send("change", { task: page.view.task }),
    stop: () => link.send("point", { task: page.view.task, place: "" }),
    help() {
      page.own.asks = !(page.view?.help ?? page.own.asks);
      link.send("help", { on: page.own.asks });
      page.own.isMenu = false;
    },
    menu: () => page.own.isMenu = !page.own.isMenu,
    leave() {
      link.send("leave");
      page.own.isMenu = false;
    },
    copy() {
      const noteCopy = () => {
        page.own.copied = true;
        draw();
      };
      navigator.clipboard?.writeText(page.view.link).then(noteCopy, () => {
      });
    },
    retry: () => link.retry(),
    again: () => leaveForm(),
    rejoin: () => leaveForm(),
    save: () => saveRows(page.bye.rows)
  };
  const forms = {
    join(form) {
      Object.assign(page.own, { code: form.get("code"), name: form.get("name"), asked: true });
      secret = "";
      join();
    },
    rename(form) {
      page.own.name = form.get("name");
      page.own.renamed = link.send("name", { name: form.get("name") });
    },
    number(form) {
      const value = Number(String(form.get("value")).replace(",", ".").replace("−", "-"));
      if (String(form.get("value")).trim() && Number.isFinite(value)) answer(value);
      page.own.changes = false;
    }
  };
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = (
      /** @type {any} */
      event.target
    );
    forms[form.dataset.form]?.(new FormData(form));
    draw();
  });
  root.addEventListener("input", ({ target }) => {
    if ("range" in target.dataset) page.own.value = Number(target.value);
    else if (target.name === "name" || target.name === "code") page.own[target.name] = target.value;
    if ("range" in target.dataset) draw();
  });
  root.addEventListener("click", ({ target }) => {
    const thing = target.closest("[data-do], [data-lang], [data-answer], [data-face]");
    if (!thing || thing.closest(".k-table")) return;
    const { do: deed, lang, answer: option, face } = thing.dataset;
    if (lang) {
      page.own.lang = lang;
      document.documentElement.lang = lang;
      remember({ ...recall(), lang });
      if (page.me) link.send("lang", { lang });
    } else if (option) {
      if (!page.view.shown) answer(Number(option));
    } else if (face) page.own.typed.push(Number(face));
    else deeds[deed]?.();
    draw();
  });
  root.addEventListener("keydown", (event) => {
    if (event.target.tagName === "INPUT" || event.target.closest(".k-table") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && page.own.isMenu) deeds.menu();
    else {
      const key = event.key.toUpperCase();
      const index = "1234".includes(key) ? Number(key) - 1 : "ABCD".indexOf(key);
      const option = root.querySelector(`[data-answer="${index}"]`);
      if (index < 0 || key.length !== 1 || !option) return;
      option.click();
    }
    draw();
  });
  function draw() {
    const sheet = drawState(page);
    const isAtTable = Boolean(page.me && !page.bye && TABLES.includes(page.view?.what) && !sheet.hides);
    document.documentElement.lang = page.own.lang;
    const [dot, line, ...rest] = sheet.line;
    const heading = { ...line.props, role: "heading", "aria-level": 1 };
    const title = line.kids.join("");
    document.title = title;
    root.className = `un k-phone${isAtTable ? " has-table" : ""}${sheet.picture ? " has-pic" : ""}`;
    const before = root.querySelector("[data-dice]")?.dataset.dice;
    const parts = [
      h("header.k-top", { key: "top" }, drawTop(page)),
      h("div.k-now", { key: "now", role: "status", "aria-live": "polite", tabindex: -1 }, dot, { ...line, props: heading }, rest),
      sheet.picture,
      h("main.k-do", { key: "do", "aria-label": title, tabindex: 0, inert: page.lost && page.me ? true : null }, sheet.body),
      h("section.k-table", {
        key: "table",
        role: isAtTable && !sheet.body.some(Boolean) ? "main" : null,
        "aria-label": title,
        "data-least": LEAST,
        hidden: isAtTable ? null : true,
        inert: page.lost ? true : null,
        html: ""
      }),
      h("footer.k-foot", { key: "foot" }, sheet.foot),
      page.lost && page.me && drawLost(page),
      page.own.isMenu && page.me && drawMenu(page)
    ];
    patch(root, parts.filter(Boolean));
    table.place(root.querySelector(".k-table"), isAtTable);
    const dice = root.querySelector("[data-dice]");
    if (dice && before !== void 0 && dice.dataset.dice > before && !calm()) tumble(dice);
    if (page.focus) {
      page.focus = false;
      const { activeElement } = document;
      if (activeElement?.tagName !== "INPUT") root.querySelector(".k-now").focus({ preventScroll: true });
    }
  }
  setInterval(() => tickClock(page) && draw(), 1e3);
  draw();
}
async function showDesk() {
  const desk = (await import(new URL("static/desk.js", document.baseURI).href)).default;
  const el = document.body.appendChild(document.createElement("div"));
  el.className = "desk-page";
  let isDrawn = false;
  const model = createModel((message) => link.send("teach", { message }));
  const link = connect(socketAddress(location), {
    open() {
      link.send("desk", { secret: location.hash.slice(1) }, false);
      link.sendAgain();
    },
    hear(message) {
      if (message.kind !== "desk") return;
      model.set("view", message.view);
      if (!isDrawn) desk.render({ model, el });
      isDrawn = true;
    },
    lose() {
    }
  });
}
function tickClock({ view, own, bye }) {
  if (!view?.clock || bye) return false;
  const seconds = (performance.now() - own.clock.since) / 1e3;
  const [first, second] = view.clock.runs.map((runs, i) => Math.max((i ? view.clock.foe : view.clock.mine) - (runs ? seconds : 0), 0));
  own.clock = { ...own.clock, mine: first, foe: second };
  return true;
}
function tumble(dice) {
  for (const [i, node] of [...dice.querySelectorAll("svg")].entries())
    node.animate([{ transform: "translate(-40px,-10px) rotate(-380deg)" }, { transform: "none" }], {
      duration: 600 + 60 * i,
      easing: "cubic-bezier(.2,.8,.3,1)"
    });
}
function saveRows(rows) {
  const quote = (cell) => `"${(/^\s*[=+\-@]/.test(cell) ? "'" : "") + String(cell).replaceAll('"', '""')}"`;
  const text = `\uFEFF${rows.map((row) => row.map(quote).join(",")).join("\r\n")}\r
`;
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  Object.assign(document.createElement("a"), { href: address, download: "answers.csv" }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1e3);
}
function createTable(page, transmit) {
  let front = null;
  let art = null;
  let model = null;
  let stop = null;
  let task = 0;
  const early = [];
  async function load() {
    if (front) return;
    front = import(new URL("static/table.js", document.baseURI).href).then((module) => module.default);
    art = fetch("static/art.json").then((answer) => answer.json());
  }
  function end() {
    stop?.();
    stop = null;
    model = null;
  }
  return {
    show() {
      if (page.view && TABLES.includes(page.view.what)) load();
      if (page.bye || page.view?.task !== task) end();
    },
    take(message) {
      if (message.task === page.view?.task) {
        if (model) model.take(message);
        else early.push(message);
      }
    },
    /** Draw the table once its first parts are here. */
    place(host, isShown) {
      if (!isShown || model || !early.some(({ whole }) => whole)) return;
      task = page.view.task;
      model = createModel((content) => transmit("table", { task, message: content }));
      const thisModel = model;
      const messages = early.splice(0);
      Promise.all([front, art]).then(([table, symbols]) => {
        if (model !== thisModel) return;
        thisModel.set("art", symbols);
        for (const message of messages) if (message.whole) thisModel.take(message);
        const stops = [table.initialize({ model: thisModel })];
        for (const message of messages) if (!message.whole) thisModel.take(message);
        for (const message of early.splice(0)) thisModel.take(message);
        stops.push(table.render({ model: thisModel, el: host }));
        stop = () => {
          for (const call of stops) call?.();
          host.replaceChildren();
        };
      });
    }
  };
}
start(JSON.parse(document.getElementById("data").textContent));
