/**
 * The page's engine where there is no server: the same as that of `grade serve`, whose `templates/page/engine.js` says
 * what an engine promises. It asks a worker in which the package runs as it is; work is kept in this browser.
 */

import { Leak, Supervisor } from "./supervisor.js";
import { Kept } from "./kept.js";
import { showTaking } from "./taking.js";

const HERE = new URL("./", import.meta.url);

const NOT_HERE = {
  zh: "这个页面要在 https 网站、localhost 上打开，并且不能用隐私窗口：否则浏览器不让它在自己里面运行 Python。",
  en: "Open this page from an https site or from localhost, and not in a private window: elsewhere the browser does not let it run Python inside.",
};
const LEAK = {
  zh: "在这个浏览器或网站上，学生的代码会连得上网：什么都没有运行。请换一个浏览器，或请站长看 docs/site.md。",
  en: "With this browser or host a student's code could reach the network: nothing was run. Try another browser, or ask whoever hosts the page to read docs/site.md.",
};
const NOT_STARTED = { zh: "Python 没有在浏览器里启动：", en: "Python did not start in the browser: " };

/** Why an engine could not do what it was asked. */
export class EngineError extends Error {
  constructor(kind, said) {
    super(said.en);
    this.kind = kind;
    this.said = said;
  }
}

export async function open() {
  await mayShareMemory();
  const kept = await Kept.open();
  const site = await (await fetch(new URL("site.json", HERE))).json();
  const watchers = new Map(), listeners = new Map();
  const supervisor = new Supervisor(site, ({ id, event }) => listeners.get(id)?.(event));
  try {
    await supervisor.start();
    await supervisor.ask("begin", { files: await kept.all() });
  } catch (error) {
    if (error instanceof Leak) throw new EngineError("refused", LEAK);
    throw new EngineError("broken", { zh: NOT_STARTED.zh + error.message, en: NOT_STARTED.en + error.message });
  }
  let turn = Promise.resolve();

  // One question at a time; what became of the files is kept before the answer is given.
  function ask(verb, given = {}) {
    const mine = turn.then(async () => {
      let said;
      try {
        said = await supervisor.ask(verb, given);
      } catch (error) {
        throw new EngineError("broken", { zh: error.message, en: error.message });
      }
      await kept.change(said.files);
      if (said.refused) throw new EngineError(said.kind, said.refused);
      return said.answer;
    });
    turn = mine.catch(() => {});
    return mine;
  }

  kept.onChange = async (files) => {
    await ask("put", { files });
    for (const [id, onChange] of watchers) onChange({ kind: "file", work: await ask("read", { id }) });
  };

  showTaking(ask);
  return {
    speak: (language) => ask("speak", { language }),
    exercises: () => ask("exercises"),
    statement: (id) => ask("statement", { id }),
    read: (id) => ask("read", { id }),
    save: (id, text, basedOn) => ask("save", { id, text, based_on: basedOn }),
    grade: async (id, onEvent, signal) => {
      listeners.set(id, (event) => signal?.aborted || onEvent(event));
      try {
        await ask("grade", { id });
      } finally {
        listeners.delete(id);
      }
    },
    tryCall: (id, name, args) => ask("try_call", { id, name, args }),
    hint: (id, number) => ask("hint", { id, number }),
    explain: (id) => ask("explain", { id }),
    essays: (id, text) => ask("essays", { id, text }),
    withEssay: (id, text, name, essay) => ask("with_essay", { id, text, name, essay }),
    tick: (id, name, point, on) => ask("tick", { id, name, point, on }),
    history: (id) => ask("history", { id }),
    version: (id, name) => ask("version", { id, name }),
    reset: (id) => ask("reset", { id }),
    progress: () => ask("progress"),
    watch(id, onChange) {
      watchers.set(id, onChange);
      onChange({ kind: "online" });
      return () => watchers.delete(id);
    },
  };
}

// Memory can be shared once the service worker adds its headers: after the first visit, and one reload.
async function mayShareMemory() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) throw new EngineError("refused", NOT_HERE);
  const registration = await serviceWorker.register(new URL("service-worker.js", HERE), { scope: HERE.pathname });
  await serviceWorker.ready;
  if (!serviceWorker.controller) {
    const controlled = new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
    registration.active.postMessage("claim");
    await controlled;
  }
  if (self.crossOriginIsolated) {
    sessionStorage.removeItem("reloaded");
    return;
  }
  if (sessionStorage.getItem("reloaded")) throw new EngineError("refused", NOT_HERE);
  sessionStorage.setItem("reloaded", "once");
  location.reload();
  await new Promise(() => {});
}
