/** A catch: the cards lift, the sum stands over them, and then they go home. */
import type { Drama, GameEvent, Moment } from "$lib/contract";

function staged(event: GameEvent): Moment[] {
  if (event.kind === "cards_caught") {
    const cards = [...(event.cards as readonly string[]), String(event.card)];
    // A long sum takes longer to read.
    const length = Math.min(2_400, 800 + 150 * cards.length);
    return [{ length, sound: "catch", cards, words: { id: "moment-caught", params: { sums: event.sums } } }];
  }
  if (event.kind === "card_freed" || event.kind === "card_released") return [{ length: 200, sound: "card" }];
  if (event.kind === "release_called")
    return [{ length: 1_000, sound: "turn", words: { id: "moment-called", params: { ...event } } }];
  return [];
}

export function drama(events: readonly GameEvent[]): Drama {
  const dealt = events.some(({ kind }) => kind === "dealt_on" || kind === "hand_dealt");
  // What was caught is at home, and what is dealt lies there, before the next thing is told.
  const home: Moment[] = events.some(({ kind }) => kind === "cards_caught") ? [{ length: 400 }] : [];
  const dealing: Moment[] = dealt ? [{ length: 500, sound: "deal" }] : [];
  return { before: events.flatMap(staged), after: [...home, ...dealing] };
}
