/** Things that travel: cards from where they lay to where they lie now, and pieces that fly.
 *
 * Everything that moves is a copy above the page, so nothing is clipped and nobody waits for it. */
import { flushSync } from "svelte";
import type { Flight, Leaving } from "$lib/contract";

const TRAVEL = 330;
const STAGGER = 55;
const MOST_PIECES = 9;

const still = (): boolean => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-flip]")];

function place(name: string | undefined): DOMRect | undefined {
  return name ? document.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect() : undefined;
}

/** Carry out a change of what is shown, and let what moved be seen moving. */
export function withMotion(change: () => void, flights: readonly (Flight | Leaving)[] = []): void {
  if (still()) {
    flushSync(change);
    return;
  }
  const seen = new Map(cards().map((card) => [card.dataset.flip, card]));
  const before = new Map([...seen].map(([id, card]) => [id, card.getBoundingClientRect()]));
  const leaving = flights.filter((flight) => "card" in flight).flatMap((flight) => {
    const card = seen.get(flight.card);
    return card ? [{ ...flight, copy: copyOf(card, before.get(flight.card)!) }] : [];
  });
  flushSync(change);
  const after = cards();
  const shown = new Set(after.map((card) => card.dataset.flip));
  // Look at everything first, then put it into the air: in turns, the page would be laid out anew for each.
  const launches = [
    ...after.map((card) => travel(card, before.get(card.dataset.flip) ?? place(card.dataset.from), card.getBoundingClientRect())),
    ...leaving.map(({ card, to, copy }) => (shown.has(card) ? null : leave(copy, before.get(card)!, place(to)))),
    ...flights.map((flight) => ("piece" in flight ? fly(flight, place(flight.from), place(flight.to)) : null)),
  ];
  for (const launch of launches) launch?.();
}

type Launch = (() => void) | null;

function air(): HTMLElement {
  const known = document.getElementById("air");
  if (known) return known;
  const made = document.createElement("div");
  made.id = "air";
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

const TIMING: KeyframeAnimationOptions = { duration: TRAVEL, easing: "cubic-bezier(.3,.7,.3,1)" };

/** A card as it looks, to be laid over the page there. */
function copyOf(card: HTMLElement, at: DOMRect): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  delete copy.dataset.flip;
  copy.style.cssText = "";
  Object.assign(copy.style, {
    position: "fixed", margin: "0", left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px`,
    transformOrigin: "0 0", fontSize: getComputedStyle(card).fontSize, color: getComputedStyle(card).color,
  });
  return copy;
}

/** A copy of the card flies; the card itself appears when it has landed. */
function travel(card: HTMLElement, from: DOMRect | undefined, to: DOMRect): Launch {
  if (!to.width || !from?.width || Math.hypot(from.x - to.x, from.y - to.y) < 8) return null;
  const copy = copyOf(card, to);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  return () => {
    air().append(copy);
    card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TRAVEL });
    copy.animate([{ transform: start }, { transform: "none" }], TIMING).finished.finally(() => copy.remove());
  };
}

/** A copy of a card that is gone shrinks into the place where it went. */
function leave(copy: HTMLElement, from: DOMRect, to: DOMRect | undefined): Launch {
  if (!to?.width || !from.width) return null;
  const size = Math.min(1, to.height / from.height);
  const end = `translate(${to.x + to.width / 2 - from.x - (from.width * size) / 2}px, ${to.y + to.height / 2 - from.y - (from.height * size) / 2}px) scale(${size})`;
  return () => {
    air().append(copy);
    copy.animate([{ transform: "none" }, { transform: end, opacity: 0.4 }], { ...TIMING, duration: TRAVEL * 1.5 }).finished.finally(() => copy.remove());
  };
}

/** Pieces one after the other, in a shallow arc. */
function fly({ piece, count }: Flight, start: DOMRect | undefined, end: DOMRect | undefined): Launch {
  if (!start || !end) return null;
  const shown = Math.min(count, MOST_PIECES);
  const at = (rect: DOMRect): string => `translate(${rect.x + rect.width / 2}px, ${rect.y + rect.height / 2}px)`;
  const path = [{ transform: at(start), opacity: 0.6 }, { opacity: 1, offset: 0.2 }, { transform: at(end) }];
  return () => {
    for (let number = 0; number < shown; number++) {
      const copy = document.createElement("span");
      copy.className = `piece piece-${piece}`;
      if (number === shown - 1) copy.textContent = String(count);
      air().append(copy);
      const timing: KeyframeAnimationOptions = { duration: TRAVEL * 1.8, delay: number * STAGGER, easing: "cubic-bezier(.4,0,.3,1)", fill: "backwards" };
      copy.animate(path, timing).finished.finally(() => copy.remove());
    }
  };
}
