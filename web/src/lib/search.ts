/** Finding rules by words: accents, case and the usual endings do not matter, and all words must be there. */

const ENDINGS = /(?:ements?|ations?|ings?|ions?|ees?|ers?|ez|ed|es|s|x|e)$/;
const SHORTEST = 3;

/** Without accents, in small letters. */
export const plain = (text: string): string =>
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

/** Groups of words that mean the same: "chip coin money; lot sale". */
export const synonyms = (text: string): readonly ReadonlySet<string>[] =>
  text.split(";").map((group) => new Set(wordsIn(group).map(stem)));

/** Whether a text has all the words that are wanted, in some form or by another that means the same; the last may still
 * be in the typing. */
export function finds(wanted: string, text: string, alike: readonly ReadonlySet<string>[] = []): boolean {
  const there = wordsIn(text);
  const stems = new Set(there.map(stem));
  const meant = (word: string): string[] => alike.flatMap((group) => (group.has(word) ? [...group] : []));
  return wordsIn(wanted).every(
    (word) =>
      [stem(word), ...meant(stem(word))].some((one) => stems.has(one)) || there.some((other) => other.startsWith(word)),
  );
}
