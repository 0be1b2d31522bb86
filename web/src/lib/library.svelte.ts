/** The words of the chosen language and the list of games, loaded once and switched at once. */
import { FluentResource } from "@fluent/bundle";
import type { GameInfo, Games } from "$messages";
import { api } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import { Words } from "$lib/words";

const PROGRAM = "";

class Library {
  /** Words by game; the program's own under "". All of the language that is shown. */
  private shelf = $state.raw<ReadonlyMap<string, Words>>(new Map());
  private wanted = new Set([PROGRAM]);
  private texts = new Map<string, Promise<FluentResource>>();
  private info: Promise<Games> | null = null;
  games = $state.raw<Games | null>(null);

  /** The program's words, or a game's on top of them; they must have been loaded with `need`. */
  words(game = PROGRAM): Words {
    return this.shelf.get(game) ?? this.shelf.get(PROGRAM) ?? new Words("en");
  }

  game(name: string): GameInfo | undefined {
    return this.games?.games.find((game) => game.name === name);
  }

  /** Load the games' list and the words of these games. */
  async need(...games: string[]): Promise<void> {
    for (const game of games) this.wanted.add(game);
    const [info] = await Promise.all([this.load(), this.fill(settings.language)]);
    this.games = info;
  }

  /** Load the words of all games: their names are among them. */
  async needAll(): Promise<void> {
    await this.need();
    await this.need(...(this.games?.games ?? []).map(({ name }) => name));
  }

  /** Show everything in another language, as soon as all its words are there. */
  async speak(language: string): Promise<void> {
    await this.fill(language, () => settings.setLanguage(language));
  }

  /** Put all that is wanted on the shelf at once. What is wanted, and in which language, may change meanwhile. */
  private async fill(language: string, ready?: () => void): Promise<void> {
    const games = [...this.wanted];
    const made = await Promise.all(games.map((game) => this.make(game, language)));
    ready?.();
    if (settings.language !== language || games.length < this.wanted.size) return this.fill(settings.language);
    if (this.shelf.size !== made.length || this.words().language !== language) this.shelf = new Map(made);
  }

  private load(): Promise<Games> {
    this.info ??= api.games().catch((problem: unknown) => {
      this.info = null;
      throw problem;
    });
    return this.info;
  }

  private async make(game: string, language: string): Promise<[string, Words]> {
    const files = game === PROGRAM ? [PROGRAM] : [PROGRAM, game];
    const texts = await Promise.all(files.map((file) => this.text(file, language)));
    return [game, new Words(language, ...texts)];
  }

  private text(game: string, language: string): Promise<FluentResource> {
    const key = `${language}/${game}`;
    const known = this.texts.get(key);
    if (known) return known;
    const asking = game === PROGRAM ? api.words(language) : api.gameWords(game, language);
    const loading = asking.then((text) => new FluentResource(text));
    this.texts.set(key, loading);
    loading.catch(() => this.texts.delete(key));
    return loading;
  }
}

export const library = new Library();
