/** What others do is shown before it is drawn; what you do yourself you know. */
import type { Drama, GameEvent, Moment } from "$lib/contract";
import { isIn, SPACES } from "./view";

const STAGED: Record<string, Omit<Moment, "words"> & { id: string }> = {
  cards_drafted: { id: "moment-drafted", length: 900, sound: "card" },
  points_scored: { id: "moment-scored", length: 1_000, sound: "score" },
  staff_promoted: { id: "moment-promoted", length: 900, sound: "promote" },
  array_cleaned: { id: "moment-cleaned", length: 1_800, sound: "card" },
};

function staged(event: GameEvent, you: number | null): Moment[] {
  const known = STAGED[event.kind];
  if (!known) return [];
  const { id, ...moment } = known;
  if (event.seat !== undefined && event.seat === you) return [{ ...moment, length: 0 }];
  const words = { id, params: { ...event } };
  if (event.kind !== "cards_drafted") return [{ ...moment, words }];
  // The line lights up first, then the cards leave it.
  const spaces = SPACES.filter((space) => isIn(space, String(event.line)));
  return [{ ...moment, words, spaces, cards: event.cards as readonly string[] }];
}

export function drama(events: readonly GameEvent[], you: number | null): Drama {
  const began = events.find(({ kind }) => kind === "turn_began");
  const turn: Moment[] = began
    ? [{ length: 900, sound: "deal", words: { id: "moment-turn", params: { turn: began.turn } } }]
    : [];
  // The array has come whole before somebody takes from it.
  const filled: Moment[] =
    began && began.turn !== 1 && events.some(({ kind }) => kind === "array_filled") ? [{ length: 900 }] : [];
  // Cards and tokens have left before the next thing is told.
  const cleaned: Moment[] = events.some(({ kind }) => kind === "array_cleaned") ? [{ length: 700 }] : [];
  const drafted: Moment[] = events.some(({ kind, seat }) => kind === "cards_drafted" && seat !== you)
    ? [{ length: 400 }]
    : [];
  return { before: events.flatMap((event) => staged(event, you)), after: [...drafted, ...cleaned, ...turn, ...filled] };
}
