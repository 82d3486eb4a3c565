// The line at the foot of the page: what its verdicts are worth, where the work is, how to take it out and bring it in.

const WORDS = {
  level: ["在浏览器里批改：是给自己的反馈，不是成绩。写的都只留在这个浏览器里。", "Graded in this browser: feedback, never a grade. Your work is kept in this browser alone."],
  out: ["取出全部作业", "Take all work out"],
  bring: ["放回作业", "Bring work in"],
  licences: ["许可证", "Licences"],
  brought: ["放回了：", "Brought in: "],
  nothing: ["里面没有这门课的答案", "No answer to this course is in it"],
};

const element = (tag, properties, ...inside) => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...inside);
  return made;
};
const both = (name, more = "") =>
  ["zh-CN", "en"].map((lang, number) => element("span", { lang }, WORDS[name][number] + more));

export function showTaking(ask) {
  const out = element("button", { type: "button", className: "quiet", id: "take-out" }, ...both("out"));
  const file = element("input", { type: "file", accept: ".zip,.py", id: "bring-in", hidden: true });
  const bring = element("button", { type: "button", className: "quiet" }, ...both("bring"));
  const said = element("span", { id: "brought", role: "status" });
  out.addEventListener("click", async () => {
    const { name, data } = await ask("pack");
    const blob = new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: "application/zip" });
    const link = element("a", { href: URL.createObjectURL(blob), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  });
  bring.addEventListener("click", () => file.click());
  file.addEventListener("change", async () => {
    const bytes = new Uint8Array(await file.files[0].arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    try {
      const { brought } = await ask("bring", { name: file.files[0].name, data: btoa(text) });
      said.replaceChildren(...(brought.length ? both("brought", brought.join(" ")) : both("nothing")));
      if (brought.length) setTimeout(() => location.reload(), 1500);
    } catch (error) {
      said.replaceChildren(element("span", { lang: "zh-CN" }, error.said.zh), element("span", { lang: "en" }, error.said.en));
    }
    file.value = "";
  });
  const licences = element("a", { href: "licences/index.txt" }, ...both("licences"));
  document.body.append(element("footer", { className: "site" }, element("p", {}, ...both("level")), element("p", {}, out, " ", bring, file, " ", licences, " ", said)));
}
