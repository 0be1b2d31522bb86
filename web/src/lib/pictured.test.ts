import { describe, expect, it } from "vitest";
import { pictured } from "$lib/pictured";
import { wordsOf } from "$lib/wordfiles";
import { Words } from "$lib/words";

const wordsFor = (language: string, game: string): Words =>
  new Words(language, wordsOf(language), wordsOf(language, game));

describe("a sentence with pictures", () => {
  it("has one for every card it names, and stays the sentence", () => {
    for (const language of ["en", "fr"]) {
      const words = wordsFor(language, "safaru");
      const cards = ["unicorn-1", "hedgehog-2", "owl-1"];
      const event = { kind: "cards_caught", seat: 0, cards, card: "owl-4", paired: false, sums: ["1 + 2 + 1 = 4"] };
      const text = words.event(event, ["Ada"]);
      const pieces = pictured(text, event, words);
      expect(pieces.map(({ text, close = "" }) => text + close).join("")).toBe(text);
      expect(pieces.flatMap(({ card }) => card ?? [])).toEqual([...cards, "owl-4"]);
    }
  });

  it("is not misled by brackets, or by what is no card", () => {
    const words = wordsFor("fr", "sanctuary");
    const event = {
      kind: "cards_drafted",
      seat: 0,
      terrain: "wetland",
      line: "D",
      cards: ["meerkat-wetland"],
      tokens: 0,
    };
    const pieces = pictured(words.event(event, ["Ada"]), event, words);
    expect(pieces.filter(({ card }) => card)).toEqual([
      { text: words.named("card", "meerkat-wetland"), card: "meerkat-wetland", close: "" },
    ]);
    const filled = { kind: "array_filled", cards: ["meerkat-wetland"], count: 1, few: false };
    expect(pictured(words.event(filled, []), filled, words)).toHaveLength(1);
  });
});
