// Starts Python for a kernel, which imports this module in place of pyodide.mjs. Python continues from the memory that memory.mjs stored
// when the site was built, so the packages are already imported. The loading starts when this module is imported, before the kernel
// calls loadPyodide.
import { place, unpacked } from "./files.mjs";
import { loadPyodide as load } from "./pyodide.mjs";
import createModule from "./pyodide.asm.mjs";

const AWAKE = `
import os, random, sys
os.environ["LANG"] = language
sys.path.remove("")  # because loading the memory added it again
random.seed()  # otherwise all visitors would get the same numbers
`;
/** @param {string} name */
const fetched = async (name) => unpacked((await fetch(new URL(name, import.meta.url))).body);
const files = fetched("files.bin"), memory = fetched("memory.bin");
let write = console.log, complain = console.error;

async function start() {
  let module;
  const pyodide = await load({
    indexURL: new URL(".", import.meta.url).href,
    stdout: (text) => write(text),
    stderr: (text) => complain(text),
    fsInit: async (FS, { sitePackages }) => place(FS, sitePackages, await files),
    createPyodideModule: async (settings) => {
      module = await createModule(settings);
      const { API, HEAP32: words, __PyRuntime: runtime, __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: offset } = module;
      const at = (runtime + words[offset / 4]) / 4, trampoline = words[at], { restoreSnapshot } = API;
      module.growMemory((await memory).length); // Pyodide does not do it: https://github.com/pyodide/pyodide/issues/6254
      // The way to call C functions depends on this browser, not on the Node.js that stored the memory.
      API.restoreSnapshot = (stored) => {
        const restored = restoreSnapshot(stored);
        module.HEAP32[at] = trampoline;
        return restored;
      };
      return module;
    },
    _loadSnapshot: memory,
    _snapshotDeserializer: (path) => path.reduce((found, name) => found[name], module.API),
  });
  pyodide.runPython(AWAKE, { locals: pyodide.toPy({ language: `${navigator.language.replace("-", "_")}.UTF-8` }) });
  return pyodide;
}

const started = start();

/** Return Python, with the kernel's streams. @param {{ stdout: (text: string) => void, stderr: (text: string) => void }} options */
export async function loadPyodide({ stdout, stderr }) {
  [write, complain] = [stdout, stderr];
  return started;
}
