/**
 * The code editor: CodeMirror in a shadow root, where its styles are allowed by a policy that allows no inline style.
 *
 * @import { Said } from "./engine.js"
 */

import * as cm from "./codemirror.js";
import { inEachLanguage, language, plain, plainWord } from "./dom.js";

const PHRASES = {
  Find: "查找", Replace: "替换", next: "下一个", previous: "上一个", all: "全部", "match case": "区分大小写",
  "by word": "整词", regexp: "正则", replace: "替换", "replace all": "全部替换", close: "关闭",
  "replaced $ matches": "替换了 $ 处", "replaced match on line $": "替换了第 $ 行的一处", "current match": "当前匹配",
  "on line": "在第几行", "Control character": "控制字符", "No diagnostics": "没有问题", Diagnostics: "问题",
  Completions: "补全", "Go to line": "跳到某行", go: "跳转",
};

const LOOK = cm.EditorView.theme({
  "&": { color: "var(--ink)", backgroundColor: "var(--card)", fontSize: "0.88rem", maxHeight: "var(--editor-height, 70vh)" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.55", overflow: "auto" },
  ".cm-content": { caretColor: "var(--ink)", minHeight: "14rem", padding: "0.5rem 0" },
  ".cm-gutters": { backgroundColor: "var(--sunk)", color: "var(--dim)", border: "none" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "color-mix(in srgb, var(--link) 8%, transparent)" },
  "&.cm-focused": { outline: "3px solid var(--link)", outlineOffset: "1px" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "color-mix(in srgb, var(--link) 28%, transparent)",
  },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-panels, .cm-tooltip": { backgroundColor: "var(--card)", color: "var(--ink)", border: "1px solid var(--line)" },
  ".cm-panel input, .cm-panel button": { color: "var(--ink)", backgroundColor: "var(--sunk)", backgroundImage: "none" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--link)", color: "var(--card)" },
  ".cm-matchingBracket": { backgroundColor: "var(--part-bg)", outline: "1px solid var(--part)" },
  ".cm-selectionMatch": { backgroundColor: "var(--part-bg)" },
  ".cm-searchMatch": { backgroundColor: "var(--part-bg)", outline: "1px solid var(--part)" },
});
const COLOURS = cm.syntaxHighlighting(
  cm.HighlightStyle.define([
    { tag: [cm.tags.keyword, cm.tags.operatorKeyword, cm.tags.controlKeyword], color: "var(--code-k)" },
    { tag: [cm.tags.string, cm.tags.special(cm.tags.string)], color: "var(--code-s)" },
    { tag: cm.tags.comment, color: "var(--code-c)" },
    { tag: [cm.tags.number, cm.tags.bool, cm.tags.null], color: "var(--code-m)" },
    { tag: [cm.tags.function(cm.tags.definition(cm.tags.variableName)), cm.tags.definition(cm.tags.className)], color: "var(--code-f)" },
  ]),
);

export class Editor {
  /**
   * @param {HTMLElement} place
   * @param {{onChange: () => void, onSave: () => void}} calls
   */
  constructor(place, { onChange, onSave }) {
    const root = place.attachShadow({ mode: "open" });
    /** @type {{line: number, said: Said}[]} */
    this.marked = [];
    this.fixed = new cm.Compartment();
    this.labels = new cm.Compartment();
    const listener = cm.EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange();
    });
    const save = { key: "Mod-s", preventDefault: true, run: () => (onSave(), true) };
    // Left to the browser, typing over several lines leaves a style behind, which the policy refuses and says so.
    const typedOver = cm.EditorView.domEventHandlers({
      beforeinput: (event, view) => {
        const { from, to } = view.state.selection.main;
        const { data } = event;
        if (event.inputType !== "insertText" || data === null || event.isComposing || view.composing) return false;
        if (view.state.doc.lineAt(from).to >= to || view.state.readOnly) return false;
        event.preventDefault();
        const insert = () => view.state.update(view.state.replaceSelection(data), { userEvent: "input.type" });
        const heard = view.state.facet(cm.EditorView.inputHandler).some((hear) => hear(view, from, to, data, insert));
        if (!heard) view.dispatch(insert());
        return true;
      },
    });
    this.extensions = [
      typedOver,
      cm.lineNumbers(), cm.highlightActiveLineGutter(), cm.highlightSpecialChars(), cm.history(), cm.drawSelection(),
      cm.indentUnit.of("    "), cm.EditorState.tabSize.of(4), cm.indentOnInput(), cm.bracketMatching(), cm.closeBrackets(),
      cm.autocompletion(), cm.highlightActiveLine(), cm.highlightSelectionMatches(), cm.search({ top: true }), cm.lintGutter(),
      cm.python(), LOOK, COLOURS, cm.EditorView.lineWrapping, listener,
      cm.keymap.of([
        save, cm.indentWithTab, ...cm.closeBracketsKeymap, ...cm.completionKeymap, ...cm.searchKeymap, ...cm.historyKeymap,
        ...cm.lintKeymap, ...cm.defaultKeymap,
      ]),
    ];
    this.view = new cm.EditorView({ root, parent: root, state: this.fresh("", false) });
    inEachLanguage(() => {
      this.view.dispatch({ effects: this.labels.reconfigure(this.words()) });
      this.mark(this.marked);
    });
  }

  words() {
    return [
      cm.EditorView.contentAttributes.of({ "aria-label": plainWord("editor"), translate: "no" }),
      cm.EditorState.phrases.of(language() === "zh" ? PHRASES : {}),
    ];
  }

  /**
   * @param {string} text
   * @param {boolean} editable
   */
  fresh(text, editable) {
    const fixed = this.fixed.of(cm.EditorState.readOnly.of(!editable));
    return cm.EditorState.create({ doc: text, extensions: [...this.extensions, fixed, this.labels.of(this.words())] });
  }

  get text() {
    return this.view.state.doc.toString();
  }

  /**
   * Another file: nothing of the one before can be undone.
   * @param {string} text
   * @param {boolean} editable
   */
  open(text, editable) {
    this.marked = [];
    this.view.setState(this.fresh(text, editable));
    const first = /^(?:def|class|#%%|# %%) /m.exec(text)?.index ?? 0; // the statement above it stands beside the editor
    this.view.dispatch({ selection: { anchor: first } });
    this.view.requestMeasure({
      read: (view) => view.lineBlockAt(Math.min(first, view.state.doc.length)).top,
      write: (top, view) => {
        view.scrollDOM.scrollTop = top; // not `scrollIntoView`, which would take the page along
      },
    });
  }

  /**
   * The same file with another text, which can be undone; the cursor stays where it is as far as that goes.
   * @param {string} text
   */
  replace(text) {
    const before = this.text;
    if (before === text) return;
    let start = 0;
    while (start < before.length && before[start] === text[start]) start += 1;
    let same = 0;
    const most = Math.min(before.length, text.length) - start;
    while (same < most && before[before.length - 1 - same] === text[text.length - 1 - same]) same += 1;
    this.view.dispatch({
      changes: { from: start, to: before.length - same, insert: text.slice(start, text.length - same) },
      userEvent: "replace", // a step of its own for undo: a change without a name joins what was typed just before
    });
  }

  /** @param {boolean} editable */
  setEditable(editable) {
    this.view.dispatch({ effects: this.fixed.reconfigure(cm.EditorState.readOnly.of(!editable)) });
  }

  /**
   * Marks lines where something is wrong.
   * @param {{line: number, said: Said}[]} marks
   */
  mark(marks) {
    this.marked = marks;
    const { doc } = this.view.state;
    const found = marks
      .filter(({ line }) => line >= 1 && line <= doc.lines)
      .map(({ line, said }) => {
        const { from, to, text } = doc.line(line);
        const indent = text.length - text.trimStart().length;
        return { from: from + indent, to, severity: /** @type {const} */ ("error"), message: plain(said) };
      });
    this.view.dispatch(cm.setDiagnostics(this.view.state, found));
  }

  focus() {
    this.view.focus();
  }
}
