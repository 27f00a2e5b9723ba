import axe from "axe-core";
import { afterEach, describe, expect, it } from "vitest";
import widget from "../src/simulation.js";
import { fakeModel, hostile } from "./teaching.js";

const option = (id, label = id) => ({ id, label });
const view = (more = {}) => ({
  lang: "en",
  n: 0,
  title: "Explore the odds",
  "code-word": "The same in a cell",
  "steps-word": "How it is computed",
  "full-word": "Full screen",
  kind: { name: "kind", label: "Game", value: "undaunted", options: [option("undaunted"), option("memoir44")] },
  what: {
    name: "what",
    label: "Question",
    value: "attack",
    options: [option("attack", "One attack"), option("losses", "Attack after attack")],
  },
  controls: [
    { name: "dice", label: "Dice", value: 2, least: 1, most: 10, text: "2" },
    { name: "terrain", label: "Terrain", value: "forest", options: [option("country"), option("forest")] },
  ],
  answer: {
    title: "2 dice against a defense of 8",
    big: "51.0%",
    rows: [{ label: "All dice miss", value: "49.0%", exact: "49/100" }],
    steps: ["Each die hits on 8, 9, 0."],
    code: "un.odds(2, 8)",
    picture: { width: 460, height: 268, markup: '<rect width="9" height="9"/>', label: "A line per number of dice" },
  },
  note: "",
  ...more,
});

describe("the explorer", () => {
  const cleanups = [];
  afterEach(() => {
    for (const cleanup of cleanups.splice(0)) cleanup();
    document.body.replaceChildren();
  });

  function show(first = view()) {
    const el = document.createElement("div");
    document.body.append(el);
    const model = fakeModel({ view: first });
    cleanups.push(widget.render({ model, el }));
    const find = (selector) => el.querySelector(selector);
    const put = (name, value) => {
      const control = find(`[data-name="${name}"]`);
      control.value = value;
      control.dispatchEvent(new Event("input", { bubbles: true }));
      return control;
    };
    return { el, model, find, put, all: (selector) => [...el.querySelectorAll(selector)] };
  }

  it("shows the controls with their values, and the answer", () => {
    const { find, all } = show();
    expect(find("[data-name=dice]").value).toBe("2");
    expect(find("[data-name=terrain]").value).toBe("forest");
    expect(find("[data-name=what]:checked").value).toBe("attack");
    expect(find(".told").textContent).toBe("51.0% 2 dice against a defense of 8");
    expect(find("svg.picture rect")).not.toBeNull();
    expect(all(".rows dd").map((cell) => cell.textContent)).toEqual(["49.0% 49/100"]);
    expect(find("code").textContent).toBe("un.odds(2, 8)");
  });

  it("has no line of code on a page without cells", () => {
    const { el } = show(view({ answer: { ...view().answer, code: "" } }));
    expect(el.querySelector(".code")).toBe(null);
    expect(el.querySelector(".rows")).not.toBe(null);
  });

  it("asks for one position at a time, and for the newest one next", () => {
    const { model, put, find } = show();
    for (const value of ["3", "4", "5"]) put("dice", value);
    expect(model.sent).toEqual([{ kind: "set", name: "dice", value: 3, n: 1 }]);
    const answered = (n, value) =>
      model.set({ view: view({ n, controls: [{ ...view().controls[0], value, text: String(value) }, view().controls[1]] }) });
    answered(1, 3);
    expect(find("[data-name=dice]").value, "a slower answer does not pull the slider back").toBe("5");
    expect(model.sent.slice(1)).toEqual([{ kind: "set", name: "dice", value: 5, n: 2 }]);
    answered(2, 5);
    expect(find(".control output").textContent).toBe("5");
    expect(model.sent).toHaveLength(2);
  });

  it("sends menus and questions as words", () => {
    const { model, put, find } = show();
    put("terrain", "country");
    model.set({ view: view({ n: 1 }) });
    find("[data-name=what][value=losses]").click();
    expect(model.sent.map(({ name, value }) => [name, value])).toEqual([
      ["terrain", "country"],
      ["what", "losses"],
    ]);
  });

  it("shows a sentence where there is no answer", () => {
    const { find } = show(view({ answer: null, note: "No dice are left to roll." }));
    expect(find(".note").textContent).toBe("No dice are left to roll.");
    expect(find(".answer")).toBeNull();
  });

  it("keeps plain keys from JupyterLab, and leaves them to the slider", () => {
    const { find, el } = show();
    let left = false;
    el.parentElement.addEventListener("keydown", () => (left = true), { once: true });
    const event = new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true, cancelable: true });
    find("[data-name=dice]").dispatchEvent(event);
    expect([left, event.defaultPrevented]).toEqual([false, false]);
  });

  it("never takes words for markup", () => {
    const { el } = show(
      view({ title: hostile, note: hostile, answer: { ...view().answer, title: hostile, code: hostile, steps: [hostile] } }),
    );
    expect(el.querySelector("img, script")).toBeNull();
  });

  it("has a name and a role for everything", async () => {
    const { el } = show();
    const { violations } = await axe.run(el, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it("has names of its own for each explorer on a page", () => {
    const ids = [show(), show()].flatMap(({ all }) => all("[id]").map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
