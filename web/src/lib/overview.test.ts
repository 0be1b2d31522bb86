import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { numberAt, overviewOf } from "$lib/overview";
import { wordsOf } from "$lib/wordfiles";
import { Words } from "$lib/words";

const root = new URL("../../../", import.meta.url);
const games = readdirSync(new URL("web/src/games", root));

it("finds numbers of an edition by their path", () => {
  expect([numberAt({ a: { b: [1, 2] } }, "a.b.1"), numberAt({ a: 1 }, "a.b"), numberAt({}, "c")]).toEqual([
    2,
    null,
    null,
  ]);
});

it.each(games)("%s can be taken in at a glance, in both languages and by rules that there are", async (game) => {
  const overview = await overviewOf(game);
  expect(overview?.steps.length).toBeGreaterThan(4);
  const edition = readFileSync(new URL(`src/waterhole/games/${game}/edition.toml`, root), "utf-8");
  for (const language of ["en", "fr"]) {
    const words = new Words(language, wordsOf(language), wordsOf(language, game));
    const rules = readFileSync(new URL(`src/waterhole/games/${game}/words/rules.${language}.md`, root), "utf-8");
    for (const { says, rule, picture } of overview?.steps ?? []) {
      expect(words.has(says), says).toBe(true);
      expect(rules, rule).toContain(`**${rule}**`);
      for (const path of picture.filter((piece) => piece.startsWith("$")))
        expect(edition, path).toContain(
          path
            .replace(/^\$[+]?/, "")
            .split(".")
            .findLast((part) => /[a-z]/.test(part)),
        );
    }
  }
});
