/** Every sign at a table is explained where it stands: by pointing at it, a long press, the focus, or one after the other
 * by the keyboard. A sign is whatever has `data-sign`; its words are `sign-NAME`, or what its `data-says` says. */
import { layers } from "$lib/layers";

const SIGN = "[data-sign]";
/** Milliseconds until who points, presses or stays somewhere is taken to ask. */
const PATIENCE = 500;

const seen = (sign: HTMLElement): boolean => sign.checkVisibility({ visibilityProperty: true }) && sign.offsetWidth > 0;

export class Signs {
  /** What is explained now, where it stands. */
  asked = $state.raw<readonly HTMLElement[]>([]);
  /** One sign after the other. */
  walking = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private swallow = false;
  /** Where was pressed last: what comes to lie there has not been pointed at. */
  private pressedAt: readonly number[] = [];

  readonly listen = (root: HTMLElement): (() => void) => {
    const on: [string, (event: never) => void][] = [
      ["pointerover", (event: PointerEvent) => this.pointed(event)],
      ["pointerdown", (event: PointerEvent) => this.pressed(event)],
      ["pointerup", () => clearTimeout(this.timer)],
      ["pointercancel", () => clearTimeout(this.timer)],
      ["scroll", () => !this.walking && this.ask([])],
      ["focusin", (event: FocusEvent) => this.ask(signsOf(event.target as HTMLElement))],
      ["click", (event: MouseEvent) => this.clicked(event)],
      ["contextmenu", (event: MouseEvent) => this.swallow && event.preventDefault()],
    ];
    for (const [name, heard] of on) root.addEventListener(name, heard as EventListener, true);
    return () => on.forEach(([name, heard]) => root.removeEventListener(name, heard as EventListener, true));
  };

  /** All kinds of signs that are in sight, each once. */
  kinds(): HTMLElement[] {
    const all = [...document.querySelectorAll<HTMLElement>(SIGN)].filter(seen);
    return all.filter((sign, place) => all.findIndex(({ dataset }) => dataset.sign === sign.dataset.sign) === place);
  }

  walk(): void {
    clearTimeout(this.timer);
    this.walking = true;
    this.asked = this.kinds().slice(0, 1);
  }

  /** On to the next kind of sign, or back to the one before. */
  step(by: number): void {
    const kinds = this.kinds();
    const now = kinds.findIndex(({ dataset }) => dataset.sign === this.asked[0]?.dataset.sign);
    const next = kinds[(now + by + kinds.length) % Math.max(1, kinds.length)];
    this.asked = next ? [next] : [];
    next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  end(): void {
    this.walking = false;
    this.asked = [];
  }

  /** *Back* ends it, too. */
  readonly layer = (): (() => void) => layers.add(() => this.end());

  private pointed(event: PointerEvent): void {
    const rests = event.clientX === this.pressedAt[0] && event.clientY === this.pressedAt[1];
    if (event.pointerType !== "touch") this.ask(rests ? [] : signAt(event));
  }

  private pressed(event: PointerEvent): void {
    this.pressedAt = [event.clientX, event.clientY];
    this.ask(event.pointerType === "touch" ? signAt(event) : [], true);
  }

  private ask(signs: readonly HTMLElement[], pressed = false): void {
    clearTimeout(this.timer);
    this.swallow = false;
    if (this.walking) return;
    if (!signs.length) {
      this.asked = [];
      return;
    }
    this.timer = setTimeout(() => {
      this.asked = signs;
      this.swallow = pressed;
    }, PATIENCE);
  }

  /** The click after a long press is none; while signs are explained one after the other, a click asks for one. */
  private clicked(event: MouseEvent): void {
    const sign = this.walking ? signAt(event) : [];
    if (sign.length) this.asked = sign;
    else if (!this.swallow) return;
    this.swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }
}

function signAt(event: Event): HTMLElement[] {
  const sign = event.target instanceof Element ? event.target.closest<HTMLElement>(SIGN) : null;
  return sign ? [sign] : [];
}

/** The signs on what has the focus by the keyboard, each kind once. */
function signsOf(target: HTMLElement): HTMLElement[] {
  if (!target.matches(":focus-visible") || !target.matches("button, a, [tabindex]") || target.id === "main") return [];
  const inside = [...target.querySelectorAll<HTMLElement>(SIGN)].filter(seen);
  const own = target.matches(SIGN) ? [target, ...inside] : inside;
  return own.filter((sign, place) => own.findIndex(({ dataset }) => dataset.sign === sign.dataset.sign) === place);
}
