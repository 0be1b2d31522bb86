/** What Serengeti's parts here read of its view: types are made from `waterhole.games.serengeti`. */
import type { Event } from "$games/serengeti";

export type { Collection, Event, Numbers, View } from "$games/serengeti";

export const tribeOf = (card: string): string => card.split("-")[0] ?? "";
export const digitOf = (card: string): string => card.split("-")[1] ?? "";

/** What each seat bid last in the auction that is on. */
export function lastBids(history: readonly Event[]): Map<number, number> {
  const start = history.findLastIndex(({ kind }) => kind === "lot_drawn" || kind === "auctioned_again");
  const bids = history.slice(start + 1).filter((event) => event.kind === "bid_placed");
  return new Map(bids.map(({ seat, amount }) => [seat, amount]));
}

/** A lot that changed hands; nobody's when it left the game. */
export interface Sale {
  seat: number | null;
  cards: string[];
  amount: number;
  /** Those who got as much as each other, together. */
  paid: { seats: number[]; chips: number }[];
  banked: number;
}

/** The lot sold last, and where the money went. */
export function lastSale(history: readonly Event[]): Sale | null {
  const start = history.findLastIndex(({ kind }) => kind === "lot_won" || kind === "lot_given" || kind === "lot_lost");
  const sold = history[start];
  if (sold?.kind !== "lot_won" && sold?.kind !== "lot_given" && sold?.kind !== "lot_lost") return null;
  const shares = new Map<number, number[]>();
  let banked = 0;
  for (const event of history.slice(start)) {
    if (event.kind === "money_paid") shares.set(event.chips, [...(shares.get(event.chips) ?? []), event.seat]);
    if (event.kind === "rest_banked") banked = event.chips;
  }
  return {
    seat: sold.kind === "lot_lost" ? null : sold.seat,
    cards: sold.cards,
    amount: sold.kind === "lot_won" ? sold.amount : 0,
    paid: [...shares].map(([chips, seats]) => ({ seats, chips })),
    banked,
  };
}
