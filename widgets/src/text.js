import { h } from "./dom.js";

/** The table as text: asked for when it is opened. @param {import("./types.js").Context} context */
export const text = ({ scene, word }) =>
  scene.words && h("details.text", { key: "text" }, h("summary", null, word("text")), h("p", null, scene.text));
