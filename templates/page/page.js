/**
 * The page: which exercise is open, and who does what there.
 *
 * @import { Engine } from "./engine.js"
 */

import { attempt, fail } from "./attempt.js";
import { open } from "./engine.js";
import {
  ask, both, byId, inEachLanguage, language, make, notice, plain, plainWord, put, startLanguages, word,
} from "./dom.js";
import { Essays } from "./essays.js";
import { showHistory } from "./history.js";
import { entryOf, setCurrent, showList, update } from "./list.js";
import { Trying } from "./trying.js";
import { Verdicts } from "./verdict.js";
import { Desk } from "./work.js";

const TABS = ["code", "essays", "history"];

class Page {
  /** @param {Engine} engine */
  constructor(engine) {
    this.engine = engine;
    this.id = "";
    this.hints = 0;
    this.desk = new Desk(engine, {
      onSave: () => this.grade(),
      onText: () => this.verdicts.outdate(),
      onWork: () => this.judge(),
    });
    this.verdicts = new Verdicts(engine, (id, verdict) => this.judged(id, verdict));
    this.trying = new Trying(engine, () => this.desk.save());
    this.essays = new Essays(engine, {
      text: () => this.desk.text,
      replace: (text) => this.desk.replace(text),
      save: async () => {
        const there = await this.desk.save();
        if (there) this.judge();
        return there;
      },
      fail,
    });
    byId("grade").addEventListener("click", () => this.grade());
    byId("reset").addEventListener("click", () => attempt(this.reset()));
    byId("hint").addEventListener("click", () => attempt(this.hint()));
    byId("menu").addEventListener("click", () => this.toggleList());
    byId("list").addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("a")) this.toggleList(false);
    });
    byId("list").addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.toggleList(false);
    });
    for (const name of TABS) {
      byId(`tab-${name}`).addEventListener("click", () => this.showTab(name));
      byId(`tab-${name}`).addEventListener("keydown", (event) => this.moveTab(event));
    }
    for (const link of document.querySelectorAll("[data-jump]")) {
      link.addEventListener("click", (event) => {
        event.preventDefault();
        byId(/** @type {HTMLElement} */ (link).dataset["jump"] ?? "").scrollIntoView();
      });
    }
    byId("skip").addEventListener("click", (event) => {
      event.preventDefault();
      byId(byId("exercise").hidden ? "progress-title" : "title").focus();
    });
    addEventListener("hashchange", () => this.route());
    addEventListener("keydown", (event) => {
      if ((event.ctrlKey || event.metaKey) && event.key === "s") {
        if (event.defaultPrevented) return; // the editor has heard it
        event.preventDefault();
        if (!byId("exercise").hidden) this.grade();
      }
    });
  }

  async start() {
    await this.engine.speak(language());
    let first = true;
    inEachLanguage(() => {
      if (!first) attempt(this.respeak());
      first = false;
    });
    const catalogue = await this.engine.exercises();
    showList(catalogue);
    this.first = catalogue.current;
    this.title = catalogue.title;
    byId("loading").hidden = true;
    await this.route();
  }

  /** The other language: a stub that nobody has touched is shown in it, too. */
  async respeak() {
    await this.engine.speak(language());
    const { work, dirty, id } = this.desk;
    if (work && !work.exists && !dirty) await this.desk.open(id);
  }

  async route() {
    const wanted = decodeURIComponent(location.hash.slice(1));
    if (wanted === "progress") return attempt(this.showProgress());
    const id = entryOf(wanted) ? wanted : (this.first ?? "");
    if (id !== wanted) return location.replace(`#${id}`);
    await attempt(this.show(id));
  }

  /** @param {string} id */
  async show(id) {
    const moved = this.id !== "" || !byId("progress-view").hidden;
    this.id = id;
    byId("progress-view").hidden = true;
    byId("to-progress").removeAttribute("aria-current");
    byId("exercise").hidden = false;
    setCurrent(id);
    const entry = entryOf(id);
    this.verdicts.clear();
    byId("explained").hidden = true;
    for (const place of ["prose", "hints", "about"]) byId(place).replaceChildren();
    this.hints = 0;
    byId("hint").replaceChildren(word("hint"));
    byId("hint").hidden = false;
    this.showTab("code");
    byId("tab-essays").hidden = true;
    if (entry) {
      byId("title").replaceChildren(make("span", { className: "num" }, id), " ", both(entry.title));
      inEachLanguage(() => {
        if (this.id === id) document.title = `${id} ${plain(entry.title)}`;
      });
    }
    if (moved) {
      scrollTo(0, 0);
      byId("title").focus({ preventScroll: true });
    }
    const [statement] = await Promise.all([this.engine.statement(id), this.desk.open(id)]);
    if (this.id !== id) return;
    byId("about").replaceChildren(statement.header ? both(statement.header) : "");
    put(byId("prose"), statement.html);
    this.trying.open(statement);
    this.leadOn("before", statement.before);
    this.leadOn("after", statement.after);
    if (this.desk.work?.exists && !this.desk.dirty) this.judge();
    byId("tab-essays").hidden = !(await this.essays.open(id));
  }

  /**
   * @param {"before" | "after"} place
   * @param {string} id
   */
  leadOn(place, id) {
    const link = /** @type {HTMLAnchorElement} */ (byId(place));
    link.hidden = id === "";
    link.href = `#${id}`;
    link.replaceChildren(word(place), ` ${id}`);
  }

  async showProgress() {
    this.id = "";
    setCurrent("");
    byId("exercise").hidden = true;
    byId("progress-view").hidden = false;
    byId("to-progress").setAttribute("aria-current", "page");
    const { html } = await this.engine.progress();
    put(byId("progress-body"), html);
    document.title = plainWord("progress");
    byId("progress-title").focus({ preventScroll: true });
  }

  /** Saves what is in the editor, then grades what is in the file. */
  async grade() {
    if (!this.id) return;
    await attempt(
      (async () => {
        if (await this.desk.save()) await this.judge();
      })(),
    );
  }

  async judge() {
    await this.verdicts.grade(this.id);
  }

  /**
   * @param {string} id
   * @param {import("./engine.js").Verdict} verdict
   */
  judged(id, verdict) {
    const begunAnew = verdict.status !== "passed" ? { repeat: false } : {};
    update(id, { state: verdict.state, points: verdict.points, ...begunAnew });
    if (id !== this.id) return;
    if (verdict.version !== this.desk.work?.version || this.desk.dirty) this.verdicts.outdate();
    this.desk.editor.mark(verdict.marks);
    this.trying.offer(verdict.calls);
    if (verdict.status === "passed") attempt(this.explain(id));
    else byId("explained").hidden = true;
    if (!byId("pane-history").hidden) attempt(this.showHistory());
  }

  /** @param {string} id */
  async explain(id) {
    const { html, following } = await this.engine.explain(id);
    if (id !== this.id) return;
    put(byId("explanation"), html);
    const next = entryOf(following);
    const link = next ? make("a", { className: "go", href: `#${next.id}` }, `${next.id} `, both(next.title)) : "";
    byId("go-on").replaceChildren(link);
    byId("explained").hidden = false;
  }

  async hint() {
    const { html, number, of } = await this.engine.hint(this.id, this.hints + 1);
    this.hints = number;
    const inside = make("div", {});
    put(inside, html);
    const shown = make("div", { className: "hint-step", tabIndex: -1 }, make("h2", {}, word("hint_number", { n: number })), inside);
    byId("hints").append(shown);
    shown.focus();
    byId("hint").replaceChildren(word("hint_more", { n: number + 1, of }));
    byId("hint").hidden = number >= of;
  }

  async reset() {
    const file = this.desk.work?.file ?? "";
    const answer = await ask({
      title: word("reset"),
      why: word("reset_why", { file }),
      answers: [{ name: "yes", words: "reset" }, { name: "", words: "cancel" }],
    });
    if (answer !== "yes") return;
    await this.desk.save();
    const { work, copy } = await this.engine.reset(this.id);
    this.desk.adopt(work);
    notice("file", copy ? word("reset_done", { copy }) : word("reset_nothing"));
    this.judge();
  }

  async showHistory() {
    await showHistory(this.engine, this.id, (text) => {
      this.showTab("code");
      this.desk.replace(text);
      this.desk.editor.focus();
    });
  }

  /** @param {string} name */
  showTab(name) {
    for (const one of TABS) {
      const chosen = one === name;
      byId(`tab-${one}`).setAttribute("aria-selected", String(chosen));
      byId(`tab-${one}`).tabIndex = chosen ? 0 : -1;
      byId(`pane-${one}`).hidden = !chosen;
    }
    if (name === "history") attempt(this.showHistory());
    if (name === "essays") attempt(this.essays.open(this.id));
  }

  /** @param {KeyboardEvent} event */
  moveTab(event) {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const shown = TABS.filter((name) => !byId(`tab-${name}`).hidden);
    const here = shown.findIndex((name) => byId(`tab-${name}`) === event.target);
    if (!step || here < 0) return;
    const name = shown[(here + step + shown.length) % shown.length] ?? "code";
    this.showTab(name);
    byId(`tab-${name}`).focus();
  }

  /** @param {boolean} [open] */
  toggleList(open = !document.body.classList.contains("listing")) {
    const was = document.body.classList.contains("listing");
    document.body.classList.toggle("listing", open);
    byId("menu").setAttribute("aria-expanded", String(open));
    if (open) byId("find").focus();
    else if (was) byId("menu").focus();
  }
}

startLanguages();
attempt(open().then((engine) => new Page(engine).start()));
