/**
 * Essays: a box for Markdown that writes into the file, the points to hold it against, and then a model answer.
 *
 * @import { Engine, Essay } from "./engine.js"
 */

import { both, byId, make, put, word } from "./dom.js";

export class Essays {
  /**
   * @param {Engine} engine
   * @param {{text: () => string, replace: (text: string) => void, save: () => Promise<boolean>, fail: (error: unknown) => void}} desk
   */
  constructor(engine, desk) {
    this.engine = engine;
    this.desk = desk;
    this.id = "";
    /** @type {Essay[]} */
    this.essays = [];
    /** @type {Map<string, string>} */
    this.typed = new Map();
  }

  /**
   * Those of this exercise, as the file has them; whether there are any.
   * @param {string} id
   */
  async open(id) {
    if (id !== this.id) this.typed.clear();
    this.id = id;
    const essays = await this.engine.essays(id, this.desk.text());
    if (id !== this.id) return false;
    this.essays = essays;
    byId("pane-essays").replaceChildren(...essays.map((essay) => this.draw(essay)));
    const missing = essays.some(({ text }) => text.trim() === "");
    byId("tab-essays").replaceChildren(word(missing ? "essays_to_write" : "essays"));
    return essays.length > 0;
  }

  /** @param {Essay} essay */
  draw(essay) {
    const name = essay.function;
    const box = make("textarea", { rows: 14, value: this.typed.get(name) ?? essay.text, disabled: essay.fixed !== null });
    box.addEventListener("input", () => this.typed.set(name, box.value));
    const save = make("button", { type: "button", className: "go", disabled: essay.fixed !== null }, word("essay_save"));
    save.addEventListener("click", () => this.write(name));
    box.addEventListener("keydown", (event) => {
      if ((event.ctrlKey || event.metaKey) && event.key === "s") {
        event.preventDefault();
        event.stopPropagation();
        this.write(name);
      }
    });
    const preview = make("div", { className: "preview" });
    put(preview, essay.preview);
    const points = essay.points.map(({ html, ticked }, number) => {
      const tick = make("input", { type: "checkbox", checked: ticked, autocomplete: "off" });
      tick.addEventListener("change", () => this.tick(name, number, tick));
      const said = make("span", {});
      put(said, html);
      return make("li", {}, make("label", { className: "tick" }, tick, said));
    });
    const model = make("div", { className: "model" });
    if (essay.model) {
      const inside = make("div", { className: "inside" });
      put(inside, essay.model);
      model.append(make("h3", {}, word("model")), inside);
    } else {
      model.append(make("p", { className: "dim" }, word("model_when")));
    }
    return make(
      "section",
      { className: "essay" },
      make("h2", {}, make("code", { translate: false }, name)),
      ...(essay.fixed ? [make("p", { className: "note strong" }, both(essay.fixed))] : []),
      make("label", { className: "wide" }, word("essay_box", { name }), box),
      make("p", { className: "buttons" }, save),
      ...(essay.preview ? [make("h3", {}, word("preview")), preview] : []),
      ...(points.length ? [make("h3", {}, word("rubric")), make("ul", { className: "points" }, ...points)] : []),
      model,
    );
  }

  /** @param {string} name */
  async write(name) {
    const essay = this.typed.get(name);
    try {
      if (essay !== undefined) {
        const { text } = await this.engine.withEssay(this.id, this.desk.text(), name, essay);
        this.desk.replace(text);
      }
      if (await this.desk.save()) {
        this.typed.delete(name);
        await this.open(this.id);
      }
    } catch (error) {
      this.desk.fail(error);
    }
  }

  /**
   * @param {string} name
   * @param {number} number
   * @param {HTMLInputElement} box
   */
  async tick(name, number, box) {
    try {
      await this.engine.tick(this.id, name, number, box.checked);
      const place = [...byId("pane-essays").querySelectorAll("input[type=checkbox]")].indexOf(box);
      await this.open(this.id);
      /** @type {HTMLElement | undefined} */ ([...byId("pane-essays").querySelectorAll("input")][place])?.focus();
    } catch (error) {
      box.checked = !box.checked;
      this.desk.fail(error);
    }
  }
}
