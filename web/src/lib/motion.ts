/** Things that travel: cards from where they lay to where they lie now, and pieces that fly.
 *
 * Everything that moves is a copy above the page, so nothing is clipped and nobody waits for it. */
import { flushSync } from "svelte";
import type { Flight } from "$lib/contract";

const TRAVEL = 330;
const STAGGER = 55;
const MOST_PIECES = 9;

const still = (): boolean => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-flip]")];

function place(name: string | undefined): DOMRect | undefined {
  return name ? document.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect() : undefined;
}

/** Carry out a change of what is shown, and let what moved be seen moving. */
export function withMotion(change: () => void, flights: readonly Flight[] = []): void {
  if (still()) {
    flushSync(change);
    return;
  }
  const before = new Map(cards().map((card) => [card.dataset.flip, card.getBoundingClientRect()]));
  flushSync(change);
  // Look at everything first, then put things into the air: in turns, the page would be laid out anew for each.
  const trips = cards().flatMap((card) => trip(card, before.get(card.dataset.flip) ?? place(card.dataset.from)));
  const routes = flights.flatMap((flight) => route(flight));
  for (const { card, from, to, look } of trips) travel(card, from, to, look);
  for (const { flight, start, end } of routes) fly(flight, start, end);
}

interface Trip {
  card: HTMLElement;
  from: DOMRect;
  to: DOMRect;
  look: { fontSize: string; color: string };
}

/** Where a card came from and lies now, if it was moved. */
function trip(card: HTMLElement, from: DOMRect | undefined): Trip[] {
  const to = card.getBoundingClientRect();
  if (!from?.width || !to.width || Math.hypot(from.x - to.x, from.y - to.y) < 8) return [];
  const { fontSize, color } = getComputedStyle(card);
  return [{ card, from, to, look: { fontSize, color } }];
}

function route(flight: Flight): { flight: Flight; start: DOMRect; end: DOMRect }[] {
  const start = place(flight.from);
  const end = place(flight.to);
  return start && end ? [{ flight, start, end }] : [];
}

function air(): HTMLElement {
  const known = document.getElementById("air");
  if (known) return known;
  const made = document.createElement("div");
  made.id = "air";
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

/** A copy of the card flies; the card itself appears when it has landed. */
function travel(card: HTMLElement, from: DOMRect, to: DOMRect, look: Trip["look"]): void {
  const copy = card.cloneNode(true) as HTMLElement;
  delete copy.dataset.flip;
  copy.style.cssText = "";
  Object.assign(copy.style, {
    position: "fixed", margin: "0", left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px`,
    transformOrigin: "0 0", ...look,
  });
  air().append(copy);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const timing: KeyframeAnimationOptions = { duration: TRAVEL, easing: "cubic-bezier(.3,.7,.3,1)" };
  card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TRAVEL });
  copy.animate([{ transform: start }, { transform: "none" }], timing).finished.finally(() => copy.remove());
}

/** Pieces one after the other, in a shallow arc. */
function fly({ piece, count }: Flight, start: DOMRect, end: DOMRect): void {
  const shown = Math.min(count, MOST_PIECES);
  for (let number = 0; number < shown; number++) {
    const copy = document.createElement("span");
    copy.className = `piece piece-${piece}`;
    if (number === shown - 1) copy.textContent = String(count);
    air().append(copy);
    const at = (rect: DOMRect): string => `translate(${rect.x + rect.width / 2}px, ${rect.y + rect.height / 2}px)`;
    copy
      .animate([{ transform: at(start), opacity: 0.6 }, { opacity: 1, offset: 0.2 }, { transform: at(end) }], {
        duration: TRAVEL * 1.8, delay: number * STAGGER, easing: "cubic-bezier(.4,0,.3,1)", fill: "backwards",
      })
      .finished.finally(() => copy.remove());
  }
}
