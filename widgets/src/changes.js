import { merge } from "./delta.js";
import { readQuery } from "./share.js";

/** The time that a page waits for the whole table before it asks again, in milliseconds. */
const PATIENCE = 1000;
/** The number of changes that are kept. JupyterLab takes a whole table in later than a change that was sent after it. */
const KEPT = 30;

/**
 * Run once per model, for any number of views. The kernel sends small numbered changes of its parts.
 * If one is missing (the page was loaded during the game), request the whole table. `early` is what came before the front end was there.
 */
export function initialize({ model, early = [] }) {
  let lastAsk = -Infinity;
  const messages = [];

  function receive(message) {
    if (message?.kind !== "change") return;
    messages.push(message);
    if (messages.length > KEPT) messages.shift();
    take(message);
  }

  function take(message) {
    const last = model.get("change") ?? 0;
    if (message.n <= last) return; // already included in the whole table
    if (message.n > last + 1) ask();
    else {
      const { cards } = model.get("ground") ?? {};
      for (const [name, change] of Object.entries(message.parts)) model.set(name, merge(model.get(name), change, cards));
      if (message.n) model.set("change", message.n);
    }
  }

  function ask() {
    if (performance.now() - lastAsk < PATIENCE) return;
    lastAsk = performance.now();
    model.send({ kind: "whole" });
  }

  function takeAgain() {
    lastAsk = -Infinity;
    messages.forEach(take);
  }

  model.on("msg:custom", receive);
  model.on("change:change", takeAgain);
  early.forEach(receive);
  const query = model.get("home") ? readQuery() : "";
  if (query) model.send({ kind: "open", target: query }); // the link that led to this page asks for something else than the home page
  return () => {
    model.off("msg:custom", receive);
    model.off("change:change", takeAgain);
  };
}
