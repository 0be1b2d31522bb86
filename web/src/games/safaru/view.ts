/** What Safarü's parts here read of its view: types are made from `waterhole.games.safaru`. */
import type { Scene } from "$lib/contract";
import type { CardsCaught, Event, Mark, Numbers, View } from "$games/safaru";

export type { Catch, Event, Mark, Numbers, Outcome, Sheet, View } from "$games/safaru";

export const speciesOf = (card: string): string => card.split("-")[0] ?? "";
export const numberOf = (card: string): number => Number(card.split("-")[1]);
export const sideOf = (view: View, seat: number): number => view.sides.findIndex((seats) => seats.includes(seat));
/** Whether seats play together. */
export const teams = (view: View): boolean => view.sides.length < view.players;
export const valueOf = (card: string, numbers: Numbers): number => numbers.values[numberOf(card)] ?? 0;

/** What makes a card special: it counts for the most of its species, or it is a baby. Lines that all cards count for
 * are on none. */
export const marksOf = (card: string, view: View): Mark[] =>
  view.marks.filter(({ species, number }) => species === speciesOf(card) || number === numberOf(card));

/** A card on the screen: two that are alike have different keys, and keep them where they go. */
export interface Piece {
  card: string;
  key: string;
}

export interface Pieces {
  /** In the order in which they were caught. */
  caught: Piece[];
  wild: Piece[];
  played: Piece[];
  hand: Piece[];
}

/** Those further on their way are numbered first, so a card that moves on keeps its key. What was caught counts as it was
 * told: where it lies face down no view has it, and another card that is alike would get its number. */
export function piecesOf(view: View, history: readonly Event[]): Pieces {
  const seen = new Map<string, number>();
  let hand = view.hand - history.filter(isDealt).length;
  const piece = (card: string): Piece => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return { card, key: `${hand}-${card}-${number}` };
  };
  const caught: Piece[] = [];
  for (const event of history) {
    if (isCaught(event)) caught.push(...takenBy(event).map(piece));
    if (!isDealt(event)) continue;
    hand++;
    seen.clear();
  }
  return {
    caught,
    wild: view.wild.map(piece),
    played: view.played === null ? [] : [piece(view.played)],
    hand: (view.you === null ? [] : (view.hands[view.you] ?? [])).map(piece),
  };
}

/** The cards that a side has caught just now: they are seen landing on its pile, also where that lies face down. */
export function landedOn({ view, events, history }: Told, side: number): Piece[] {
  const caught = events.find(isCaught);
  if (!caught || sideOf(view, caught.seat) !== side) return [];
  return piecesOf(view, history).caught.slice(-takenBy(caught).length);
}

type Told = Pick<Scene<View, Numbers, Event>, "view" | "events" | "history">;

const takenBy = ({ cards, card, paired }: CardsCaught): string[] => (paired ? [...cards, card] : cards);
const isDealt = (event: Event): boolean => event.kind === "hand_dealt";
const isCaught = (event: Event): event is CardsCaught => event.kind === "cards_caught";

/** Where a card that appears comes from: the seat that played it, or the deck. */
export function originOf(card: string, events: readonly Event[]): string {
  const played = events.filter((event) => event.kind === "card_played" || event.kind === "card_released");
  const found = played.find((event) => event.card === card);
  return found ? `seat-${found.seat}` : "deck";
}

/** A card that was played or released, and what came of it. */
export interface LastTurn {
  seat: number;
  card: string;
  caught: string[];
  /** How it is reckoned: "8 + 9 = 17". */
  sums: string[];
  kind: "caught" | "freed" | "released" | "hunting";
  paired: boolean;
}

type Begun = Extract<Event, { kind: "card_played" | "card_released" }>;
const begins = (event: Event): event is Begun => event.kind === "card_played" || event.kind === "card_released";

/** What one of these cards came to; `after` ends where the next one was played. */
function turnOf(first: Begun, after: readonly Event[]): LastTurn {
  const caught = after.find(isCaught);
  const base = { seat: first.seat, card: first.card, caught: [], sums: [], paired: false };
  if (caught) return { ...base, kind: "caught", caught: caught.cards, sums: caught.sums, paired: caught.paired };
  if (first.kind === "card_released") return { ...base, kind: "released" };
  return { ...base, kind: after.some(({ kind }) => kind === "card_freed") ? "freed" : "hunting" };
}

/** What each of the others did last since your own card, the latest last; if nobody did anything, your own. After a
 * deal some have played twice. Of who only looks on: what everybody did last. */
export function turnsSince(history: readonly Event[], you: number | null): LastTurn[] {
  const turns: LastTurn[] = [];
  let end = history.length;
  for (let at = end - 1; at >= 0; at--) {
    const event = history[at]!;
    if (event.kind === "hand_dealt" || (begins(event) && event.seat === you && turns.length)) break;
    if (!begins(event)) continue;
    if (!turns.some(({ seat }) => seat === event.seat)) turns.unshift(turnOf(event, history.slice(at, end)));
    end = at;
    if (event.seat === you) break;
  }
  return turns;
}

/** The points of every hand that was counted, by side. */
export function handsPlayed(view: View, history: readonly Event[]): { hand: number; points: number[] }[] {
  const hands = new Map<number, number[]>();
  for (const event of history) {
    if (event.kind !== "hand_scored") continue;
    const points = hands.get(event.hand) ?? view.sides.map(() => 0);
    points[sideOf(view, event.seats[0] ?? 0)] = event.points;
    hands.set(event.hand, points);
  }
  return [...hands].map(([hand, points]) => ({ hand, points }));
}
