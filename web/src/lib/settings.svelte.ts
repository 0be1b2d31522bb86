/** What this browser remembers of its person: language, theme, name, and how a table moves and sounds. */

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const PACES = ["plain", "double", "instant", "step"] as const;
export const TELLINGS = ["brief", "full"] as const;
export type Telling = (typeof TELLINGS)[number];
export type Pace = (typeof PACES)[number];

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage can be switched off: then nothing is remembered.
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}

function firstTheme(): Theme {
  return THEMES.find((theme) => theme === stored("theme")) ?? "system";
}

/** Silent until it is wished where there is no mouse: a phone may be anywhere. */
function firstVolume(): number {
  const known = Number(stored("volume") ?? (matchMedia("(pointer: coarse)").matches ? 0 : 0.5));
  return known >= 0 && known <= 1 ? known : 0;
}

class Settings {
  /** `first.js` has chosen it before anything was loaded. */
  language = $state(document.documentElement.lang);
  theme = $state<Theme>(firstTheme());
  name = $state(stored("name") ?? "");
  pace = $state<Pace>(PACES.find((pace) => pace === stored("pace")) ?? "plain");
  /** From 0 to 1. */
  volume = $state(firstVolume());

  /** Whether a touch screen trembles when something happens. */
  vibrates = $state(stored("vibrates") !== "no");

  /** How much is read out: every event, or in short what matters to one's own turn. */
  telling = $state<Telling>(TELLINGS.find((telling) => telling === stored("telling")) ?? "brief");

  /** Whether the browser says that it is one's turn, while one looks elsewhere. */
  notifies = $state(stored("notifies") === "yes");

  setNotifies(on: boolean): void {
    this.notifies = on;
    store("notifies", on ? "yes" : "no");
  }

  setTelling(telling: Telling): void {
    this.telling = telling;
    store("telling", telling);
  }

  /** Questions and moves are typed, and answered in sentences. */
  spoken = $state(stored("spoken") === "on");

  setSpoken(on: boolean): void {
    this.spoken = on;
    store("spoken", on ? "on" : "off");
  }

  /** Letters and numbers are shortcuts. */
  keys = $state(stored("keys") !== "off");

  setKeys(on: boolean): void {
    this.keys = on;
    store("keys", on ? "on" : "off");
  }

  setLanguage(language: string): void {
    this.language = language;
    document.documentElement.lang = language;
    store("language", language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    store("theme", theme);
  }

  /** The bots that "Play now" calls; empty: the usual ones. */
  level = $state(stored("level") ?? "");

  setLevel(level: string): void {
    this.level = level;
    store("level", level);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    store("pace", pace);
  }

  setVolume(volume: number): void {
    this.volume = volume;
    store("volume", String(volume));
  }

  setVibrates(vibrates: boolean): void {
    this.vibrates = vibrates;
    store("vibrates", vibrates ? "yes" : "no");
  }

  setName(name: string): void {
    this.name = name.trim().slice(0, 24);
    store("name", this.name);
  }
}

export const settings = new Settings();
