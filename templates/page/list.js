/**
 * The list of all exercises: books, chapters, exercises with their state.
 *
 * @import { Catalogue, Entry } from "./engine.js"
 */

import { both, byId, inEachLanguage, make, remember, remembered, word } from "./dom.js";

const SIGNS = { untouched: "○", begun: "◐", passed: "●", star: "★" };

/** @type {Map<string, {entry: Entry, row: HTMLElement, chapter: HTMLDetailsElement}>} */
const rows = new Map();
let current = "";

/** @param {Catalogue} catalogue */
export function showList(catalogue) {
  rows.clear();
  const books = catalogue.books.map(({ title, chapters }) =>
    make("section", {}, ...(title.en ? [make("h2", {}, both(title))] : []), ...chapters.map((chapter) => chapterOf(chapter))),
  );
  byId("books").replaceChildren(...books);
  byId("track").hidden = ![...rows.values()].some(({ entry }) => entry.track);
  const only = /** @type {HTMLInputElement} */ (byId("track-only"));
  only.checked = remembered("track") === "1" && !byId("track").hidden;
  only.onchange = () => {
    remember("track", only.checked ? "1" : null);
    filter();
  };
  byId("find").oninput = filter;
  inEachLanguage(filter);
  byId("list").hidden = false;
}

/** @param {Catalogue["books"][number]["chapters"][number]} chapter */
function chapterOf({ title, exercises }) {
  const list = make("ol", {});
  const count = make("span", { className: "dim" });
  const chapter = make("details", {}, make("summary", {}, make("span", {}, both(title)), " ", count), list);
  for (const entry of exercises) {
    const row = make("li", {});
    rows.set(entry.id, { entry, row, chapter });
    list.append(row);
    draw(entry.id);
  }
  return chapter;
}

/** @param {string} id */
function draw(id) {
  const found = rows.get(id);
  if (!found) return;
  const { entry, row, chapter } = found;
  const sign = make("span", { className: `sign is-${entry.state}`, ariaHidden: "true" }, SIGNS[entry.state]);
  const state = make("span", { className: "sr" }, " ", word(entry.state));
  const link = make(
    "a",
    { href: `#${entry.id}` },
    sign,
    make("b", { className: "num" }, entry.id),
    " ",
    make("span", { className: "name" }, both(entry.title)),
    state,
  );
  if (entry.repeat) link.append(" ", make("span", { className: "feedback" }, word("repeat")));
  if (id === current) link.setAttribute("aria-current", "page");
  row.replaceChildren(link);
  const all = [...rows.values()].filter((one) => one.chapter === chapter);
  const done = all.filter((one) => one.entry.state === "passed" || one.entry.state === "star").length;
  const count = chapter.querySelector("summary .dim");
  if (count) count.textContent = `${done} / ${all.length}`;
}

/**
 * What has become of an exercise.
 * @param {string} id
 * @param {Partial<Entry>} news
 */
export function update(id, news) {
  const found = rows.get(id);
  if (!found) return;
  Object.assign(found.entry, news);
  draw(id);
}

/**
 * Marks the exercise that is open.
 * @param {string} id
 */
export function setCurrent(id) {
  const before = current;
  current = id;
  const find = /** @type {HTMLInputElement} */ (byId("find"));
  if (find.value) {
    find.value = ""; // it was found
    filter();
  }
  draw(before);
  draw(id);
  const found = rows.get(id);
  if (found) {
    found.chapter.open = true;
    found.row.scrollIntoView({ block: "nearest" });
  }
}

/** @param {string} id */
export function entryOf(id) {
  return rows.get(id)?.entry;
}

function filter() {
  const find = /** @type {HTMLInputElement} */ (byId("find"));
  const only = /** @type {HTMLInputElement} */ (byId("track-only"));
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  const chapters = new Set([...rows.values()].map(({ chapter }) => chapter));
  const shown = /** @type {Set<HTMLElement>} */ (new Set());
  for (const { entry, row, chapter } of rows.values()) {
    const text = `${entry.title.zh} ${entry.title.en}`.toLowerCase();
    const found = words.every((one) => text.includes(one) || entry.id.startsWith(one));
    const fits = found && (!only.checked || entry.track);
    row.hidden = !fits;
    if (fits) shown.add(chapter);
  }
  for (const chapter of chapters) {
    chapter.hidden = !shown.has(chapter);
    if (words.length) chapter.open = shown.has(chapter);
    const book = chapter.closest("section");
    if (book) book.hidden = ![...shown].some((one) => book.contains(one));
  }
  byId("nothing-found").hidden = shown.size > 0;
}
