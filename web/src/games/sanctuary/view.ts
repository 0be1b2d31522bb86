/** What Serengeti Sanctuary's parts here read of its view: types are made from `waterhole.games.sanctuary`. */
import type { GameMove } from "$lib/contract";
import type { Event, PointsScored, View } from "$games/sanctuary";

export type { Event, Numbers, SetInHand, View } from "$games/sanctuary";
export type Role = View["staff"][number][number];

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

export const cardAt = (view: Pick<View, "array">, space: string): string | null =>
  view.array[SPACES.indexOf(space)] ?? null;
export const spaceOf = (view: Pick<View, "array">, card: string | null): string | null =>
  card === null ? null : (SPACES[view.array.indexOf(card)] ?? null);

/** The cards in the order of the deck: they are played and kept in that order. */
export const inDeckOrder = (cards: Iterable<string>, deck: readonly string[]): string[] => {
  const wanted = new Set(cards);
  return deck.filter((card) => wanted.has(card));
};

// What has been done.

/** Who scored what, turn by turn. */
export function scoredByTurn(history: readonly Event[]): PointsScored[][] {
  const turns: PointsScored[][] = [];
  for (const event of history) {
    if (event.kind === "turn_began") turns.push([]);
    else if (event.kind === "points_scored") turns[turns.length - 1]?.push(event);
  }
  return turns;
}

/** The points that the seat scored in the expansion under way. */
export function scoredNow(history: readonly Event[], seat: number): number {
  const last = scoreIn(history);
  return last?.seat === seat ? last.points : 0;
}

/** The last score among these events. */
export const scoreIn = (events: readonly Event[]): PointsScored | undefined =>
  events.findLast((event) => event.kind === "points_scored");

/** Whether you choose cards of your hand now: then it lies in the dock, among what you may do. */
export const choosesFromHand = (view: View, moves: readonly GameMove[]): boolean =>
  view.phase === "expand" && moves.some((move) => ["score", "spent", "discard"].includes(move.do));
