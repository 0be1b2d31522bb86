/** Spoken mode: questions and commands are typed, and answered in sentences, on every screen.
 *
 * A table answers for itself (the server reads questions and moves); everything else is said here. */
import { api, Problem } from "$lib/api";
import { library } from "$lib/library.svelte";
import { playNow } from "$lib/making";
import { botName } from "$lib/names";
import { router } from "$lib/router.svelte";
import { plain } from "$lib/search";
import { settings } from "$lib/settings.svelte";

const KEPT = 30;
const COMMANDS = [
  "help",
  "games",
  "play",
  "tables",
  "learn",
  "puzzles",
  "today",
  "mine",
  "rules",
  "home",
  "off",
] as const;
type Command = (typeof COMMANDS)[number];

/** Pages by their commands: where each is, and what it is called. */
const PAGES: Partial<Record<Command, { path: string; title: string; ofGame?: boolean }>> = {
  home: { path: "/", title: "ui-games" },
  rules: { path: "/rules/", title: "ui-rules", ofGame: true },
  learn: { path: "/learn/", title: "ui-learn", ofGame: true },
  puzzles: { path: "/puzzles/", title: "ui-puzzles", ofGame: true },
  today: { path: "/today", title: "today" },
  mine: { path: "/mine", title: "ui-your_games" },
};

/** Lower case without accents, with single spaces and plain apostrophes. */
export const simply = (text: string): string => plain(text).trim().replace(/\s+/g, " ").replaceAll("’", "'");

/** What can be typed for a question or a command, in the language that is spoken. */
export const kinds = (name: string): string[] => simply(library.words().say(`ask-${name}`)).split(", ");

class Spoken {
  lines = $state.raw<readonly { key: number; text: string; own: boolean }[]>([]);
  /** The table or the exercise that listens, if there is one: null where it does not answer just now. */
  table: ((text: string) => Promise<readonly string[]>) | null = null;
  private key = 0;
  private listed: readonly string[] = [];

  async enter(text: string): Promise<void> {
    this.tell([text], true);
    try {
      this.tell(await this.answer(text));
    } catch (failure) {
      this.tell([this.trouble(failure)]);
    }
  }

  tell(texts: readonly string[], own = false): void {
    this.lines = [...this.lines, ...texts.map((text) => ({ key: ++this.key, text, own }))].slice(-KEPT);
  }

  private trouble(failure: unknown): string {
    const words = library.words();
    const known = failure instanceof Problem && words.has(failure.code.replace(".", "-"));
    return known ? words.refusal(failure) : words.say("ui-trouble");
  }

  private async answer(text: string): Promise<readonly string[]> {
    const [command, rest] = commandOf(text);
    // Whoever asks for games sooner than their names have come is answered when they are there; a table waits for nothing.
    if (!this.table || command === "games") await library.needAll();
    const game = gameOf(rest);
    const number = /^(?:open |ouvrir )?(\d{1,2})$/.exec(simply(text))?.[1];
    // At a table most words are the table's: "play owl-7" is a move there.
    if (command === "play" && game) return this.play(game);
    const page = command ? PAGES[command] : undefined;
    if (page && (game || !page.ofGame || !this.table))
      return this.go(`${page.path}${page.ofGame ? (game ?? "") : ""}`, page.title);
    if (command === "games") return this.games();
    if (command === "tables") return this.tables();
    if (command === "off") return this.end();
    if (this.table) return this.table(text);
    if (command === "help") return [this.help()];
    const address = number === undefined ? undefined : this.listed[Number(number) - 1];
    return address ? this.go(address, "ui-to_table") : [library.words().say("spoken-unknown", { text })];
  }

  private help(): string {
    const commands = COMMANDS.map((name) => kinds(name)[0]).join(", ");
    return library.words().say("spoken-help_shell", { commands });
  }

  private async games(): Promise<string[]> {
    const names = (library.games?.games ?? []).map(({ name }) => library.words(name).say("game-name"));
    return [library.words().say("spoken-games", { games: names.join(", ") })];
  }

  private async play(name: string): Promise<string[]> {
    const game = library.game(name);
    if (!game) return [];
    router.go(await playNow(game));
    return [library.words().say("spoken-opening", { game: library.words(name).say("game-name") })];
  }

  private async tables(): Promise<string[]> {
    const words = library.words();
    const { running: tables } = await api.mine();
    this.listed = tables.map(({ id }) => `/table/${id}`);
    if (!tables.length) return [words.say("spoken-no_tables")];
    const told = tables.map(({ game, names, your_turn }, place) =>
      words.say("spoken-table", {
        number: place + 1,
        game: library.words(game).say("game-name"),
        players: names.map((name, seat) => name ?? botName(seat, words)).join(", "),
        yours: your_turn,
      }),
    );
    return [...told, words.say("spoken-open")];
  }

  private go(path: string, page: string): string[] {
    router.go(path);
    return [library.words().say("spoken-going", { page: library.words().say(page) })];
  }

  private end(): string[] {
    settings.setSpoken(false);
    return [];
  }
}

function commandOf(text: string): [Command | null, string] {
  const said = simply(text);
  const [first = "", ...rest] = said.split(" ");
  const found = COMMANDS.find((name) => kinds(name).includes(said) || (rest.length > 0 && kinds(name).includes(first)));
  return [found ?? null, rest.join(" ")];
}

/** The game that is meant by its name, or by the beginning of one. */
function gameOf(text: string): string | null {
  const wanted = simply(text);
  const all = library.games?.games ?? [];
  const named = all.map(({ name }) => ({ name, called: [name, simply(library.words(name).say("game-name"))] }));
  const exact = named.find(({ called }) => called.includes(wanted));
  const begun = named.find(({ called }) => wanted.length > 2 && called.some((one) => one.startsWith(wanted)));
  return (exact ?? begun)?.name ?? null;
}

export const spoken = new Spoken();
