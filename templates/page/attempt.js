/** What goes wrong is said at the top of the page, and goes no further. */

import { both, notice } from "./dom.js";
import { EngineError } from "./engine.js";

/** @param {unknown} error */
export function fail(error) {
  if (error instanceof EngineError && error.kind === "offline") return notice("offline", both(error.said), true);
  const said = error instanceof EngineError ? error.said : { zh: String(error), en: String(error) };
  notice("error", both(said));
}

/**
 * Does something; what goes wrong is said, and goes no further.
 * @param {Promise<unknown>} action
 */
export async function attempt(action) {
  try {
    await action;
    notice("error", null);
  } catch (error) {
    fail(error);
  }
}
