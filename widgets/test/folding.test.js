// @vitest-environment node
import { describe, expect, it } from "vitest";
import { UNFOLDED, foldNext, keepFor, noteCards, partsOf } from "../src/folding.js";

const at = (level, ...cards) => ({ text: "Right.", level, lack: 80, cards });
const JEEP = "vehicle:jeep";

/** What is folded, what is open, whether the room is tight; then the level, the cards that are remembered, those to close, and whether it changed. */
const TABLE = [
  ["there is room", at(0), [], false, [0, [], [], false]],
  ["first the words of the hand", at(0), [], true, [1, [], [], true]],
  ["then the hand, before an open card", at(1, JEEP), [JEEP], true, [2, [JEEP], [], true]],
  ["then the card that was open before", at(2, JEEP), [JEEP], true, [2, [], [JEEP], true]],
  ["then the piles", at(2), [], true, [3, [], [], true]],
  ["a card that was opened afterward stays open", at(2), [JEEP], true, [3, [], [], true]],
  ["a card that the reader closed is forgotten", at(0, JEEP), [], false, [0, [], [], false]],
  ["the letters, then the question", at(4), [], true, [5, [], [], true]],
  ["nothing is left to fold", at(5, JEEP), [JEEP], true, [5, [JEEP], [], false]],
];

describe("folding", () => {
  it.each(TABLE)("%s", (_, folding, open, isTight, expected) => {
    const { folding: next, close, isChanged } = foldNext(folding, new Set(open), isTight);
    expect([next.level, next.cards, close, isChanged]).toEqual(expected);
    expect(next.text).toBe("Right.");
  });

  it("stays for the same text, and ends with another, but for the cards", () => {
    expect(keepFor(at(3, JEEP), "Right.")).toEqual(at(3, JEEP));
    expect(keepFor(at(3, JEEP), "Wrong.")).toEqual({ text: "Wrong.", level: 0, lack: 0, cards: [JEEP] });
  });

  it("remembers only cards of vehicles", () =>
    expect(noteCards(at(1, "vehicle:truck"), new Set(["pile:a:deck", JEEP]))).toEqual(at(1, JEEP)));

  it("has each part with all before it", () => {
    expect(Object.values(partsOf(UNFOLDED))).toEqual([false, false, false, false, false]);
    expect(partsOf(at(3))).toEqual({ words: true, hand: true, piles: true, letters: false, question: false });
    expect(Object.values(partsOf(at(5)))).toEqual([true, true, true, true, true]);
  });
});
