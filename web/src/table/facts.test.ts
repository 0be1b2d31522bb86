import { expect, it } from "vitest";
import type { Scene } from "$lib/contract";
import { factsOfAll, factsOfSeat, pointsOf, titleOf } from "./facts";

const view = {
  you: 0,
  seat: 0,
  players: 2,
  hand: ["stone-1", "stone-5"],
  hand_sizes: [2, 3],
  laid: ["stone-4", "stone-9"],
  points: [1, 0],
};
const words = { has: (id: string) => id === "view-laid", say: () => "on the table" };
const scene = { view, words, you: 0, cards: ["stone-1", "stone-4", "stone-5", "stone-9"] } as unknown as Scene;

it("tells what lies before a seat from what lies there for all", () => {
  expect(factsOfSeat(scene, 0)).toEqual([
    { name: "hand", value: view.hand },
    { name: "hand_sizes", value: 2 },
  ]);
  expect(factsOfSeat(scene, 1)).toEqual([{ name: "hand_sizes", value: 3 }]);
  expect(factsOfAll(scene)).toEqual([{ name: "laid", value: view.laid }]);
});

it("knows the points, where there are any", () => {
  expect(pointsOf(view)).toEqual([1, 0]);
  expect(pointsOf({ players: 2 })).toEqual([]);
});

it("names a field by the game's words, or by its own", () => {
  expect([titleOf("laid", scene), titleOf("hand_sizes", scene)]).toEqual(["On the table", "Hand sizes"]);
});
