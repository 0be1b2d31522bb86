/** The score of the last hand line by line, the hands before it, and the sum; and what decided it. */
import type { EndScene, Scene, ScoreLine, ScoreSheet, Sentence } from "$lib/contract";
import { addedUp, leadStory } from "$lib/story";
import { handsPlayed, type Event, type Numbers, type Sheet, type View } from "./view";

type End = EndScene<View, Numbers, Event>;
type Counting = Pick<Scene<View, Numbers, Event>, "view" | "history" | "words">;

export const sheet = (scene: End): ScoreSheet | null => scene.view.sheet && sheetOf(scene, scene.view.sheet);

export function sheetOf(scene: Counting, { lines }: Sheet): ScoreSheet {
  const { view, words } = scene;
  return {
    columns: view.sides,
    lines: lines.map(({ line, counts, points }) => ({
      id: line,
      label: words.say(`line-${line}`),
      signed: true,
      cells: counts.map((count, side) => ({ from: count, worth: points[side] ?? 0 })),
    })),
    between: hands(scene),
    sums: [{ id: "sum", kind: "sum", label: words.say("ui-sum"), cells: view.scores.map((worth) => ({ worth })) }],
  };
}

/** Every hand, the last one first, once there are several. */
function hands({ view, history, words }: Counting): ScoreLine[] {
  const played = handsPlayed(view, history).toReversed();
  if (played.length < 2) return [];
  return played.map(({ hand, points }, ago) => ({
    id: `hand-${hand}`,
    kind: ago > 0 ? "quiet" : undefined,
    label: words.say("ui-hand_number", { hand }),
    signed: true,
    cells: points.map((worth) => ({ worth })),
  }));
}

/** Who led hand by hand; in a single hand, the line that told the sides apart most. */
export function story({ view, history, result }: End): Sentence[] {
  const winner = view.sides.findIndex((seats) => seats.includes(result.winners[0] ?? -1));
  const rivals = view.sides.filter((seats) => !seats.includes(result.winners[0] ?? -1));
  if (winner < 0 || rivals.some((seats) => result.winners.includes(seats[0] ?? -1))) return [];
  const fewest = view.options.variant === "release";
  const better = fewest ? -1 : 1;
  const played = handsPlayed(view, history).map(({ points }) => points.map((score) => better * score));
  const led = leadStory(addedUp(played), winner, (side) => view.sides[side]?.[0] ?? 0, better);
  const told = led.length ? led : decisiveLine(view, winner, better);
  return fewest ? [{ id: "story-fewest" }, ...told] : told;
}

function decisiveLine(view: View, winner: number, better: number): Sentence[] {
  const lead = (points: readonly number[]): number => {
    const others = points.filter((_, side) => side !== winner).map((score) => better * score);
    return better * (points[winner] ?? 0) - Math.max(...others);
  };
  const [line] = (view.sheet?.lines ?? []).toSorted((one, other) => lead(other.points) - lead(one.points));
  return line && lead(line.points) > 0
    ? [{ id: "story-line", params: { line: line.line, points: lead(line.points) } }]
    : [];
}
