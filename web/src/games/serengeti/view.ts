/** Serengeti's view and numbers, as `waterhole.games.serengeti` gives them. */
import type { GameEvent } from "$lib/contract";

export interface View {
  round: number;
  lot: string[];
  bid: number;
  bidder: number | null;
  bank: number;
  cards: string[][];
  discarded: string[];
  starter: number;
  seat: number | null;
  phase: "auction" | "discard" | "over";
  passed: boolean[];
  out: boolean[];
  deck_left: number;
  forbidden: number[][];
  points: number[];
  pass_gain: number[];
  you: number | null;
  chips: (number | null)[];
  options: { forbidden_bids: "prevent" | "fine"; open_chips: boolean };
}

export interface Numbers {
  chips: number;
  values: number[];
  most_chips: number;
  lots: number[];
  tribes: Record<string, number[]>;
}

export const tribeOf = (card: string): string => card.split("-")[0] ?? "";
export const digitOf = (card: string): string => card.split("-")[1] ?? "";

/** A seat's cards tribe by tribe, with their points by the edition's values. */
export function collection(
  cards: readonly string[],
  numbers: Numbers,
): { tribe: string; cards: string[]; points: number }[] {
  const tribes = Object.keys(numbers.tribes).map((tribe) => ({
    tribe,
    cards: cards.filter((card) => tribeOf(card) === tribe),
  }));
  return tribes
    .filter(({ cards }) => cards.length)
    .map((group) => ({ ...group, points: numbers.values[group.cards.length - 1] ?? 0 }));
}

/** What each seat bid last in the auction that is on. */
export function lastBids(history: readonly GameEvent[]): Map<number, number> {
  const start = history.findLastIndex(({ kind }) => kind === "lot_drawn" || kind === "auctioned_again");
  const bids = history.slice(start + 1).filter(({ kind }) => kind === "bid_placed");
  return new Map(bids.map(({ seat, amount }) => [seat as number, amount as number]));
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

const SOLD = ["lot_won", "lot_given", "lot_lost"];

/** The lot sold last, and where the money went. */
export function lastSale(history: readonly GameEvent[]): Sale | null {
  const start = history.findLastIndex(({ kind }) => SOLD.includes(kind));
  const sold = history[start];
  if (!sold) return null;
  const after = history.slice(start);
  const shares = new Map<number, number[]>();
  for (const { seat, chips } of after.filter(({ kind }) => kind === "money_paid")) {
    shares.set(Number(chips), [...(shares.get(Number(chips)) ?? []), Number(seat)]);
  }
  const paid = [...shares].map(([chips, seats]) => ({ seats, chips }));
  const banked = Number(after.find(({ kind }) => kind === "rest_banked")?.chips ?? 0);
  return { seat: sold.seat ?? null, cards: sold.cards as string[], amount: Number(sold.amount ?? 0), paid, banked };
}

/** How many rounds the deck makes. */
export function rounds(numbers: Numbers): number {
  let left = Object.values(numbers.tribes).flat().length;
  let count = 0;
  while (left > 0) left -= numbers.lots[count++ % numbers.lots.length] ?? left;
  return count;
}
