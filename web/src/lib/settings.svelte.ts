/** What this browser remembers of its person: language, theme, name. */

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

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

class Settings {
  /** `first.js` has chosen it before anything was loaded. */
  language = $state(document.documentElement.lang);
  theme = $state<Theme>(firstTheme());
  name = $state(stored("name") ?? "");

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

  setName(name: string): void {
    this.name = name.trim().slice(0, 24);
    store("name", this.name);
  }
}

export const settings = new Settings();
