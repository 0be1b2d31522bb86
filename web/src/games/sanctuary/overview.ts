/** Sanctuary at a glance. */
import type { Overview } from "$lib/overview";
import Glyph from "./Glyph.svelte";
import Mini from "./Mini.svelte";

const overview: Overview = {
  Glyph,
  Mini,
  steps: [
    { says: "overview-draft", rule: "2.2", picture: ["giraffe-forest", "meerkat-forest", "→", ":keep"] },
    { says: "overview-staff", rule: "2.3", picture: [":guide", ":conservationist", ":caretaker", "→", ":draft"] },
    {
      says: "overview-clean",
      rule: "3.1",
      picture: ["lion-plateau", "→", ":spent", "|", "hippo-wetland", "+", ":token"],
    },
    {
      says: "overview-score",
      rule: "4.2",
      picture: ["elephant-forest", "elephant-scrubland", "elephant-wilderness", "=", "$sets.elephant.2"],
    },
    {
      says: "overview-spend",
      rule: "4.4",
      picture: [":guide", "→", ":vet", "$costs.vet", "|", ":token", "1", "|", ":keep", "$keep_points"],
    },
    { says: "overview-end", rule: "6.1", picture: [":score", "$goal"] },
  ],
};

export default overview;
