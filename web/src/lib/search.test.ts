import { expect, test } from "vitest";
import { finds, synonyms } from "$lib/search";

test.each([
  ["bids", "Whoever bids most wins.", true],
  ["bidding", "A bid must be higher.", true],
  ["enchères", "Une enchère dépasse la précédente.", true],
  ["ENCHERIR", "Enchérir ou passer.", true],
  ["most chips", "The chips: whoever has most of them.", true],
  ["most tokens", "The chips: whoever has most of them.", false],
  ["hedge", "Hedgehogs cost points.", true],
  ["", "Anything.", true],
])("%s in %s: %s", (wanted, text, found) => {
  expect(finds(wanted, text)).toBe(found);
});

test.each([
  ["coins", "Each chip counts.", true],
  ["money chips", "Chips are hidden.", true],
  ["most coins", "Each chip counts.", false],
  ["coins", "Cards are open.", false],
])("%s means what stands in: %s", (wanted, text, found) => {
  expect(finds(wanted, text, synonyms("chip coin money; lot sale"))).toBe(found);
});
