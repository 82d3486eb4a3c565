"use strict";
// The report of --watch: a file beside it says which report is the latest. When that is another one the page loads itself
// again, in the same language and at the same place, with the same folds open.
const kept = "report:" + location.pathname, folds = () => [...document.querySelectorAll("details")];
const nameOf = fold => (fold.id || fold.closest("[id]")?.id || "") + "/" + (fold.querySelector("summary")?.textContent ?? "").slice(0, 80);
const top_ = () => [...document.querySelectorAll("main [id]")].find(one => one.getBoundingClientRect().bottom > 80);
let missed = 0;

function keep() {
  const at = top_();
  const place = at ? { id: at.id, from: at.getBoundingClientRect().top } : null;
  const open = Object.fromEntries(folds().map(fold => [nameOf(fold), fold.open]));
  const language = document.querySelector("input[name=language]:checked")?.id;
  try { sessionStorage.setItem(kept, JSON.stringify({ place, open, language })); } catch { /* then it begins at the top */ }
}

function restore() {
  let before = null;
  try { before = JSON.parse(sessionStorage.getItem(kept)); sessionStorage.removeItem(kept); } catch { /* nothing is kept */ }
  if (!before) return;
  const language = before.language && document.getElementById(before.language);
  if (language) language.checked = true;
  for (const fold of folds()) if (nameOf(fold) in before.open) fold.open = before.open[nameOf(fold)];
  const at = before.place && document.getElementById(before.place.id);
  if (at) scrollBy(0, at.getBoundingClientRect().top - before.place.from);
}

globalThis.reportIs = version => {
  missed = 0;
  if (version === VERSION) return;
  keep();
  location.reload();
};

function look() {
  if (missed > 20) return; // nobody watches any more
  const asked = document.createElement("script");
  asked.src = NOW + "?" + Date.now();
  asked.onload = asked.onerror = () => asked.remove();
  missed += 1;
  if (!document.hidden) document.head.append(asked);
  setTimeout(look, document.hidden ? 2000 : 300);
}

history.scrollRestoration = "manual";
restore();
look();
