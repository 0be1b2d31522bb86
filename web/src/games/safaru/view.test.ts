import { describe, expect, it } from "vitest";
import type { Words } from "$lib/words";
import { compose, movesFor } from "./compose";
import { readingLine } from "./labels";
import { handsPlayed, landedOn, marksOf, piecesOf, turnsSince, type Event, type View } from "./view";

const base = {
  you: 0,
  players: 2,
  hand: 1,
  phase: "play",
  wild: [],
  caught: [[], []],
  played: null,
  taken: [],
  sides: [[0], [1]],
  catches: [],
  hands: [[], null],
  options: { variant: "catch", missed_catches: "prevent", target: 100, hands: null },
};
const view = (change: Partial<View>): View => ({ ...base, ...change }) as unknown as View;
const aCatch: Extract<Event, { kind: "cards_caught" }> = {
  kind: "cards_caught",
  seat: 1,
  card: "owl-7",
  cards: ["owl-1", "unicorn-7"],
  paired: true,
  sums: [],
};
const moves = [{ text: "play owl-7", do: "play" }];
const seven = {
  card: "owl-7",
  within_reach: ["owl-3", "owl-4", "owl-6"],
  more: false,
  outcomes: [
    { cards: ["owl-3", "owl-4"], paired: false, ways: [] },
    { cards: ["owl-4", "owl-6"], paired: false, ways: [] },
  ],
};

describe("cards that are alike", () => {
  it("keep their keys where they go", () => {
    const before = piecesOf(view({ wild: ["owl-7"], hands: [["owl-7"], null] }), []);
    const after = piecesOf(view({ wild: ["owl-7", "owl-7"] }), []);
    expect(after.wild.map(({ key }) => key)).toEqual([before.wild[0]?.key, before.hand[0]?.key]);
  });

  it("keep them when one of them goes where nobody sees it", () => {
    const caught: Event = { ...aCatch, card: "owl-5", cards: ["owl-7"], paired: false };
    const before = piecesOf(view({ wild: ["owl-7"], hands: [["owl-7"], null] }), []);
    const closed = view({ caught: [[], null], hands: [["owl-7"], null] });
    expect(piecesOf(closed, [caught]).hand).toEqual(before.hand);
    expect(landedOn({ view: closed, events: [caught], history: [caught] }, 1)).toEqual(before.wild);
  });

  it("have others in the next hand", () => {
    const events: Event[] = [aCatch, { kind: "hand_dealt", seat: 0, hand: 2 }];
    const next = view({ hand: 2, wild: ["owl-1"] });
    expect(piecesOf(next, events).wild).toEqual([{ card: "owl-1", key: "2-owl-1-0" }]);
    expect(landedOn({ view: next, events, history: events }, 1)[0]).toEqual({ card: "owl-1", key: "1-owl-1-0" });
  });
});

describe("putting a catch together", () => {
  const state = view({ wild: ["owl-3", "owl-4", "owl-6"], hands: [["owl-7"], null], catches: [seven] });
  const { wild } = piecesOf(state, []);
  const keys = wild.map(({ key }) => key);

  it("lights all that is within reach, then only what goes together", () => {
    expect([...compose(state, moves, wild, "owl-7", []).lit]).toEqual(keys);
    expect([...compose(state, moves, wild, "owl-7", [keys[0]!]).lit]).toEqual([keys[1]]);
  });

  it("knows when it is complete", () => {
    expect(compose(state, moves, wild, "owl-7", [keys[1]!]).complete).toEqual([]);
    expect(compose(state, moves, wild, "owl-7", [keys[2]!, keys[1]!]).complete).toEqual([seven.outcomes[1]]);
  });

  it("shows the only outcome without asking", () => {
    const one = view({ ...state, catches: [{ ...seven, outcomes: seven.outcomes.slice(0, 1) }] });
    const shown = compose(one, moves, wild, "owl-7", []);
    expect([shown.choosing, shown.cards]).toEqual([false, ["owl-3", "owl-4"]]);
  });

  it("is carried out in deck order, as far as it has not been", () => {
    const from = (state: Partial<View>): string[] => movesFor(view(state), "owl-7", ["owl-4", "owl-6"], "stay");
    expect(from({ phase: "play" })).toEqual(["play owl-7", "take owl-4", "take owl-6", "stay"]);
    expect(from({ phase: "catch", played: "owl-7", taken: ["owl-4"] })).toEqual(["take owl-6", "stay"]);
  });
});

