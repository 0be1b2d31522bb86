/** Where things stand on the curve of winning chances. */
import type { ReviewSeat, ReviewedMove } from "$messages";

export interface Point {
  /** After so many moves. */
  moment: number;
  /** What the seat could expect, from 0 to 1. */
  share: number;
}

/** What the seat could expect at each of its own decisions, with the start and the end once they are known. Between them
 * it is not asked: what others know is none of its knowledge. */
export function pointsOf(
  seat: number,
  moves: ReadonlyMap<number, ReviewedMove>,
  total: number,
  account?: ReviewSeat,
): Point[] {
  const own = [...moves.values()]
    .filter((move) => move.seat === seat)
    .map((move) => ({ moment: move.ply, share: move.shares[seat] ?? 0 }))
    .sort((one, other) => one.moment - other.moment);
  if (!account) return own;
  const start = own[0]?.moment === 0 ? [] : [{ moment: 0, share: account.start }];
  return [...start, ...own, { moment: total, share: account.end }];
}

/** The height of the curve at a moment: on the straight line between the points around it; null where it is not known yet. */
export function shareAt(points: readonly Point[], moment: number): number | null {
  const after = points.findIndex((point) => point.moment >= moment);
  const right = points[after];
  if (!right) return points.at(-1)?.share ?? null;
  if (right.moment === moment) return right.share;
  const left = points[after - 1];
  if (!left) return null;
  const part = (moment - left.moment) / (right.moment - left.moment);
  return left.share + part * (right.share - left.share);
}
