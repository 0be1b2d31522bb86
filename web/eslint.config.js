// What the type checker does not see: a promise that nobody waits for, a key that is missing, dead style.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    files: ["**/*.ts", "**/*.svelte"],
    rules: {
      "no-undef": "off", // The type checker knows all names, those of types too.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_+$", varsIgnorePattern: "^_+$" }],
      "no-useless-assignment": "off", // It takes a bindable property for a variable of our own.
      "svelte/no-useless-mustaches": "off", // A space before a line's end is written {" "}.
      "svelte/prefer-svelte-reactivity": "off", // A set that is shown is replaced, never changed in place.
    },
  },
);
