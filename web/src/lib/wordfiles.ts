/** For tests: the words of the program or of a game as they stand in the sources, joined like in `waterhole.words.fluent`. */
import { readdirSync, readFileSync } from "node:fs";

const root = new URL("../../../src/waterhole/", import.meta.url);

export function wordsOf(language: string, game?: string): string {
  const folder = new URL(game ? `games/${game}/words/` : "words/", root);
  const names = readdirSync(folder).filter((name) => name.endsWith(`.${language}.ftl`));
  return [`${language}.ftl`, ...names.sort()].map((name) => readFileSync(new URL(name, folder), "utf-8")).join("\n");
}
