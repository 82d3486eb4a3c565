// Builds CodeMirror into one file, with the licence of everything in it at its top: node build.mjs [FILE]
// The same versions (package-lock.json) make the same file, byte by byte; .ci/run holds that.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.argv[2] ?? join(here, "../../templates/page/codemirror.js");
const options = {
  absWorkingDir: here,
  entryPoints: ["codemirror.mjs"],
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  legalComments: "none",
  charset: "utf8",
};

/** The packages that are really in it, with their licences. */
const { metafile } = await build({ ...options, metafile: true, write: false });
const names = new Set(
  Object.keys(metafile.inputs).flatMap((path) => path.match(/^node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1] ?? []),
);
const packages = [...names].sort().map((name) => {
  const folder = join(here, "node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return { name: `${name} ${version} (${license})`, text: readFileSync(join(folder, "LICENSE"), "utf8").trim() };
});
const texts = [...new Set(packages.map(({ text }) => text))].map((text) => {
  const whose = packages.filter((one) => one.text === text).map(({ name }) => name);
  return `${whose.join("\n")}\n\n${text}`;
});
const banner = `/*!\nCodeMirror 6, built by .ci/page/build.mjs from npm:\n\n${texts.join("\n\n\n")}\n*/`;
await build({ ...options, outfile: out, banner: { js: banner } });
