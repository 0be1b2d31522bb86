/** A sentence about cards, cut where it names them: there a picture stands for the name. */
import type { GameEvent } from "$lib/contract";
import type { Words } from "$lib/words";

export interface Piece {
  text: string;
  /** The card that the text names. */
  card?: string;
  /** What closes the sentence, or goes on in it, right behind the picture: no line begins with a comma. */
  close?: string;
}

/** The cards that an event is about: `card`, `cards`, and names that end so. */
function cardsOf(event: GameEvent): string[] {
  const named = Object.entries(event).filter(([name]) => /(^|_)cards?$/.test(name));
  return named.flatMap(([, value]) => value).filter((card) => typeof card === "string");
}

/** Text for a regular expression that means just this. */
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The pieces with what closes them, put together, are the sentence. A name within another is not mistaken for it. */
export function pictured(text: string, event: GameEvent, words: Words): Piece[] {
  const named = new Map(cardsOf(event).map((card) => [words.named("card", card), card]));
  if (!named.size) return [{ text }];
  const names = [...named.keys()].sort((one, other) => other.length - one.length);
  const any = names.map(literal).join("|");
  const pieces = text.split(new RegExp(`(?<![\\p{L}\\d])((?:${any})(?![\\p{L}\\d])[.,;:)]*)`, "u"));
  return pieces.filter(Boolean).map((piece) => {
    const found = names.find((name) => piece.startsWith(name) && /^[.,;:)]*$/.test(piece.slice(name.length)));
    if (found === undefined) return { text: piece };
    return { text: found, card: named.get(found)!, close: piece.slice(found.length) };
  });
}
