/** An auction has its stages: the hammer, the card to its owner, the coins, the next lot. */
import type { Drama, GameEvent, Moment } from "$lib/contract";

const told = (id: string, event: GameEvent, you: number | null): Moment["words"] => ({
  id,
  params: { ...event, you: event.seat === you },
});

export function drama(events: readonly GameEvent[], you: number | null): Drama {
  const before: Moment[] = [];
  const after: Moment[] = [];
  for (const event of events) {
    const cards = event.cards as readonly string[] | undefined;
    if (event.kind === "lot_won")
      before.push({ length: 1_200, words: told("moment-sold", event, you), sound: "hammer", cards: cards ?? [] });
    if (event.kind === "lot_given")
      before.push({ length: 1_300, words: told("moment-given", event, you), sound: "card", cards: cards ?? [] });
    if (event.kind === "could_not_pay")
      before.push({ length: 1_300, words: told("moment-unpaid", event, you), sound: "hammer" });
    if (event.kind === "bid_placed") after.push({ length: 120, sound: "bid" });
  }
  if (events.some(({ kind }) => kind === "money_paid")) after.push({ length: 1_000, sound: "coins" });
  if (events.some(({ kind }) => kind === "lot_drawn")) after.push({ length: 450, sound: "deal" });
  return { before, after };
}
