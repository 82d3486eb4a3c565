/**
 * What was graded before: each text with its verdict, and a way back to it.
 *
 * @import { Engine } from "./engine.js"
 */

import { attempt } from "./attempt.js";
import { byId, make, word } from "./dom.js";

/**
 * @param {Engine} engine
 * @param {string} id
 * @param {(text: string) => void} putBack
 */
export async function showHistory(engine, id, putBack) {
  const { on, kept } = await engine.history(id);
  const last = kept.find(({ passed }) => passed);
  const rows = kept.map((one) => {
    const back = make("button", { type: "button", className: "quiet" }, word("put_back"));
    back.addEventListener("click", () => attempt(engine.version(id, one.name).then(({ text }) => putBack(text))));
    const mark = one === last ? make("span", { className: "feedback" }, word("last_passed")) : "";
    const points = word("points_of", { points: one.points, max: 10 });
    return make("li", { className: `is-${one.status}` }, make("time", {}, one.when), " ", points, " ", mark, " ", back);
  });
  byId("pane-history").replaceChildren(
    kept.length ? make("ul", { className: "kept" }, ...rows) : make("p", {}, word("history_none")),
    make("p", { className: "note" }, word(on ? "history_where" : "history_off")),
  );
}
