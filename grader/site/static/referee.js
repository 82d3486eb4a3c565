// The referee's worker: the package as it is, and the lines to its players.

import { loadPyodide } from "./pyodide/pyodide.mjs";
import createPyodideModule from "./pyodide/pyodide.asm.mjs";
import { RefereesEnd, ABSENT, STARTING, READY, GONE } from "./line.js";

const FOLDERS = { "grader.zip": "/package", "course.tgz": "/course" }, PACKAGES = "/packages";
const PATIENCE = 1000; // milliseconds in which a player may hear that we hang up, before it is replaced

self.onmessage = async ({ data }) => {
  if (data.start) return begin(data.start);
  const { id, verb, given } = data;
  try {
    postMessage({ id, answer: JSON.parse(desk(verb, JSON.stringify(given ?? {}))) });
  } catch (error) {
    postMessage({ id, error: String(error.message ?? error) });
  }
};

let desk;

async function begin({ parts, wasm, bell, lines, base, language }) {
  try {
    const { instantiateStreaming } = WebAssembly, { fetch } = self;
    self.fetch = async (url) => new Response(parts[new URL(url).pathname.split("/").pop()]);
    WebAssembly.instantiateStreaming = async (_, imports) => ({ instance: await WebAssembly.instantiate(wasm, imports), module: wasm });
    const pyodide = await loadPyodide({
      createPyodideModule, indexURL: new URL("./pyodide/", import.meta.url).href, lockFileContents: parts.lock,
      env: { PYTHONHASHSEED: "0", OPENBLAS_NUM_THREADS: "1", HOME: "/home" },
    });
    Object.assign(self, { fetch });
    Object.assign(WebAssembly, { instantiateStreaming });
    for (const [name, bytes] of Object.entries(parts)) {
      if (name.endsWith(".whl")) pyodide.unpackArchive(bytes, "wheel", { extractDir: PACKAGES });
      if (name.endsWith(".tgz")) pyodide.unpackArchive(bytes, "gztar", { extractDir: FOLDERS[name] });
      if (name.endsWith(".zip") && name !== "python_stdlib.zip") pyodide.unpackArchive(bytes, "zip", { extractDir: FOLDERS[name] ?? PACKAGES });
    }
    pyodide.registerJsModule("grader_page", { line: lineTo(lines, bell), told: (text) => postMessage({ told: JSON.parse(text) }), read: read(base) });
    desk = pyodide.runPython(`
import sys
sys.path += ["/packages", "/package"]
from grader.site.desk import desk
desk(${JSON.stringify(language)})
`);
    postMessage({ ready: true });
  } catch (error) {
    postMessage({ ready: false, error: String(error.stack ?? error) });
  }
}

// A file of the site, now: whoever asks is Python, which waits.
const read = (base) => (name) => {
  const request = new XMLHttpRequest();
  request.open("GET", new URL(name, base), false);
  request.responseType = "arraybuffer";
  try {
    request.send();
  } catch {
    return undefined;
  }
  return request.status === 200 ? new Uint8Array(request.response) : undefined;
};

// What `grader.player.browser.Line` says.
function lineTo(buffers, bell) {
  const lines = buffers.map((buffer) => new RefereesEnd(buffer, bell)), house = new Int32Array(bell);
  return {
    take(milliseconds) {
      const end = performance.now() + milliseconds;
      while (true) {
        const rung = Atomics.load(house, 0), left = end - performance.now();
        const number = lines.findIndex((line) => line.take());
        if (number >= 0 || left <= 0) return number;
        for (const [number, line] of lines.entries()) {
          if (line.state === GONE) replace(number);
        }
        if (!lines.some((line) => line.state === STARTING)) {
          const absent = lines.findIndex((line) => line.state === ABSENT);
          if (absent >= 0) replace(absent);
        }
        Atomics.wait(house, 0, rung, Math.min(left, 1000));
      }
    },
    nudge: (number) => lines[number].nudge(),
    push: (number, data) => lines[number].push(data.toJs ? data.toJs() : data),
    pull: (number) => (lines[number].from.filled ? lines[number].pull() : undefined),
    wait: (number, milliseconds, pushing) => lines[number].wait(milliseconds, pushing),
    printed: (number, start) => lines[number].printed(start),
    busy: (number) => lines[number].busy,
    rests: (number) => lines[number].rests,
    gone: (number) => (lines[number].state === GONE ? lines[number].status : undefined),
    leave(number) {
      if (!lines[number].leave(PATIENCE)) replace(number);
    },
  };
  function replace(number) {
    lines[number].state = STARTING;
    postMessage({ replace: number });
  }
}
