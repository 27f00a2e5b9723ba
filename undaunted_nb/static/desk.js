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
var now = (text, state = "", aside = null) => [
  h("span.k-nowdot", { key: "dot", class: state, "aria-hidden": "true" }),
  h("span.k-nowt", { key: "text" }, text),
  aside && h("span.k-nowside", { key: "side" }, aside)
];

// src/desk-parts.js
var small = (key, text) => text && h("p.k-small", { key }, text);
var act = (kind, label, more = {}, ...icon) => h("button", { key: `${kind}-${more["data-target"] ?? ""}`, type: "button", "data-send": kind, ...more }, ...icon, h("span", null, label));
var tool = (deed, label, icon) => h("button.r-tool", { key: deed, type: "button", "data-do": deed }, sign(icon, 17), h("span", null, label));

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
    const start = isLeft ? Math.max(edge, letters - font) : Math.min(edge, width + font - letters);
    return { start, anchor: isLeft ? "end" : "start", fits: start === edge };
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
      const { start, anchor, fits } = seat(note, step);
      const y = ground - (fits ? step * Math.max(note.n - 0.5, 1.5) : step * note.n + font * 1.7);
      return h(
        "g",
        { key: `note${i}` },
        h("text.halo", { x: start, y, "font-size": font, "text-anchor": anchor, "font-weight": 700 }, note.label),
        h("text.halo.soft", { x: start, y: y + font * 1.2, "font-size": font, "text-anchor": anchor }, note.why)
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

// src/pupil-parts.js
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

// src/stage-views.js
var SIZES = {
  wall: { guesses: { width: 1560, height: 520, font: 30, dot: 52 }, rolls: { width: 820, height: 480, font: 28, dot: 0 } },
  desk: { guesses: { width: 480, height: 210, font: 13, dot: 17 }, rolls: { width: 250, height: 200, font: 13, dot: 0 } }
};
var drawFaces = ({ faces, note }) => faces?.length > 0 && h(
  "div.k-faces",
  { key: "faces", role: "img", "aria-label": note },
  faces.map(({ n, hit }) => h("i", { key: n, class: hit ? "h" : null }, n))
);
var drawTray = ({ n, of, count, label = count }) => h(
  "div.r-tray",
  { key: "tray", role: "img", "aria-label": label, class: of > 40 ? "many" : null },
  Array.from({ length: Math.max(of, n) }, (_, i) => h("i", { key: i, class: i < n ? "f" : null }))
);
var drawCount = ({ count }) => h("p.r-count", { key: "count" }, count);
function drawGuess(stage, size) {
  const { shown } = stage;
  if (!shown)
    return [
      h("p.r-q", { key: "q" }, stage.question),
      drawFaces(stage),
      stage.note && h("p.k-small", { key: "note" }, stage.note),
      drawTray(stage),
      drawCount(stage)
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
  ] : [drawTray({ n, of, count, label }), drawCount({ count })];
  return [
    h("p.r-q", { key: "q" }, question),
    h(
      "div.w-two",
      { key: "two", class: picture ? null : "one" },
      picture && drawPicture(picture),
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
var drawPicture = (picture, pins = [], heat = null) => h(
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
    drawPicture(picture, [], heat),
    h(
      "div.w-list",
      { key: "list" },
      shown ? [
        h("p.r-told", { key: "told" }, shown.told),
        h("ol.k-bars", { key: "bars", class: shown.bars.length > 6 ? "many" : null }, drawBars(shown.bars))
      ] : [drawTray({ n, of, count, label }), drawCount({ count })]
    )
  )
];
var drawFollowers = ({ picture, pins, bars, count }) => [
  h(
    "div.w-two",
    { key: "two" },
    drawPicture(picture, pins),
    h("div.w-list", { key: "list" }, h("ol.k-bars", { key: "bars" }, drawBars(bars)), drawCount({ count }))
  )
];
var drawSteps = ({ bars, count }) => [h("ol.k-bars.steps", { key: "bars" }, drawBars(bars)), drawCount({ count })];
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
  drawCount({ count })
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
var isOpen = (stage) => stage.what !== "lobby" && !stage.shown;

// src/desk-stage.js
var drawQr = (qr, label) => h(
  "svg.k-qr",
  {
    key: "qr",
    viewBox: `0 0 ${qr.size} ${qr.size}`,
    width: 168,
    height: 168,
    role: "img",
    "aria-label": label,
    "shape-rendering": "crispEdges"
  },
  h("rect.q0", { width: qr.size, height: qr.size }),
  h("path.q1", { d: qr.path })
);
function drawLobby({ view, phrase, own }) {
  const { stage } = view;
  if (view.closed) return { line: now(phrase("closed-line"), "wait"), body: [h("p", { key: "p" }, phrase("closed-text"))], foot: [] };
  if (own.panel === "net")
    return {
      line: now(phrase("net-line")),
      body: [
        h(
          "ul.r-means",
          { key: "means" },
          ["who", "see", "ask", "cafe"].map(
            (key) => h(
              "li",
              { key },
              sign({ who: "wifi", see: "eye", ask: "computer", cafe: "close" }[key], 18),
              h("span", null, phrase(`net-${key}`))
            )
          )
        )
      ],
      foot: [
        act("open", phrase("let-them"), { class: "commit" }, sign("wifi", 18)),
        h("button.plain", { key: "no", type: "button", "data-do": "none" }, phrase("not-now"))
      ]
    };
  if (view.net === "local")
    return {
      line: now(phrase("nobody-line")),
      body: [
        h("p.r-only", { key: "only" }, sign("computer", 40), h("span", null, h("b", null, phrase("only-title")), phrase("only-text"))),
        h("p", { key: "teach" }, phrase("to-teach")),
        h(
          "ul.r-means",
          { key: "means" },
          h("li", null, sign("wifi", 18), h("span", null, phrase("step-net"))),
          h("li", null, sign("phone", 18), h("span", null, phrase("step-qr")))
        )
      ],
      foot: [
        h("button.commit", { key: "net", type: "button", "data-do": "net" }, sign("wifi", 18), h("span", null, phrase("let-join"))),
        h("a.plain", { key: "page", href: view.page, target: "_blank", rel: "noopener" }, phrase("open-page"))
      ]
    };
  return {
    line: now(phrase("lobby-line")),
    body: [
      h(
        "div.r-join",
        { key: "join" },
        stage.qr && drawQr(stage.qr, phrase("qr")),
        h(
          "p",
          null,
          h("span.r-adr", null, stage.address),
          h("b.r-bigcode", null, stage.code),
          h("span.k-small", null, phrase("code-note"))
        )
      ),
      small("next", phrase("start-note"))
    ],
    foot: view.wall ? [
      h(
        "a.commit",
        { key: "wall", href: view.wall, target: "_blank", rel: "noopener" },
        sign("wall", 18),
        h("span", null, phrase("open-wall"))
      )
    ] : []
  };
}
var drawGrid = (grid, lookLabel = "") => h(
  "ul.r-lgrid",
  { key: "grid" },
  grid.map(
    ({ id, name, marks, stuck }) => h(
      "li",
      { key: id },
      lookLabel ? h(
        "button.r-nm",
        { type: "button", "data-send": "look", "data-target": String(id), "aria-label": `${lookLabel}: ${name}`, title: lookLabel },
        name
      ) : h("span.r-nm", null, name),
      h(
        "span.r-st",
        { role: "img", "aria-label": `${marks.filter((mark) => mark === "good").length} / ${marks.length}` },
        marks.map((mark, i) => h("i", { key: i, class: mark || null }))
      ),
      stuck && sign("clock", 15)
    )
  )
);
function drawScreen({ view: { game, stage }, phrase }) {
  const drawLines = (label, lines, kind) => lines.length > 0 && [
    h("h4", { key: `${label}-head` }, phrase(label)),
    h(
      kind,
      { key: label },
      lines.map((line, i) => h("li", { key: i }, line))
    )
  ];
  return {
    line: now(game.names[0], "", game.state),
    body: [
      h(
        "div.w-two.r-game",
        { key: "game" },
        drawPicture(game.picture),
        h(
          "div.w-list",
          { key: "list" },
          h("h4", { key: "task-head" }, phrase("task")),
          game.task.map((line, i) => h("p", { key: `task${i}` }, line)),
          game.options.length > 0 && h(
            "ol.r-log",
            { key: "options", type: "A" },
            game.options.map((line, i) => h("li", { key: i }, line))
          ),
          game.missed && small("missed", game.missed),
          drawLines("said", game.said, "ul.r-log"),
          drawLines("hand", game.hand, "ul.r-hand")
        )
      )
    ],
    foot: [
      act("hint", phrase("send-hint"), { class: "plain", "data-target": String(game.pupil) }, sign("bulb", 17)),
      act("look", phrase("all-pupils"), { class: "plain" }, sign(stage.what, 17))
    ]
  };
}
function drawGame({ view: { game, stage }, phrase }) {
  const isShown = game.hands.length > 0;
  return {
    line: now(game.names.join(" – "), "", game.state),
    body: [
      h(
        "div.w-two.r-game",
        { key: "game" },
        drawPicture(game.picture),
        h(
          "div.w-list",
          { key: "list" },
          game.names.map(
            (_, i) => h(
              "section",
              { key: i },
              drawPlayer(game, i, game.winner === i && tick(16)),
              isShown ? h(
                "ul.r-hand",
                null,
                game.hands[i].map((card, k) => h("li", { key: k }, card))
              ) : h("p.k-small", null, game.counts[i])
            )
          ),
          game.log.length > 0 && [
            h("h4", { key: "steps" }, phrase("last-steps")),
            h(
              "ol.r-log",
              { key: "log" },
              game.log.map((line, i) => h("li", { key: i }, line))
            )
          ]
        )
      )
    ],
    foot: [
      act(
        "hands",
        isShown ? phrase("hide-hands") : phrase("show-hands"),
        { class: "plain", "data-target": isShown ? "" : "show" },
        sign("eye", 17)
      ),
      act("look", phrase("all-boards"), { class: "plain" }, sign(stage.what, 17))
    ]
  };
}
function drawActivity(desk) {
  const { game } = desk.view;
  if (!game) return drawRunning(desk);
  return game.pupil ? drawScreen(desk) : drawGame(desk);
}
function drawRunning({ view, phrase }) {
  const { stage, desk } = view;
  const words = { "how-many": phrase("how-many"), share: phrase("share") };
  const isGrid = stage.what === "lesson" && desk.grid;
  return {
    line: now(stage.line, isOpen(stage) ? "" : "wait", stage.count),
    body: isGrid ? [drawGrid(desk.grid, phrase("look-lesson"))] : [
      ...drawStage({ ...stage, words, count: "", label: stage.count, lookLabel: phrase("look") }, SIZES.desk),
      desk.grid?.some(({ marks }) => marks.length > 0) && drawGrid(desk.grid)
    ],
    foot: [
      view.buttons.map(({ id, label, first }) => act("act", label, { "data-target": id, class: first ? "commit" : "plain" })),
      act("stop", phrase("stop"), { class: "plain" }, sign("close", 15))
    ]
  };
}
var drawResults = ({ view, phrase }) => ({
  line: now(phrase("results"), "wait", view.total),
  body: [
    view.results.length > 0 ? h(
      "table.r-res",
      { key: "table" },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          [phrase("activity"), phrase("pupils"), phrase("answers"), phrase("right")].map(
            (label) => h("th", { key: label, scope: "col" }, label)
          )
        )
      ),
      h(
        "tbody",
        null,
        view.results.map(
          (row) => h(
            "tr",
            { key: row[0] },
            row.map((cell, i) => h(i ? "td" : "th", { key: i, scope: i ? null : "row" }, String(cell)))
          )
        )
      )
    ) : h("p", { key: "none" }, phrase("no-results")),
    h("p.k-small", { key: "code" }, phrase("results-code")),
    h("pre.r-code", { key: "pre" }, view.example)
  ],
  foot: [h("button.plain", { key: "back", type: "button", "data-do": "none" }, phrase("back"))]
});
var drawClosing = ({ phrase, own }) => ({
  line: now(phrase("close-line")),
  body: [
    h(
      "div.r-close",
      { key: "close", role: "radiogroup", "aria-label": phrase("close-line") },
      ["plain", "names", "nothing"].map(
        (keep) => h(
          "label",
          { key: keep, class: own.keep === keep ? "on" : null },
          h("input", {
            type: "radio",
            name: "keep",
            value: keep,
            checked: own.keep === keep ? true : null,
            "data-keep": keep
          }),
          h("span", null, phrase(`keep-${keep}`), h("small", null, phrase(`keep-${keep}-note`)))
        )
      )
    )
  ],
  foot: [
    act("close", own.keep === "nothing" ? phrase("just-close") : phrase("save-close"), { class: "commit", "data-target": own.keep }),
    h("button.plain", { key: "no", type: "button", "data-do": "none" }, phrase("not-now"))
  ]
});

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

// src/desk.js
var UNDO = 8e3;
function drawBar({ view, phrase }) {
  const { stage, here } = view;
  return h(
    "div.r-bar",
    { key: "bar" },
    h("h3", null, phrase("title")),
    h("b.r-letters", null, stage.code),
    h("span.r-adr", null, view.net === "local" ? phrase("this-computer") : stage.address),
    h("span.r-here", null, sign("people", 16), here),
    h("span.r-sp"),
    view.closed ? null : view.wall && h(
      "a.r-tool",
      { href: view.wall, target: "_blank", rel: "noopener", key: "wall" },
      sign("wall", 17),
      h("span", null, phrase("projector"))
    ),
    view.closed ? null : tool("close", phrase("close"), "door")
  );
}
var drawRail = ({ view, phrase, own }) => h(
  "nav.r-rail",
  { key: "rail", "aria-label": phrase("activities") },
  view.kinds.map(
    ({ id, label, on, done }) => act(
      "start",
      label,
      {
        "data-target": id,
        class: on && own.panel !== "results" ? "on" : null,
        "aria-pressed": String(on),
        disabled: view.closed ? true : null
      },
      sign(id, 18),
      done && tick(15)
    )
  ),
  h("hr"),
  h(
    "button",
    {
      key: "results",
      type: "button",
      "data-do": "results",
      class: own.panel === "results" ? "on" : null,
      "aria-pressed": String(own.panel === "results")
    },
    sign("results", 18),
    h("span", null, phrase("results"))
  )
);
function drawPeople(desk) {
  const { view, phrase, own } = desk;
  const helps = view.people.filter(({ help }) => help);
  const hint = (id) => view.stage.what === "lesson" && act("hint", phrase("send-hint"), { class: "plain", "data-target": id }, sign("bulb", 15));
  const stuckRows = (view.desk.grid ?? []).filter((row) => row.stuck);
  return h(
    "aside.r-side",
    { key: "side", "aria-label": phrase("only-you") },
    (helps.length > 0 || stuckRows.length > 0) && [
      h("h4", { key: "eye" }, sign("eye", 17), phrase("only-you")),
      h(
        "ul.r-look",
        { key: "look" },
        helps.map(
          ({ id, name }) => h(
            "li",
            { key: `help${id}` },
            h("b", null, sign("hand", 16), name),
            h("span", null, phrase("asks-help")),
            hint(id),
            act("help", phrase("helped"), { class: "plain", "data-target": id })
          )
        ),
        stuckRows.map(
          ({ id, name, note }) => h("li", { key: `stuck${id}` }, h("b", null, sign("clock", 16), name), h("span", null, note), hint(id))
        )
      )
    ],
    h(
      "h4",
      { key: "people" },
      sign("people", 17),
      view.here,
      h("span.r-sp"),
      view.people.length > 0 && act("names", view.hidden ? phrase("show-names") : phrase("hide-names"), {
        class: "r-mini",
        "data-target": view.hidden ? "" : "hide"
      })
    ),
    view.people.length === 0 && small("none", phrase("names-appear")),
    h(
      "ul.r-pupils",
      { key: "pupils" },
      view.people.map(
        ({ id, name, here, done }) => h(
          "li",
          { key: id },
          h(
            "button.r-p",
            { type: "button", "data-pupil": id, class: here ? null : "away", "aria-expanded": String(own.pupil === id) },
            h("span", null, name),
            done ? tick(14) : h("i", { "aria-hidden": "true" })
          )
        )
      )
    ),
    drawPupil(desk)
  );
}
function drawPupil({ view, phrase, own }) {
  const { stage } = view;
  const pupil = view.people.find(({ id }) => id === own.pupil);
  return pupil && h(
    "div.r-pop.k-slip",
    { key: "pop", role: "dialog", "aria-label": pupil.name },
    h("b", null, pupil.name),
    h(
      "form",
      { "data-rename": pupil.id },
      h("input.r-in", { name: "name", maxlength: 24, live: own.name ?? pupil.plain, "aria-label": phrase("rename") }),
      h("button.plain", { type: "submit" }, sign("pencil", 15), h("span", null, phrase("rename")))
    ),
    pupil.ticket ? h("p.k-small", { key: "ticket", role: "status" }, phrase("move-text", { code: `${stage.code} ${pupil.ticket}` })) : act("move", phrase("move"), { class: "plain", "data-target": pupil.id }, sign("phone", 15)),
    act("remove", phrase("remove"), { class: "plain", "data-target": pupil.id }, sign("bin", 15)),
    h("button.plain", { key: "no", type: "button", "data-pupil": pupil.id }, phrase("back"))
  );
}
function createAlbum(model, redraw) {
  const pictures = /* @__PURE__ */ new Map();
  function take({ kind, src, svg }) {
    if (kind !== "picture") return;
    pictures.set(src, `data:image/svg+xml,${encodeURIComponent(svg)}`);
    redraw();
  }
  model.on("msg:custom", take);
  function find(src) {
    if (!pictures.has(src)) {
      pictures.set(src, "");
      model.send({ kind: "picture", target: src });
    }
    return pictures.get(src);
  }
  function fillAll(view) {
    const sources = /* @__PURE__ */ new Set();
    const fill = (stage) => {
      const { picture, boards } = stage ?? {};
      if (picture) sources.add(picture.src);
      return stage && { ...stage, picture: picture && { ...picture, src: find(picture.src) }, boards: boards?.map(fill) };
    };
    const complete = { ...view, stage: fill(view.stage), game: fill(view.game) };
    for (const src of pictures.keys()) if (!sources.has(src)) pictures.delete(src);
    return [...pictures.values()].every(Boolean) ? complete : null;
  }
  return { fillAll, stop: () => model.off("msg:custom", take) };
}
function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "un r-note";
  el.append(root);
  const stopTheme = followTheme(root);
  const stopKeys = keepKeys(root);
  const state = { panel: "", pupil: 0, name: null, keep: "plain", undo: "", until: 0 };
  const album = document.getElementById("data") ? null : createAlbum(model, () => draw());
  const turnTo = (pupil) => Object.assign(state, { pupil, name: null });
  function draw() {
    const view = album ? album.fillAll(model.get("view")) : model.get("view");
    if (!view) return;
    const phrase = (key, values = {}) => say(view.words[key] ?? key, values);
    const desk = { view, phrase, own: state };
    if (view.undo && view.undo !== state.undo) {
      state.until = Date.now() + UNDO;
      setTimeout(draw, UNDO + 50);
    }
    state.undo = view.undo;
    const { line, body, foot } = state.panel === "results" ? drawResults(desk) : state.panel === "close" ? drawClosing(desk) : view.stage.what === "lobby" ? drawLobby(desk) : drawActivity(desk);
    root.lang = view.lang;
    const parts = [
      drawBar(desk),
      drawRail(desk),
      h(
        "section.r-stage",
        { key: "stage", "aria-label": view.stage.line },
        h("p.k-now", { key: "now", role: "status", "aria-live": "polite" }, line),
        h("div.r-body", { key: "body", role: "group", "aria-label": view.stage.line, tabindex: 0, "data-what": view.stage.what }, body),
        h("div.r-foot", { key: "foot" }, foot, h("span.k-small", { role: "alert" }, view.note))
      ),
      drawPeople(desk),
      view.undo && Date.now() < state.until && h("div.r-undo", { key: "undo", role: "status" }, h("span", null, view.undo), act("undo", phrase("undo")))
    ];
    patch(root, parts.filter(Boolean));
  }
  root.addEventListener("click", ({ target }) => {
    const thing = target.closest("[data-send], [data-do], [data-pupil], [data-keep]");
    if (!thing) return;
    const { send, target: what = "", do: deed, pupil, keep } = thing.dataset;
    if (send) {
      model.send({ kind: send, target: String(what) });
      if (!["help", "names", "move", "hint"].includes(send)) state.panel = "";
      if (send === "remove") turnTo(0);
    } else if (deed) state.panel = deed === "none" ? "" : deed;
    else if (pupil) turnTo(state.pupil === Number(pupil) ? 0 : Number(pupil));
    else state.keep = keep;
    draw();
  });
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = (
      /** @type {any} */
      event.target
    );
    model.send({ kind: "rename", target: form.dataset.rename, value: String(new FormData(form).get("name")) });
    turnTo(0);
    draw();
  });
  root.addEventListener("input", ({ target }) => {
    if (target.name === "name") state.name = target.value;
  });
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !(state.panel || state.pupil)) return;
    state.panel = "";
    turnTo(0);
    event.stopPropagation();
    draw();
  });
  model.on("change:view", draw);
  draw();
  model.send({ kind: "page", target: findBase() });
  return () => {
    model.off("change:view", draw);
    album?.stop();
    stopTheme();
    stopKeys();
    root.remove();
  };
}
function findBase() {
  try {
    const { baseUrl } = JSON.parse(document.getElementById("jupyter-config-data").textContent);
    return new URL(baseUrl, location.origin).href;
  } catch {
    return "";
  }
}
var desk_default = { render };
export {
  desk_default as default
};
