/** The score, line by line: every tribe, then the chips, which nobody knew; and what decided it. */
import type { EndScene, ScoreLine, ScoreSheet, Sentence } from "$lib/contract";
import type { Event, Numbers, View } from "./view";

type Scene = EndScene<View, Numbers, Event>;

export const CHIPS = "chips";
export const SUM = "sum";

export function sheet({ view, numbers, words, names }: Scene): ScoreSheet {
  const tribes = Object.keys(numbers.tribes).map((tribe): ScoreLine => {
    const groups = view.collections.map((groups) => groups.find((group) => group.tribe === tribe));
    const cells = groups.map((group) => (group ? { from: group.cards.length, worth: group.points } : { worth: null }));
    return { id: tribe, label: words.named("tribe", tribe), cells };
  });
  const chips = view.chips_points.map((worth, seat) => ({ from: view.chips[seat] ?? "", worth }));
  const sum = view.points.map((worth) => ({ worth }));
  return {
    columns: names.map((_, seat) => [seat]),
    lines: [
      ...tribes,
      { id: CHIPS, label: words.say("ui-most_chips"), hidden: !view.options.open_chips, cells: chips },
    ],
    sums: [{ id: SUM, kind: "sum", label: words.say("ui-sum"), cells: sum }],
  };
}

/** Before the chips are counted: nobody sees those of others, and they bring no points yet. */
export function veil(view: View): View {
  const seen = (seat: number): boolean => view.options.open_chips || seat === view.you;
  const points = view.points.map((all, seat) => all - (view.chips_points[seat] ?? 0));
  const most = Math.max(...points);
  return {
    ...view,
    points,
    chips: view.chips.map((chips, seat) => (seen(seat) ? chips : null)),
    leaders: points.flatMap((all, seat) => (all === most ? [seat] : [])),
  };
}

export function story({ view, result }: Scene): Sentence[] {
  const seat = result.winners[0];
  if (seat === undefined || result.winners.length > 1) return [];
  if (view.decided_by) return [{ id: `story-by_${view.decided_by}`, params: { seat } }];
  const carvings = view.points.map((points, place) => points - (view.chips_points[place] ?? 0));
  const ahead = carvings.indexOf(Math.max(...carvings));
  if (carvings[seat] !== carvings[ahead])
    return [{ id: "story-chips", params: { leader_seat: ahead, seat, points: view.chips_points[seat] ?? 0 } }];
  return [margin(view, seat), ...best(view, seat)];
}

function margin(view: View, seat: number): Sentence {
  const others = view.points.filter((_, other) => other !== seat);
  return { id: "story-margin", params: { seat, points: (view.points[seat] ?? 0) - Math.max(...others) } };
}

/** The collection that brought the winner most. */
function best(view: View, seat: number): Sentence[] {
  const [group] = (view.collections[seat] ?? []).toSorted((one, other) => other.points - one.points);
  if (!group) return [];
  return [{ id: "story-best", params: { count: group.cards.length, tribe: group.tribe, points: group.points } }];
}
