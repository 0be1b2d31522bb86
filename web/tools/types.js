// Turns the server's JSON Schema (on standard input) into TypeScript types: build/web/messages.ts.
import { mkdir, writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const out = new URL("../../build/web/", import.meta.url);
const schema = JSON.parse(await text(process.stdin));
const types = await compile(schema, "Messages", {
  additionalProperties: false,
  bannerComment: "// Made from src/waterhole/server/messages/ by `npm run types`. Do not edit.",
  format: false,
  ignoreMinAndMaxItems: true,
  strictIndexSignatures: true,
  unreachableDefinitions: true,
});
await mkdir(out, { recursive: true });
await writeFile(new URL("messages.ts", out), types);
