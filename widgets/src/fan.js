/**
 * The things on the place under the pointer or the focus. A line at the edge of the map names them, and a crowd of counters is spread,
 * so that you can see and click each. Nothing is redrawn: the counters are moved and moved back.
 */

/** The number of counters on one place that make a crowd. */
const CROWD = 5;
/** The time that the pointer must rest before they are spread, in ms. */
const REST = 140;
/** The size of a spread counter in px, and its distance from the next one per unit of its size. */
const SHOWN = 48;
const APART = 1.14;
/** Where the line can be: at the foot or (`up`) at the head of the board, in the middle or at one of its ends. */
const SPOTS = ["", "first", "last", "up", "up first", "up last"];

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {HTMLElement} root
 * @param {{scene: import("./types.js").Scene, own: import("./types.js").Own, seen: () => {x: number, y: number, w: number, h: number, scale: number}}} table
 */
export function fans(root, { scene, own, seen }) {
  let pointedPlace = "";
  let open = "";
  let timer = 0;

  const placeOf = (target) =>
    target?.closest?.(".map [data-place]")?.dataset.place ??
    target?.closest?.('.map [data-target^="place:"]')?.dataset.target.slice(6) ??
    "";
  const standing = (id) =>
    (scene.board ?? []).filter((piece) => piece.p === id && (piece.t === "counter" || piece.press) && !piece.of && piece.t !== "exit");
  const nodes = () => [...root.querySelectorAll(".map .counters .piece, .map .tags > .tag, .map .plates > .un-odds")];

  function point(id) {
    if (id === pointedPlace) return;
    pointedPlace = id;
    say(id);
    clearTimeout(timer);
    if (open && open !== id) fold();
    if (id && standing(id).length >= CROWD) timer = setTimeout(() => pointedPlace === id && unfold(id), REST);
  }

  /** The line at the edge: the place and the things on it. */
  function say(id) {
    const line = root.querySelector(".cap");
    if (!line) return;
    const place = scene.ground?.places?.find((candidate) => candidate.id === id);
    line.hidden = !place;
    if (!place) return;
    const things = (scene.board ?? []).filter((piece) => piece.p === id && piece.label).map((piece) => piece.label);
    line.textContent = [place.label, ...things].join("; ");
    clear(line);
  }

  /** Put the line where it hides no word, counter or button of the board, and the least of its places. */
  function clear(line) {
    const boxes = [...root.querySelectorAll(".board :is(.map .edge, .map text, .map .un-el, .keyb, .keybox, .zooms)")].map((node) => ({
      box: node.getBoundingClientRect(),
      weight: node.matches(".edge") ? 1 : 20,
    }));
    const hidden = (spot) => {
      line.className = `cap ${spot}`;
      const { left, right, top, bottom } = line.getBoundingClientRect();
      const shared = ({ box, weight }) =>
        weight *
        Math.max(0, Math.min(right, box.right) - Math.max(left, box.left)) *
        Math.max(0, Math.min(bottom, box.bottom) - Math.max(top, box.top));
      return boxes.reduce((sum, item) => sum + shared(item), 0);
    };
    let least = Infinity;
    let best = "";
    for (const spot of SPOTS) {
      const area = hidden(spot);
      if (area >= least) continue;
      [least, best] = [area, spot];
      if (area === 0) break;
    }
    line.className = `cap ${best}`;
  }

  function unfold(id) {
    const all = standing(id);
    const place = scene.ground?.places?.find((candidate) => candidate.id === id);
    if (!place || all.length < CROWD) return;
    const v = seen();
    const growth = Math.max(1, SHOWN / (52 * v.scale));
    const columns = Math.ceil(Math.sqrt(all.length * 1.3));
    const rows = Math.ceil(all.length / columns);
    const tags = new Map([...root.querySelectorAll(".map .tags > .tag")].map((node) => [node.dataset.of, node]));
    // A tag hangs below its counter in the size that it has on the map.
    const tall = all.some(({ k }) => tags.has(k)) ? 18 * Math.max(1, 1 / v.scale) : 0;
    const broad = Math.max(...all.map((piece) => (/\b(crowd|throng|small)\b/.test(piece.s) ? 52 : (piece.w ?? 52))));
    const pitch = { x: broad * growth * APART, y: 52 * growth * APART + tall };
    const wide = columns * pitch.x;
    const high = rows * pitch.y;
    const keep = (position, half, start, room) => Math.max(start + half + 2, Math.min(start + room - half - 2, position));
    const [cx, cy] = [keep(place.cx, wide / 2, v.x, v.w), keep(place.cy, high / 2, v.y, v.h)];
    const spots = new Map(
      all.map((piece, i) => {
        const inRow = Math.min(columns, all.length - Math.floor(i / columns) * columns);
        return [
          piece.k,
          { piece, x: cx + ((i % columns) - (inRow - 1) / 2) * pitch.x, y: cy + (Math.floor(i / columns) - (rows - 1) / 2) * pitch.y },
        ];
      }),
    );
    open = id;
    for (const node of nodes()) {
      const spot = spots.get(node.dataset.of ?? node.dataset.target?.replace(/^piece:/, "") ?? "");
      if (!spot) continue;
      node.dataset.fan = "";
      node.style.transformOrigin = "0 0";
      const label = node.classList.contains("tag") && node.querySelector("rect");
      if (label) {
        const [x, y, width] = ["x", "y", "width"].map((name) => Number(label.getAttribute(name)));
        node.style.transform = `translate(${spot.x}px, ${spot.y - tall / 2 + 27 * growth}px) scale(${tall / 18}) translate(${-x - width / 2}px, ${-y}px)`;
        continue;
      }
      const [px, py] = [Number(spot.piece.x), Number(spot.piece.y)];
      const factor = (52 * growth) / (spot.piece.h ?? (/\bsmall\b/.test(spot.piece.s) ? 44 : 52));
      // A style overrides the attribute that positions a tag, so the plate's new position starts from there.
      const [ax, ay] = /translate\((-?[\d.]+)[ ,](-?[\d.]+)\)/
        .exec(node.getAttribute("transform") ?? "")
        ?.slice(1)
        .map(Number) ?? [0, 0];
      // Its words can be smaller than in the crowd.
      node.style.setProperty("--u", String(1 / (v.scale * factor)));
      node.style.transform = `translate(${spot.x + (ax - px) * factor}px, ${spot.y - tall / 2 + (ay - py) * factor}px) scale(${factor})`;
    }
    const layer = root.querySelector(".map .fan");
    if (!layer) return;
    const back = document.createElementNS(SVG, "rect");
    for (const [name, value] of Object.entries({
      x: cx - wide / 2,
      y: cy - high / 2,
      width: wide,
      height: high,
      rx: 8,
      "data-place": id,
      class: "fanned",
    }))
      back.setAttribute(name, value);
    layer.replaceChildren(back);
  }

  function fold() {
    if (!open) return;
    open = "";
    for (const node of root.querySelectorAll(".map [data-fan]")) {
      node.removeAttribute("style");
      delete node.dataset.fan;
    }
    root.querySelector(".map .fan")?.replaceChildren();
  }

  /** The focused place, if the keyboard has focused it. What was clicked is left when the pointer goes. */
  const chosenByKey = () => (root.querySelector(".map :focus-visible") ? own.focus : "");

  /** @type {[string, (event: any) => void][]} */
  const listeners = [
    // A map that moves under a resting pointer does not count as pointing. Only a move does.
    ["pointermove", ({ target }) => point(placeOf(target) || chosenByKey())],
    ["pointerleave", () => point(chosenByKey())],
    // A focus that only finds a new place after a click is no pointing either.
    ["focusin", ({ target }) => point(own.isRefocusing ? "" : placeOf(target))],
  ];
  for (const listener of listeners) root.addEventListener(...listener);

  return {
    fold,
    /** Spread the crowd of this element. Return whether there was one to spread. @param {Element} target */
    spread(target) {
      const id = placeOf(target);
      if (!id || open === id || standing(id).length < CROWD) return false;
      pointedPlace = id;
      say(id);
      unfold(id);
      return true;
    },
    /** Restore the fan after a redraw, which may have moved its counters. */
    restore() {
      const was = open;
      fold();
      if (was && was === pointedPlace) unfold(was);
      if (pointedPlace) say(pointedPlace);
    },
    stop: () => clearTimeout(timer),
  };
}
