/** The words of the chosen language and the list of games, loaded once and switched at once. */
import type { GameInfo, Games } from "$messages";
import { api } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import { Words } from "$lib/words";

const PROGRAM = "";

class Library {
  /** Words by game; the program's own under "". All of the language that is shown. */
  private shelf = $state.raw<ReadonlyMap<string, Words>>(new Map());
  private texts = new Map<string, Promise<string>>();
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
    const missing = [PROGRAM, ...games].filter((game) => !this.shelf.has(game));
    const [info, ...made] = await Promise.all([this.load(), ...missing.map((game) => this.make(game, settings.language))]);
    this.games = info;
    if (made.length) this.shelf = new Map([...this.shelf, ...made]);
  }

  /** Show everything in another language, as soon as all its words are there. */
  async speak(language: string): Promise<void> {
    const made = await Promise.all([...this.shelf.keys()].map((game) => this.make(game, language)));
    settings.setLanguage(language);
    this.shelf = new Map(made);
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

  private text(game: string, language: string): Promise<string> {
    const key = `${language}/${game}`;
    const known = this.texts.get(key);
    if (known) return known;
    const loading = game === PROGRAM ? api.words(language) : api.gameWords(game, language);
    this.texts.set(key, loading);
    loading.catch(() => this.texts.delete(key));
    return loading;
  }
}

export const library = new Library();
