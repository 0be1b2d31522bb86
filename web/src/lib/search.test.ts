import { expect, test } from "vitest";
import { finds } from "$lib/search";

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
