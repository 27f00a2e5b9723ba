// @ts-check
/**
 * Everything on one table that moves without a click. The state is right before any motion starts. Motion only shows how it came about.
 * Nothing waits for it, it never repeats, and it ends when you press something.
 */

/** The durations in ms, halved at double speed. */
export const TIMES = {
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
  glide: 180,
};
/** The interval between changing numbers on a tumbling die, in ms. */
const FLICKER = 70;
/** The number of bits of paper that fly after a success. */
const BITS = 14;

/**
 * The motions of one table that have not ended.
 *
 * @typedef {object} Motion
 * @property {Set<(cut: boolean) => void>} running the functions that end each of them. Their argument is `true` if it was interrupted.
 * @property {Set<Animation>} animations
 */

/** @returns {Motion} */
export const createMotion = () => ({ running: new Set(), animations: new Set() });

/** Call something later: after a time, or at once if all motion is stopped (`drop`: then not at all). @param {Motion} move @param {number} ms @param {() => void} act */
export function wait({ running }, ms, act, { drop = false } = {}) {
  /** @param {boolean} cut */
  const end = (cut) => {
    clearTimeout(timer);
    running.delete(end);
    if (!cut || !drop) act();
  };
  const timer = setTimeout(() => end(false), ms);
  running.add(end);
}

/** Animate something from a time on. Before that it has its first look, and afterward its final one. @param {Motion} move @param {Element | null | undefined} node @param {Keyframe[]} frames @param {{duration: number, delay?: number, easing?: string}} when */
export function animate({ animations }, node, frames, { duration, delay = 0, easing = "cubic-bezier(.2,.8,.3,1)" }) {
  const animation = node?.animate?.(frames, { duration, delay, easing, fill: "backwards" });
  if (!animation) return;
  animations.add(animation);
  animation.onfinish = animation.oncancel = () => animations.delete(animation);
}

/** End everything, including motions that start in the process. @param {Motion} move */
export function stopAll({ running, animations }) {
  for (const end of [...running]) end(true);
  for (const animation of animations) animation.cancel();
}

/**
 * Roll dice in from the left, one after another. They show their faces once they have landed.
 *
 * @param {Motion} move
 * @param {Element[]} dice
 * @param {{rate?: number, delay?: number}} when
 * @returns {number} when the last one lies, in ms
 */
export function tumble(move, dice, { rate = 1, delay = 0 } = {}) {
  let last = delay;
  dice.forEach((die, i) => {
    const time = (TIMES.tumble + i * TIMES.more) * rate;
    animate(
      move,
      die,
      [
        { transform: "translate(-60px, -14px) rotate(-380deg)", opacity: 0.3 },
        { transform: "translate(8px, -10px) rotate(-60deg)", opacity: 1, offset: 0.6 },
        { transform: "translate(0, 3px) rotate(10deg)", offset: 0.88 },
        { transform: "none" },
      ],
      { duration: time, delay, easing: "linear" },
    );
    animate(move, die, [{ transform: "none" }, { transform: "scale(1.08)" }, { transform: "none" }], {
      duration: TIMES.settle * rate,
      delay: delay + time,
    });
    flicker(move, die, delay + time);
    last = Math.max(last, delay + time + TIMES.settle * rate);
  });
  return last;
}

/** Change the number on a die while it rolls, so that nobody reads it too early. The final number is restored. @param {Motion} move @param {Element} die @param {number} until */
function flicker(move, die, until) {
  /** @type {any} */
  const label = die.querySelector("text")?.firstChild;
  if (!label) return;
  const end = label.data;
  let n = 3;
  const timer = setInterval(() => (label.data = String((n = (n * 7 + 3) % 10))), FLICKER);
  wait(move, until, () => {
    clearInterval(timer);
    label.data = end;
  });
}

/**
 * Let something fly from its old place to its new one.
 *
 * @param {Motion} move
 * @param {HTMLElement} layer what it flies over
 * @param {Element | null | undefined} source
 * @param {HTMLElement | null} to
 * @param {{rate?: number, delay?: number, zoom?: number}} when
 */
export function fly(move, layer, source, to, { rate = 1, delay = 0, zoom = 1 } = {}) {
  if (!source || !to?.animate) return delay;
  const [a, b, l] = [source, to, layer].map((element) => element.getBoundingClientRect());
  const copy = /** @type {HTMLElement} */ (to.cloneNode(true));
  copy.setAttribute("aria-hidden", "true");
  copy.classList.add("flies");
  Object.assign(copy.style, { left: `${(b.left - l.left) / zoom}px`, top: `${(b.top - l.top) / zoom}px` });
  layer.append(copy);
  const [dx, dy] = [(a.left - b.left) / zoom, (a.top - b.top) / zoom];
  const duration = TIMES.fly * rate;
  animate(move, to, [{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  animate(
    move,
    copy,
    [
      { transform: `translate(${dx}px, ${dy}px) scale(.3)`, opacity: 0 },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 24}px) scale(.9)`, opacity: 1, offset: 0.55 },
      { transform: "rotate(-3deg)", opacity: 1 },
    ],
    { duration, delay },
  );
  wait(move, delay + duration, () => copy.remove());
  return delay + duration;
}

/** Something appears. @param {Motion} move @param {Element | null | undefined} node */
export const appear = (move, node, { duration = TIMES.verdict, delay = 0, from = "scale(.9)" } = {}) =>
  animate(
    move,
    node,
    [
      { opacity: 0, transform: from },
      { opacity: 1, transform: "none" },
    ],
    { duration, delay },
  );

/** Celebrate a success: draw its sign, and let bits of paper fly up from the button. They are invisible until then. @param {Motion} move @param {HTMLElement} layer @param {Element | null} panel */
export function celebrate(move, layer, panel, zoom = 1) {
  if (!panel?.animate) return;
  const [p, l] = [panel.querySelector(".commit") ?? panel, layer].map((element) => element.getBoundingClientRect());
  for (let i = 0; i < BITS; i++) {
    const bit = document.createElement("i");
    bit.className = "bit";
    bit.setAttribute("aria-hidden", "true");
    const [side, up] = [((i * 37) % BITS) / BITS - 0.5, ((i * 3) % BITS) / BITS]; // two orders, so that they are no row
    Object.assign(bit.style, { left: `${(p.left - l.left + p.width * (0.5 + 0.6 * side)) / zoom}px`, top: `${(p.top - l.top) / zoom}px` });
    layer.append(bit);
    animate(
      move,
      bit,
      [
        { transform: "none", opacity: 0 },
        { opacity: 1, offset: 0.1 },
        { transform: `translate(${side * 160}px, ${-50 - 60 * up}px) rotate(${200 * up}deg)`, opacity: 1, offset: 0.45 },
        { transform: `translate(${side * 220}px, ${-10 - 20 * up}px) rotate(${500 * up}deg)`, opacity: 0 },
      ],
      { duration: TIMES.bits, delay: TIMES.spring, easing: "ease-out" },
    );
    wait(move, TIMES.spring + TIMES.bits, () => bit.remove());
  }
  for (const tick of panel.querySelectorAll("[data-springs]"))
    animate(move, tick, [{ transform: "scale(.9)" }, { transform: "scale(1.05)" }, { transform: "none" }], { duration: TIMES.spring });
  for (const line of panel.querySelectorAll(".tick-line"))
    animate(move, line, [{ strokeDasharray: "0 30" }, { strokeDasharray: "30 0" }], { duration: TIMES.burst });
}
