/** A game at a glance: what a player does, as small pictures with a sentence each. `games/GAME/overview.ts` has them. */
import type { Component } from "svelte";
import type { Json } from "$lib/contract";

/** What a picture is made of, from left to right: a card (`owl-7`), a seat (`@1`), a number of the edition
 * (`$costs.vet`; with its sign: `$+costs.vet`), what cannot be (`~14`), a drawing of the game's (`:chip`), a
 * gap (`|`), or text. */
export type Piece = string;

export interface OverviewStep {
  /** The id of its sentence. */
  says: string;
  /** The rule that tells it in full. */
  rule: string;
  picture: readonly Piece[];
}

export interface Overview {
  steps: readonly OverviewStep[];
  /** Its own drawings, and the styles of its cards. */
  Glyph: Component<{ name: string }>;
  Mini: Component<{ card: string }>;
}

const found = import.meta.glob<{ default: Overview }>("../games/*/overview.ts");

/** A game's overview, or null when it has none. */
export async function overviewOf(game: string): Promise<Overview | null> {
  return (await found[`../games/${game}/overview.ts`]?.())?.default ?? null;
}

/** `costs.vet` of the edition's numbers; null where this edition has no such number. */
export function numberAt(numbers: unknown, path: string): number | null {
  let at = numbers as Json | undefined;
  for (const step of path.split(".")) at = (at as Record<string, Json> | null | undefined)?.[step];
  return typeof at === "number" ? at : null;
}
