// @ts-check
/** A widget that fills the screen. */

/** Whether the page can fill the screen with a widget. @param {HTMLElement} root */
export const canFill = (root) => Boolean(document.fullscreenEnabled && root.requestFullscreen);

/** Whether a widget fills the screen. @param {HTMLElement} root */
export const isFull = (root) => document.fullscreenElement === root;

/** Fill the screen, or leave it. @param {HTMLElement} root */
export function toggleFull(root) {
  const change = isFull(root) ? document.exitFullscreen() : root.requestFullscreen();
  change?.catch?.(() => {}); // A page can forbid full screen. Then the size stays the same.
}
