"use strict";
const table = document.getElementById("rows"), body = table.tBodies[0], rows = [...body.rows];
const find = document.getElementById("filter"), state = document.getElementById("state"), shown = document.getElementById("shown");
const collator = new Intl.Collator("zh", { numeric: true });

function filter() {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const row of rows) {
    const fits = words.every(word => row.dataset.find.includes(word))
      && (!state.value || row.dataset.states.split(" ").includes(state.value));
    row.hidden = !fits;
    count += fits;
  }
  shown.textContent = count;
}

function sort(header) {
  const column = header.cellIndex, numeric = header.dataset.kind === "number";
  // Numbers begin with the largest: who looks at points looks for the ends.
  const up = header.hasAttribute("aria-sort") ? header.getAttribute("aria-sort") !== "ascending" : !numeric;
  const value = row => numeric ? Number(row.cells[column].dataset.value) : row.cells[column].textContent.trim();
  const keyed = rows.map(row => [value(row), row]);
  keyed.sort(([a], [b]) => (numeric ? a - b : collator.compare(a, b)) * (up ? 1 : -1));
  for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
  header.setAttribute("aria-sort", up ? "ascending" : "descending");
  body.append(...keyed.map(([, row]) => row));
}

for (const button of table.tHead.querySelectorAll("button")) button.addEventListener("click", () => sort(button.closest("th")));
find.addEventListener("input", filter);
state.addEventListener("change", filter);
document.addEventListener("keydown", event => {
  if (event.key === "/" && !/INPUT|SELECT|TEXTAREA/.test(document.activeElement.tagName)) {
    event.preventDefault();
    find.focus();
  }
  if (event.key === "Escape" && document.activeElement === find) {
    find.value = "";
    filter();
  }
});
document.querySelector(".tools").hidden = false;
