// Our typeface with the signs that we write and that names are likely to have, and no others: two thirds of its weight.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subset from "subset-font";

const WHOLE = new URL(
  "../node_modules/@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2",
  import.meta.url,
);
const OURS = new URL("../../build/web/bitter.woff2", import.meta.url);

/** As the unicode-range in look/type.css says it. */
const RANGES = [[0x20, 0x7e], [0xa0, 0xff], [0x152, 0x153], [0x2010, 0x2026], [0x202f, 0x202f], [0x2212, 0x2212]]; // prettier-ignore
const signs = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));

export const typeface = {
  name: "typeface",
  async buildStart() {
    mkdirSync(new URL(".", OURS), { recursive: true });
    const made = await subset(readFileSync(WHOLE), String.fromCodePoint(...signs), {
      targetFormat: "woff2",
      keepFeatures: ["kern", "tnum"], // pairs of letters, and figures that stand below each other
      variationAxes: { wght: { min: 400, max: 800 } },
    });
    writeFileSync(OURS, made);
  },
};
