import { gameTable, type Flight, type Leaving, type Scene, type Sentence } from "$lib/contract";
import Badge from "./Badge.svelte";
import { choice } from "./choice.svelte";
import Controls from "./Controls.svelte";
import { drama } from "./drama";
import { sheet, story, verdict } from "./score";
import { keys } from "./keys";
import Mini from "./Mini.svelte";
import Profile from "./Profile.svelte";
import Seat from "./Seat.svelte";
import Table from "./Table.svelte";
import { spaceOf, type Event, type Numbers, type View } from "./view";

function guide(scene: Scene<View, Numbers, Event>): Sentence {
  const { view, moves } = scene;
  if (view.phase === "start") return { id: "guide-start" };
  const can = new Set(moves.map((move) => move.do));
  if (view.phase === "draft") return guideDraft(scene, can);
  if (can.has("score")) return { id: can.has("play") ? "guide-play" : "guide-score" };
  if (can.has("spent"))
    return { id: "guide-spend", params: { points: view.expansion?.points ?? 0, score: view.scores[scene.you ?? 0] } };
  return { id: can.has("discard") ? "guide-discard" : "guide-work" };
}

function guideDraft({ view, numbers }: Scene<View, Numbers, Event>, can: ReadonlySet<string>): Sentence {
  const line = view.draft?.line ?? "";
  if (can.has("nothing")) return { id: "guide-nothing" };
  if (can.has("extra"))
    return { id: "guide-extra", params: { line, tokens: numbers.ranger_tokens, breed: can.has("breed") } };
  if (can.has("breed")) return { id: "guide-breed", params: { tokens: numbers.breeder_tokens } };
  const card = spaceOf(view, choice.card) && choice.card;
  if (card) return choice.swapping ? { id: "guide-swap", params: { card } } : { id: "guide-chosen" };
  const help = can.has("slide") || can.has("refill") || can.has("swap");
  return { id: help ? "guide-draft_help" : "guide-draft" };
}

/** What is paid to the supply is nobody's gain. */
const tokens = (count: number, from: string, to: string): Flight[] =>
  count > 0 ? [{ piece: "token", count, from, to, quiet: to === "supply" }] : [];

const cards = (list: readonly string[], to: string): Leaving[] => list.map((card) => ({ card, to }));

/** Tokens and cards of the array move in public. */
function flightsOf(event: Event): (Flight | Leaving)[] {
  if (event.kind === "array_cleaned")
    return [...cards(event.cards, "discard"), ...tokens(event.tokens, "supply", "meadow")];
  if (!("seat" in event)) return [];
  const own = `tokens-${event.seat}`;
  const hand = `hand-${event.seat}`;
  switch (event.kind) {
    case "cards_drafted":
      return [...cards(event.cards, hand), ...tokens(event.tokens, "meadow", own)];
    case "extra_taken":
      return [
        ...cards([event.card], hand),
        ...tokens(event.tokens, own, "supply"),
        ...tokens(event.gained, "meadow", own),
      ];
    case "cards_dropped":
      return cards(event.cards, "discard");
    case "tokens_taken":
      return tokens(event.tokens, "supply", own);
    case "token_bought":
      return tokens(1, "supply", own);
    case "animals_bred":
    case "manager_paid":
    case "cards_drawn":
      return tokens(event.tokens, own, "supply");
    default:
      return [];
  }
}

export default gameTable<View, Numbers, Event>({
  Table,
  Seat,
  Mini,
  Profile,
  Badge,
  Controls,
  sheet,
  story,
  verdict,
  guide,
  flights: (events) => events.flatMap(flightsOf),
  drama,
  goal: ({ view, numbers }) => ({ id: view.players === 1 ? "goal-alone" : "goal", params: { goal: numbers.goal } }),
  part: ({ kind, turn }) => (kind === "turn_began" ? { id: "part", params: { turn } } : null),
  rule: (view) => ({ draft: "2.2", expand: "4.1", start: "5.2", over: "6.1" })[view.phase],
  keys,
  slim: true,
  staged: true,
  points: (view) => view.scores,
  leaders: (view) => view.leaders,
});
