/**
 * The engine of the page: everything that the page knows and does, it asks here, and nowhere else.
 *
 * There are two. This one asks the server of `grade serve` over HTTP; that of `grade site` asks web workers. A page takes
 * whichever module is called `engine.js` beside it, and `open()` is all that the module has to export:
 *
 *     import { open } from "./engine.js";
 *     const engine = await open();
 *
 * What an engine promises:
 *
 * - Every method returns a promise. One that cannot be kept is rejected with an `EngineError`, whose `said` is a sentence
 *   for the student and whose `kind` is "offline" (the engine is not there now; try again later), "refused" (this cannot
 *   be, as things are) or "broken" (the engine itself went wrong).
 * - A `Said` is plain text in both languages. An `Html` is a string made by the report's templates, safe to be put into
 *   the page as it is: what a student wrote or printed is escaped in it. Both languages are inside it, each part marked
 *   with its `lang`, and the style sheet shows one of them.
 * - The student's file is the truth. The engine keeps no text of its own; `version` names what is in the file, and equal
 *   texts have equal versions.
 * - In Python all of it but `watch` is there without a server: `grader.page.study.Study` has a method of the same name (in
 *   snake_case), with these arguments, which returns what goes back here as JSON; it needs a course and a folder for the
 *   work. `grade` and `tryCall` are those of `grader.page.judge.Judge`.
 *
 * @typedef {{zh: string, en: string}} Said
 * @typedef {string} Html
 *
 * @typedef {"untouched" | "begun" | "passed" | "star"} State  "star": passed, and right on harder inputs too
 *
 * @typedef {object} Entry                  an exercise in the list
 * @property {string} id                    "3.3", "slides4.1"
 * @property {Said} title
 * @property {State} state
 * @property {number} points                of the latest grading, of 10
 * @property {string} graded                when that was, ISO 8601 with its offset; "" for never
 * @property {boolean} track                whether it is on the main track
 * @property {number | null} difficulty     from 1 to 5
 * @property {number | null} minutes        what it takes, about
 * @property {boolean} repeat               passed so long ago that it is time to do it again
 *
 * @typedef {object} Catalogue
 * @property {Said} title                                                       of the course
 * @property {{title: Said, chapters: {name: string, title: Said, exercises: Entry[]}[]}[]} books
 * @property {string} current                                                   what to open first: an id
 *
 * @typedef {object} Statement
 * @property {string} id
 * @property {Said} title
 * @property {Said | null} header           how hard it is, how long it takes, what comes before and after it
 * @property {Html} html
 * @property {{name: string, call: string, parameters: string[]}[]} functions   in the order of the stub
 * @property {string} before                the exercise before it, or ""
 * @property {string} after                 the exercise after it, or ""
 *
 * @typedef {object} Work                   the student's file as it is now
 * @property {string} text
 * @property {string} version               to be given back to `save`
 * @property {string} file                  where it is, as the student knows it: "chapter03/ex03_03.py"
 * @property {boolean} exists               false: nothing is on disk yet, and `text` is the stub
 * @property {boolean} editable
 * @property {Said | null} why              why it is not editable, where it is not
 *
 * @typedef {object} Saved
 * @property {string} version               of what is in the file now
 * @property {Work | null} conflict         set, and nothing was saved: the file holds something else than `based_on`
 *
 * @typedef {object} Verdict
 * @property {string} version               of the text that was judged
 * @property {string} status                as in docs/results.schema.json: "passed", "partial", "in_progress", …
 * @property {State} state
 * @property {number} points
 * @property {number} max_points
 * @property {Html} html                    the whole verdict, by the report's templates
 * @property {{line: number, said: Said}[]} marks       lines of the file to mark in the editor, from 1
 * @property {{function: string, args: string[]}[]} calls   calls that failed, as `tryCall` takes them
 *
 * @typedef {{kind: "begun", checks: {id: string, title: Html}[]}
 *         | {kind: "check", id: string, status: string}
 *         | {kind: "verdict", verdict: Verdict}
 *         | {kind: "pictures", html: Html}} GradeEvent
 *   In this order: what will be checked, each check as soon as it is decided, the whole verdict, and, where the exercise
 *   has some, its pictures. `status` is a check's ("passed", "failed", "timeout", …); the verdict may still soften it.
 *
 * @typedef {{call: string, printed: string, outcome: Said, fine: boolean, script: string}} Tried
 *   `outcome` is what came back, or what was raised; `script` the same call as a program for a debugger.
 *
 * @typedef {{html: Html, number: number, of: number}} Hint      `number` from 1
 *
 * @typedef {object} Essay                  a part that a person reads
 * @property {string} function
 * @property {string} text                  Markdown; "" while there is none
 * @property {Said | null} fixed            why it can be edited in the file only, where that is so
 * @property {{html: Html, ticked: boolean}[]} points            what a reader looks for
 * @property {Html} preview                 the text as it will be read
 * @property {Html} model                   a model answer, once something is written and every point was looked at; else ""
 *
 * @typedef {{name: string, when: string, status: string, points: number, passed: boolean}} Kept
 *   A text that was graded, as `version` takes it; the latest first.
 *
 * @typedef {object} Progress
 * @property {Html} html                    one view over all books
 * @property {Entry[]} repeat               what to do again
 *
 * @typedef {{kind: "file", work: Work} | {kind: "offline"} | {kind: "online"}} Change
 *
 * @typedef {object} Engine
 * @property {(language: "zh" | "en") => Promise<{}>} speak             in which language stubs are written from now on
 * @property {() => Promise<Catalogue>} exercises
 * @property {(id: string) => Promise<Statement>} statement
 * @property {(id: string) => Promise<Work>} read
 * @property {(id: string, text: string, basedOn: string) => Promise<Saved>} save
 *   Writes the file, if it still holds what has the version `basedOn`.
 * @property {(id: string, onEvent: (event: GradeEvent) => void, signal?: AbortSignal) => Promise<void>} grade
 *   Grades what is in the file. What did not change is not judged again.
 * @property {(id: string, name: string, args: string[] | null) => Promise<Tried>} tryCall
 *   Runs one function, on arguments written in Python, or with null on those with which a check failed.
 * @property {(id: string, number: number) => Promise<Hint>} hint       the hint of this number, from 1
 * @property {(id: string) => Promise<{html: Html, following: string}>} explain   refused before ten points; `following` is the exercise to go on with, or ""
 * @property {(id: string, text: string) => Promise<Essay[]>} essays    those in this text of the file
 * @property {(id: string, text: string, name: string, essay: string) => Promise<{text: string}>} withEssay
 *   The text of the file with this essay in the place of what the function returned; it is not saved yet.
 * @property {(id: string, name: string, point: number, on: boolean) => Promise<{}>} tick
 * @property {(id: string) => Promise<{on: boolean, kept: Kept[]}>} history
 * @property {(id: string, name: string) => Promise<{text: string}>} version
 * @property {(id: string) => Promise<{work: Work, copy: string}>} reset
 *   Back to the stub; `copy` names the file that keeps what was there.
 * @property {() => Promise<Progress>} progress
 * @property {(id: string, onChange: (change: Change) => void) => () => void} watch
 *   Says what the file of this exercise holds, now and whenever that changes, whoever changed it, and when the engine is
 *   gone or back; returns what ends it.
 */

