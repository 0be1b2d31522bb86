/** Things that travel: cards from where they lay to where they lie now, and pieces that fly.
 *
 * Everything that moves is a copy above the page, so nothing is clipped and nobody waits for it. */
import { flushSync } from "svelte";
import type { Flight, Leaving } from "$lib/contract";
import { still } from "$lib/playback.svelte";

const TRAVEL = 330;
const FLIGHT = 1.8 * TRAVEL;
const STAGGER = 55;
const MOST_PIECES = 9;
/** How far above the dock that is seen which lies behind it. */
const EDGE = 18;
/** Between two cards that come from the deck, and between two rows of them. */
const CARD_AFTER_CARD = 35;
const ROW_AFTER_ROW = 90;

/** The copies that are under way, by card: never two of one. */
const airborne = new Map<string, HTMLElement>();
/** Where each of them goes. */
const heading = new WeakMap<HTMLElement, DOMRect>();
/** Copies of cards that are not drawn any more, on their way out. */
const outbound = new Map<string, HTMLElement>();
/** Hides the cards themselves until their copies have landed: by name, since a card may be drawn anew meanwhile, and
 * whatever else is said of how they look. */
let hiding: CSSStyleSheet | undefined;

function hide(): void {
  if (!hiding) document.adoptedStyleSheets.push((hiding = new CSSStyleSheet()));
  const hidden = [...airborne.keys(), ...outbound.keys()].map((id) => `[data-flip="${CSS.escape(id)}"]`);
  hiding.replaceSync(hidden.length ? `${hidden.join()} { opacity: 0 !important }` : "");
}

/** The cards that are drawn, by name. Of several with one name the first that is shown counts: only one can travel. */
function cards(): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const card of document.querySelectorAll<HTMLElement>("[data-flip]")) {
    const id = card.dataset.flip ?? "";
    if (!found.get(id)?.offsetWidth) found.set(id, card);
  }
  return found;
}

/** Where a place is; of several with one name, the one that is shown. */
function place(name: string | undefined): DOMRect | undefined {
  if (!name) return undefined;
  const all = [...document.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)].map((found) =>
    found.getBoundingClientRect(),
  );
  return all.find(({ width }) => width > 0);
}

/** What lies behind the dock is seen at its edge: nothing flies over what somebody is about to press. */
function inSight(where: DOMRect | undefined): DOMRect | undefined {
  const dock = document.querySelector(".dock")?.getBoundingClientRect();
  if (!where || !dock) return where;
  const [x, y] = [where.x + where.width / 2, where.y + where.height / 2];
  return x > dock.left && x < dock.right && y > dock.top
    ? new DOMRect(where.x, dock.top - EDGE, where.width, 0)
    : where;
}

/** Carry out a change of what is shown, and let what moved be seen moving. */
export function withMotion(change: () => void, flights: readonly (Flight | Leaving)[] = []): void {
  if (still()) {
    flushSync(change);
    return;
  }
  const seen = new Map([...cards()].map(([id, card]) => [id, lookOf(id, card)]));
  const leaving = flights
    .filter((flight) => "card" in flight)
    .flatMap((flight) => leavingOf(flight, seen.get(flight.card)));
  flushSync(change);
  // All is measured before anything is laid over the page: the browser works out the page once.
  const after = cards();
  const flown = new Set([...after].filter(([id, card]) => fliesOn(id, card)).map(([id]) => id));
  const ways = [...after].flatMap(([id, card]) => (flown.has(id) ? [] : wayOf(id, card, seen.get(id))));
  const gone = leaving
    .filter(({ card }) => !after.has(card))
    .flatMap((left) => ({ ...left, to: within(place(left.to), left.from) }));
  const flying = flights
    .filter((flight) => "piece" in flight)
    .map((flight) => ({ ...flight, start: inSight(place(flight.from)), end: inSight(place(flight.to)) }));
  land(after, flown);
  air().append(...ways.map(({ copy }) => copy), ...gone.map(({ copy }) => copy));
  // One thing after the other: what lay there goes, then pieces fly, then the deck gives anew.
  const paying = gone.length || ways.some(({ dealt }) => !dealt) ? TRAVEL : 0;
  const dealing = paying + (flying.some(({ start, end }) => start && end) ? FLIGHT : 0);
  const late = delays(ways.filter(({ dealt }) => dealt));
  const fromDeck = ({ card, dealt }: Way): boolean => dealt && card.dataset.from === "deck";
  for (const way of ways) travel(way, (late.get(way) ?? 0) + (fromDeck(way) ? dealing : 0));
  for (const left of gone) leave(left);
  hide();
  for (const flight of flying) fly(flight, paying);
}

