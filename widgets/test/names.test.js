// @vitest-environment node
import { readFileSync, readdirSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const here = (path) => new URL(path, import.meta.url);
const TOML = readFileSync(here("../../tests/project/names.toml"), "utf8");
const words = (key) => new Set(new RegExp(`^${key} = """([^]*?)"""`, "m").exec(TOML)[1].split(/\s+/).filter(Boolean));
const [IRREGULAR, ORDINARY, USUAL, PRONOUNS, PREPOSITIONS] = ["irregular", "ordinary", "usual", "pronouns", "prepositions"].map(words);
const PASS = { variable: words("pass_as_variable"), parameter: words("pass_as_parameter") };
const QUAINT = new Set(["tale", "joy", "bring", "rejoice", "fence", "bench", "greet"]);

/** How many are left of each kind. They only become fewer. Fields of the scene that are taken apart are not counted, because Python names them. */
const LEFT = { function: 0, variable: 0, parameter: 0 };

const isFunction = (node) => node && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** What a node defines: a function, a variable or a parameter. */
function kindOf(node) {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || (ts.isVariableDeclaration(node) && isFunction(node.initializer)))
    return "function";
  if (ts.isVariableDeclaration(node)) return "variable";
  return ts.isParameter(node) ? "parameter" : "";
}

const isParticiple = (word) =>
  !ORDINARY.has(word) && (IRREGULAR.has(word) || IRREGULAR.has(word.replace(/^un/, "")) || (word.length > 3 && /(?<!e)ed$/.test(word)));

/** Whether a name is only a participle, a pronoun or a preposition, or a verb that nobody uses for it. */
function isBad(name, kind) {
  if (QUAINT.has(name)) return true;
  if (!/^[a-z]+$/.test(name) || PASS[kind]?.has(name)) return false;
  return (isParticiple(name) && !(kind !== "function" && USUAL.has(name))) || PRONOUNS.has(name) || PREPOSITIONS.has(name);
}

/** The bad names that a source defines: kind and name. */
function badNames(text) {
  const found = [];
  const visit = (node) => {
    const kind = kindOf(node);
    if (kind && node.name && ts.isIdentifier(node.name) && isBad(node.name.text, kind)) found.push([kind, node.name.text]);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("x.js", text, ts.ScriptTarget.Latest, true));
  return found;
}

describe("names", () => {
  it("of functions are verbs or nouns, and those of values become better", () => {
    const counts = { function: 0, variable: 0, parameter: 0 };
    const names = [];
    for (const file of readdirSync(here("../src")).filter((name) => name.endsWith(".js"))) {
      for (const [kind, name] of badNames(readFileSync(here(`../src/${file}`), "utf8"))) {
        counts[kind] += 1;
        names.push(`${file}: ${kind} ${name}`);
      }
    }
    expect(counts, names.join(", ")).toEqual(LEFT);
  });

  it.each([
    ["function told() {}", ["told"]],
    ["const shown = () => 1", ["shown"]],
    ["const it = 1, above = 2, parsed = 3", ["it"]],
    ["function draw(given, to) {}", ["given"]],
    ["const { own, mine } = scene", []],
    ["const bring = (seed) => 1", ["bring"]],
    ["const x = { drawn() {} }", ["drawn"]],
  ])("%s", (code, names) => expect(badNames(code).map(([, name]) => name)).toEqual(names));
});
