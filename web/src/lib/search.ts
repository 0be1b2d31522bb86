/** Finding rules by words: accents, case and the usual endings do not matter, and all words must be there. */

const ENDINGS = /(?:ements?|ations?|ings?|ions?|ees?|ers?|ez|ed|es|s|x|e)$/;
const SHORTEST = 3;

/** Without accents, in small letters. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** What the forms of a word have in common: "bids", "bidding" and "bid" are one; short words stay as they are. */
export function stem(word: string): string {
  const cut = word.replace(ENDINGS, "");
  const kept = cut.length < SHORTEST ? word : cut;
  return kept.replace(/([^aeiou])\1$/, "$1");
}

const wordsIn = (text: string): string[] => plain(text).match(/[\p{L}\p{N}.]+/gu) ?? [];

/** Whether a text has all the words that are wanted, in some form; the last may still be in the typing. */
export function finds(wanted: string, text: string): boolean {
  const there = wordsIn(text);
  const stems = new Set(there.map(stem));
  return wordsIn(wanted).every((word) => stems.has(stem(word)) || there.some((other) => other.startsWith(word)));
}
