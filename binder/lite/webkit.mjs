// A worker of WebKit hears messages, timers and the garbage collector while it waits for a file. They would then ask a Python that cannot
// answer, which ends it (NoGilError). Here they wait too. Other browsers do nothing while a worker waits.

/** Whether this is WebKit. */
export const HEARS = /AppleWebKit/.test(navigator.userAgent) && !/Chrom/.test(navigator.userAgent);

if (HEARS) {
  let isWaiting = false;
  const { setTimeout } = globalThis, { send } = XMLHttpRequest.prototype;
  const { get, set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
  /** A call that waits until the worker does not. @template {(...what: any[]) => void} Call @param {Call} call */
  const inPeace = (call) =>
    typeof call !== "function" ? call : function later(...what) {
      if (isWaiting) setTimeout(later, 3, ...what);
      else call.apply(this, what);
    };
  XMLHttpRequest.prototype.send = function (...what) {
    isWaiting = true;
    try {
      return send.apply(this, what);
    } finally {
      isWaiting = false;
    }
  };
  globalThis.setTimeout = (call, ...how) => setTimeout(inPeace(call), ...how);
  globalThis.FinalizationRegistry = class extends FinalizationRegistry {
    constructor(call) {
      super(inPeace(call));
    }
  };
  Object.defineProperty(MessagePort.prototype, "onmessage", { get, set(call) { set.call(this, inPeace(call)); }, configurable: true });
  addEventListener("message", (event) => {
    if (!isWaiting) return;
    event.stopImmediatePropagation();
    const { data, ports } = event;
    setTimeout(() => dispatchEvent(new MessageEvent("message", { data, ports: [...ports] })), 3);
  }, { capture: true });
}
