import { expect, test } from "vitest";
import { addedUp, leadStory } from "$lib/story";

const own = (side: number): number => side;

test("parts are added up by side", () => {
  expect(
    addedUp([
      [1, 2],
      [3, 0],
    ]),
  ).toEqual([
    [1, 2],
    [4, 2],
  ]);
});

test("who led all the time is told so", () => {
  expect(
    leadStory(
      [
        [3, 1],
        [5, 5],
        [9, 6],
      ],
      0,
      own,
    ),
  ).toEqual([{ id: "story-led", params: { seat: 0 } }]);
});

test("the last time that somebody else led is where it turned", () => {
  const [told] = leadStory(
    [
      [3, 1],
      [5, 7],
      [5, 8],
      [12, 9],
    ],
    0,
    own,
  );
  expect(told).toEqual({ id: "story-turned", params: { leader_seat: 1, seat: 0, number: 3, next: 4, points: 7 } });
});

test("a single part tells no story", () => {
  expect(leadStory([[3, 1]], 0, own)).toEqual([]);
});
