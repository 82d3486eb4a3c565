// A player: the worker in which a student's code runs. It can compute, and talk over its line; nothing else.
//
// Everything it is made of comes from the page, as bytes: it is served with a policy that lets it fetch nothing.

import { loadPyodide } from "./pyodide/pyodide.mjs";
import createPyodideModule from "./pyodide/pyodide.asm.mjs";
import { PlayersEnd, CRASHED } from "./line.js";

const CHANNEL = "/dev/line", FOLDER = "/work", PACKAGES = "/packages", PACKAGE = "_grader_player_guest";
const WITHOUT = ["fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource", "Worker",
  "SharedWorker", "importScripts", "indexedDB", "caches", "CacheStorage", "BroadcastChannel", "MessageChannel",
  "RTCPeerConnection", "Notification", "navigator", "location", "cookieStore", "postMessage", "close",
  "webkitRequestFileSystem", "webkitRequestFileSystemSync", "createImageBitmap", "FontFace", "fonts", "scheduler"];

self.onmessage = async ({ data }) => {
  self.onmessage = null;
  const line = new PlayersEnd(data.line, data.bell);
  try {
    await play(line, data);
  } catch (error) {
    console.error(error);
    line.end(typeof error?.status === "number" ? error.status : CRASHED);
  }
};

async function play(line, { parts, wasm, settings, memory }) {
  if (await somethingCanBeFetched()) {
    postMessage({ leak: "fetch" });
    return;
  }
  boundMemory(memory);
  const pyodide = await start(parts, wasm);
  const { FS } = pyodide;
  for (const [name, bytes] of Object.entries(parts)) {
    if (name.endsWith(".whl")) pyodide.unpackArchive(bytes, "wheel", { extractDir: PACKAGES });
    if (name === "guest.zip") pyodide.unpackArchive(bytes, "zip", { extractDir: "/guest" });
  }
  connect(FS, line);
  pyodide.setInterruptBuffer(line.signal);
  forget();
  pyodide.runPython(`
import sys
sys.path += ["${PACKAGES}", "/guest"]
import ${PACKAGE}.browser as guest
guest.prepare(${JSON.stringify(CHANNEL)}, ${JSON.stringify(FOLDER)}, ${settings.reply_bytes}, ${JSON.stringify(settings.preload)})
live = guest.live
`);
  const live = pyodide.globals.get("live");
  const memoryNow = new Memory(pyodide._module);
  while (true) {
    line.await();
    live();
    memoryNow.restore();
  }
}

// The policy must hold before anything of the student's is here: where it does not, there is no player.
async function somethingCanBeFetched() {
  try {
    await fetch(new URL("./site.json", import.meta.url), { cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

async function start(parts, wasm) {
  const { instantiateStreaming } = WebAssembly;
  self.fetch = async (url) => new Response(parts[new URL(url).pathname.split("/").pop()]);
  WebAssembly.instantiateStreaming = async (_, imports) => ({ instance: await WebAssembly.instantiate(wasm, imports), module: wasm });
  try {
    return await loadPyodide({
      createPyodideModule, indexURL: new URL("./pyodide/", import.meta.url).href, lockFileContents: parts.lock, jsglobals: Object.create(null),
      env: { PYTHONHASHSEED: "0", OPENBLAS_NUM_THREADS: "1", HOME: FOLDER }, stdin: () => null,
    });
  } finally {
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

// The channel and what is printed are devices, so that Python reads and writes them as files.
function connect(FS, line) {
  const device = (path, number, read, write) => {
    const id = FS.makedev(64, number);
    FS.registerDevice(id, {
      open(stream) { stream.seekable = false; },
      read: (_, heap, offset, length) => read(new Uint8Array(heap.buffer, heap.byteOffset + offset, length)),
      write: (_, heap, offset, length) => write(new Uint8Array(heap.buffer, heap.byteOffset + offset, length)),
    });
    FS.mkdev(path, id);
  };
  device(CHANNEL, 0, (target) => line.read(target), (data) => line.write(data));
  device("/dev/paper", 1, () => 0, (data) => line.print(data));
  for (const fd of [1, 2]) {
    FS.close(FS.getStream(fd));
    FS.open("/dev/paper", 1, 0, fd);
  }
}

// Its memory grows no further than a player's elsewhere may.
function boundMemory(most) {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + 65536 * Number(pages) > most) throw new RangeError("no more memory");
    return grow.call(this, pages);
  };
}

// Nobody who finds a way from Python to this script finds anything here: neither the network nor what the page keeps.
function forget() {
  for (let owner = self; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner)) {
    for (const name of WITHOUT) {
      try { delete owner[name]; } catch { /* not to be had */ }
    }
  }
}

// The interpreter's memory as it was when no student's code had run.
class Memory {
  constructor(module) {
    this.module = module;
    this.stack = module.stackSave();
    this.kept = module.HEAPU8.slice();
  }
  restore() {
    const heap = this.module.HEAPU8, { kept } = this;
    heap.set(kept);
    heap.fill(0, kept.length);
    this.module.stackRestore(this.stack);
  }
}
