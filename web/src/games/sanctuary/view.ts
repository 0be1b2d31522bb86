/** Serengeti Sanctuary's view and numbers, as `waterhole.games.sanctuary` gives them. */
import type { GameEvent, GameMove } from "$lib/contract";

export type Role =
  "guide" | "conservationist" | "caretaker" | "ranger" | "breeder" | "manager" | "warden" | "guard" | "vet";

export interface Expansion {
  played: string[];
  played_points: number;
  track_points: number;
  kept: string[];
  kept_unseen: number;
  /** Not yet spent. */
  points: number;
  bought: number;
  token_price: number;
}

export interface View {
  you: number | null;
  players: number;
  turn: number;
  phase: "draft" | "expand" | "start" | "over";
  /** The first step still open. */
  step: string | null;
  seat: number | null;
  start: number;
  array: (string | null)[];
  on: number[];
  discard: string[];
  deck_left: number;
  tokens: number[];
  supply: number;
  staff: Role[][];
  repopulation: number[];
  scores: number[];
  /** Score discs, the one that arrived last at the end. */
  stack: number[];
  draft: { order: number[]; slides_left: number; line: string | null; ranger: boolean } | null;
  expansion: Expansion | null;
  declined: number[];
  hand: string[] | null;
  hand_points: number | null;
  hand_sizes: number[];
  options: { easier: boolean };
}

export interface Numbers {
  herds: string[];
  herd_points: number;
  goal: number;
  solo_turns: number;
  track: number[];
  keep_points: number;
  ranger_tokens: number;
  breeder_tokens: number;
  manager_tokens: number;
  manager_points: number;
  warden_tokens: number;
  guard_tokens: number;
  guard_cards: number;
  sets: Record<string, number[]>;
  costs: Record<string, number>;
}

// The array: four rows of five, the meadow in its middle.

export const COLUMNS = 5;
export const ROWS = ["A", "B", "C", "D"];
export const SPACES = ROWS.flatMap((row) => Array.from({ length: COLUMNS }, (_, column) => `${row}${column + 1}`));
export const LINES = [...ROWS, ...Array.from({ length: COLUMNS }, (_, column) => String(column + 1))];

const rowOf = (space: string): number => ROWS.indexOf(space[0] ?? "");
const columnOf = (space: string): number => Number(space[1]) - 1;

export const isMeadow = (space: string): boolean =>
  [1, 2].includes(rowOf(space)) && [1, 2, 3].includes(columnOf(space));

/** The two lines a space lies in. */
export const linesOf = (space: string): string[] => [space[0] ?? "", space[1] ?? ""];
export const isIn = (space: string, line: string): boolean => linesOf(space).includes(line);

/** The direction from a space to one right beside it; null when it is not. */
export function direction(from: string, to: string): "up" | "down" | "left" | "right" | null {
  const down = rowOf(to) - rowOf(from);
  const right = columnOf(to) - columnOf(from);
  if (Math.abs(down) + Math.abs(right) !== 1) return null;
  if (down) return down > 0 ? "down" : "up";
  return right > 0 ? "right" : "left";
}

/** The space so many steps away, kept inside the array. */
export function stepFrom(space: string, down: number, right: number): string {
  const row = Math.min(ROWS.length - 1, Math.max(0, rowOf(space) + down));
  const column = Math.min(COLUMNS - 1, Math.max(0, columnOf(space) + right));
  return SPACES[row * COLUMNS + column] ?? space;
}

/** The text of a swap: spaces in reading order. */
export const swapText = (one: string, other: string): string => `swap ${[one, other].sort().join(" ")}`;

// Cards.

export const animalOf = (card: string): string => card.split("-")[0] ?? "";
export const isHerd = (card: string): boolean => card.endsWith("-herd");
/** A herd is a terrain of its own. */
export const terrainOf = (card: string): string => (isHerd(card) ? animalOf(card) : (card.split("-")[1] ?? ""));

export const cardAt = (view: View, space: string): string | null => view.array[SPACES.indexOf(space)] ?? null;
export const spaceOf = (view: View, card: string | null): string | null =>
  card === null ? null : (SPACES[view.array.indexOf(card)] ?? null);

/** What a draft would take: where, which cards, and the tokens on them. */
export function taken(
  view: View,
  line: string,
  terrain: string,
): { spaces: string[]; cards: string[]; tokens: number } {
  const spaces = SPACES.filter((space) => isIn(space, line) && terrainOf(cardAt(view, space) ?? "") === terrain);
  const tokens = spaces.reduce((sum, space) => sum + (view.on[SPACES.indexOf(space)] ?? 0), 0);
  return { spaces, cards: spaces.map((space) => cardAt(view, space) ?? ""), tokens };
}

export interface AnimalSet {
  animal: string;
  cards: string[];
  points: number;
  /** What one more card would add; null when there is none. */
  next: number | null;
  herd: boolean;
}

/** Points of a set of so many cards, by the edition. */
export function setPoints(animal: string, count: number, numbers: Numbers): number {
  if (numbers.herds.includes(animal)) return count * numbers.herd_points;
  return count ? (numbers.sets[animal]?.[count - 1] ?? 0) : 0;
}

export function setsOf(cards: readonly string[], numbers: Numbers): AnimalSet[] {
  const animals = [...new Set(cards.map(animalOf))].sort();
  return animals.map((animal) => {
    const own = cards.filter((card) => animalOf(card) === animal);
    const points = setPoints(animal, own.length, numbers);
    const next = numbers.sets[animal]?.[own.length];
    return {
      animal,
      cards: own,
      points,
      next: next === undefined ? null : next - points,
      herd: numbers.herds.includes(animal),
    };
  });
}

export const worth = (cards: readonly string[], numbers: Numbers): number =>
  setsOf(cards, numbers).reduce((sum, { points }) => sum + points, 0);

/** The cards in the order of the deck: they are played and kept in that order. */
export const inDeckOrder = (cards: Iterable<string>, deck: readonly string[]): string[] => {
  const wanted = new Set(cards);
  return deck.filter((card) => wanted.has(card));
};

/** What so many tokens cost after those bought before: each one more than the last. */
export function tokenCost(bought: number, more: number): number {
  return Array.from({ length: more }, (_, place) => bought + place + 1).reduce((sum, price) => sum + price, 0);
}

// The order of the start token: the last on the track first; on one space the disc on top first.
export function startOrder(view: View): number[] {
  const seats = view.scores.map((_, seat) => seat);
  const height = (seat: number): number => view.stack.indexOf(seat);
  return seats.sort((one, other) => (view.scores[one] ?? 0) - (view.scores[other] ?? 0) || height(other) - height(one));
}

// What has been done.

/** A seat's points, turn by turn, as they were scored. */
export function scoredByTurn(history: readonly GameEvent[]): GameEvent[][] {
  const turns: GameEvent[][] = [];
  for (const event of history) {
    if (event.kind === "turn_began") turns.push([]);
    else if (event.kind === "points_scored") turns[turns.length - 1]?.push(event);
  }
  return turns;
}

/** The points that the seat scored in the expansion under way. */
export function scoredNow(history: readonly GameEvent[], seat: number): number {
  const last = history.findLast((event) => event.kind === "points_scored");
  return last?.seat === seat ? Number(last.points) : 0;
}

/** Whether you choose cards of your hand now: then it lies in the dock, among what you may do. */
export const choosesFromHand = (view: View, moves: readonly GameMove[]): boolean =>
  view.phase === "expand" && moves.some((move) => ["score", "spent", "discard"].includes(move.do));
