// @ts-check
/**
 * The room for the table. In a notebook cell no style sheet knows the visible height, which is that of the nearest scrolling ancestor.
 * That ancestor is watched instead of the table, so that the table's own height never feeds back.
 */

/** The margin around the table in its cell: the frame of the cell, and a little more. */
const MARGIN = 12;
/** The minimum height of the table. Below it, the page scrolls. */
const LEAST = 396;
/** The minimum height of a narrow table, whose parts are stacked. Otherwise the map would be tiny (in a browser zoomed to 200 %). */
const TALL = 680;
const NARROW = 600;
/** The assumed room until it is measured, or without any layout. */
export const GUESS = { width: 1500, height: 860 };

const SCROLLS = /^(auto|scroll|overlay)$/;

/**
 * Return the nearest ancestor of the table that scrolls vertically. The cell's own box grows with the table, so it is skipped.
 *
 * @param {Element} root
 * @returns {Element | null}
 */
export function scroller(root) {
  /** @param {any} node @returns {Element | null} */
  const out = (node) => node.parentElement ?? node.getRootNode().host ?? null;
  const cell = root.closest(".jp-Cell");
  for (let node = out(cell ?? root); node && node !== document.body && node !== document.documentElement; node = out(node))
    if (SCROLLS.test(getComputedStyle(node).overflowY)) return node;
  return null;
}

/** The height of a table in a pane. A page with only the table in it says how low the table may be. @param {any} pane @param {number} width @param {number} most */
const heightIn = ({ clientHeight, dataset }, width, most) =>
  "least" in dataset
    ? Math.max(dataset.least, clientHeight)
    : Math.max(width < NARROW ? TALL : LEAST, Math.min(clientHeight - MARGIN, most));

/**
 * Keep `--un-h` on the root up to date and report every change of the room.
 *
 * @param {HTMLElement} root
 * @param {(room: {width: number, height: number}) => void} tell
 * @param {(width: number) => number} [most] the height that a table of this width can use (a pane can be higher than that)
 * @returns {{measure: () => void, stop: () => void}}
 */
export function room(root, tell, most = () => Infinity) {
  /** @type {Element | null} */
  let container = null;
  let last = "";
  const watch = globalThis.ResizeObserver && new ResizeObserver(measure);

  function find() {
    const now = scroller(root);
    if (now === container) return;
    if (container) watch?.unobserve(container);
    container = now;
    if (container) watch?.observe(container);
  }

  function measure() {
    if (!root.isConnected) return;
    find();
    const full = "full" in root.dataset;
    const wide = root.clientWidth || GUESS.width;
    const height = full ? "100dvh" : container && container.clientHeight > 0 ? `${heightIn(container, wide, most(wide))}px` : "";
    if (root.style.getPropertyValue("--un-h") !== height) root.style.setProperty("--un-h", height);
    const { clientWidth, clientHeight } = root;
    const now = clientWidth && clientHeight ? { width: clientWidth, height: clientHeight } : GUESS;
    if (last === `${now.width} ${now.height}`) return;
    last = `${now.width} ${now.height}`;
    tell(now);
  }

  // The width is that of the cell. The height follows the measurement, so this settles after one round.
  watch?.observe(root);
  addEventListener("resize", measure);
  measure();
  return {
    measure,
    stop() {
      watch?.disconnect();
      removeEventListener("resize", measure);
    },
  };
}

/** Whether a part of it is visible. @param {Element} node */
function seen(node) {
  const { top, bottom, height } = node.getBoundingClientRect();
  return height > 0 && bottom > height / 4 && top < innerHeight - height / 4;
}

/**
 * Scroll a new table to the top of the page once, unless another one is visible.
 *
 * @param {HTMLElement} root
 */
export function appear(root) {
  globalThis.requestAnimationFrame?.(() => {
    const others = [...document.querySelectorAll(".un[data-layout]")].filter((other) => other !== root);
    if (root.isConnected && !others.some(seen)) root.scrollIntoView?.({ block: "start" });
  });
}
