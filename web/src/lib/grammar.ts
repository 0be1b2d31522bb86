/** What a word does to the word before it, for the Fluent files: `{ A($digit) }` is "an 8", `{ DE($seat) }` "d’Amara".
 *
 * The same as `waterhole.words.grammar` in Python; tests/words/grammar.json holds both to the same answers. */
import { FluentNumber, type FluentFunction, type FluentValue } from "@fluent/bundle";

const VOWEL = /^[aàâäeéèêëiîïoôöœuùûü]/i;
/** Numbers whose English name begins with a vowel: eight, eighty, eleven, eighteen. */
const SPOKEN_WITH_VOWEL = /^(8|1[18](?!\d))/;

export const withArticle = (text: string): string =>
  VOWEL.test(text) || SPOKEN_WITH_VOWEL.test(text) ? `an ${text}` : `a ${text}`;

/** An h is taken for one that is said, as in most given names; numbers never elide. */
export const withDe = (text: string): string => (VOWEL.test(text) ? `d’${text}` : `de ${text}`);

const plain = (value: FluentValue | undefined): string =>
  value instanceof FluentNumber ? String(value.value) : String(value?.valueOf() ?? "");

export const FUNCTIONS: Record<string, FluentFunction> = {
  A: ([value]) => withArticle(plain(value)),
  DE: ([value]) => withDe(plain(value)),
};
