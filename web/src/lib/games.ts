/** The games that have a table of their own here; every other gets the generic one. */
import type { Component } from "svelte";
import { painted } from "$lib/breath";
import type { GameTable } from "$lib/contract";

const tables = import.meta.glob<{ default: GameTable }>("../games/*/index.ts");
const pictures = import.meta.glob<{ default: Component }>("../games/*/Picture.svelte");

export async function tableOf(game: string): Promise<GameTable> {
  const load = tables[`../games/${game}/index.ts`] ?? (() => import("../table/generic"));
  return (await load()).default;
}

/** The game's picture, or null when it has none. The words beside it are seen first. */
export async function pictureOf(game: string): Promise<Component | null> {
  await painted();
  const module = await pictures[`../games/${game}/Picture.svelte`]?.();
  return module?.default ?? null;
}
