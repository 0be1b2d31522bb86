import { expect, it } from "vitest";
import {
  cardAt,
  direction,
  inDeckOrder,
  isMeadow,
  scoredByTurn,
  scoredNow,
  SPACES,
  spaceOf,
  stepFrom,
  swapText,
  terrainOf,
  type Event,
  type View,
} from "./view";

it("knows the array", () => {
  expect(SPACES.filter(isMeadow)).toEqual(["B2", "B3", "B4", "C2", "C3", "C4"]);
  expect([direction("B2", "A2"), direction("B2", "B3"), direction("B2", "C3"), direction("A5", "B1")]).toEqual([
    "up",
    "right",
    null,
    null,
  ]);
  expect([stepFrom("A1", -1, 0), stepFrom("B2", 1, 1)]).toEqual(["A1", "C3"]);
  expect(swapText("C4", "A1")).toBe("swap A1 C4");
});

it("finds cards in the array", () => {
  const array = SPACES.map((space) => ({ B1: "lion-savannah", B5: "zebra-herd" })[space] ?? null);
  const view: Pick<View, "array"> = { array };
  expect([cardAt(view, "B1"), cardAt(view, "C1"), spaceOf(view, "zebra-herd")]).toEqual(["lion-savannah", null, "B5"]);
  expect([terrainOf("lion-savannah"), terrainOf("zebra-herd")]).toEqual(["savannah", "zebra"]);
});

it("keeps the deck's order", () => {
  expect(inDeckOrder(["c", "a"], ["a", "b", "c"])).toEqual(["a", "c"]);
});

it("tells the points of each turn", () => {
  const scored: Event = {
    kind: "points_scored",
    seat: 0,
    points: 4,
    score: 4,
    cards_points: 4,
    track_points: 0,
    bonus: 0,
  };
  const began = (turn: number): Event => ({ kind: "turn_began", seat: 0, turn });
  expect(scoredByTurn([began(1), scored, began(2)])).toEqual([[scored], []]);
  expect([scoredNow([scored], 0), scoredNow([scored], 1)]).toEqual([4, 0]);
});
