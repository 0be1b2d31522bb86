import type { Review } from "$lib/review.svelte";
import type { Words } from "$lib/words";
import type { Figures } from "$lib/figures";

/** What every part of the page is given: the review of a match, and whose it is. */
export interface Shown {
  id: string;
  review: Review;
  seat: number;
  names: readonly string[];
  words: Words;
  figures: Figures;
}

/** A moment of the replay, as this seat saw it. */
export const momentAt = (id: string, moment: number, seat: number): string =>
  `/replay/${id}?move=${moment}&seat=${seat}`;
