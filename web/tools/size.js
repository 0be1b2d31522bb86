// What the page of a table loads, gzipped: the entry, the table page, the game and all they import.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const folder = new URL("../../src/waterhole/server/static/assets/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".js"));
const read = (name) => readFileSync(new URL(name, folder), "utf-8");
const named = (start) => files.filter((name) => name.startsWith(`${start}-`));
const imports = (name) =>
  [...read(name).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map((match) => match[1]);

function all(names, seen = new Set()) {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    all(imports(name), seen);
  }
  return seen;
}

const MOST = 150;

const games = readdirSync(new URL("../src/games/", import.meta.url));
for (const game of games) {
  const loaded = [...all([...named("index"), ...named("Table"), ...named(game)])];
  const bytes = loaded.reduce((sum, name) => sum + gzipSync(read(name)).length, 0);
  console.log(`${game}: ${loaded.length} files, ${(bytes / 1024).toFixed(1)} KB gzipped`);
  if (bytes > MOST * 1024) process.exitCode = 1;
}
