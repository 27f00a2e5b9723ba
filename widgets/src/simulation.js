import { calm, h, patch } from "./dom.js";
import { keepKeys } from "./keep-keys.js";
import explorer from "./explore.js";
import { followTheme } from "./theme.js";

/**
 * @typedef {{kind: "start" | "stop" | "reset", label: string, title: string}} Button
 * @typedef {{lang: string, title: string, told: string, note: string, tone: "info" | "error", running: boolean, buttons: Button[]}} View
 * @typedef {{width: number, height: number, markup: string}} Picture the drawing, where the kernel has no canvas
 */

/** Whether the canvas is on a dark page. @param {HTMLElement} root */
const dark = ({ dataset }) => (dataset.theme ? dataset.theme === "dark" : document.body.dataset.jpThemeLight === "false");

/** The words and buttons below the canvas of a dice simulation, and the drawing if there is no canvas. The page confirms each frame of the kernel after painting it. */
function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "un simulation";
  el.append(root);
  let isGone = false;

  function draw() {
    /** @type {View} */
    const { lang, title, told, note, tone, buttons } = model.get("view");
    /** @type {Partial<Picture>} */
    const { width, height, markup } = model.get("picture") ?? {};
    root.lang = lang;
    patch(
      root,
      [
        markup &&
          h("svg.picture", {
            key: "picture",
            viewBox: `0 0 ${width} ${height}`,
            role: "img",
            "aria-label": `${title}. ${told}`,
            html: markup,
          }),
        h(
          "div.acts",
          { key: "acts", role: "group", "aria-label": title },
          buttons.map((control) =>
            h(
              control.kind === "start" ? "button.commit" : "button.plain",
              { key: control.kind, type: "button", title: control.title, "data-kind": control.kind },
              control.label,
            ),
          ),
          h("p.note", { key: "note", class: tone, role: "status", "aria-live": "polite" }, note),
        ),
        h("p.told", { key: "told" }, told),
      ].filter(Boolean),
    );
    // The canvas is a described picture without buttons, so it takes neither the focus nor the wheel.
    const canvas = el.closest(".un-simulation")?.querySelector("canvas");
    if (!canvas) return;
    canvas.removeAttribute("tabindex");
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", `${title}. ${told}`);
  }

  /** Confirm a painted frame. Only visible pages paint, so a page in the background stays silent. */
  function answer() {
    requestAnimationFrame(() => !isGone && model.send({ kind: "painted", frame: model.get("frame"), dark: dark(root), calm: calm() }));
  }

  root.addEventListener("click", ({ target }) => {
    const kind = target.closest("[data-kind]")?.dataset.kind;
    if (kind) model.send({ kind });
  });
  const stopKeys = keepKeys(root);
  const stopTheme = followTheme(root);
  const theme = new MutationObserver(answer);
  theme.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  theme.observe(root, { attributes: true, attributeFilter: ["data-theme"] });
  const motion = globalThis.matchMedia?.("(prefers-reduced-motion: no-preference)");
  motion?.addEventListener("change", answer);
  model.on("change:view", draw);
  model.on("change:picture", draw);
  model.on("change:frame", answer);
  draw();
  answer();

  return () => {
    isGone = true;
    stopTheme();
    stopKeys();
    theme.disconnect();
    motion?.removeEventListener("change", answer);
    model.off("change:view", draw);
    model.off("change:picture", draw);
    model.off("change:frame", answer);
    root.remove();
  };
}

/** One file draws both widgets with pictures of the kernel: the explorer has controls in its view. */
export default { render: (widget) => (widget.model.get("view").controls ? explorer : { render }).render(widget) };
