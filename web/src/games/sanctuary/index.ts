import { gameTable, type Flight, type GameEvent, type Leaving, type Scene, type Sentence } from "$lib/contract";
import { ahead } from "$lib/numbers";
import Badge from "./Badge.svelte";
import { choice } from "./choice.svelte";
import Controls from "./Controls.svelte";
import EndScore from "./EndScore.svelte";
import Seat from "./Seat.svelte";
import Table from "./Table.svelte";
import { spaceOf, type Numbers, type View } from "./view";

function guide(scene: Scene<View, Numbers>): Sentence {
  const { view, moves } = scene;
  if (view.phase === "start") return { id: "guide-start" };
  const can = new Set(moves.map((move) => move.do));
  if (view.phase === "draft") return guideDraft(scene, can);
  if (can.has("score")) return { id: can.has("play") ? "guide-play" : "guide-score" };
  if (can.has("spent")) return { id: "guide-spend", params: { points: view.expansion?.points ?? 0 } };
  return { id: can.has("discard") ? "guide-discard" : "guide-work" };
}

function guideDraft({ view, numbers }: Scene<View, Numbers>, can: ReadonlySet<string>): Sentence {
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

const tokens = (count: unknown, from: string, to: string): Flight[] =>
  Number(count) > 0 ? [{ piece: "token", count: Number(count), from, to }] : [];

const cards = (list: unknown, to: string): Leaving[] => (list as readonly string[]).map((card) => ({ card, to }));

/** Tokens and cards of the array move in public. */
function flights(events: readonly GameEvent[]): (Flight | Leaving)[] {
  return events.flatMap((event) => {
    const own = `tokens-${String(event.seat)}`;
    const hand = `hand-${String(event.seat)}`;
    if (event.kind === "cards_drafted") return [...cards(event.cards, hand), ...tokens(event.tokens, "meadow", own)];
    if (event.kind === "extra_taken")
      return [
        ...cards([event.card], hand),
        ...tokens(event.tokens, own, "supply"),
        ...tokens(event.gained, "meadow", own),
      ];
    if (event.kind === "array_cleaned")
      return [...cards(event.cards, "discard"), ...tokens(event.tokens, "supply", "meadow")];
    if (event.kind === "cards_dropped") return cards(event.cards, "discard");
    if (event.kind === "tokens_taken") return tokens(event.tokens, "supply", own);
    if (event.kind === "token_bought") return tokens(1, "supply", own);
    if (["animals_bred", "manager_paid", "cards_drawn"].includes(event.kind))
      return tokens(event.tokens, own, "supply");
    return [];
  });
}

export default gameTable<View, Numbers>({
  Table,
  Seat,
  Badge,
  Controls,
  EndScore,
  guide,
  flights,
  slim: true,
  points: (view) => view.scores,
  leaders: (view) => ahead(view.scores),
});
