/** Where a replay comes from: a table of this server, or a record file from anywhere. */
import type { RecordInfo, Replay } from "$messages";
import { api, Problem, type Look } from "$lib/api";

export interface Source {
  /** The table on this server; null for a file. */
  readonly table: string | null;
  readonly played: Pick<RecordInfo, "game" | "seats" | "numbers" | "cards">;
  frames(look: Look): Promise<Replay>;
}

export async function fromTable(table: string): Promise<Source> {
  return { table, played: await api.table(table), frames: (look) => api.replay(table, look) };
}

/** No record comes near it, and nobody wants a film to be read to the end. */
const LARGEST = 5_000_000;

/** A file is sent for every look at it, for nothing of it is kept on the server. */
export async function fromFile(file: File): Promise<Source> {
  const named = (problem: unknown): never => {
    throw problem instanceof Problem ? new Problem(problem.code, { ...problem.params, file: file.name }) : problem;
  };
  if (file.size > LARGEST) return named(new Problem("core.file_too_large", { highest: LARGEST }));
  const text = await file.text();
  const { record } = await api.openRecord(text, { seat: null, opened: false, start: 0, count: 1 }).catch(named);
  return { table: null, played: record, frames: async (look) => (await api.openRecord(text, look)).replay };
}
