import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { named } from "./tools/look.js";

const look = { name: "look", style: ({ content }) => ({ code: named(content) }) };

export default { preprocess: [look, vitePreprocess()], compilerOptions: { runes: true } };
