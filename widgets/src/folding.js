// @ts-check
/**
 * What is folded so that the panel's text is in sight: the words of the hand's actions, then the hand, into one line, then the card of a
 * vehicle that was open before, then the other side's piles, then the size of the letters, then the question and the hand. It stays folded
 * until the panel says something else.
 *
 * @typedef {object} Folding
 * @property {string} text what the panel says, and its room
 * @property {number} level how far the table is folded: each level with all before it
 * @property {number} lack the height that the map of a phone has given to the panel, in px. It comes before all levels.
 * @property {string[]} cards the keys of the vehicles' cards that were open before the panel answered. One that is opened to check the
 *   answer stays open.
 */

const [WORDS, HAND, PILES, LETTERS, QUESTION] = [1, 2, 3, 4, 5];

/** @type {Folding} */
export const UNFOLDED = { text: "", level: 0, lack: 0, cards: [] };

/** Keep what is folded for this text, or unfold it for another. @param {Folding} folding @param {string} text */
export const keepFor = (folding, text) => (folding.text === text ? folding : { ...folding, text, level: 0, lack: 0 });

/** Note which cards of vehicles are open as the panel answers. @param {Folding} folding @param {Iterable<string>} open the keys of what is open */
export const noteCards = (folding, open) => ({ ...folding, cards: [...open].filter((key) => key.startsWith("vehicle:")) });

/**
 * Fold one thing more if the room is tight.
 *
 * @param {Folding} folding
 * @param {Set<string>} open the keys of what is open
 * @param {boolean} isTight whether a part of the text is out of sight
 * @returns {{folding: Folding, close: string[], isChanged: boolean}} what is folded then, the cards to close, and whether it is more than before
 */
export function foldNext(folding, open, isTight) {
  const { level } = folding;
  const cards = folding.cards.filter((key) => open.has(key));
  if (!isTight || level === QUESTION) return { folding: { ...folding, cards }, close: [], isChanged: false };
  if (level >= HAND && cards.length > 0) return { folding: { ...folding, cards: [] }, close: cards, isChanged: true };
  return { folding: { ...folding, cards, level: level + 1 }, close: [], isChanged: true };
}

/** The parts that are folded at a level. @param {Folding} folding */
export const partsOf = ({ level }) => ({
  words: level >= WORDS,
  hand: level >= HAND,
  piles: level >= PILES,
  letters: level >= LETTERS,
  question: level >= QUESTION,
});
