import { expect, it } from "vitest";
import { linesIn } from "$lib/sent";

function answerOf(...pieces: string[]): Response {
  const bytes = new TextEncoder();
  return new Response(
    new ReadableStream<Uint8Array>({
      start(stream) {
        for (const piece of pieces) stream.enqueue(bytes.encode(piece));
        stream.close();
      },
    }),
  );
}

it("puts together what comes in pieces, and leaves out what only keeps the line open", async () => {
  const found: unknown[] = [];
  const answer = answerOf('data: {"a', '": 1}\n\n: still at it\n\nda', 'ta: {"b": "é"}\n\n', 'data: {"c": 3');
  for await (const line of linesIn(answer)) found.push(line);
  expect(found).toEqual([{ a: 1 }, { b: "é" }]);
});
