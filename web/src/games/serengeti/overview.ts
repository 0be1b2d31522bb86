/** Serengeti at a glance. */
import type { Overview } from "$lib/overview";
import Glyph from "./Glyph.svelte";
import Mini from "./MiniCarving.svelte";

const overview: Overview = {
  Glyph,
  Mini,
  steps: [
    { says: "overview-lot", rule: "2.1", picture: ["nuba-4", "massai-6", "tonga-1"] },
    { says: "overview-bid", rule: "2.2", picture: ["@0", "7", "|", "@1", "12", "|", "@2", "$+pass_bonus", ":chip"] },
    { says: "overview-forbidden", rule: "3.1", picture: ["nuba-4", "→", "~4", "~14", "~24"] },
    { says: "overview-match", rule: "4.3", picture: ["@1", "12", ":chip", "→", "@0", "bantu-2"] },
    { says: "overview-nobody", rule: "4.4", picture: ["@1", "12", ":chip", "→", "@0", "@2", "@3"] },
    { says: "overview-bluff", rule: "5.2", picture: ["@2", "~19", ":chip", "|", "tonga-1", ":gone"] },
    {
      says: "overview-score",
      rule: "6.2",
      picture: ["nandi-0", "nandi-2", "nandi-7", "=", "$values.2", "|", ":chip", "$+most_chips"],
    },
  ],
};

export default overview;
