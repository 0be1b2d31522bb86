/** The steps of an action in their order, and what has become of each. */
import type { GameEvent } from "$lib/contract";
import type { Numbers, Role, View } from "./view";

/** lit: still ahead; used: taken; gone: given up; none: nobody to do it. */
export type State = "lit" | "used" | "gone" | "none";

export interface Step {
  id: string;
  role: Role | null;
  state: State;
  /** The first that is still open. */
  now: boolean;
  /** How often it can still be done, where that is more than once. */
  left: number | null;
}

interface Plan {
  id: string;
  role: Role | null;
  /** The last value of `view.step` at which it is still ahead. */
  until: string;
  kinds: string[];
}

const DRAFT: Plan[] = [
  { id: "slide", role: "guide", until: "slide", kinds: ["card_slid"] },
  { id: "refill", role: "conservationist", until: "slide", kinds: ["sanctuary_refilled"] },
  { id: "swap", role: "caretaker", until: "swap", kinds: ["spaces_swapped"] },
  { id: "draft", role: null, until: "draft", kinds: ["cards_drafted", "nothing_drafted"] },
  { id: "extra", role: "ranger", until: "extra", kinds: ["extra_taken"] },
  { id: "breed", role: "breeder", until: "breed", kinds: ["animals_bred"] },
];

const EXPANSION: Plan[] = [
  { id: "play", role: null, until: "play", kinds: ["card_played"] },
  { id: "manager", role: "manager", until: "play", kinds: ["manager_paid"] },
  { id: "score", role: null, until: "play", kinds: ["points_scored"] },
  { id: "promote", role: null, until: "promote", kinds: ["staff_promoted"] },
  { id: "buy", role: null, until: "buy", kinds: ["token_bought"] },
  { id: "keep", role: null, until: "keep", kinds: ["card_kept", "unseen_card_kept"] },
  { id: "spent", role: null, until: "keep", kinds: ["cards_dropped"] },
  { id: "warden", role: "warden", until: "warden", kinds: ["tokens_taken"] },
  { id: "guard", role: "guard", until: "guard", kinds: ["cards_drawn"] },
  { id: "vet", role: "vet", until: "discard", kinds: ["cards_drawn", "card_discarded"] },
];

const DRAFT_STEPS = ["slide", "swap", "draft", "extra", "breed"];
const EXPANSION_STEPS = ["play", "promote", "buy", "keep", "warden", "guard", "vet", "discard", "done"];
const BEFORE = ["card_slid", "sanctuary_refilled", "spaces_swapped", "deck_reshuffled"];
const AFTER = ["extra_taken", "cards_drafted", "nothing_drafted"];

/** The events of the action under way. */
export function done(view: View, history: readonly GameEvent[]): GameEvent[] {
  const found: GameEvent[] = [];
  let drafted = view.phase !== "draft" || view.step === "slide" || view.step === "swap" || view.step === "draft";
  for (const event of [...history].reverse()) {
    if (event.kind !== "deck_reshuffled" && event.seat !== view.seat) break;
    if (view.phase === "draft") {
      if (!BEFORE.includes(event.kind) && (drafted || !AFTER.includes(event.kind))) break;
      if (event.kind.endsWith("_drafted")) drafted = true;
    } else if (
      !EXPANSION.some(({ kinds }) => kinds.includes(event.kind)) &&
      !["deck_reshuffled", "goal_reached"].includes(event.kind)
    )
      break;
    found.push(event);
  }
  return found;
}

function works(plan: Plan, view: View, numbers: Numbers): boolean {
  const team = view.seat === null ? [] : (view.staff[view.seat] ?? []);
  const tokens = view.seat === null ? 0 : (view.tokens[view.seat] ?? 0);
  // The ranger is always there, but wants a token that was there before the draft.
  if (plan.id === "extra") return view.draft?.line ? view.draft.ranger : tokens >= numbers.ranger_tokens;
  return plan.role === null || team.includes(plan.role);
}

export function steps(view: View, numbers: Numbers, history: readonly GameEvent[]): Step[] {
  if (view.phase !== "draft" && view.phase !== "expand") return [];
  const drafting = view.phase === "draft";
  const order = drafting ? DRAFT_STEPS : EXPANSION_STEPS;
  const at = order.indexOf(view.step ?? "");
  const events = done(view, history);
  const used = (plan: Plan): boolean =>
    events.some(
      (event) => plan.kinds.includes(event.kind) && (event.kind !== "cards_drawn" || event.role === plan.role),
    );
  const all = (drafting ? DRAFT : EXPANSION).map((plan): Step => {
    const left = plan.id === "slide" ? (view.draft?.slides_left ?? 0) : null;
    const ahead = at <= order.indexOf(plan.until) && left !== 0;
    const state = !works(plan, view, numbers)
      ? "none"
      : ahead
        ? "lit"
        : used(plan) || (plan.id === "spent" && !ahead)
          ? "used"
          : "gone";
    return { id: plan.id, role: plan.role, state, now: false, left };
  });
  const first = all.find(({ state }) => state === "lit");
  if (first) first.now = true;
  return all;
}
