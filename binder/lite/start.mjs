// Starts Python for a kernel, which imports this module in place of pyodide.mjs. Python continues from the memory that memory.mjs stored
// when the site was built, so the packages are already imported. The loading starts when this module is imported, before the kernel
// calls loadPyodide.
import { HEARS } from "./webkit.mjs"; // before Pyodide
import { gunzipSync } from "./browser.js"; // fflate
import { ZSTDDecoder } from "./zstddec.mjs";
import { place, unpacked } from "./files.mjs";
import { loadPyodide as load } from "./pyodide.mjs";
import createModule from "./pyodide.asm.mjs";

const AWAKE = `
import os, random, sys
os.environ["LANG"] = language
os.environ["UNDAUNTED_NB_LITE"] = site  # where links lead
sys.path.remove("")  # because loading the memory added it again
random.seed()  # otherwise all visitors would get the same numbers
`;
const { fetch } = globalThis;
/** @param {string} name */
const ask = (name) => fetch(new URL(name, import.meta.url));
const names = ask("files.json").then((response) => response.json());
const memory = ask("memory.bin").then(async (response) => {
  const decoder = new ZSTDDecoder();
  const [packed] = await Promise.all([response.arrayBuffer(), decoder.init()]);
  return decoder.decode(new Uint8Array(packed));
});
const CODE = "pyodide.asm.wasm";
/** Python's machine code. It comes packed on a first visit, because not every server packs it. The service worker keeps it unpacked for the
 * next ones: only then does the browser keep its compiled form. */
async function machineCode() {
  try {
    if (await caches.match(new URL(CODE, import.meta.url))) return ask(CODE);
  } catch {} // this browser keeps nothing
  const { body } = await ask("pyodide.asm.bin");
  return new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": "application/wasm" } });
}
const code = machineCode(); // Pyodide asks for it by its own name
globalThis.fetch = (what, how) => (String(what).endsWith(`/${CODE}`) ? code : fetch(what, how));

// In WebKit, all files are there before Python begins.
const early = HEARS && ask("files.bin").then(({ body }) => unpacked(body));
/** Milliseconds after which the files come by themselves. The first table needs none of them, and is there by then on most machines. */
const LATER = 10_000;
let joined;
/** The files. If Python reads one before they have come, it waits for them here, where nothing else can happen. */
function files() {
  if (!joined) {
    const request = new XMLHttpRequest();
    request.open("GET", new URL("files.bin", import.meta.url), false);
    request.responseType = "arraybuffer";
    request.send();
    joined = gunzipSync(new Uint8Array(request.response));
  }
  return joined;
}
let write = console.log, complain = console.error;

async function start() {
  let module;
  const pyodide = await load({
    indexURL: new URL(".", import.meta.url).href,
    stdout: (text) => write(text),
    stderr: (text) => complain(text),
    stdLibURL: "data:,", // it is among the files: what the first table needs of it is in the memory
    createPyodideModule: async (settings) => {
      module = await createModule(settings);
      place(module.FS, module.API.sitePackages, await names, files);
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
  const site = new URL("../..", import.meta.url).href;
  pyodide.runPython(AWAKE, { locals: pyodide.toPy({ language: `${navigator.language.replace("-", "_")}.UTF-8`, site }) });
  return pyodide;
}

const started = start();

/** Return Python, with the kernel's streams. @param {{ stdout: (text: string) => void, stderr: (text: string) => void }} options */
export async function loadPyodide({ stdout, stderr }) {
  [write, complain] = [stdout, stderr];
  const python = await started;
  if (early) joined = await early;
  else setTimeout(() => joined ?? ask("files.bin").then(async ({ body }) => (joined ??= await unpacked(body))).catch(complain), LATER);
  return python;
}
