/** Shortcuts, as data: the same list says what a key presses and is shown to whoever asks for it (`?`).
 *
 * A key presses the button that a mouse would press, so nothing can be done by a key that is not on the screen. */

export interface Shortcut {
  /** What is typed, as it is shown: a letter, the name of a key, `1` for any number, `a1` for a place. */
  key: string;
  /** What it does: the id of a message. */
  says: string;
  /** The button that it presses; of a number, the one in that place among these; of a place, the template for `{}`. */
  press?: string;
  /** What becomes of a number, after Enter. */
  number?: (typed: number) => void;
}

const NUMBER = "1";
const PLACE = "a1";
const isDigit = (key: string): boolean => /^\d$/.test(key);
const isRow = (key: string): boolean => /^[a-d]$/.test(key);

/** What can be pressed now, of those that match. */
function pressable(selector: string): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  return found.filter((part) => part.checkVisibility() && !part.matches(":disabled, [aria-disabled=true]"));
}

export class Keys {
  /** What has been typed of a number or a place. */
  typed = $state("");

  constructor(private readonly shortcuts: () => readonly Shortcut[]) {}

  /** Whether the key did something. */
  press(key: string): boolean {
    const typed = this.typed + key.toLowerCase();
    if (key === "Enter" && this.typed) return this.enter();
    if (key === "Backspace" && this.typed) return this.keep(this.typed.slice(0, -1));
    if (key === "Escape" && this.typed) return this.keep("");
    if (isDigit(key)) return isRow(this.typed) ? this.place(typed) : this.number(typed);
    this.typed = "";
    if (isRow(key) && this.of(PLACE).some(({ press }) => pressable(press!.replace("{}", "A1")).length))
      return this.keep(key);
    return this.of(key).some(({ press }) => this.click(press && pressable(press)[0]));
  }

  private of(key: string): readonly Shortcut[] {
    return this.shortcuts().filter((shortcut) => shortcut.key === key);
  }

  private keep(typed: string): boolean {
    this.typed = typed;
    return true;
  }

  private click(part: HTMLElement | undefined | ""): boolean {
    if (!part) return false;
    part.click();
    return true;
  }

  private place(typed: string): boolean {
    this.typed = "";
    return this.of(PLACE).some(({ press }) => this.click(pressable(press!.replace("{}", typed.toUpperCase()))[0]));
  }

  /** Pressed at once where no longer number could be meant; else more digits or Enter are waited for. */
  private number(typed: string): boolean {
    const [list, taken] = this.offered();
    if (!list.length && !taken) return false;
    this.typed = typed;
    if (!taken && Number(typed) * 10 > list.length) this.enter();
    return true;
  }

  private enter(): boolean {
    const wanted = Number(this.typed);
    const [list, taken] = this.offered();
    this.typed = "";
    if (taken) taken(wanted);
    else this.click(list[wanted - 1]);
    return true;
  }

  /** What numbers are for just now: a list of buttons, or whatever takes a number. */
  private offered(): [HTMLElement[], ((typed: number) => void) | undefined] {
    for (const { press, number } of this.of(NUMBER)) {
      const list = press ? pressable(press) : [];
      if (list.length) return [list, number];
    }
    return [[], undefined];
  }
}

/** Keys that are meant for what they are typed into, or for the browser. */
export function meantForElsewhere(event: KeyboardEvent): boolean {
  const part = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return true;
  if (part?.closest("input, textarea, select, [contenteditable]")) return true;
  return event.key === "Enter" && part?.closest("a, button, summary") !== null && part !== null;
}
