import { afterEach, describe, expect, it } from "vitest";
import { followTheme } from "../src/theme.js";

/** A table in a box of this background, in a shadow tree if asked for. */
function table(background, { shadow = false } = {}) {
  const box = document.createElement("div");
  box.style.backgroundColor = background;
  document.body.append(box);
  const tree = shadow ? box.attachShadow({ mode: "open" }) : box;
  const root = document.createElement("div");
  tree.append(root);
  return { box, root };
}

const turn = () => new Promise((done) => setTimeout(done, 0));

describe("the theme of a page without JupyterLab's variables", () => {
  afterEach(() => {
    document.body.replaceChildren();
    delete document.body.dataset.jpThemeLight;
    document.body.removeAttribute("class");
  });

  it.each([
    ["rgb(17, 17, 17)", "dark"],
    ["rgb(255, 255, 255)", "light"],
    ["rgba(255, 255, 255, 0.1)", "light"],
    ["", "light"],
  ])("is that of the background %s: %s", (background, theme) => {
    const { root } = table(background);
    followTheme(root);
    expect(root.dataset.theme).toBe(theme);
  });

  it("is found through a shadow tree", () => {
    const { root } = table("rgb(10, 20, 30)", { shadow: true });
    followTheme(root);
    expect(root.dataset.theme).toBe("dark");
  });

  it("is left to the style sheet in JupyterLab", () => {
    document.body.dataset.jpThemeLight = "false";
    const { root } = table("rgb(255, 255, 255)");
    followTheme(root);
    expect(root.dataset.theme).toBeUndefined();
  });

  it("follows the page until it stops", async () => {
    const { box, root } = table("rgb(255, 255, 255)");
    const stop = followTheme(root);
    box.style.backgroundColor = "rgb(0, 0, 0)";
    document.body.className = "dark";
    await turn();
    expect(root.dataset.theme).toBe("dark");
    stop();
    box.style.backgroundColor = "rgb(255, 255, 255)";
    document.body.className = "light";
    await turn();
    expect(root.dataset.theme).toBe("dark");
  });
});
