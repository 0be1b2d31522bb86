/** Safarü at a glance. */
import type { Overview } from "$lib/overview";
import Glyph from "./Glyph.svelte";
import Mini from "./MiniCard.svelte";

const overview: Overview = {
  Glyph,
  Mini,
  steps: [
    { says: "overview-play", rule: "2.2", picture: ["owl-5", "→", ":wild"] },
    { says: "overview-add", rule: "2.3", picture: ["tortoise-2", "+", "panther-3", "=", "owl-5"] },
    { says: "overview-total", rule: "2.4", picture: ["hedgehog-9", "+", "owl-8", "=", "$total"] },
    { says: "overview-pair", rule: "2.5", picture: ["panther-7", "=", "unicorn-7"] },
    { says: "overview-baby", rule: "2.8", picture: ["hedgehog-0", ":baby", "$+scoring.catch.baby"] },
    {
      says: "overview-most",
      rule: "4.1",
      picture: [
        "unicorn-4",
        ":most",
        "$+scoring.catch.most_unicorn",
        "|",
        "hedgehog-4",
        ":most",
        "$+scoring.catch.most_hedgehog",
      ],
    },
  ],
};

export default overview;
