// What our styles have names for: the sizes at which a page changes its shape, and the recipe for what only screen readers find.
// `@media (--phone)` and `--recipe: unseen;` become what they stand for, in components and in style sheets.

export const WIDTHS = {
  tiny: "(max-width: 19.99rem)", // very large letters on a phone
  narrow: "(max-width: 21.99rem)", // the smallest phone
  phone: "(max-width: 47.99rem)",
  desk: "(min-width: 48rem)", // no phone
  snug: "(not ((min-width: 68rem) and (min-height: 30.01rem)))", // no room beside the table
  wide: "(min-width: 68rem) and (min-height: 30.01rem)", // the log stands beside the table
  laptop: "(min-width: 68rem) and (max-width: 84.99rem) and (min-height: 30.01rem)", // a small one: little beside the log
  lying: "(min-width: 36rem) and (max-height: 30rem)", // a phone on its side: the dock stands beside the felt
  low: "(max-width: 35.99rem) and (max-height: 30rem)", // very large letters, or a page enlarged four times
};

const RECIPES = {
  unseen:
    "position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;",
};

export const named = (css) =>
  css
    .replace(/\(--(\w+)\)/g, (name, width) => WIDTHS[width] ?? name)
    .replace(/--recipe: (\w+);/g, (name, recipe) => RECIPES[recipe] ?? name);

/** For style sheets of their own; components are read by svelte.config.js. */
export const look = {
  name: "look",
  enforce: "pre",
  transform: (code, id) =>
    /\.css(\?|$)/.test(id) && !id.includes(".svelte") ? { code: named(code), map: null } : undefined,
};
