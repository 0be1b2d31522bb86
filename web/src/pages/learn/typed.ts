/** What is typed in spoken mode while a lesson or a puzzle is open: its task, its moves, or one of them. */
import type { GameMove } from "$lib/contract";
import type { Exercise } from "$lib/exercise.svelte";
import { kinds, simply } from "$lib/spoken.svelte";
import type { Words } from "$lib/words";

/** Moves of one verb that are told unasked. */
const MOST_TOLD = 12;
const QUESTIONS = ["task", "moves", "again", "next"];

export interface Typing {
  exercise: Exercise;
  words: Words;
  names: readonly string[];
  /** On to the next one: what it is called. */
  goOn: () => string;
}

export async function typed(text: string, { exercise, words, names, goOn }: Typing): Promise<readonly string[]> {
  const said = simply(text);
  const [first = "", verb = ""] = said.split(" ");
  const asks = (name: string): boolean => kinds(name).includes(said);
  if (asks("task")) return [exercise.told?.task ?? ""];
  if (asks("help"))
    return [words.say("spoken-help_task", { questions: QUESTIONS.map((name) => kinds(name)[0]).join(", ") })];
  if (asks("next")) return [goOn()];
  if (asks("again")) return again(exercise);
  if (kinds("moves").includes(first)) return offered(exercise.moves, verb, words, names);
  const meant = exercise.moves.find((move) => [move.text, words.move(move, names)].some((one) => simply(one) === said));
  await exercise.play(meant?.text ?? text);
  if (exercise.refusal) return [words.refusal(exercise.refusal, names)];
  return exercise.told && exercise.told.verdict !== "going" ? [exercise.told.said] : [];
}

async function again(exercise: Exercise): Promise<readonly string[]> {
  await exercise.begin();
  return [exercise.told?.task ?? ""];
}

/** A line for each verb; where there are many ways, how many, until one asks for the verb. */
function offered(moves: readonly GameMove[], verb: string, words: Words, names: readonly string[]): readonly string[] {
  const verbs = [...new Set(moves.map((move) => move.do))].filter((one) => one.startsWith(verb));
  return verbs.map((one) => {
    const ways = moves.filter((move) => move.do === one);
    return ways.length > MOST_TOLD && !verb
      ? words.say("spoken-many", { verb: one, count: ways.length })
      : ways.map((move) => words.move(move, names)).join(" | ");
  });
}
