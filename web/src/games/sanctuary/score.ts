/** The score turn by turn, and what decided a tie, where there was one; and how it came about. */
import type { EndScene, ScoreLine, ScoreSheet, Sentence } from "$lib/contract";
import type { PointsScored } from "$games/sanctuary";
import { addedUp, leadStory } from "$lib/story";
import { scoredByTurn, type Event, type Numbers, type View } from "./view";

type Scene = EndScene<View, Numbers, Event>;

export function sheet(scene: Scene): ScoreSheet {
  const { view, words, names } = scene;
  return {
    columns: names.map((_, seat) => [seat]),
    lines: turns(scene),
    sums: [
      { id: "sum", kind: "sum", label: words.say("ui-sum"), cells: view.scores.map((worth) => ({ worth })) },
      ...ties(scene),
    ],
  };
}

function turns({ history, words, names }: Scene): ScoreLine[] {
  return scoredByTurn(history).map((scored, turn) => {
    const events = names.map((_, seat) => scored.find((event) => event.seat === seat));
    const cells = events.map((event) => {
      if (!event) return { worth: null };
      // What came from the cards alone says so by itself.
      const { points: worth, track_points, bonus } = event;
      return track_points || bonus ? { from: words.say("ui-score_parts", partsOf(event)), worth } : { worth };
    });
    return { id: `turn-${turn}`, label: words.say("ui-turn", { turn: turn + 1 }), cells };
  });
}

const partsOf = (event: PointsScored): Record<string, number> => ({
  cards: event.cards_points,
  track: event.track_points,
  bonus: event.bonus,
});

/** From the highest criterion to the one that decided; none where points did. */
function ties({ view, words }: Scene): ScoreLine[] {
  const all = [
    { id: "tokens", values: view.tokens },
    { id: "cards", values: view.hand_sizes },
    { id: "disc", values: view.stack.map((_, seat) => view.stack.indexOf(seat) + 1) },
  ];
  const asked = all.slice(0, 1 + all.findIndex(({ id }) => id === view.decided_by));
  return asked.map(({ id, values }) => {
    const decides = id === view.decided_by;
    const told = decides ? { tag: words.say("ui-tie_decides") } : { kind: "quiet" as const };
    return { id, label: words.say(`ui-tie_${id}`), cells: values.map((worth) => ({ worth })), ...told };
  });
}

/** Alone there is nobody to beat but the goal. */
export function verdict({ view, numbers, result }: Scene): Sentence | null {
  if (view.players > 1) return null;
  const points = view.scores[0] ?? 0;
  if (result.winners.length) return { id: "ui-alone_won", params: { points, goal: numbers.goal } };
  return { id: "ui-alone_lost", params: { points, goal: numbers.goal, missing: numbers.goal - points } };
}

export function story({ view, history, result, names }: Scene): Sentence[] {
  const [seat, more] = result.winners;
  if (seat === undefined || more !== undefined || view.players === 1) return [];
  const parts = scoredByTurn(history).map((scored) =>
    names.map((_, place) => scored.find((event) => event.seat === place)?.points ?? 0),
  );
  const tie = view.decided_by ? [{ id: `story-by_${view.decided_by}`, params: { seat } }] : [];
  return [...leadStory(addedUp(parts), seat, (side) => side), ...tie];
}
