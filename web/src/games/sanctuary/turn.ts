/** What an opponent did in one action, for a line with pictures; and where cards lay that were just taken. */
import type { GameEvent } from "$lib/contract";
import { terrainOf, type Event } from "./view";

/** Whose doing it was, and what, in its order. */
export interface Turn {
  seat: number;
  acts: readonly Event[];
}

const ACTS = new Set([
  "card_slid",
  "sanctuary_refilled",
  "spaces_swapped",
  "cards_drafted",
  "extra_taken",
  "animals_bred",
  "card_played",
  "points_scored",
  "staff_promoted",
]);

const actor = (event: Event): number | null =>
  ACTS.has(event.kind) && "seat" in event ? (event as GameEvent).seat! : null;

/** Where what is told of everybody begins anew. */
const PHASES = new Set(["turn_began", "array_cleaned"]);

/** A draft is over when somebody drafts anew or another acts; an expansion is one turn. */
const begins = (event: Event, acts: readonly Event[]): boolean =>
  acts.some(({ kind }) => kind === "cards_drafted" || kind === "points_scored") &&
  !["extra_taken", "animals_bred", "staff_promoted"].includes(event.kind);

/** What each of the others did since your own last act in this phase, or in the one before; the latest last.
 * Of who only looks on: the latest action of everybody. */
export function lastTurns(history: readonly Event[], you: number | null): Turn[] {
  const turns = new Map<number, Event[]>();
  let told = new Set<number>();
  for (const event of history) {
    const seat = actor(event);
    if (PHASES.has(event.kind) || (seat !== null && seat === you)) told = new Set();
    if (seat === null || seat === you) continue;
    const acts = turns.get(seat) ?? [];
    const anew = !told.has(seat) || (you === null && begins(event, acts));
    told.add(seat);
    turns.delete(seat); // Whoever acts last stands last.
    turns.set(seat, anew ? [event] : [...acts, event]);
  }
  return [...turns].map(([seat, acts]) => ({ seat, acts }));
}

/** The terrains of the cards that the last act took from the array, by the space where each lay. */
export function ghostsOf(events: readonly Event[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const event of events) {
    if (event.kind === "extra_taken") found.set(event.space, terrainOf(event.card));
    if (event.kind === "cards_drafted") event.spaces.forEach((space) => found.set(space, event.terrain));
  }
  return found;
}
