// What stands in the sources: every id of a message in every language, for every game that needs it; and no width without a name.
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { wordsOf } from "$lib/wordfiles";
import { Words } from "$lib/words";

const root = new URL("../../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf-8");
const files = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf-8" }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !name.includes(".test."),
  );

const LITERAL = /"((?:ui|guide|web)-[a-z_]+(?:-[a-z0-9_]+)*)"/g;
const ids = (path: string): string[] => [...read(path).matchAll(LITERAL)].map((match) => match[1] ?? "");

const own = files("web/src").filter((name) => !name.startsWith("games/"));
const games = readdirSync(new URL("web/src/games", root));

for (const language of ["en", "fr"]) {
  const program = wordsOf(language);

  it(`the frame has all its words (${language})`, () => {
    const words = new Words(language, program);
    const used = own.flatMap((name) => ids(`web/src/${name}`));
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((id) => !words.has(id))).toEqual([]);
  });

  it.each(games)(`%s changes none of the frame's words (${language})`, (game) => {
    const written = (text: string): string[] =>
      [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1] ?? "");
    const taken = new Set(written(program));
    const found = written(wordsOf(language, game));
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((id) => taken.has(id))).toEqual([]);
  });

  it.each(games)(`%s has all its words (${language})`, (game) => {
    const words = new Words(language, program, wordsOf(language, game));
    const used = files(`web/src/games/${game}`).flatMap((name) => ids(`web/src/games/${game}/${name}`));
    expect(used.filter((id) => !words.has(id))).toEqual([]);
  });
}

const SIGN = /data-sign="([a-z_]+)"/g;
const signs = (path: string): string[] => [...read(path).matchAll(SIGN)].map((match) => `sign-${match[1]}`);

it.each(games)("every sign of %s is explained, and nothing that is none", (game) => {
  const drawn = files(`web/src/games/${game}`).flatMap((name) => signs(`web/src/games/${game}/${name}`));
  const frame = own.flatMap((name) => signs(`web/src/${name}`));
  expect(drawn.length).toBeGreaterThan(5);
  for (const language of ["en", "fr"]) {
    const [program, text] = [wordsOf(language), wordsOf(language, game)];
    const words = new Words(language, program, text);
    expect([...drawn, ...frame].filter((id) => !words.has(id))).toEqual([]);
    const known = [...text.matchAll(/^(sign-[a-z_]+) *=/gm)].map((match) => match[1] ?? "");
    const all = files(`web/src/games/${game}`)
      .map((name) => read(`web/src/games/${game}/${name}`))
      .join();
    expect(known.filter((id) => !all.includes(`"${id.slice("sign-".length)}"`))).toEqual([]);
  }
});

it("pages change their shape only at the widths that tools/look.js names", () => {
  const styled = readdirSync(new URL("web/src", root), { recursive: true, encoding: "utf-8" });
  const found = styled
    .filter((name) => /\.(svelte|css)$/.test(name))
    .flatMap((name) => [...read(`web/src/${name}`).matchAll(/@media[^{]*(?:min|max)-width[^{]*/g)].map(String));
  expect(found).toEqual([]);
});

it("what one component styles in all of them by a bare class is no class of another", () => {
  const parts = files("web/src").filter((name) => name.endsWith(".svelte"));
  const texts = new Map(parts.map((name) => [name, read(`web/src/${name}`)]));
  const bare = [...texts].flatMap(([name, text]) =>
    [...text.matchAll(/^\s*:global\(\.([\w-]+)\)/gm)].map((match) => [name, match[1] ?? ""] as const),
  );
  expect(bare.length).toBeGreaterThan(0);
  const taken = bare.filter(([owner, word]) =>
    [...texts].some(
      ([name, text]) =>
        name !== owner && new RegExp(`class:${word}\\b|class="[^"]*(?<![\\w-])${word}(?![\\w-])`).test(text),
    ),
  );
  expect(taken).toEqual([]);
});
