/**
 * The connection of a page to its room. Every message has a number, and waits until the room has answered it. What waits when the connection
 * ends is sent again by the next one.
 */

/** The time without an answer after which a connection counts as ended, in milliseconds. */
const SILENCE = 3000;
/** The time between two signs of life. */
const PULSE = 4000;
/** The times between two tries to connect. The last one repeats. */
const WAITS = [1000, 2000, 4000, 8000];

/**
 * @typedef {object} Hearer
 * @property {() => void} open the connection is there
 * @property {(message: any) => void} hear a message of the room
 * @property {(wait: number, held: number) => void} lose the connection has ended, the next try comes after so many milliseconds, and so many messages wait
 */

/** The address of the socket beside the page. @param {Location} place */
export const socketAddress = (place) => new URL("socket", place.href).href.replace(/^http/, "ws").replace(/#.*$/, "");

/** Connect to the room, and again whenever the connection ends. @param {string} address @param {Hearer} hearer */
export function connect(address, hearer) {
  /** @type {WebSocket | null} */
  let socket = null;
  let number = 0;
  let tries = 0;
  let isOver = false;
  let isOpen = false;
  /** @type {number} */
  let timer = 0;
  /** What waits for an answer: the message and when it was sent. @type {Map<number, {message: any, since: number, keeps: boolean}>} */
  const waiting = new Map();

  function transmit(n) {
    const entry = waiting.get(n);
    entry.since = performance.now();
    socket.send(JSON.stringify({ ...entry.message, n }));
  }

  /** Send a message. One that `keeps` is sent again by the next connection. */
  function send(kind, fields = {}, keeps = true) {
    number += 1;
    waiting.set(number, { message: { kind, ...fields }, since: performance.now(), keeps });
    if (isOpen) transmit(number);
    return number;
  }

  function hear(event) {
    const message = JSON.parse(event.data);
    if (message.kind === "got" || message.kind === "error") waiting.delete(message.n);
    hearer.hear(message);
  }

  function open() {
    isOpen = true;
    tries = 0;
    for (const [n, { keeps }] of waiting) if (!keeps) waiting.delete(n);
    hearer.open();
  }

  /** Send again what an earlier connection could not, after the room knows who is here. */
  function sendAgain() {
    const before = [...waiting.values()].filter(({ keeps }) => keeps);
    waiting.clear();
    for (const { message } of before) {
      const { kind, ...fields } = message;
      send(kind, fields);
    }
  }

  function lose(event) {
    if (event.target !== socket || isOver) return;
    isOpen = false;
    socket = null;
    const wait = WAITS[Math.min(tries, WAITS.length - 1)];
    tries += 1;
    timer = window.setTimeout(start, wait);
    hearer.lose(wait, [...waiting.values()].filter(({ keeps }) => keeps).length);
  }

  function start() {
    clearTimeout(timer);
    const old = socket;
    socket = new WebSocket(address);
    old?.close();
    socket.addEventListener("open", open);
    socket.addEventListener("message", hear);
    socket.addEventListener("close", lose);
  }

  /** End a connection that no longer answers. A network that is gone does not say so. */
  function check() {
    if (!isOpen) return;
    const now = performance.now();
    const isSilent = [...waiting.values()].some(({ since }) => now - since > SILENCE);
    if (!isSilent) return;
    const silent = socket;
    silent.close();
    lose({ target: silent });
  }

  const pulse = setInterval(() => isOpen && send("alive", {}, false), PULSE);
  const watch = setInterval(check, 1000);
  start();
  return {
    send,
    sendAgain,
    /** Try at once. */
    retry: start,
    stop() {
      isOver = true;
      clearInterval(pulse);
      clearInterval(watch);
      clearTimeout(timer);
      socket?.close();
    },
  };
}
