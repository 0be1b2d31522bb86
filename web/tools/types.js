// Turns the schemas that tools/schema.py prints into TypeScript types: build/web/messages.ts and build/web/games/*.ts.
import { mkdir, writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const out = new URL("../../build/web/", import.meta.url);
const options = {
  additionalProperties: false,
  bannerComment: "// Made from the server's messages and the games' types by `npm run types`. Do not edit.",
  format: false,
  ignoreMinAndMaxItems: true,
  strictIndexSignatures: true,
  unreachableDefinitions: true,
};

await mkdir(new URL("games/", out), { recursive: true });
for (const [name, schema] of Object.entries(JSON.parse(await text(process.stdin)))) {
  await writeFile(new URL(`${name}.ts`, out), await compile(schema, "All", options));
}
