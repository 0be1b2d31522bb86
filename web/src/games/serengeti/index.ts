import { gameTable, type Flight, type Scene, type Sentence } from "$lib/contract";
import Badge from "./Badge.svelte";
import Controls from "./Controls.svelte";
import { drama } from "./drama";
import LineSign from "./LineSign.svelte";
import { sheet, story, veil } from "./score";
import { keys } from "./keys";
import Mini from "./MiniCarving.svelte";
import Seat from "./Seat.svelte";
import Table from "./Table.svelte";
import type { Event, Numbers, View } from "./view";

function guide({ view, moves, you }: Scene<View, Numbers, Event>): Sentence {
  if (view.phase === "discard") return { id: "guide-discard" };
  if (moves.length === 1) return { id: "guide-must_pass", params: { bid: view.bid } };
  const chips = you === null ? 0 : (view.pass_gain[you] ?? 0);
  if (view.bidder === null) return { id: "guide-open", params: { chips } };
  return { id: "guide-bid", params: { bid: view.bid, seat: view.bidder, chips } };
}

const purse = (seat: number): string => `purse-${seat}`;
const chips = (count: number, from: string, to: string): Flight[] =>
  count > 0 ? [{ piece: "chip", count, from, to }] : [];

/** Every chip that moves, moves in public. */
function flightsOf(event: Event): Flight[] {
  if (event.kind === "money_paid") return chips(event.chips, purse(event.from_seat), purse(event.seat));
  if (event.kind === "passed") return chips(event.chips, "bank", purse(event.seat));
  if (event.kind === "rest_banked") return chips(event.chips, purse(event.from_seat), "bank");
  if (event.kind === "bid_fined") return chips(event.chips, purse(event.seat), "bank");
  return [];
}

export default gameTable<View, Numbers, Event>({
  Table,
  Seat,
  Mini,
  Badge,
  Controls,
  sheet,
  story,
  veil,
  LineSign,
  guide,
  flights: (events) => events.flatMap(flightsOf),
  drama,
  goal: ({ view }) => ({ id: "goal", params: { rounds: view.rounds } }),
  part: ({ kind, round }) => (kind === "lot_drawn" ? { id: "part", params: { round } } : null),
  rule: (view) => (view.phase === "discard" ? "5.2" : view.phase === "over" ? "6.1" : "2.2"),
  keys,
  points: (view) => view.points,
  leaders: (view) => view.leaders,
});
