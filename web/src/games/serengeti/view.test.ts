import { expect, it } from "vitest";
import { lastBids, lastSale, type Event } from "./view";

const drawn: Event = { kind: "lot_drawn", seat: 0, round: 1, cards: ["nuba-4"] };

it("knows the last bid of each seat in this auction only", () => {
  const bid = (seat: number, amount: number): Event => ({ kind: "bid_placed", seat, amount });
  const history = [drawn, bid(0, 1), drawn, bid(1, 2), bid(2, 5), bid(1, 7)];
  expect([...lastBids(history)]).toEqual([
    [1, 7],
    [2, 5],
  ]);
});

it("tells where the money of the last lot went", () => {
  const won: Event = { kind: "lot_won", seat: 1, cards: ["nuba-4"], amount: 13 };
  const paid = (seat: number): Event => ({
    kind: "money_paid",
    seat,
    from_seat: 1,
    chips: 6,
    digit: 4,
    owners: "several",
  });
  const history: Event[] = [
    { kind: "lot_given", seat: 2, cards: ["nuba-0"] },
    won,
    paid(0),
    paid(2),
    { kind: "rest_banked", from_seat: 1, chips: 1 },
    drawn,
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