it("reads a catch as the rules do", () => {
  const words = { say: (id: string, params: object) => `${id} ${JSON.stringify(params)}` } as unknown as Words;
  const way = { kind: "add" as const, cards: ["owl-3", "owl-4"], numbers: [3, 4], sum: 7 };
  expect(readingLine({ cards: way.cards, paired: false, ways: [way] }, words)).toBe(
    'ui-adding {"sum":"3 + 4","number":7,"total":7}',
  );
});

it("marks the cards that a line of the score counts", () => {
  const most = { line: "most_owl", species: "owl", number: null, points: 24, good: true };
  const baby = { line: "baby", species: null, number: 0, points: -5, good: false };
  const all = { line: "most_cards", species: null, number: null, points: 9, good: true };
  const marked = view({ marks: [most, baby, all] });
  expect([marksOf("owl-0", marked), marksOf("panther-3", marked)]).toEqual([[most, baby], []]);
});

it("tells what came of the last card", () => {
  const played: Event = { kind: "card_played", seat: 1, card: "owl-7" };
  const caught: Event = {
    kind: "cards_caught",
    seat: 1,
    card: "owl-7",
    cards: ["owl-3"],
    paired: true,
    sums: ["3 + 7 + 7 = 17"],
  };
  expect(turnsSince([played, { kind: "card_freed", seat: 1, card: "owl-7" }], 0)[0]?.kind).toBe("freed");
  const told = { seat: 1, card: "owl-7", caught: ["owl-3"], sums: ["3 + 7 + 7 = 17"], kind: "caught", paired: true };
  expect(turnsSince([played, caught], 0)).toEqual([told]);
  expect(turnsSince([], 0)).toEqual([]);
});

it("tells what each of the others did since your own card", () => {
  const play = (seat: number, number: number): Event => ({ kind: "card_played", seat, card: `owl-${number}` });
  const told = (you: number | null, ...seats: number[]): [number, string][] =>
    turnsSince(
      seats.map((seat, at) => play(seat, at)),
      you,
    ).map(({ seat, card }) => [seat, card]);
  expect(told(0, 1, 0, 1, 2)).toEqual([
    [1, "owl-2"],
    [2, "owl-3"],
  ]);
  expect(told(0, 1, 2, 0)).toEqual([[0, "owl-2"]]);
  // After a deal another one begins: of who has played twice the latest is told.
  expect(told(0, 0, 1, 2, 1, 2)).toEqual([
    [1, "owl-3"],
    [2, "owl-4"],
  ]);
  expect(told(null, 0, 1, 2)).toHaveLength(3);
});

it("lists the hands that were counted, by side", () => {
  const scored = (seat: number, hand: number, points: number): Event => ({
    kind: "hand_scored",
    seats: [seat],
    hand,
    points,
    score: 0,
  });
  expect(handsPlayed(view({}), [scored(0, 1, 5), scored(1, 1, -3)])).toEqual([{ hand: 1, points: [5, -3] }]);
});

it("sees cards land on a pile, also where it lies face down, and only those caught just now", () => {
  const history: Event[] = [{ ...aCatch, cards: ["owl-1"], paired: false }, aCatch];
  const cards = ["owl-1", "unicorn-7", "owl-7"];
  const landed = cards.map((card) => ({ card, key: `1-${card}-${card === "owl-1" ? 1 : 0}` }));
  for (const pile of [null, ["owl-1", ...cards]]) {
    const scene = { view: view({ caught: [[], pile], caught_sizes: [0, 4] }), events: [aCatch], history };
    expect(landedOn(scene, 1)).toEqual(landed);
    expect(landedOn(scene, 0)).toEqual([]);
  }
});
