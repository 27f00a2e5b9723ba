import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connect, socketAddress } from "../src/pupil-link.js";
import { createModel } from "../src/pupil-model.js";

/** A socket that a test opens, answers and cuts. */
class Socket extends EventTarget {
  static all = [];

  constructor(address) {
    super();
    this.address = address;
    this.sent = [];
    Socket.all.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.closed = true;
    this.dispatchEvent(new Event("close"));
  }

  open() {
    this.dispatchEvent(new Event("open"));
  }

  say(message) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

const last = () => Socket.all.at(-1);

describe("the connection of a pupil", () => {
  let link;
  const heard = [];
  const lost = [];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Socket);
    for (const list of [Socket.all, heard, lost]) list.length = 0;
    link = connect("ws://x/socket", {
      open: () => {},
      hear: (message) => heard.push(message),
      lose: (wait, held) => lost.push([wait, held]),
    });
  });

  afterEach(() => {
    link.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is beside the page, also behind a prefix", () => {
    expect(socketAddress({ href: "https://hub.example/user/anna/undaunted-nb/rooms/71d2/#CAPE" })).toBe(
      "wss://hub.example/user/anna/undaunted-nb/rooms/71d2/socket",
    );
    expect(socketAddress({ href: "http://10.0.0.7:8899/wall#secret" })).toBe("ws://10.0.0.7:8899/socket");
  });

  it("numbers its messages, and holds them until it is open", () => {
    link.send("help", { on: true }, false);
    expect(last().sent).toEqual([]);
    last().open();
    link.send("roll", { k: 1 });
    link.send("roll", { k: 2 });
    expect(last().sent.map(({ n, k }) => [n, k])).toEqual([
      [2, 1],
      [3, 2],
    ]);
  });

  it("sends again what the room has not answered, with new numbers, and nothing else", () => {
    last().open();
    link.send("roll", { k: 1 });
    link.send("roll", { k: 2 });
    link.send("join", { code: "CAPE" }, false);
    last().say({ kind: "got", n: 1 });
    last().close();
    expect(lost).toEqual([[1000, 1]]);
    vi.advanceTimersByTime(1000);
    expect(Socket.all).toHaveLength(2);
    last().open();
    link.sendAgain();
    expect(last().sent).toEqual([{ kind: "roll", k: 2, n: 4 }]);
    last().say({ kind: "error", n: 4 });
    last().close();
    expect(lost.at(-1)[1]).toBe(0);
  });

  it("tries after 1, 2, 4 and 8 seconds, and then every 8", () => {
    for (let i = 0; i < 6; i++) {
      last().close();
      vi.advanceTimersByTime(lost.at(-1)[0]);
    }
    expect(lost.map(([wait]) => wait)).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
    last().open();
    last().close();
    expect(lost.at(-1)[0]).toBe(1000);
  });

  it("ends a connection that no longer answers", () => {
    last().open();
    link.send("roll", { k: 1 });
    vi.advanceTimersByTime(2900);
    expect(lost).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(lost).toHaveLength(1);
    expect(Socket.all[0].closed).toBe(true);
  });

  it("gives a sign of life, and none after its end", () => {
    last().open();
    vi.advanceTimersByTime(4000);
    expect(last().sent.map(({ kind }) => kind)).toEqual(["alive"]);
    link.stop();
    vi.advanceTimersByTime(60000);
    expect(Socket.all).toHaveLength(1);
    expect(last().sent).toHaveLength(1);
  });

  it("tries at once when somebody asks, and hears only the new connection end", () => {
    last().close();
    const old = last();
    link.retry();
    expect(Socket.all).toHaveLength(2);
    old.close();
    expect(lost).toHaveLength(1);
    vi.advanceTimersByTime(8000);
    expect(Socket.all).toHaveLength(2);
  });

  it("hands all messages on", () => {
    last().open();
    last().say({ kind: "view", task: 1 });
    expect(heard).toEqual([{ kind: "view", task: 1 }]);
  });
});

describe("the model of a table without Jupyter", () => {
  it("tells of what changed, and of nothing else", () => {
    const model = createModel(() => {}, { board: 1 });
    const told = [];
    const listen = (_, value) => told.push(value);
    model.on("change:board", listen);
    model.set("board", 1);
    model.set("board", 2);
    model.off("change:board", listen);
    model.set("board", 3);
    expect(told).toEqual([2]);
    expect(model.get("board")).toBe(3);
  });

  it("takes a whole table as its parts, and changes as a message", () => {
    const model = createModel(() => {});
    const told = [];
    model.on("change:head", () => told.push("head"));
    model.on("change:change", () => told.push("change"));
    model.on("msg:custom", (message) => told.push(message));
    model.take({ whole: { head: { round: "1" } } });
    model.take({ n: 1, parts: { head: ["="] } });
    expect(told).toEqual(["head", "change", { kind: "change", n: 1, parts: { head: ["="] } }]);
    expect([model.get("head"), model.get("change")]).toEqual([{ round: "1" }, 0]);
  });

  it("sends what a table sends to the room", () => {
    const sent = [];
    createModel((message) => sent.push(message)).send({ kind: "tap", target: "card:x" });
    expect(sent).toEqual([{ kind: "tap", target: "card:x" }]);
  });
});