const OFFLINE = {
  zh: "连不上 grade serve：它停了吗？在终端再运行一次 grade serve 就好，没有保存的文字在这个浏览器里留着。",
  en: "grade serve does not answer: has it ended? Start it again in the terminal; unsaved text is kept in this browser.",
};

/** Milliseconds until the next try to reach a server that sent us away. */
const AGAIN = 1500;

/** Why an engine could not do what it was asked. */
export class EngineError extends Error {
  /**
   * @param {"offline" | "refused" | "broken"} kind
   * @param {Said} said
   */
  constructor(kind, said) {
    super(said.en);
    this.kind = kind;
    this.said = said;
  }
}

/**
 * @param {string} method
 * @param {object} given
 * @param {AbortSignal} [signal]
 * @returns {Promise<Response>}
 */
async function post(method, given, signal) {
  let response;
  try {
    response = await fetch(`api/${method}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(given),
      signal: signal ?? null,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new EngineError("offline", OFFLINE);
  }
  if (response.ok) return response;
  const answer = await response.json().catch(() => null);
  if (response.status === 403 && !answer) throw new EngineError("offline", OFFLINE);
  const said = answer?.said ?? { zh: `出错了（${response.status}）`, en: `It went wrong (${response.status})` };
  throw new EngineError(response.status < 500 ? "refused" : "broken", said);
}

/**
 * @param {string} method
 * @param {object} [given]
 * @returns {Promise<any>}
 */
async function ask(method, given = {}) {
  return (await post(method, given)).json();
}

/**
 * The events of a response that comes bit by bit.
 * @param {Response} response
 * @param {(event: any) => void} onEvent
 */
async function listen(response, onEvent) {
  const body = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (response.body);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read().catch(() => {
      throw new EngineError("offline", OFFLINE);
    });
    if (done) return;
    const events = (rest + value).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) {
      if (event.startsWith("data: ")) onEvent(JSON.parse(event.slice(6)));
    }
  }
}

/**
 * @param {string} id
 * @param {(change: Change) => void} onChange
 */
function watch(id, onChange) {
  /** @type {EventSource} */
  let source;
  let timer = 0;
  const connect = () => {
    source = new EventSource(`api/watch?id=${encodeURIComponent(id)}`);
    source.onopen = () => onChange({ kind: "online" });
    source.onmessage = (message) => onChange(JSON.parse(message.data));
    source.onerror = () => {
      onChange({ kind: "offline" });
      // A server that was started again lets nobody in until its new address was opened once.
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(connect, AGAIN);
    };
  };
  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

/** @returns {Promise<Engine>} */
export async function open() {
  return {
    speak: (language) => ask("speak", { language }),
    exercises: () => ask("exercises"),
    statement: (id) => ask("statement", { id }),
    read: (id) => ask("read", { id }),
    save: (id, text, basedOn) => ask("save", { id, text, based_on: basedOn }),
    grade: async (id, onEvent, signal) => {
      await listen(await post("grade", { id }, signal), (event) => {
        if (event.kind === "error") throw new EngineError(event.refused ? "refused" : "broken", event.said);
        onEvent(event);
      });
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
    watch,
  };
}
