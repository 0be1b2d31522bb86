import { gameTable, type Scene, type Sentence } from "$lib/contract";
import Badge from "./Badge.svelte";
import { choice } from "./choice.svelte";
import Controls from "./Controls.svelte";
import { drama } from "./drama";
import LineSign from "./LineSign.svelte";
import { sheet, story } from "./score";
import { keys } from "./keys";
import Mini from "./MiniCard.svelte";
import Seat from "./Seat.svelte";
import Table from "./Table.svelte";
import { sideOf, type Event, type Numbers, type View } from "./view";

function guide(scene: Scene<View, Numbers, Event>): Sentence {
  const { view, you } = scene;
  if (view.phase === "call") return { id: "guide-call_or_let", params: { card: view.freed } };
  if (view.phase !== "catch") return guidePlay(scene);
  const params = { card: view.played, seat: view.catcher };
  if (view.catcher === you) return { id: "guide-catch", params };
  return { id: "guide-choose_for", params };
}

function guidePlay({ view, moves }: Scene<View, Numbers, Event>): Sentence {
  const { variant, missed_catches } = view.options;
  const card = choice.card;
  if (!card) {
    if (moves.some(({ text }) => text === "call")) return { id: "guide-call", params: { card: view.freed } };
    if (missed_catches === "notice") return { id: "guide-play_notice" };
    if (variant === "release") return { id: "guide-play_release", params: { seat: view.chooser } };
    return view.catches.length ? { id: "guide-play" } : { id: "guide-play_free" };
  }
  if (missed_catches === "notice") return { id: "guide-chosen_notice", params: { card } };
  const outcomes = view.catches.find((found) => found.card === card)?.outcomes.length ?? 0;
  if (outcomes === 0) return { id: "guide-chosen_free", params: { card } };
  if (outcomes === 1) return { id: "guide-chosen_one", params: { card } };
  return variant === "release"
    ? { id: "guide-chosen_other", params: { card, seat: view.chooser } }
    : { id: "guide-catch", params: { card } };
}

const points = (view: View): number[] =>
  Array.from({ length: view.players }, (_, seat) => view.scores[sideOf(view, seat)] ?? 0);

export default gameTable<View, Numbers, Event>({
  Table,
  Seat,
  Mini,
  Badge,
  Controls,
  sheet,
  story,
  LineSign,
  guide,
  drama,
  goal: ({ view }) => ({ id: view.options.variant === "release" ? "goal-fewest" : "goal" }),
  partner: (view, seat) => view.sides.find((seats) => seats.includes(seat))?.find((other) => other !== seat) ?? null,
  part: ({ kind, hand }) => (kind === "hand_dealt" ? { id: "part", params: { hand } } : null),
  rule: (view) => (view.phase === "call" ? "2.12" : view.phase === "over" ? "4.3" : "2.2"),
  keys,
  points,
  sides: (view) => view.sides,
  leaders: (view) => view.leaders,
  slim: true,
});
