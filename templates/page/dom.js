/**
 * The page's own hands: elements, words in both languages, questions to the student.
 *
 * Every sentence stands in the page once, as a `<template id="w-NAME">` with both languages in it; the style sheet shows
 * the one that is switched on. Text from elsewhere goes in as text, never as HTML; `Html` of the engine is the exception,
 * and is made by the report's templates.
 *
 * @import { Html, Said } from "./engine.js"
 */

/** @typedef {"zh" | "en"} Language */

/**
 * The element of this id, which the page has.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} id
 * @returns {T}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element ${id}`);
  return /** @type {T} */ (found);
}

/**
 * A new element with properties, and with text or elements inside.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Partial<Omit<HTMLElementTagNameMap[K], "style" | "dataset">>} [properties]
 * @param {...(Node | string)} inside
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, properties = {}, ...inside) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...inside);
  return element;
}

/**
 * A sentence of the page, with numbers or names in the places that it leaves for them.
 * @param {string} name
 * @param {Record<string, string | number>} [parts]
 * @returns {DocumentFragment}
 */
export function word(name, parts = {}) {
  const template = /** @type {HTMLTemplateElement} */ (byId(`w-${name}`));
  const shown = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
  const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = /** @type {Text} */ (texts.currentNode);
    node.data = node.data.replace(/\{(\w+)\}/g, (all, key) => String(parts[key] ?? all));
  }
  return shown;
}

/**
 * A sentence of the page as plain text, for what holds no elements: labels, tooltips, the title.
 * @param {string} name
 * @param {Record<string, string | number>} [parts]
 */
export function plainWord(name, parts = {}) {
  const shown = word(name, parts);
  const tag = language() === "zh" ? "zh-CN" : "en";
  return (shown.querySelector(`[lang="${tag}"]`) ?? shown).textContent ?? "";
}

/**
 * Somebody's sentence in both languages.
 * @param {Said} said
 * @returns {DocumentFragment}
 */
export function both(said) {
  const shown = document.createDocumentFragment();
  if (said.zh === said.en) {
    shown.append(said.zh);
    return shown;
  }
  shown.append(make("span", { lang: "zh-CN" }, said.zh), make("span", { lang: "en" }, said.en));
  return shown;
}

/** @param {Said} said */
export function plain(said) {
  return said[language()];
}

/**
 * Puts what the engine made into an element.
 * @param {HTMLElement} element
 * @param {Html} html
 */
export function put(element, html) {
  element.innerHTML = html;
}

/** @returns {Language} */
export function language() {
  return /** @type {HTMLInputElement} */ (byId("show-zh")).checked ? "zh" : "en";
}

/** @type {(() => void)[]} */
const listeners = [];

/**
 * Is called now and whenever the language is switched, for what a style sheet cannot switch.
 * @param {() => void} listener
 */
export function inEachLanguage(listener) {
  listeners.push(listener);
  listener();
}

function speak() {
  document.documentElement.lang = language() === "zh" ? "zh-CN" : "en";
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", plainWord(/** @type {HTMLElement} */ (element).dataset["label"] ?? ""));
  }
  for (const element of document.querySelectorAll("[data-placeholder]")) {
    element.setAttribute("placeholder", plainWord(/** @type {HTMLElement} */ (element).dataset["placeholder"] ?? ""));
  }
  for (const listener of listeners) listener();
}

/** Makes the switch of languages work, and remember. */
export function startLanguages() {
  const kept = remembered("language");
  if (kept === "zh" || kept === "en") /** @type {HTMLInputElement} */ (byId(`show-${kept}`)).checked = true;
  for (const code of ["zh", "en"]) {
    byId(`show-${code}`).addEventListener("change", () => {
      remember("language", language());
      speak();
    });
  }
  speak();
}

/** @param {string} name */
export function remembered(name) {
  try {
    return localStorage.getItem(`grade:${name}`);
  } catch {
    return null; // a browser may be told to keep nothing
  }
}

/**
 * @param {string} name
 * @param {string | null} value
 */
export function remember(name, value) {
  try {
    if (value === null) localStorage.removeItem(`grade:${name}`);
    else localStorage.setItem(`grade:${name}`, value);
  } catch {
    // nothing is kept then
  }
}

/** @type {Map<string, HTMLElement>} */
const notices = new Map();

/**
 * Says something at the top of the page; of each kind there is one at a time.
 * @param {string} kind
 * @param {Node | null} sentence  null takes it back
 * @param {boolean} [stays]       whether it stays until it is taken back
 */
export function notice(kind, sentence, stays = false) {
  notices.get(kind)?.remove();
  notices.delete(kind);
  if (!sentence) return;
  const close = make("button", { type: "button", className: "quiet" }, word("close"));
  const shown = make("p", { className: "notice" }, make("span", {}, sentence), stays ? "" : close);
  close.addEventListener("click", () => notice(kind, null));
  notices.set(kind, shown);
  byId("notices").append(shown);
}

/**
 * Asks the student, who may also turn away: then the answer is "".
 * @param {{title: Node, why: Node, text?: string, answers: {name: string, words: string}[]}} question
 * @returns {Promise<string>}
 */
export function ask({ title, why, text, answers }) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("ask"));
  byId("ask-title").replaceChildren(title);
  byId("ask-why").replaceChildren(why);
  byId("ask-more").hidden = text === undefined;
  byId("ask-text").textContent = text ?? "";
  byId("ask-buttons").replaceChildren(
    ...answers.map(({ name, words }, number) =>
      make("button", { value: name, className: number === 0 ? "go" : "quiet" }, word(words)),
    ),
  );
  dialog.returnValue = "";
  if (!dialog.open) dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue), { once: true });
  });
}
