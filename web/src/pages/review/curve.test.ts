import { expect, it } from "vitest";
import type { ReviewSeat, ReviewedMove } from "$messages";
import { pointsOf, shareAt } from "./curve";

const move = (ply: number, seat: number, shares: number[]): [number, ReviewedMove] => [
  ply,
  {
    type: "move",
    ply,
    seat,
    move: "",
    best: "",
    loss: 0,
    error: 0,
    equal: true,
    found: 0,
    shares,
    chance: null,
    why: [],
  },
];
const account = { seat: 1, start: 0.5, end: 1 } as ReviewSeat;

it("has the seat's own decisions, in their order, and the start and the end when they are known", () => {
  const moves = new Map([move(3, 1, [0.2, 0.8]), move(2, 0, [0.9, 0.1]), move(1, 1, [0.6, 0.4])]);
  expect(pointsOf(1, moves, 4)).toEqual([
    { moment: 1, share: 0.4 },
    { moment: 3, share: 0.8 },
  ]);
  expect(pointsOf(1, moves, 4, account).map(({ share }) => share)).toEqual([0.5, 0.4, 0.8, 1]);
});

it("is straight between its points", () => {
  const points = [
    { moment: 1, share: 0.4 },
    { moment: 3, share: 0.8 },
  ];
  expect(shareAt(points, 2)).toBeCloseTo(0.6);
  expect([0, 1, 3, 9].map((moment) => shareAt(points, moment))).toEqual([null, 0.4, 0.8, 0.8]);
  expect(shareAt([], 2)).toBeNull();
});
