// @ts-check
import { h } from "./dom.js";

/** The time without an answer after which the program counts as stopped, in milliseconds. */
export const PATIENCE = 3000;

/**
 * Notice when the kernel no longer answers. A busy kernel gets more time, because it will answer.
 *
 * @param {(stopped: boolean) => void} tell
 * @param {() => boolean} busy
 */
export function watch(tell, busy = () => false) {
  let timer = 0;
  const look = () => (timer = busy() ? setTimeout(look, PATIENCE) : (tell(true), 0));
  return {
    noteSent: () => (timer ||= setTimeout(look, PATIENCE)),
    hear() {
      clearTimeout(timer);
      timer = 0;
      tell(false);
    },
    stop: () => clearTimeout(timer),
  };
}

/** The time after which the page shows that the opponent is thinking, in milliseconds. */
const SOON = 300;

/**
 * Hear the messages of the kernel. One of them announces that the opponent thinks: show that after a moment, until the next message.
 *
 * @param {ReturnType<typeof watch>} alive
 * @param {(on: boolean) => void} show
 */
export function pondering(alive, show) {
  let pause = 0;
  return {
    /** @param {{kind?: string} | null} message */
    hear(message) {
      alive.hear();
      clearTimeout(pause);
      if (message?.kind !== "thinking") return show(false);
      alive.noteSent(); // its answer is still to come
      pause = setTimeout(() => show(true), SOON);
    },
    stop: () => clearTimeout(pause),
  };
}

/** Keys to press together, such as "Shift + Enter". @param {string} names */
const keys = (names) =>
  names
    .split(" + ")
    .filter(Boolean)
    .flatMap((name, i) => [i ? " + " : " ", h("kbd", null, name)]);

/** The notice on the table that the program has stopped, and the keys to press, or what fingers do. @param {import("./types.js").Context} context */
export const drawStopped = ({ word, own }) =>
  h(
    "div.stopped",
    { key: "stopped", role: "alert" },
    h("b", null, word("stopped")),
    h("span", null, own.fit.touch ? word("stopped-tap") : [word("stopped-press"), keys(word("stopped-keys"))]),
  );

/** The notice that the opponent is thinking. A live region must exist before it speaks. @param {import("./types.js").Context} context */
export const thinking = ({ scene: { head }, own, word }) =>
  (head?.opponents ?? []).length > 0 &&
  h("div.thinking", { key: "thinking", role: "status", "aria-live": "polite" }, own.thinking && h("p", null, word("thinking")));
