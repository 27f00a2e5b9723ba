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
    asked: () => (timer ||= setTimeout(look, PATIENCE)),
    heard() {
      clearTimeout(timer);
      timer = 0;
      tell(false);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Keys to press together, such as "Shift + Enter". @param {string} names */
const keys = (names) => names.split(" + ").filter(Boolean).flatMap((name, i) => [i ? " + " : " ", h("kbd", null, name)]);

/** The notice on the table that the program has stopped, and the keys to press. */
export const stopped = (word) =>
  h(
    "div.stopped",
    { key: "stopped", role: "alert" },
    h("b", null, word("stopped")),
    h("span", null, word("stopped-press"), keys(word("stopped-keys"))),
  );
