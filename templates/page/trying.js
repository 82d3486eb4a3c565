/**
 * One function of the student's, run on one input: that which fails, or one that is typed.
 *
 * @import { Engine, Statement } from "./engine.js"
 */

import { EngineError } from "./engine.js";
import { both, byId, make, word } from "./dom.js";

export class Trying {
  /**
   * @param {Engine} engine
   * @param {() => Promise<boolean>} save  what is run is what is in the file
   */
  constructor(engine, save) {
    this.engine = engine;
    this.save = save;
    this.id = "";
    /** @type {Statement["functions"]} */
    this.functions = [];
    /** @type {{function: string, args: string[]}[]} */
    this.calls = [];
    this.select = /** @type {HTMLSelectElement} */ (byId("try-function"));
    this.select.addEventListener("change", () => this.ask());
    byId("try-failing").addEventListener("click", () => this.fill());
    byId("try").addEventListener("submit", (event) => {
      event.preventDefault();
      this.run();
    });
  }

  /** @param {Statement} statement */
  open({ id, functions }) {
    this.id = id;
    this.functions = functions;
    this.calls = [];
    this.select.replaceChildren(...functions.map(({ name }) => make("option", { value: name }, name)));
    byId("tried").replaceChildren();
    byId("trying").hidden = functions.length === 0;
    this.ask();
  }

  /**
   * The calls that the last verdict shows as failing.
   * @param {{function: string, args: string[]}[]} calls
   */
  offer(calls) {
    this.calls = calls;
    const first = calls.find((call) => this.functions.some(({ name }) => name === call.function));
    if (first && this.isEmpty) {
      this.select.value = first.function;
      this.ask();
      this.fill();
    }
    this.sayWhetherFailing();
  }

  get boxes() {
    return [...byId("try-arguments").querySelectorAll("textarea")];
  }

  get isEmpty() {
    return this.boxes.every(({ value }) => value === "");
  }

  /** One box for each parameter of the function that is chosen. */
  ask() {
    const chosen = this.functions.find(({ name }) => name === this.select.value);
    const boxes = (chosen?.parameters ?? []).map((name) =>
      make(
        "label",
        {},
        make("code", { translate: false }, name),
        make("textarea", { rows: 1, spellcheck: false, autocomplete: "off", translate: false }),
      ),
    );
    byId("try-arguments").replaceChildren(...boxes);
    this.sayWhetherFailing();
  }

  get failing() {
    return this.calls.find((call) => call.function === this.select.value);
  }

  sayWhetherFailing() {
    byId("try-failing").hidden = this.failing === undefined;
  }

  fill() {
    this.boxes.forEach((box, number) => {
      box.value = this.failing?.args[number] ?? "";
    });
  }

  async run() {
    const place = byId("tried");
    try {
      if (!(await this.save())) return;
      const tried = await this.engine.tryCall(this.id, this.select.value, this.boxes.map(({ value }) => value));
      const script = make("textarea", { className: "script", readOnly: true, rows: 6, value: tried.script });
      const copy = make("button", { type: "button", className: "quiet" }, word("copy_script"));
      copy.addEventListener("click", async () => {
        script.hidden = false;
        script.select();
        await navigator.clipboard?.writeText(tried.script).catch(() => {});
        copy.replaceChildren(word("copied"));
      });
      script.hidden = true;
      const label = make("label", {}, make("span", { className: "sr" }, word("script")), script);
      place.replaceChildren(
        make("pre", { translate: false, className: "out" }, tried.call),
        ...(tried.printed ? [make("h3", {}, word("printed")), make("pre", { className: "out" }, tried.printed)] : []),
        make("h3", {}, word(tried.fine ? "came_back" : "went_wrong")),
        make("pre", { className: `out ${tried.fine ? "" : "raised"}` }, both(tried.outcome)),
        copy,
        label,
      );
    } catch (error) {
      const said = error instanceof EngineError ? error.said : { zh: String(error), en: String(error) };
      place.replaceChildren(make("p", { className: "note strong" }, both(said)));
    }
  }
}
