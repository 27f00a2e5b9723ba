import { h } from "./dom.js";

/** How long an answer may take before the program is said to have stopped, in milliseconds. */
export const PATIENCE = 3000;

/**
 * Notices when nothing answers any more. A kernel that is busy is waited for: it will answer.
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

/** Says on the table that the program has stopped, and what to press. */
export const stopped = (word) =>
  h(
    "div.stopped",
    { key: "stopped", role: "alert" },
    h("b", null, word("stopped")),
    h("span", null, word("stopped-press"), " ", h("kbd", null, "Shift"), " + ", h("kbd", null, "Enter")),
  );