/** All that lies there comes from the deck, as when it was dealt. */
export function dealIn(): void {
  if (still()) return;
  const drawn = cards();
  const ways = [...drawn].flatMap(([id, card]) => wayOf(id, card, undefined));
  land(drawn);
  air().append(...ways.map(({ copy }) => copy));
  const late = delays(ways);
  for (const way of ways) travel(way, late.get(way) ?? 0);
  hide();
}

/** Whether a card is on its way to where it lies now: it is not sent off again. */
function fliesOn(id: string, card: HTMLElement): boolean {
  const copy = airborne.get(id);
  const to = copy && heading.get(copy);
  if (!to) return false;
  const { x, y } = card.getBoundingClientRect();
  return Math.hypot(x - to.x, y - to.y) < 1;
}

/** Nothing that is drawn is under way any more, neither in nor out, but what flies on: one card is never seen twice. */
function land(drawn: ReadonlyMap<string, HTMLElement>, flown: ReadonlySet<string> = new Set()): void {
  for (const [id, copy] of airborne) {
    if (flown.has(id)) continue;
    copy.remove();
    airborne.delete(id);
  }
  for (const [id, copy] of outbound) {
    if (!drawn.has(id)) continue;
    copy.remove();
    outbound.delete(id);
  }
}

/** A card as it lies there: where, how large its letters are, and where it is seen while it is still under way. */
interface Look {
  card: HTMLElement;
  /** The seat before which it lies, if it does. */
  seat: Element | null;
  /** The dock lies over it. */
  hidden: boolean;
  at: DOMRect;
  fontSize: string;
  color: string;
  seenAt: DOMRect;
}

function lookOf(id: string, card: HTMLElement): Look {
  const at = card.getBoundingClientRect();
  const { fontSize, color } = getComputedStyle(card);
  const seen = shownAt(card, at);
  const seenAt = airborne.get(id)?.getBoundingClientRect() ?? seen;
  return { card, seat: seatOf(card), hidden: seen !== at, at, fontSize, color, seenAt };
}

/** Where a card that lies there is seen: at the edge of the dock, if it lies behind that, and not in it. */
function shownAt(card: HTMLElement, at: DOMRect): DOMRect {
  return card.closest(".dock") ? at : (inSight(at) ?? at);
}

/** Before which seat a card lies. */
const seatOf = (card: HTMLElement): Element | null => card.closest("section.seat");

interface Way {
  id: string;
  card: HTMLElement;
  copy: HTMLElement;
  /** Where the copy is laid. */
  laid: DOMRect;
  from: DOMRect;
  to: DOMRect;
  /** It was not on the table before. */
  dealt: boolean;
}

/** What is dealt comes card by card and row by row. */
function delays(dealt: readonly Way[]): Map<Way, number> {
  const inOrder = dealt.toSorted((one, other) => one.to.y - other.to.y || one.to.x - other.to.x);
  const rows = [...new Set(inOrder.map(({ to }) => Math.round(to.y)))];
  return new Map(
    inOrder.map((way, number) => [way, number * CARD_AFTER_CARD + rows.indexOf(Math.round(way.to.y)) * ROW_AFTER_ROW]),
  );
}

/** Where a card travels from and to, if it does. It travels as it looks where it is larger: there it can be read.
 * What others before the same seat make room for has not moved. */
function wayOf(id: string, card: HTMLElement, before: Look | undefined): Way[] {
  if (before?.seat && before.seat === seatOf(card) && !airborne.has(id)) return [];
  const at = card.getBoundingClientRect();
  const to = shownAt(card, at);
  if (before?.hidden && to !== at) return [];
  const from = before?.seenAt ?? within(place(card.dataset.from), at);
  if (!from?.width || !to.width || Math.hypot(from.x - to.x, from.y - to.y) < 8) return [];
  const look = before && before.at.width > to.width ? before : lookOf(id, card);
  return [{ id, card, from, to, laid: look.at, copy: copyOf(look), dealt: !before }];
}

interface Left extends Leaving {
  copy: HTMLElement;
  from: DOMRect;
}

