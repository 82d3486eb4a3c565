/**
 * The student's file: opened, edited, saved; and what happens when somebody else changes it meanwhile.
 *
 * The file on disk is the truth, so nothing here writes over what the student has not seen. What is typed and not saved yet
 * is kept in the browser as a draft, until it is in the file.
 *
 * @import { Change, Engine, Work } from "./engine.js"
 */

import { ask, both, byId, notice, remember, remembered, word } from "./dom.js";
import { Editor } from "./editor.js";

const DRAFT_AFTER = 200;

export class Desk {
  /**
   * @param {Engine} engine
   * @param {{onSave: () => void, onText: () => void, onWork: (work: Work) => void}} calls
   *   `onSave`: the student wants it saved and graded; `onText`: the text changed; `onWork`: the file holds something new.
   */
  constructor(engine, { onSave, onText, onWork }) {
    this.engine = engine;
    this.onWork = onWork;
    this.id = "";
    /** @type {Work | null} */
    this.work = null;
    this.asking = false;
    this.loading = false;
    /** @type {string | null} */
    this.saving = null; // what is on its way into the file
    /** @type {(() => void) | null} */
    this.stopWatching = null;
    this.timer = 0;
    this.editor = new Editor(byId("editor"), {
      onChange: () => {
        if (this.loading) return;
        this.say();
        onText();
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.keepDraft(), DRAFT_AFTER);
      },
      onSave,
    });
    addEventListener("pagehide", () => this.keepDraft());
    document.addEventListener("visibilitychange", () => {
      this.keepDraft();
      this.watch(); // a tab that nobody sees asks for nothing
    });
  }

  get text() {
    return this.editor.text;
  }

  /** Whether there is text that is not in the file. */
  get dirty() {
    return this.work !== null && this.work.editable && this.text !== this.work.text;
  }

  /** @param {string} id */
  async open(id) {
    this.keepDraft();
    this.stopWatching?.();
    this.id = id;
    this.work = null;
    notice("file", null);
    const work = await this.engine.read(id);
    if (this.id !== id) return;
    this.work = work;
    this.quietly(() => this.editor.open(work.text, work.editable));
    this.restore();
    this.say();
    this.watch();
  }

  /**
   * Writes the text into the file; whether it is there.
   * @returns {Promise<boolean>}
   */
  async save() {
    const { id, text, work } = this;
    if (!work || !work.editable) return work !== null;
    if (text === work.text && work.exists) return true;
    this.saving = text;
    const saved = await this.engine.save(id, text, work.version).finally(() => (this.saving = null));
    if (this.id !== id) return false;
    if (saved.conflict) {
      await this.settle(saved.conflict);
      return !this.dirty;
    }
    this.work = { ...work, text, version: saved.version, exists: true };
    this.keepDraft();
    this.say();
    return true;
  }

  /**
   * What the file holds by now, as the engine tells.
   * @param {Change} change
   */
  async changed(change) {
    if (change.kind !== "file") {
      notice("offline", change.kind === "offline" ? word("offline") : null, true);
      return;
    }
    const { work } = change;
    if (!this.work || work.version === this.work.version || work.text === this.saving) return;
    if (!work.exists) {
      this.work = { ...this.work, version: work.version, exists: false, text: "" };
      notice("file", word("deleted", { file: work.file }));
      this.say();
      return;
    }
    if (this.dirty && this.text !== work.text) {
      await this.settle(work);
      return;
    }
    const elsewhere = work.text !== this.text;
    this.adopt(work);
    if (!elsewhere) return;
    notice("file", word("changed_outside", { file: work.file }));
    this.onWork(work);
  }

  /**
   * The same file with other text, from the history or from a stub; it is not saved by this.
   * @param {string} text
   */
  replace(text) {
    this.editor.replace(text);
  }

  /** @param {Work} work */
  adopt(work) {
    this.work = work;
    this.quietly(() => {
      this.editor.replace(work.text);
      this.editor.setEditable(work.editable);
    });
    this.keepDraft();
    this.say();
  }

  /**
   * Two texts, and the student says which one stays.
   * @param {Work} theirs
   */
  async settle(theirs) {
    if (this.asking || !this.work) return;
    this.asking = true;
    const answer = await ask({
      title: word("conflict"),
      why: word("conflict_why", { file: theirs.file }),
      text: theirs.text,
      answers: [
        { name: "mine", words: "keep_mine" },
        { name: "theirs", words: "take_theirs" },
        { name: "", words: "decide_later" },
      ],
    });
    this.asking = false;
    if (answer === "theirs") {
      this.adopt(theirs);
      this.onWork(theirs);
    } else if (answer === "mine") {
      this.work = { ...this.work, version: theirs.version, text: theirs.text, exists: theirs.exists };
      await this.save();
    }
  }

  /** Says what is in the file, and what is not. */
  say() {
    const { work } = this;
    if (!work) return;
    byId("file").textContent = work.file;
    const words = !work.editable ? "read_only" : this.dirty ? "unsaved" : work.exists ? "saved" : "not_there";
    const saved = byId("saved");
    if (saved.dataset["state"] !== words) saved.replaceChildren(word(words));
    saved.dataset["state"] = words;
    byId("fixed").hidden = work.why === null;
    byId("fixed").replaceChildren(work.why ? both(work.why) : "");
    document.body.classList.toggle("dirty", this.dirty);
  }

  watch() {
    this.stopWatching?.();
    this.stopWatching = null;
    if (this.id && !document.hidden) {
      const { id } = this;
      this.stopWatching = this.engine.watch(id, (change) => {
        if (this.id === id) this.changed(change);
      });
    }
  }

  keepDraft() {
    clearTimeout(this.timer);
    if (!this.work) return;
    const draft = this.dirty ? JSON.stringify({ text: this.text, basedOn: this.work.version }) : null;
    remember(`draft:${this.id}`, draft);
  }

  /** What was typed last time and never saved. */
  restore() {
    const kept = remembered(`draft:${this.id}`);
    if (!kept || !this.work?.editable) return;
    const { text, basedOn } = JSON.parse(kept);
    if (text === this.work.text) return remember(`draft:${this.id}`, null);
    this.quietly(() => this.editor.replace(text));
    notice("file", word("draft_back"));
    if (basedOn !== this.work.version) {
      const theirs = this.work;
      this.settle(theirs);
    }
  }

  /** @param {() => void} action  something that changes the text, and is not the student's typing */
  quietly(action) {
    this.loading = true;
    action();
    this.loading = false;
  }
}
