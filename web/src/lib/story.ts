/** What decided a match, as far as the public log tells. */
import type { Sentence } from "$lib/contract";

/** The scores after each part of a match (hand, turn), by side: who led, and when it turned.
 *
 * `winner` is the side that won, `seatOf` gives the seat that stands for a side.
 * Scores are such that more is better; `sign` makes points of them as they were counted. */
export function leadStory(
  race: readonly (readonly number[])[],
  winner: number,
  seatOf: (side: number) => number,
  sign = 1,
): Sentence[] {
  const led = (scores: readonly number[]): boolean => scores.every((score) => score <= (scores[winner] ?? 0));
  const behind = race.findLastIndex((scores) => !led(scores));
  if (race.length < 2) return [];
  const seat = seatOf(winner);
  if (behind === -1) return [{ id: "story-led", params: { seat } }];
  const then = race[behind] ?? [];
  const leader = seatOf(then.indexOf(Math.max(...then)));
  const gained = (race[behind + 1]?.[winner] ?? 0) - (then[winner] ?? 0);
  return [
    {
      id: "story-turned",
      params: { leader_seat: leader, seat, number: behind + 1, next: behind + 2, points: sign * gained },
    },
  ];
}

/** Sums from part to part. */
export function addedUp(parts: readonly (readonly number[])[]): number[][] {
  const race: number[][] = [];
  for (const part of parts) race.push(part.map((points, side) => points + (race[race.length - 1]?.[side] ?? 0)));
  return race;
}
