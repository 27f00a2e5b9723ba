// Stores the memory of a Python that has imported what the first table needs, so that the browser does not import it at each start.
// Run: node memory.mjs FOLDER. FOLDER has Pyodide and the joined files (files.mjs), and memory.bin is written to it. It must not contain
// anything about one person.
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { place } from "./files.mjs";

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
const joined = new Uint8Array(gunzipSync(await readFile(`${folder}/files.bin`)));
const names = JSON.parse(await readFile(`${folder}/files.json`, "utf-8"));
place(python.FS, python.runPython("__import__('site').getsitepackages()[0]"), names, () => joined);
python.runPython(`
import bdb, gc, os  # IPython imports bdb with the first cell
from shutil import rmtree
import IPython.core.logger, piplite.piplite, pyodide_kernel, undaunted_nb as un
pyodide_kernel.ipython_shell.Completer.use_jedi = False  # it is not here: a cell that imports it loads it
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

/** Overwrite with zeros what Python has freed: get all of it, clear it, and give it back. Zeros take no room in a packed file. @param {any} module */
function clear(module) {
  const { _sbrk, _PyObject_Malloc, _PyObject_Free, _malloc, _malloc_usable_size, _free } = module;
  const end = _sbrk(0); // what comes from behind it was never used
  /** @param {number} size @param {(size: number) => number} get */
  const blocks = (size, get) => {
    const found = [];
    for (let block = get(size); block && block < end; block = get(size)) found.push(block);
    return found;
  };
  for (let size = 512; size; size -= 16) {
    const small = blocks(size, _PyObject_Malloc);
    for (const block of small) module.HEAPU8.fill(0, block, block + size);
    for (const block of small) _PyObject_Free(block);
  }
  const large = [];
  for (let size = 1 << 20; size >= 8; size >>= 1) large.push(...blocks(size, _malloc));
  for (const block of large) module.HEAPU8.fill(0, block, block + _malloc_usable_size(block));
  for (const block of large) _free(block);
}
clear(python._module);

/** Return how start.mjs finds an object that Python holds. @param {any} object @returns {string[]} */
function path(object) {
  const { _api: api } = python;
  for (const [start, from] of [[[], api], [["public_api"], api.public_api]])
    for (const name of Object.getOwnPropertyNames(from)) if (from[name] === object) return [...start, name];
  throw new Error(`Python's memory holds an object that start.mjs cannot find: ${String(object).slice(0, 200)}`);
}
const memory = python.makeMemorySnapshot({ serializer: path });
const pack = python.runPython("from compression.zstd import compress\nlambda memory: compress(memory.to_bytes(), 17)");
await writeFile(`${folder}/memory.bin`, pack(memory).toJs());
