// What must have happened before the first paint stands in the page itself: a file of its own would cost a slow network
// a round trip, and all that it asks for would come as much later. (The server allows this script by its hash.)
import { readFileSync } from "node:fs";

const FIRST = new URL("../src/first.js", import.meta.url);
const script = () => `<script>\n${readFileSync(FIRST, "utf8").replaceAll(/^\s*\/\/.*\n/gm, "")}</script>`;

export const first = {
  name: "first",
  transformIndexHtml: {
    order: "post",
    // Above the styles, for which a script below them would wait.
    handler: (page) => page.replace("</title>", () => `</title>\n    ${script()}`),
  },
};
