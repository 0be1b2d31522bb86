/** Server-sent lines: `data: ` and a JSON object each. Whatever else is sent only keeps the line open. */

const MARK = "data: ";

export async function* linesIn<Line>(answer: Response): AsyncGenerator<Line> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  while (reader) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith(MARK)) yield JSON.parse(line.slice(MARK.length)) as Line;
  }
}
