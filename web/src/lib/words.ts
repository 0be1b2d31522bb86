/** Words for people, by the same Fluent files and the same convention as `waterhole.words.fluent` in Python.
 *
 * A parameter is put into words by its name: seats by the players' names, everything else by the message
 * `NAME-VALUE` where there is one, and lists (named in the plural) item by item. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameEvent, Json } from "$lib/contract";
import { FUNCTIONS } from "$lib/grammar";
import { written } from "$lib/numbers";

export type Params = { readonly [name: string]: Json | undefined };

export interface Refusal {
  code: string;
  params: Params;
  rule: string;
}

/** A small whole number is written the same in all our languages: the browser's own formatter takes long to wake up. */
class GameNumber extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return written(Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? this.value : super.toString(scope));
  }
}

const lengthOf = (list: Json | undefined): number => (Array.isArray(list) ? list.length : 0);

const spoken = (value: string | number): FluentVariable => (typeof value === "number" ? new GameNumber(value) : value);

export class Words {
  private readonly bundle: FluentBundle;

  /** `texts`: Fluent files, the program's first; later ones override. One that several need is read once. */
  constructor(
    readonly language: string,
    ...texts: (string | FluentResource)[]
  ) {
    this.bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    for (const text of texts)
      this.bundle.addResource(typeof text === "string" ? new FluentResource(text) : text, { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message with its parameters in words. A missing one is a bug: it is reported, and the id stands in. */
  say(id: string, params: Params = {}, names: readonly string[] = []): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return this.missing(id, "no such message");
    const values = Object.entries(params).filter(([, value]) => value !== undefined);
    const args = Object.fromEntries(
      values.map(([name, value]) => [name, spoken(this.inWords(name, value as Json, names))]),
    );
    const problems: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, problems);
    return problems[0] ? this.missing(id, problems[0].message) : this.set(text);
  }

  /** As a printer would set it: no line begins with dots; in French none with a colon, nor ends with an opening quote.
   * A sum stays on its line. */
  set(text: string): string {
    const marks = this.language === "fr" ? / (?=[…;:!?»])/g : / (?=…)/g;
    const sums = /(?<=\d) (?=[+=] )|(?<=\d[ \u00a0][+=]) (?=\d)/g;
    return text.replace(marks, "\u00a0").replace(sums, "\u00a0").replaceAll("« ", "«\u00a0");
  }

  /** A parameter as a person reads it. */
  inWords(name: string, value: Json, names: readonly string[] = []): string | number {
    if (Array.isArray(value)) {
      const singular = name.replace(/s$/, "");
      return this.listed(value.map((item) => String(this.inWords(singular, item as Json, names))));
    }
    if (typeof value === "number") return (name.endsWith("seat") ? names[value] : undefined) ?? value;
    if (value === null) return "none";
    if (typeof value === "boolean") return value ? "yes" : "no";
    return this.named(name.slice(name.lastIndexOf("_") + 1), String(value)); // a `from_role` is a role
  }

  /** The words for a thing of this kind: the message `KIND-ID`, or its parts in words, or the id itself. */
  named(kind: string, id: string): string {
    if (this.has(`${kind}-${id}`)) return this.say(`${kind}-${id}`);
    if (!this.has(`${kind}-parts`)) return id;
    const values = id.split("-");
    const parts = this.say(`${kind}-parts`).split(" ");
    return this.say(kind, Object.fromEntries(parts.map((part, place) => [part, values[place] ?? ""])));
  }

  /** "a, b and c" in this language. */
  listed(items: readonly string[]): string {
    if (items.length < 2) return items[0] ?? this.say("list-none");
    return this.say("list-and", { most: items.slice(0, -1).join(", "), last: items[items.length - 1] });
  }

  /** The sentence for an event, told to seat `you`. */
  event(event: GameEvent, names: readonly string[], you: number | null = null): string {
    const { kind, ...params } = event;
    return this.say(`event-${kind}`, { ...params, you: you !== null && params.seat === you }, names);
  }

  /** The same for who listens: the short sentence where there is one. It is empty where nothing need be said. */
  brief(event: GameEvent, names: readonly string[], you: number | null = null): string {
    const { kind, ...params } = event;
    if (!this.has(`brief-${kind}`)) return this.event(event, names, you);
    const more = { you: you !== null && params.seat === you, cards_count: lengthOf(params.cards) };
    return this.say(`brief-${kind}`, { ...params, ...more }, names);
  }

  /** What a move does, as a button says it. */
  move(move: { do: string; readonly [field: string]: Json }, names: readonly string[] = []): string {
    const { do: verb, text: _, ...params } = move;
    return this.say(`move-${verb}`, params, names);
  }

  /** The sentence for a refusal, without the rule's number. */
  refusal(problem: Refusal, names: readonly string[] = []): string {
    return this.say(problem.code.replace(".", "-"), problem.params, names);
  }

  private missing(id: string, why: string): string {
    console.error(`words: ${id} in ${this.language}: ${why}`);
    return id;
  }
}
