import { expect, it } from "vitest";
import { sentence } from "../src/stage.js";

it("speaks a verdict once", () => {
  const step = { text: "Scouts A at Riflemen B: 4 + 3 = 7; dice 5: miss", verdict: "Miss", lost: [] };
  expect(sentence(step)).toBe("Scouts A at Riflemen B: 4 + 3 = 7; dice 5: miss.");
  expect(sentence({ ...step, text: "Two dice", lost: [{ text: "You lose a card" }] })).toBe("Two dice. Miss. You lose a card.");
});
