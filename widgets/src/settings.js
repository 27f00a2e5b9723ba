// @ts-check
/** What this page remembers of the playback: the speed, the number of games, and whether the opponent's reasons are shown. */

/** The storage key for the speed and the number of games on this page. */
const KEPT = "undaunted-nb.playback";
/** The number of first games in which the other side's turn waits for Next, unless you choose a speed. */
const FIRST_GAMES = 3;

/** The settings stored by this page. @returns {{speed?: string, games?: number, reasons?: boolean}} */
function readSettings() {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEPT) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {{speed?: string, games?: number, reasons?: boolean}} changes */
function keep(changes) {
  try {
    globalThis.localStorage?.setItem(KEPT, JSON.stringify({ ...readSettings(), ...changes }));
  } catch {
    // A page without storage asks again.
  }
}

/** The speed at the start. */
export const speed = () => readSettings().speed ?? ((readSettings().games ?? 0) < FIRST_GAMES ? "step" : "1");

/** Whether the opponent's reasons are shown. */
export const reasons = () => readSettings().reasons ?? true;

/** Store whether they are shown. @param {boolean} isChosen */
export const chooseReasons = (isChosen) => keep({ reasons: isChosen });

/** Store the chosen speed. @param {string} value */
export const chooseSpeed = (value) => keep({ speed: value });

/** Count one more game with an opponent. */
export const countGame = () => keep({ games: (readSettings().games ?? 0) + 1 });
