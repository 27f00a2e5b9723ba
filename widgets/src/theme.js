// @ts-check
/**
 * Light or dark on a page without JupyterLab's theme (marimo, VS Code, Colab): from the background that the table is on.
 * In JupyterLab the style sheet does this by itself.
 */

/** The attributes by which pages change their theme. */
const TOLD = ["class", "style", "theme", "data-theme", "data-jp-theme-light", "data-vscode-theme-kind"];

/** The parent of an element, also out of a shadow tree. @param {Element} element */
const parentOf = (element) => element.parentElement ?? element.getRootNode().host ?? null;

/** Red, green, blue and opacity of a color as the browser computed it. Newer forms, such as oklch(), are painted to find out. @param {string} color */
function channels(color) {
  const rgb = /^rgba?\(([^)]*)\)$/.exec(color);
  if (rgb) {
    const [r, g, b, a = 1] = rgb[1].split(/[\s,/]+/).map(Number);
    return [r, g, b, a];
  }
  const brush = document.createElement("canvas").getContext("2d");
  if (!brush || !color) return [0, 0, 0, 0];
  brush.fillStyle = color;
  brush.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = brush.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a / 255];
}

/** Whether an element is on a dark background. @param {Element} element */
function onDark(element) {
  for (let ancestor = element; ancestor; ancestor = parentOf(ancestor)) {
    const [r, g, b, a] = channels(getComputedStyle(ancestor).backgroundColor);
    if (a > 0.5) return 0.299 * r + 0.587 * g + 0.114 * b < 128;
  }
  return (
    /dark/.test(getComputedStyle(document.documentElement).colorScheme) &&
    Boolean(globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches)
  );
}

/** The theme of the page around an element: `"light"`, `"dark"`, or `""` if the style sheet finds out alone. @param {Element} element */
function themeOf(element) {
  const { jpThemeLight } = document.body.dataset;
  const isInShadow = element.getRootNode() !== document;
  if (jpThemeLight) return isInShadow ? (jpThemeLight === "false" ? "dark" : "light") : "";
  return onDark(parentOf(element) ?? element) ? "dark" : "light";
}

/**
 * Keep `data-theme` of a widget's root as the page is. Return a function that stops it.
 *
 * @param {HTMLElement} root
 */
export function followTheme(root) {
  const look = () => {
    const theme = themeOf(root);
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  const observer = new MutationObserver(look);
  for (const element of [document.documentElement, document.body]) observer.observe(element, { attributes: true, attributeFilter: TOLD });
  const query = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
  query?.addEventListener?.("change", look);
  look();
  return () => {
    observer.disconnect();
    query?.removeEventListener?.("change", look);
  };
}
