// @ts-check
/**
 * Full screen for one table. Many frames forbid it. Then the same table covers the page.
 *
 * @param {HTMLElement} root
 * @param {(on: boolean) => void} tell
 */
export function screen(root, tell) {
  const owner = () => root.getRootNode().fullscreenElement ?? document.fullscreenElement;
  const isFull = () => "full" in root.dataset;

  /** @param {boolean} now */
  function set(now) {
    if (now === isFull()) return;
    if (now) root.dataset.full = "";
    else delete root.dataset.full;
    tell(now);
  }

  /** Follow the browser when it leaves full screen, for example on Escape. */
  const follow = () => set(owner() === root);

  function leave() {
    if (owner() === root) document.exitFullscreen();
    else set(false);
  }

  async function enter() {
    try {
      await root.requestFullscreen();
    } catch {
      set(true);
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