function leavingOf(flight: Leaving, look: Look | undefined): Left[] {
  return look?.at.width ? [{ ...flight, from: look.at, copy: copyOf(look) }] : [];
}

/** A card of this shape in the middle of a place, no larger than it is high. */
function within(where: DOMRect | undefined, card: DOMRect): DOMRect | undefined {
  if (!where || !card.height) return undefined;
  const size = Math.min(1, where.height / card.height);
  const [width, height] = [card.width * size, card.height * size];
  return new DOMRect(where.x + (where.width - width) / 2, where.y + (where.height - height) / 2, width, height);
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

const TIMING: KeyframeAnimationOptions = { duration: TRAVEL, easing: "cubic-bezier(.3,.7,.3,1)" };

/** A card as it looks, to be laid over the page there. */
function copyOf({ card, at, fontSize, color }: Look): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.dataset.copy = card.dataset.flip;
  delete copy.dataset.flip;
  copy.style.cssText = "";
  Object.assign(copy.style, {
    position: "fixed",
    margin: "0",
    left: `${at.x}px`,
    top: `${at.y}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    transformOrigin: "0 0",
    fontSize,
    color,
  });
  return copy;
}

/** What brings something from one place to another. */
const shift = (from: DOMRect, to: DOMRect): string =>
  `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${to.width / from.width}, ${to.height / from.height})`;

/** A copy of the card flies; the card itself appears at the moment when it has landed. */
function travel({ id, copy, from, to, laid }: Way, delay: number): void {
  const way = [{ transform: shift(laid, from) }, { transform: shift(laid, to) }];
  heading.set(copy, to);
  until(copy.animate(way, { ...TIMING, delay, fill: "both" }), airborne, id, copy);
}

/** A copy is kept until it is there. */
function until(way: Animation, copies: Map<string, HTMLElement>, id: string, copy: HTMLElement): void {
  copies.get(id)?.remove();
  copies.set(id, copy);
  void way.finished.finally(() => {
    copy.remove();
    if (copies.get(id) !== copy) return;
    copies.delete(id);
    hide();
  });
}

/** A copy of a card that is gone shrinks into the place where it went. */
function leave({ card, copy, from, to }: Omit<Left, "to"> & { to: DOMRect | undefined }): void {
  const end = { transform: to ? shift(from, to) : "none", opacity: to ? 0.4 : 0 };
  const way = copy.animate([{ transform: "none" }, end], { ...TIMING, duration: TRAVEL * 1.5 });
  until(way, outbound, card, copy);
}

/** Pieces one after the other, in a shallow arc. */
function fly(
  { piece, count, quiet, start, end }: Flight & Record<"start" | "end", DOMRect | undefined>,
  delay: number,
): void {
  if (!start || !end) return;
  if (!quiet) gain(count, end, delay + TRAVEL);
  const shown = Math.min(count, MOST_PIECES);
  for (let number = 0; number < shown; number++) {
    const copy = document.createElement("span");
    copy.className = `piece piece-${piece}`;
    if (number === shown - 1) copy.textContent = String(count);
    air().append(copy);
    const at = (rect: DOMRect): string => `translate(${rect.x + rect.width / 2}px, ${rect.y + rect.height / 2}px)`;
    copy
      .animate([{ transform: at(start), opacity: 0 }, { opacity: 1, offset: 0.2 }, { transform: at(end) }], {
        duration: FLIGHT,
        delay: delay + number * STAGGER,
        easing: "cubic-bezier(.4,0,.3,1)",
        fill: "backwards",
      })
      .finished.finally(() => copy.remove());
  }
}

/** What arrived, in figures: it rises from where it went. */
function gain(count: number, at: DOMRect, delay: number): void {
  const copy = document.createElement("span");
  copy.className = "gain";
  copy.textContent = `+${count}`;
  air().append(copy);
  const where = (rise: number): string => `translate(${at.x + at.width / 2}px, ${at.y + at.height / 2 - rise}px)`;
  copy
    .animate(
      [
        { transform: `${where(0)} scale(0.6)`, opacity: 0 },
        { transform: where(22), opacity: 1, offset: 0.2 },
        { transform: where(30), opacity: 1, offset: 0.75 },
        { transform: where(38), opacity: 0 },
      ],
      { duration: 1_300, delay, fill: "backwards" },
    )
    .finished.finally(() => copy.remove());
}
