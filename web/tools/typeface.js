// Our typeface with the signs that we write and that names are likely to have, and no others: two thirds of its weight.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subset from "subset-font";

const WHOLE = new URL(
  "../node_modules/@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2",
  import.meta.url,
);
const STYLE = new URL("../src/look/type.css", import.meta.url);
const OURS = new URL("../../build/web/bitter.woff2", import.meta.url);

/** The signs that the browser is told to look for in it. */
function signs() {
  const [, ranges] = /unicode-range:([^;]+);/.exec(readFileSync(STYLE, "utf8"));
  return ranges.split(",").flatMap((range) => {
    const [from, to = from] = range
      .trim()
      .slice("U+".length)
      .split("-")
      .map((code) => parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
}

export const typeface = {
  name: "typeface",
  async buildStart() {
    mkdirSync(new URL(".", OURS), { recursive: true });
    const made = await subset(readFileSync(WHOLE), String.fromCodePoint(...signs()), {
      targetFormat: "woff2",
      keepFeatures: ["kern", "tnum"], // pairs of letters, and figures that stand below each other
      variationAxes: { wght: { min: 400, max: 800 } },
    });
    writeFileSync(OURS, made);
  },
};
