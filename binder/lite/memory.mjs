// Stores the memory of a Python that has imported what the first table needs, so that the browser does not import it at each start.
// Run: node memory.mjs FOLDER. FOLDER has Pyodide and the joined files (files.mjs), and memory.bin is written to it. It must not contain
// anything about one person.
import { openAsBlob } from "node:fs";
import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { place, unpacked } from "./files.mjs";

process.on("uncaughtException", (error) => { // Node.js would also print a million characters of Pyodide
  console.error(error.name, error.type ?? "", error.message);
  process.exit(1);
});
// Python keeps for good whether a cell can wait for a download (run_sync). Most browsers can, this Node.js may not. can_run_sync asks again.
WebAssembly.Suspending ??= function Suspending(wait) { return wait; };
WebAssembly.promising ??= (call) => call;

const [folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const python = await loadPyodide({ _makeSnapshot: true, _sysExecutable: "./this.program", packageBaseUrl: "./" });
place(python.FS, python.runPython("__import__('site').getsitepackages()[0]"), await unpacked((await openAsBlob(`${folder}/files.bin`)).stream()));
python.runPython(`
import gc, os
from shutil import rmtree
import piplite.piplite, pyodide_kernel, undaunted_nb as un
from undaunted_nb import i18n
from ipywidgets import Widget

def draw():
    """Draw the first table as a notebook does. Its texts, boards and lessons stay, the table goes."""
    shell, home = pyodide_kernel.ipython_shell, "/tmp/home"
    os.environ["UNDAUNTED_NB_HOME"] = home
    shell.send_comm = lambda *_: None  # no page listens
    for language in i18n.LANGUAGES:
        un.home(language)._repr_mimebundle_()
    Widget.close_all()
    shell.send_comm = None
    del os.environ["UNDAUNTED_NB_HOME"]
    rmtree(home, ignore_errors=True)

draw()
assert not i18n._current, "the language is the visitor's, who is not here yet"
del draw
gc.collect()
`);

/** Return how start.mjs finds an object that Python holds. @param {any} object @returns {string[]} */
function path(object) {
  const { _api: api } = python;
  for (const [start, from] of [[[], api], [["public_api"], api.public_api]])
    for (const name of Object.getOwnPropertyNames(from)) if (from[name] === object) return [...start, name];
  throw new Error(`Python's memory holds an object that start.mjs cannot find: ${String(object).slice(0, 200)}`);
}
await writeFile(`${folder}/memory.bin`, await promisify(gzip)(python.makeMemorySnapshot({ serializer: path }), { level: 9 }));
