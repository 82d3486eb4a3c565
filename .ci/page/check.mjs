// Checks the types of the page's own modules: node check.mjs. They stand beside the types of CodeMirror for that, not the
// built file, which has none.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const page = join(here, "../../templates/page");
const copies = join(here, "build");
rmSync(copies, { recursive: true, force: true });
mkdirSync(copies);
for (const name of readdirSync(page)) {
  if (name.endsWith(".js") && name !== "codemirror.js") copyFileSync(join(page, name), join(copies, name));
}
writeFileSync(join(copies, "codemirror.d.ts"), 'export * from "../codemirror.mjs";\n');
const compiler = join(here, "node_modules/typescript/bin/tsc");
const { status } = spawnSync(process.execPath, [compiler, "-p", here], { stdio: "inherit" });
process.exitCode = status ?? 1;
