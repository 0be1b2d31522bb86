// The service worker is built with the rest, under a name that stays, and is told which files there are.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const PUBLIC = new URL("../public/", import.meta.url);
export const WORKER = "sw.js";

/** What is needed to start without the server: the built files and those that are only copied. */
function shellOf(bundle) {
  const built = Object.values(bundle).filter((file) => file.fileName.startsWith("assets/"));
  // What lies in folders is for others: messengers fetch their pictures themselves.
  const found = readdirSync(PUBLIC, { withFileTypes: true }).filter((file) => file.isFile());
  const copied = found.map((file) => file.name).sort();
  const hash = createHash("sha256");
  for (const name of built.map((file) => file.fileName).sort()) hash.update(name);
  for (const name of copied) hash.update(name).update(readFileSync(new URL(name, PUBLIC)));
  hash.update(String(bundle["index.html"]?.source ?? ""));
  hash.update(bundle[WORKER].code);
  const files = [...built.map((file) => file.fileName), ...copied].map((name) => `/${name}`);
  return { version: hash.digest("hex").slice(0, 16), files };
}

export const shell = {
  name: "shell",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const worker = bundle[WORKER];
      if (worker) worker.code = worker.code.replaceAll("__SHELL__", JSON.stringify(shellOf(bundle)));
    },
  },
};
