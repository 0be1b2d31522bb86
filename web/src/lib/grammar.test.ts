import { expect, it } from "vitest";
import answers from "../../../tests/words/grammar.json";
import { withArticle, withDe } from "$lib/grammar";

it.each(answers.A)("English: %s → %s", (text, said) => expect(withArticle(text!)).toBe(said));
it.each(answers.DE)("French: %s → %s", (text, said) => expect(withDe(text!)).toBe(said));
