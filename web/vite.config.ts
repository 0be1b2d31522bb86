import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { first } from "./tools/first.js";
import { look } from "./tools/look.js";
import { shell, WORKER } from "./tools/shell.js";
import { squeeze } from "./tools/squeeze.js";
import { typeface } from "./tools/typeface.js";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.WATERHOLE_SERVER ?? "http://127.0.0.1:8422";

export default defineConfig({
  plugins: [typeface, look, first, svelte(), icons({ compiler: "svelte", scale: 1 }), shell, squeeze],
  resolve: {
    alias: { $lib: here("./src/lib"), $messages: here("../build/web/messages.ts"), $games: here("../build/web/games") },
  },
  build: {
    outDir: here("../src/waterhole/server/static"),
    emptyOutDir: true,
    target: "es2023",
    // The server's content policy allows no inline data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The server tells browsers early what a page will need. (What browsers call a manifest is another file.)
    manifest: "chunks.json",
    // What pages share is one file: each more costs a slow network a round trip.
    rolldownOptions: {
      input: { index: here("./index.html"), worker: here("./src/worker/worker.ts") },
      output: {
        entryFileNames: (chunk) => (chunk.name === "worker" ? WORKER : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            {
              name: "frame",
              test: /web\/src\/(lib\/(?!seal|verify)|parts\/|look\/)|node_modules\/(svelte|@fluent)\//,
              minShareCount: 2,
            },
            { name: "board", test: /web\/src\/table\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
