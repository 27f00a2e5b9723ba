import { describe, expect, it } from "vitest";
import { drawGuesses, drawRolls } from "../src/class-charts.js";
import { patch } from "../src/dom.js";

const SIZE = { width: 300, height: 120, font: 14, dot: 12 };

describe("the guesses of a class", () => {
  it.each([
    ["at the left edge", 0, 50],
    ["at the right edge", 100, 50],
    ["beside the truth", 48, 50],
  ])("keep the notes beside their dots in the picture (%s)", (_where, x, truth) => {
    const note = { x, n: 3, label: "30%", why: "7 відповідей між ними" };
    const root = document.createElement("div");
    patch(root, [
      drawGuesses({ values: [x, x, x], low: 0, top: 100, flag: { x: truth, label: "50%" }, ends: [], told: "", notes: [note] }, SIZE),
    ]);
    const [left, , width] = root.querySelector("svg").getAttribute("viewBox").split(" ").map(Number);
    for (const text of root.querySelectorAll("text.halo")) {
      if (text.textContent === "50%") continue;
      const start = Number(text.getAttribute("x"));
      const letters = text.textContent.length * SIZE.font * 0.56;
      const [from, to] = text.getAttribute("text-anchor") === "end" ? [start - letters, start] : [start, start + letters];
      expect(from).toBeGreaterThanOrEqual(left);
      expect(to).toBeLessThanOrEqual(left + width);
    }
  });
});

describe("the rolls of a class", () => {
  const write = (width) => {
    const columns = ["Промах", "1 попадание", "2 попадания"].map((label) => ({ label, n: 12, expected: 10, low: 5, high: 15 }));
    const root = document.createElement("div");
    patch(root, [drawRolls(columns, { width, height: 200, font: 13 }, "")]);
    return [...root.querySelectorAll("text:not(.halo)")].map(({ textContent }) => textContent);
  };

  it("are written in full where there is room, and else as numbers", () => {
    expect(write(820)).toEqual(["Промах", "1 попадание", "2 попадания"]);
    expect(write(250)).toEqual(["Промах", "1", "2"]);
  });
});
