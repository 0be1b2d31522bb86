import { expect, it } from "vitest";
import { losing } from "./losing";
import { steps } from "./path";
import {
  direction,
  inDeckOrder,
  isMeadow,
  scoredByTurn,
  setsOf,
  SPACES,
  startOrder,
  stepFrom,
  swapText,
  taken,
  tokenCost,
  worth,
  type Numbers,
  type View,
} from "./view";

const numbers = {
  herds: ["buffalo", "gazelle", "zebra"],
  herd_points: 3,
  goal: 50,
  ranger_tokens: 1,
  sets: { elephant: [0, 3, 10], hyena: [1, 4, 8, 12, 16], crocodile: [1, 5, 11], lion: [2, 6, 11] },
} as unknown as Numbers;

const view = (given: Partial<View>): View =>
  ({
    phase: "draft",
    step: "slide",
    seat: 0,
    players: 2,
    array: SPACES.map(() => null),
    on: SPACES.map(() => 0),
    staff: [["guide", "guide", "conservationist", "vet"]],
    tokens: [0],
    draft: { order: [0], slides_left: 2, line: null, ranger: false },
    ...given,
  }) as View;

it("counts sets and herds as the rulebook's example does", () => {
  const played = [
    "buffalo-herd",
    "hyena-plateau",
    "crocodile-wetland",
    "elephant-forest",
    "elephant-scrubland",
    "elephant-wilderness",
  ];
  expect(worth(played, numbers)).toBe(15);
  expect(setsOf(["lion-plateau", "zebra-herd"], numbers)).toEqual([
    { animal: "lion", cards: ["lion-plateau"], points: 2, next: 4, herd: false },
    { animal: "zebra", cards: ["zebra-herd"], points: 3, next: null, herd: true },
  ]);
});

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

it("sees what a draft would take, herds as their own terrain", () => {
  const array = SPACES.map(
    (space) => ({ B1: "lion-savannah", B4: "rhino-savannah", D1: "hyena-savannah", B5: "zebra-herd" })[space] ?? null,
  );
  const on = SPACES.map((space) => (space === "B4" ? 2 : 0));
  expect(taken(view({ array, on }), "B", "savannah")).toEqual({
    spaces: ["B1", "B4"],
    cards: ["lion-savannah", "rhino-savannah"],
    tokens: 2,
  });
  expect(taken(view({ array, on }), "5", "zebra").cards).toEqual(["zebra-herd"]);
});

it("offers the start token to the last first, on one space to the disc on top", () => {
  expect(startOrder(view({ scores: [5, 2, 5, 2], stack: [1, 0, 3, 2] }))).toEqual([3, 1, 2, 0]);
});

it("keeps the deck's order and the prices of tokens", () => {
  expect(inDeckOrder(["c", "a"], ["a", "b", "c"])).toEqual(["a", "c"]);
  expect([tokenCost(0, 3), tokenCost(2, 2), tokenCost(1, 0)]).toEqual([6, 7, 0]);
});

it("says what a step would give up", () => {
  const moves = ["slide", "refill", "draft"].map((verb) => ({ text: verb, do: verb }));
  expect([losing("draft", moves), losing("refill", moves), losing("slide", moves)]).toEqual([
    ["slide", "refill"],
    ["slide"],
    [],
  ]);
});

it("shows the way through a drafting action", () => {
  const states = (given: Partial<View>, kinds: string[]): string[] =>
    steps(
      view(given),
      numbers,
      kinds.map((kind) => ({ kind, seat: 0 })),
    ).map(({ state }) => state);
  expect(states({}, ["cards_drafted"])).toEqual(["lit", "lit", "none", "lit", "none", "none"]);
  expect(states({ step: "swap" }, ["cards_drafted", "sanctuary_refilled"])).toEqual([
    "gone",
    "used",
    "none",
    "lit",
    "none",
    "none",
  ]);
  const drafted = { order: [0], slides_left: 1, line: "B", ranger: true };
  expect(states({ step: "extra", draft: drafted }, ["card_slid", "cards_drafted"])).toEqual([
    "used",
    "gone",
    "none",
    "used",
    "lit",
    "none",
  ]);
});

it("tells the points of each turn", () => {
  const scored = { kind: "points_scored", seat: 0, points: 4 };
  expect(scoredByTurn([{ kind: "turn_began" }, scored, { kind: "turn_began" }])).toEqual([[scored], []]);
});
