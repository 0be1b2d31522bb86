import { expect, it } from "vitest";
import { collection, lastBids, lastSale, rounds } from "./view";

const tribes = {
  nuba: [0, 2, 4, 5, 9],
  massai: [0, 1, 3, 5, 6],
  bantu: [1, 2, 4, 6, 7],
  nandi: [0, 2, 3, 7, 8],
  tonga: [1, 3, 4, 8, 9],
  samburu: [5, 6, 7, 8, 9],
};
const numbers = { chips: 65, values: [1, 3, 6, 10, 15], most_chips: 3, lots: [1, 2, 3], tribes };

it("groups a collection by tribe with its points", () => {
  expect(collection(["tonga-1", "nuba-4", "nuba-9"], numbers)).toEqual([
    { tribe: "nuba", cards: ["nuba-4", "nuba-9"], points: 3 },
    { tribe: "tonga", cards: ["tonga-1"], points: 1 },
  ]);
});

it("knows the last bid of each seat in this auction only", () => {
  const bid = (seat: number, amount: number) => ({ kind: "bid_placed", seat, amount });
  const history = [{ kind: "lot_drawn" }, bid(0, 1), { kind: "lot_drawn" }, bid(1, 2), bid(2, 5), bid(1, 7)];
  expect([...lastBids(history)]).toEqual([
    [1, 7],
    [2, 5],
  ]);
});

it("tells where the money of the last lot went", () => {
  const won = { kind: "lot_won", seat: 1, cards: ["nuba-4"], amount: 13 };
  const paid = (seat: number) => ({ kind: "money_paid", seat, from_seat: 1, chips: 6 });
  const history = [
    { kind: "lot_given", seat: 2, cards: ["nuba-0"] },
    won,
    paid(0),
    paid(2),
    { kind: "rest_banked", from_seat: 1, chips: 1 },
    { kind: "lot_drawn" },
  ];
  expect(lastSale(history)).toEqual({
    seat: 1,
    cards: ["nuba-4"],
    amount: 13,
    paid: [{ seats: [0, 2], chips: 6 }],
    banked: 1,
  });
  expect(lastSale(history.slice(0, 1))).toEqual({ seat: 2, cards: ["nuba-0"], amount: 0, paid: [], banked: 0 });
  expect(lastSale([])).toBe(null);
});

it("counts the rounds that the deck makes", () => expect(rounds(numbers)).toBe(15));
