// The widgets of the browser-only site's first page (binder/lite/models.js).
import { beforeEach, describe, expect, it } from "vitest";
import { Models } from "../../binder/lite/models.js";

let sent;
let models;

/** A kernel's message that makes a widget. */
const open = (comm_id, state) => models.hear("comm_open", { comm_id, target_name: "jupyter.widget", data: { state } });
const told = (comm_id, data) => models.hear("comm_msg", { comm_id, data });

beforeEach(() => {
  sent = [];
  document.head.replaceChildren();
  models = new Models((content) => sent.push(content), { status: "idle" });
});

describe("the models of the first page", () => {
  it("tell who listens what the kernel changes, and only that", async () => {
    open("a", { x: 1, y: 2 });
    const model = await models.get_model("a");
    const heard = [];
    const hear = () => heard.push(model.get("x"));
    model.on("change:x", hear);
    model.on("change", () => heard.push("change"));
    told("a", { method: "update", state: { x: 3 } });
    told("a", { method: "update", state: { y: 4 } });
    told("a", { method: "echo_update", state: { x: 5 } });
    told("b", { method: "update", state: { x: 6 } });
    expect(heard).toEqual([3, "change", "change"]);
    model.off("change:x", hear);
    told("a", { method: "update", state: { x: 7 } });
    expect(heard).toEqual([3, "change", "change", "change"]);
    expect(model.get("y")).toBe(4);
  });

  it("send what a front end has changed, once, and what it says", async () => {
    open("a", { x: 1 });
    const { set, save_changes, send } = await models.get_model("a"); // a front end takes them off
    set("x", 1);
    save_changes();
    expect(sent).toEqual([]);
    set("x", 2);
    save_changes();
    save_changes();
    send({ kind: "tap" });
    expect(sent).toEqual([
      { comm_id: "a", data: { method: "update", state: { x: 2 }, buffer_paths: [] } },
      { comm_id: "a", data: { method: "custom", content: { kind: "tap" } } },
    ]);
  });

  it("hear what the kernel says to one widget", async () => {
    open("a", {});
    open("b", {});
    const heard = [];
    for (const id of ["a", "b"]) (await models.get_model(id)).on("msg:custom", (content) => heard.push([id, content]));
    told("b", { method: "custom", content: { kind: "thinking" } });
    expect(heard).toEqual([["b", { kind: "thinking" }]]);
  });

  it("bring their style, know each other and the kernel, and go when the kernel closes them", async () => {
    open("a", { _css: ".un { color: red }" });
    expect(document.head.textContent).toBe(".un { color: red }");
    open("b", {});
    const { widget_manager: manager } = await models.get_model("a");
    expect(manager.kernel.status).toBe("idle");
    expect(await manager.get_model("b")).toBe(await models.get_model("b"));
    models.hear("comm_close", { comm_id: "b" });
    expect(await manager.get_model("b")).toBeUndefined();
    models.hear("comm_open", { comm_id: "c", target_name: "another", data: {} });
    expect(await manager.get_model("c")).toBeUndefined();
  });

  it("say that there is no widget to show", async () => {
    await expect(models.show("a", document.body)).rejects.toThrow("no widget a");
  });
});
