import { expect, it } from "vitest";
import { lastTurns } from "./turn";
import type { Event } from "./view";

const drafted = (seat: number, card: string): Event => ({
  kind: "cards_drafted",
  seat,
  terrain: "forest",
  line: "A",
  cards: [card],
  spaces: ["A1"],
  tokens: 0,
});
const played = (seat: number, card: string): Event => ({ kind: "card_played", seat, card });
const cleaned: Event = { kind: "array_cleaned", cards: [], count: 0, few: true, returned: 0, tokens: 0 };
const told = (history: Event[], you: number | null): [number, number][] =>
  lastTurns(history, you).map(({ seat, acts }) => [seat, acts.length]);

it("tells all that each of the others did since one's own turn", () => {
  // The boomerang: two drafts of seat 1 in a row, and none of one's own between them.
  const drafts = [drafted(0, "lion-plateau"), drafted(1, "lion-savannah"), drafted(1, "hippo-valley")];
  expect(told(drafts, 0)).toEqual([[1, 2]]);
  expect(told([...drafts, drafted(0, "rhino-valley")], 0)).toEqual([[1, 2]]);
  expect(told([...drafts, drafted(0, "rhino-valley"), drafted(1, "rhino-wetland")], 0)).toEqual([[1, 1]]);
});

it("begins anew with each phase, and for who looks on with each action", () => {
  const history = [drafted(1, "lion-plateau"), cleaned, played(1, "lion-plateau"), played(1, "hippo-valley")];
  expect(told(history, 0)).toEqual([[1, 2]]);
  expect(told([drafted(1, "lion-plateau"), drafted(1, "hippo-valley")], null)).toEqual([[1, 1]]);
});
