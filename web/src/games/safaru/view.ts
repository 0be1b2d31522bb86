/** Safarü's view and numbers, as `waterhole.games.safaru` gives them. */
import type { GameEvent } from "$lib/contract";
import { ahead } from "$lib/numbers";

/** One thing that a card could do: these wild cards go, and the card played with them or not. */
export interface Outcome {
  cards: string[];
  paired: boolean;
}

export interface Catch {
  card: string;
  within_reach: string[];
  outcomes: Outcome[];
  /** There are more outcomes than are listed. */
  more: boolean;
}

export interface Line {
  line: string;
  counts: number[];
  points: number[];
}

/** A score line by line; counts, points and totals are by side. */
export interface Sheet {
  lines: Line[];
  totals: number[];
}

export interface View {
  you: number | null;
  players: number;
  options: {
    variant: "catch" | "release";
    missed_catches: "prevent" | "notice";
    open_catches: boolean;
    target: number;
    hands: number | null;
  };
  hand: number;
  dealer: number;
  seat: number | null;
  phase: "play" | "catch" | "call" | "over";
  wild: string[];
  /** By side; null where they lie face down. */
  caught: (string[] | null)[];
  caught_sizes: number[];
  scores: number[];
  played: string | null;
  taken: string[];
  hands: (string[] | null)[];
  hand_sizes: number[];
  deck_left: number;
  sides: number[][];
  catcher: number;
  freed: string | null;
  called: boolean;
  /** Null where catches lie face down. */
  so_far: Sheet | null;
  sheet: Sheet | null;
  catches: Catch[];
}

export interface Numbers {
  species: string[];
  values: number[];
  hand: number;
  wild: number;
  total: number;
  scoring: Record<"catch" | "release", Record<string, number>>;
}

export const speciesOf = (card: string): string => card.split("-")[0] ?? "";
export const numberOf = (card: string): number => Number(card.split("-")[1]);
export const sideOf = (view: View, seat: number): number => seat % view.sides.length;
/** Whether seats play together. */
export const teams = (view: View): boolean => view.sides.length < view.players;
export const valueOf = (card: string, numbers: Numbers): number => numbers.values[numberOf(card)] ?? 0;

/** The seats that are ahead, with what the hand under way brings so far if that can be seen; in the variant the fewest
 * points are the best. */
export function leaders(view: View): number[] {
  const hand = view.phase === "over" ? [] : (view.so_far?.totals ?? []);
  const scores = view.scores.map((score, side) => score + (hand[side] ?? 0));
  const sides = ahead(view.options.variant === "release" ? scores.map((score) => -score) : scores);
  return sides.flatMap((side) => view.sides[side] ?? []);
}

/** What makes a card special: it counts for the most of its species, or it is a baby. */
export interface Mark {
  kind: "most" | "baby";
  points: number;
  /** Whether these points are welcome: in the variant no points are. */
  good: boolean;
}

export function marksOf(card: string, view: View, numbers: Numbers): Mark[] {
  const { variant } = view.options;
  const scoring = numbers.scoring[variant];
  const mark = (kind: Mark["kind"], points: number | undefined): Mark[] =>
    points ? [{ kind, points, good: points > 0 === (variant === "catch") }] : [];
  return [
    ...mark("most", scoring[`most_${speciesOf(card)}`]),
    ...(numberOf(card) === 0 ? mark("baby", scoring.baby) : []),
  ];
}

/** A card on the screen: two that are alike have different keys, and keep them where they go. */
export interface Piece {
  card: string;
  key: string;
}

export interface Pieces {
  caught: Piece[][];
  wild: Piece[];
  played: Piece[];
  hand: Piece[];
}

/** Those further on their way are numbered first, so a card that moves on keeps its key. */
export function piecesOf(view: View): Pieces {
  const seen = new Map<string, number>();
  const piece = (card: string): Piece => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return { card, key: `${view.hand}-${card}-${number}` };
  };
  return {
    caught: view.caught.map((cards) => (cards ?? []).map(piece)),
    wild: view.wild.map(piece),
    played: view.played === null ? [] : [piece(view.played)],
    hand: (view.you === null ? [] : (view.hands[view.you] ?? [])).map(piece),
  };
}

/** The cards that a side has caught just now: they are seen landing on its pile, also where that lies face down. */
export function landedOn(view: View, side: number, events: readonly GameEvent[]): Piece[] {
  const caught = events.find(({ kind }) => kind === "cards_caught");
  if (!caught || sideOf(view, caught.seat ?? 0) !== side) return [];
  const now = [...(caught.cards as string[]), ...(caught.paired === true ? [String(caught.card)] : [])];
  if (view.caught[side]) return (piecesOf(view).caught[side] ?? []).filter(({ card }) => now.includes(card));
  // Those left in the wild have the first numbers.
  return now.map((card, place) => {
    const before = [...view.wild, ...now.slice(0, place)].filter((other) => other === card).length;
    return { card, key: `${view.hand}-${card}-${before}` };
  });
}

/** Where a card that appears comes from: the seat that played it, or the deck. */
export function originOf(card: string, events: readonly GameEvent[]): string {
  const played = events.find(
    (event) => (event.kind === "card_played" || event.kind === "card_released") && event.card === card,
  );
  return played ? `seat-${played.seat}` : "deck";
}

/** The last card that was played or released, and what came of it. */
export interface LastTurn {
  seat: number;
  card: string;
  caught: string[];
  kind: "caught" | "freed" | "released" | "hunting";
  paired: boolean;
}

export function lastTurn(history: readonly GameEvent[]): LastTurn | null {
  const start = history.findLastIndex(({ kind }) => kind === "card_played" || kind === "card_released");
  const first = history[start];
  if (!first) return null;
  const after = history.slice(start);
  const caught = after.find(({ kind }) => kind === "cards_caught");
  const base = { seat: first.seat ?? 0, card: String(first.card), caught: [], paired: false };
  if (caught) return { ...base, kind: "caught", caught: caught.cards as string[], paired: caught.paired === true };
  if (first.kind === "card_released") return { ...base, kind: "released" };
  return { ...base, kind: after.some(({ kind }) => kind === "card_freed") ? "freed" : "hunting" };
}

/** The points of every hand that was counted, by side. */
export function handsPlayed(view: View, history: readonly GameEvent[]): { hand: number; points: number[] }[] {
  const hands = new Map<number, number[]>();
  for (const event of history.filter(({ kind }) => kind === "hand_scored")) {
    const points = hands.get(Number(event.hand)) ?? view.sides.map(() => 0);
    points[sideOf(view, (event.seats as number[])[0] ?? 0)] = Number(event.points);
    hands.set(Number(event.hand), points);
  }
  return [...hands].map(([hand, points]) => ({ hand, points }));
}

/** Whether a hand has just been dealt: you have not played in it yet, or for those who watch, nobody has. */
export function handBegins(view: View, numbers: Numbers, deck: number): boolean {
  if (view.phase === "over" || view.deck_left !== deck - view.players * numbers.hand - numbers.wild) return false;
  const sizes = view.you === null ? view.hand_sizes : [view.hand_sizes[view.you]];
  return sizes.every((size) => size === numbers.hand);
}
