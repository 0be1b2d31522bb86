/** What a choice would do, asked again whenever it changes: `new Lookahead(() => scene, () => [["bid 7"], ["pass"]])`. */
import type { Preview, Scene } from "$lib/contract";

/** Who changes their mind quickly is waited for. */
const PAUSE = 40;

type Looking<View, Event> = Pick<Scene<View, unknown, Event>, "preview" | "view">;

/** To be made while a component is. Each of `wanted` is a choice, as the texts of its moves. */
export class Lookahead<View, Event> {
  /** The last answers, by choice. What is asked for just now is not there yet. */
  private found = $state.raw<ReadonlyMap<string, Preview<View, Event>>>(new Map());
  /** The last answer to the first choice, while the next is on its way, too. */
  first = $state.raw<Preview<View, Event> | null>(null);

  constructor(scene: () => Looking<View, Event>, wanted: () => readonly (readonly string[])[]) {
    const keys = $derived(JSON.stringify(wanted()));
    $effect(() => {
      const choices = JSON.parse(keys) as string[][];
      const { preview, view } = scene();
      void view; // Another position: the same choice does something else.
      let live = true;
      const timer = setTimeout(async () => {
        const answers = await Promise.all(choices.map((texts) => (texts.length ? preview(...texts) : null)));
        if (!live) return;
        this.found = new Map(choices.flatMap((texts, place) => pair(texts, answers[place])));
        this.first = answers[0] ?? null;
      }, PAUSE);
      return () => {
        live = false;
        clearTimeout(timer);
      };
    });
  }

  of(...texts: string[]): Preview<View, Event> | null {
    return this.found.get(texts.join("\n")) ?? null;
  }
}

const pair = <Answer>(texts: string[], answer: Answer | null | undefined): [string, Answer][] =>
  answer ? [[texts.join("\n"), answer]] : [];
