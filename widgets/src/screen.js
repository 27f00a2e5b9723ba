/**
 * The whole screen for one table. Where the browser refuses it (in many frames it does), the same table lies over the page.
 *
 * @param {HTMLElement} root
 * @param {(on: boolean) => void} tell
 */
export function screen(root, tell) {
  const owner = () => root.getRootNode().fullscreenElement ?? document.fullscreenElement;
  const on = () => "full" in root.dataset;

  function set(now) {
    if (now === on()) return;
    if (now) root.dataset.full = "";
    else delete root.dataset.full;
    tell(now);
  }

  /** The browser leaves by itself, on Escape for one. */
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
    toggle: () => (on() ? leave() : enter()),
    /** Whether it lay over the page, and does not any more. */
    escape() {
      if (!on()) return false;
      leave();
      return true;
    },
    stop: () => document.removeEventListener("fullscreenchange", follow),
  };
}
