// Bundles widgets/src into undaunted_nb/static, so that a plain `pip install` needs no Node.js. `--watch` for work.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const watch = process.argv.includes("--watch");

/**
 * The fingerprint of everything that the bundles are made of, so that a test can tell without Node.js whether they are fresh.
 *
 * SOURCES.sha256 holds the hex digest and a newline. It is one sha256 over, for each file below widgets/src sorted by its
 * posix path relative to widgets/src (plain code point order): the path in UTF-8, a zero byte, the bytes of the file, a zero
 * byte; and after these, in the same way, undaunted_nb/drawing/art/board.css under the path "art/board.css".
 */
function fingerprint() {
  const source = here("src");
  const sources = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: relative(source, file).split(sep).join("/") }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  sources.push({ file: here("../undaunted_nb/drawing/art/board.css"), path: "art/board.css" });
  const hash = createHash("sha256");
  for (const { file, path } of sources) {
    hash.update(`${path}\0`).update(readFileSync(file)).update("\0");
  }
  return `${hash.digest("hex")}\n`;
}

const stamp = {
  name: "fingerprint",
  setup(build) {
    build.onEnd((result) => {
      if (result.errors.length === 0) writeFileSync(here("../undaunted_nb/static/SOURCES.sha256"), fingerprint());
    });
  },
};

const options = {
  entryPoints: ["table", "simulation", "projector", "pupil", "desk"]
    .flatMap((name) => [here(`src/${name}.js`), here(`src/${name}.css`)])
    .concat(here("src/load.js")),
  outdir: here("../undaunted_nb/static"),
  bundle: true,
  format: "esm",
  // Chromium 111 came before nested CSS: what is nested in the sources is written out.
  target: ["es2022", "chrome111"],
  charset: "utf8",
  minify: false,
  sourcemap: watch ? "inline" : false,
  legalComments: "none",
  plugins: [stamp],
};

if (watch) await (await esbuild.context(options)).watch();
else await esbuild.build(options);
