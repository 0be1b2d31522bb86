// What stands in the sources: every id of a message in every language, for every game that needs it; and no width without a name.
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
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
  const program = read(`src/waterhole/words/${language}.ftl`);

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
    const found = written(read(`src/waterhole/games/${game}/words/${language}.ftl`));
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((id) => taken.has(id))).toEqual([]);
  });

  it.each(games)(`%s has all its words (${language})`, (game) => {
    const words = new Words(language, program, read(`src/waterhole/games/${game}/words/${language}.ftl`));
    const used = files(`web/src/games/${game}`).flatMap((name) => ids(`web/src/games/${game}/${name}`));
    expect(used.filter((id) => !words.has(id))).toEqual([]);
  });
}

it("pages change their shape only at the widths that tools/look.js names", () => {
  const styled = readdirSync(new URL("web/src", root), { recursive: true, encoding: "utf-8" });
  const found = styled
    .filter((name) => /\.(svelte|css)$/.test(name))
    .flatMap((name) => [...read(`web/src/${name}`).matchAll(/@media[^{]*(?:min|max)-width[^{]*/g)].map(String));
  expect(found).toEqual([]);
});
