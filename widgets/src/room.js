/**
 * How much room the table has. In a cell of a notebook no style sheet knows the visible height: it is that of the nearest thing around the
 * table that scrolls. That thing is watched, not the table, so that what the table does with its height never comes back to it.
 */

/** Around the table in its cell: the frame of the cell, and a hair. */
const MARGIN = 12;
/** Lower than this the table does not get: then the page scrolls. */
const LEAST = 480;
/** Nor a narrow one, which has its parts below one another: else the map would be a stamp (a browser that is zoomed to 200 %). */
const TALL = 680;
const NARROW = 600;
/** What stands in for the room until it is known, or where nothing is laid out at all. */
export const GUESS = { width: 1500, height: 860 };

const SCROLLS = /^(auto|scroll|overlay)$/;

/**
 * The nearest thing around the table that scrolls up and down. A cell's own box grows with the table: it is not asked.
 *
 * @param {Element} root
 * @returns {Element | null}
 */
export function scroller(root) {
  const out = (node) => node.parentElement ?? node.getRootNode().host ?? null;
  const cell = root.closest(".jp-Cell");
  for (let node = out(cell ?? root); node && node !== document.body && node !== document.documentElement; node = out(node))
    if (SCROLLS.test(getComputedStyle(node).overflowY)) return node;
  return null;
}

/**
 * Keeps `--un-h` on the root and tells of every change of the room.
 *
 * @param {HTMLElement} root
 * @param {(room: {width: number, height: number}) => void} tell
 * @returns {{measure: () => void, stop: () => void}}
 */
export function room(root, tell) {
  let around = null;
  let last = "";
  const watch = globalThis.ResizeObserver && new ResizeObserver(measure);

  function find() {
    const now = scroller(root);
    if (now === around) return;
    if (around) watch?.unobserve(around);
    around = now;
    if (around) watch?.observe(around);
  }

  function measure() {
    if (!root.isConnected) return;
    find();
    const full = "full" in root.dataset;
    const height = full ? "100dvh" : around?.clientHeight > 0 ? `${Math.max(0 < root.clientWidth && root.clientWidth < NARROW ? TALL : LEAST, around.clientHeight - MARGIN)}px` : "";
    if (root.style.getPropertyValue("--un-h") !== height) root.style.setProperty("--un-h", height);
    const { clientWidth, clientHeight } = root;
    const now = clientWidth && clientHeight ? { width: clientWidth, height: clientHeight } : GUESS;
    if (last === `${now.width} ${now.height}`) return;
    last = `${now.width} ${now.height}`;
    tell(now);
  }

  // Its width is the cell's own; its height follows what was measured, so this comes to rest after one round.
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

/** Whether some of it can be seen. @param {Element} node */
function seen(node) {
  const { top, bottom, height } = node.getBoundingClientRect();
  return height > 0 && bottom > height / 4 && top < innerHeight - height / 4;
}

/**
 * Brings a table that has just come onto the page to the top, once, unless another one is being looked at.
 *
 * @param {HTMLElement} root
 */
export function appear(root) {
  globalThis.requestAnimationFrame?.(() => {
    const others = [...document.querySelectorAll(".un[data-layout]")].filter((other) => other !== root);
    if (root.isConnected && !others.some(seen)) root.scrollIntoView?.({ block: "start" });
  });
}
