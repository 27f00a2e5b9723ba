// Compiles the modules of wheels with the site's own Python, so that the browser does not compile them at each start:
// node compile.mjs PYODIDE_FOLDER FOLDER, where FOLDER/in has the wheels and FOLDER/out gets them compiled.
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide();
python.FS.mkdirTree("/wheels");
python.mountNodeFS("/wheels", folder);
python.runPython(`
import importlib.util, sys
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

def compiled(name, source):
    """Return the compiled module, which never looks for its source, or None for a file that is no module of this Python."""
    try:
        code = compile(source, "/lib/python3.14/site-packages/" + name, "exec", dont_inherit=True)
    except SyntaxError:
        return None
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))

for wheel in sorted(Path("/wheels/in").glob("*.whl")):
    with ZipFile(wheel) as whole, ZipFile(Path("/wheels/out", wheel.name), "w", ZIP_DEFLATED) as new:
        for name in whole.namelist():
            data = whole.read(name)
            if name.endswith(".py") and (code := compiled(name, data)):
                name, data = name + "c", code
            new.writestr(ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, ZIP_DEFLATED)
`);
