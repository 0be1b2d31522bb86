// What a first visit loads, gzipped: programs, styles and typeface, of the home page and of each game's table.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const folder = new URL("../../src/waterhole/server/static/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("chunks.json", folder), "utf-8"));

/** All files that these sources need, by their names in Vite's list. */
function files(sources, seen = new Set(), found = new Set()) {
  for (const source of sources) {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) continue;
    seen.add(source);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
    files(chunk.imports ?? [], seen, found);
  }
  return found;
}

// A typeface is packed already.
const weight = (file) => {
  const bytes = readFileSync(new URL(file, folder));
  return file.endsWith(".woff2") ? bytes.length : gzipSync(bytes).length;
};

const MOST = 180;

const games = readdirSync(new URL("../src/games/", import.meta.url));
const pictures = games.map((game) => `src/games/${game}/Picture.svelte`);
const visits = {
  home: ["src/pages/Home.svelte", ...pictures],
  ...Object.fromEntries(games.map((game) => [game, ["src/pages/Table.svelte", `src/games/${game}/index.ts`]])),
};
for (const [name, sources] of Object.entries(visits)) {
  const loaded = [...files(["index.html", ...sources])];
  const bytes = loaded.reduce((sum, file) => sum + weight(file), 0);
  console.log(`${name}: ${loaded.length} files, ${(bytes / 1024).toFixed(1)} KB gzipped`);
  if (bytes > MOST * 1024) process.exitCode = 1;
}
