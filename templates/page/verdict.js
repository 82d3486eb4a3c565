/**
 * The verdict on the file as it is: check by check while it comes, then as the report has it.
 *
 * @import { Engine, GradeEvent, Verdict } from "./engine.js"
 */

import { EngineError } from "./engine.js";
import { both, byId, make, put, word } from "./dom.js";

const SIGNS = /** @type {Record<string, string>} */ ({ passed: "✔", skipped: "·", followed: "↳" });

export class Verdicts {
  /**
   * @param {Engine} engine
   * @param {(id: string, verdict: Verdict) => void} onVerdict
   */
  constructor(engine, onVerdict) {
    this.engine = engine;
    this.onVerdict = onVerdict;
    /** @type {Verdict | null} */
    this.last = null;
    this.running = new AbortController();
    /** @type {Map<string, HTMLElement>} */
    this.rows = new Map();
    this.done = 0;
  }

  /** Another exercise: what was said of the one before goes. */
  clear() {
    this.running.abort();
    this.last = null;
    for (const id of ["judged", "pictures"]) byId(id).replaceChildren();
    byId("checks").hidden = true;
    byId("outdated").hidden = true;
    byId("verdict").removeAttribute("aria-busy");
    byId("outcome").replaceChildren(word("no_verdict"));
  }

  /** @param {string} id */
  async grade(id) {
    this.running.abort();
    const running = (this.running = new AbortController());
    byId("verdict").setAttribute("aria-busy", "true");
    byId("outcome").replaceChildren(word("checking"));
    byId("outdated").hidden = true;
    let complete = false;
    try {
      await this.engine.grade(
        id,
        (event) => {
          if (running.signal.aborted) return;
          complete ||= event.kind === "verdict";
          this.show(id, event);
        },
        running.signal,
      );
      if (!complete && !running.signal.aborted) byId("outcome").replaceChildren(word("no_answer"));
    } catch (error) {
      if (running.signal.aborted) return;
      const said = error instanceof EngineError ? error.said : { zh: String(error), en: String(error) };
      byId("outcome").replaceChildren(both(said));
    } finally {
      if (!running.signal.aborted) byId("verdict").removeAttribute("aria-busy");
    }
  }

  /**
   * @param {string} id
   * @param {GradeEvent} event
   */
  show(id, event) {
    if (event.kind === "begun") this.begin(event.checks);
    else if (event.kind === "check") this.check(event.id, event.status);
    else if (event.kind === "pictures") put(byId("pictures"), event.html);
    else this.finish(id, event.verdict);
  }

  /** @param {{id: string, title: string}[]} checks */
  begin(checks) {
    this.rows.clear();
    this.done = 0;
    for (const { id, title } of checks) {
      const name = make("span", { className: "say" });
      put(name, title);
      this.rows.set(id, make("li", {}, make("span", { className: "sign", ariaHidden: "true" }, "○"), name));
    }
    byId("checks").replaceChildren(...this.rows.values());
    byId("checks").hidden = false;
    byId("judged").classList.add("old");
  }

  /**
   * @param {string} id
   * @param {string} status
   */
  check(id, status) {
    const row = this.rows.get(id);
    if (!row) return;
    this.done += 1;
    row.className = `is-${status}`;
    row.querySelector(".sign")?.replaceChildren(SIGNS[status] ?? "✘");
    byId("outcome").replaceChildren(word("checked", { n: this.done, of: this.rows.size }));
  }

  /**
   * @param {string} id
   * @param {Verdict} verdict
   */
  finish(id, verdict) {
    this.last = verdict;
    byId("checks").hidden = true;
    const judged = byId("judged");
    judged.classList.remove("old");
    put(judged, verdict.html);
    byId("pictures").replaceChildren();
    const points = String(verdict.points);
    byId("outcome").replaceChildren(word("points_of", { points, max: verdict.max_points }));
    if (verdict.state === "star") byId("outcome").append(" ★");
    this.onVerdict(id, verdict);
  }

  /** The text is another by now. */
  outdate() {
    byId("outdated").hidden = this.last === null;
  }
}
