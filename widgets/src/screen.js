// @ts-check
/**
 * Full screen for one table. Many frames forbid it. Then the same table covers the page.
 *
 * @param {HTMLElement} root
 * @param {(on: boolean) => void} tell
 */
export function screen(root, tell) {
  let covers = false;
  const owner = () => root.getRootNode().fullscreenElement ?? document.fullscreenElement;
  /** Ask the browser: its event comes a moment after the change, and a key can be quicker. */
  const isFull = () => covers || owner() === root;

  function follow() {
    const now = isFull();
    if (now === "full" in root.dataset) return;
    root.toggleAttribute("data-full", now);
    tell(now);
  }

  /** @param {boolean} now */
  function cover(now) {
    covers = now;
    follow();
  }

  function leave() {
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
    toggle: () => (isFull() ? leave() : enter()),
    /** Leave full screen. Return whether the table filled the screen. */
    escape() {
      if (!isFull()) return false;
      leave();
      return true;
    },
    stop: () => document.removeEventListener("fullscreenchange", follow),
  };
}
