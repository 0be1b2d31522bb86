/** A catch being put together: which cards are chosen, which could join them, how they would be read.
 *
 * What can be caught comes from the server; here it is only compared, and put into sums for people. */
import type { GameMove } from "$lib/contract";
import type { Catch, Outcome, Piece, View } from "./view";

/** What of these cards is left without those. */
export function without(cards: readonly string[], those: readonly string[]): string[] {
  const rest = [...cards];
  for (const card of those) {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

const holds = (outcome: Outcome, cards: readonly string[]): boolean => without(cards, outcome.cards).length === 0;
const equals = (outcome: Outcome, cards: readonly string[]): boolean =>
  outcome.cards.length === cards.length && holds(outcome, cards);

export interface Composition {
  /** What the card in question could catch; null when it is none's turn here, or it catches nothing. */
  options: Catch | null;
  /** Wild cards may be chosen now. */
  choosing: boolean;
  /** Keys of the wild cards that are chosen. */
  chosen: ReadonlySet<string>;
  /** Their ids, in deck order. */
  cards: string[];
  /** Keys of the wild cards that could be chosen as well. */
  lit: ReadonlySet<string>;
  /** The outcomes that are exactly the cards chosen. */
  complete: Outcome[];
}

const NOTHING: Composition = {
  options: null,
  choosing: false,
  chosen: new Set(),
  cards: [],
  lit: new Set(),
  complete: [],
};

/** `card` is the one chosen from the hand, `picked` the keys of the wild cards chosen by the player. */
export function compose(
  view: View,
  moves: readonly GameMove[],
  wild: readonly Piece[],
  card: string | null,
  picked: readonly string[],
): Composition {
  if (!moves.length) return NOTHING;
  const catching = view.phase === "catch";
  const options = (catching ? view.catches[0] : view.catches.find((found) => found.card === card)) ?? null;
  if (!options) return NOTHING;
  const only = options.outcomes.length === 1 && !options.more ? options.outcomes[0] : undefined;
  const choosing = !only && (catching || view.options.variant === "catch");
  const chosen = new Set(only ? keysOf(wild, only.cards) : [...keysOf(wild, view.taken), ...picked]);
  const cards = wild.filter(({ key }) => chosen.has(key)).map((piece) => piece.card);
  const lit = new Set(choosing || !only ? litBy(options, wild, cards, chosen) : []);
  return {
    options,
    choosing,
    chosen,
    cards,
    lit,
    complete: options.outcomes.filter((outcome) => equals(outcome, cards)),
  };
}

/** The first pieces that are these cards. */
export function keysOf(wild: readonly Piece[], cards: readonly string[]): string[] {
  const wanted = [...cards];
  return wild
    .filter(({ card }) => wanted.includes(card) && wanted.splice(wanted.indexOf(card), 1))
    .map(({ key }) => key);
}

/** The catches that hold all these cards; all there are when none does. */
export function reachable(options: Catch, cards: readonly string[]): Outcome[] {
  const left = options.outcomes.filter((outcome) => holds(outcome, cards));
  return left.length ? left : options.outcomes;
}

function litBy(
  options: Catch,
  wild: readonly Piece[],
  cards: readonly string[],
  chosen: ReadonlySet<string>,
): string[] {
  const open = options.outcomes.filter((outcome) => holds(outcome, cards));
  const reach = new Set(options.more ? options.within_reach : open.flatMap((outcome) => without(outcome.cards, cards)));
  return wild.filter(({ card, key }) => reach.has(card) && !chosen.has(key)).map(({ key }) => key);
}

/** The moves that make a catch of these cards, from where the catch stands. */
export function movesFor(view: View, card: string, cards: readonly string[], end: "stay" | "pair" | null): string[] {
  const begun = view.phase === "catch";
  const takes = without(cards, begun ? view.taken : []).map((taken) => `take ${taken}`);
  return [...(begun ? [] : [`play ${card}`]), ...takes, ...(end ? [end] : [])];
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
