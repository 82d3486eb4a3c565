// Starts the referee and its players, and ends and replaces a player whose time is up.

import { BYTES, STARTING, ENDED } from "./line.js";

const PLAYERS = 4;
const HERE = new URL("./", import.meta.url);

// A player could reach the network: nobody's code is run.
export class Leak extends Error {}

export class Supervisor {
  constructor(site, told = () => {}) {
    Object.assign(this, { site, told });
    this.bell = new SharedArrayBuffer(4);
    this.lines = Array.from({ length: PLAYERS }, () => new SharedArrayBuffer(BYTES));
    this.players = [];
    this.open = new Map();
    this.asked = 0;
  }

  // Fetches the parts and starts; resolves when the referee can be asked.
  async start(progress = () => {}) {
    const { site } = this;
    const bytes = {};
    const load = async (name) => {
      const response = await fetch(new URL(name, HERE));
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      bytes[name] = new Uint8Array(await response.arrayBuffer());
      progress(name, bytes[name].length);
    };
    const wasm = WebAssembly.compileStreaming(fetch(new URL("pyodide/pyodide.asm.wasm", HERE)));
    await Promise.all([...new Set([...site.player, ...site.referee])].map(load));
    this.wasm = await wasm;
    const chosen = (names) => Object.fromEntries([["lock", site.lock], ...names.map((name) => [name.split("/").pop(), bytes[name]])]);
    this.forPlayers = chosen(site.player);
    this.referee = new Worker(new URL("referee.js", HERE), { type: "module" });
    const ready = new Promise((resolve, reject) => {
      this.referee.onmessage = ({ data }) => {
        if (data.ready) resolve();
        else if (data.ready === false) reject(new Error(data.error));
        else if (data.replace !== undefined) this.replace(data.replace);
        else if (data.told !== undefined) this.told(data.told);
        else this.answered(data);
      };
      this.referee.onerror = (event) => reject(new Error(event.message));
    });
    this.referee.postMessage({ start: { parts: chosen(site.referee), wasm: this.wasm, bell: this.bell, lines: this.lines, base: HERE.href, language: site.language } });
    const leak = new Promise((_, reject) => { this.leaks = () => reject(new Leak()); });
    this.replace(0);
    await Promise.race([ready, leak]);
    if (!this.players[1]) this.replace(1);
  }

  ask(verb, given) {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.open.set(id, { resolve, reject });
      this.referee.postMessage({ id, verb, given });
    });
  }

  answered({ id, answer, error }) {
    const { resolve, reject } = this.open.get(id);
    this.open.delete(id);
    if (error === undefined) resolve(answer);
    else reject(new Error(error));
  }

  replace(number) {
    this.players[number]?.terminate();
    const numbers = new Int32Array(this.lines[number], 0, 16);
    numbers.fill(0);
    Atomics.store(numbers, 0, STARTING);
    const player = new Worker(new URL("player.js", HERE), { type: "module", name: `player ${number}` });
    this.players[number] = player;
    player.onerror = (event) => {
      event.preventDefault();
      if (this.players[number] === player) this.ended(number);
    };
    player.onmessage = ({ data }) => data.leak && this.leaks();
    const { site } = this;
    player.postMessage({ parts: this.forPlayers, wasm: this.wasm, settings: site.settings, memory: site.memory, line: this.lines[number], bell: this.bell });
  }

  // A worker that is no more says so by itself only if its script does; the browser tells us the rest.
  ended(number) {
    const numbers = new Int32Array(this.lines[number], 0, 16), bell = new Int32Array(this.bell);
    Atomics.store(numbers, 9, ENDED);
    Atomics.store(numbers, 0, 5);
    Atomics.add(bell, 0, 1);
    Atomics.notify(bell, 0);
  }
}
