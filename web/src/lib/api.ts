/** The server's HTTP routes. A refusal is thrown as a `Problem` with the server's code. */
import type {
  CallMe,
  CallNoMore,
  Calls,
  Continue,
  DealResults,
  FinishedPage,
  Foreseen,
  Games,
  Lessons,
  Made,
  Me,
  Mine,
  NewTable,
  OwnRecord,
  PasskeyAnswer,
  PasskeyQuestion,
  PlayDeal,
  Problem as ProblemBody,
  Puzzles,
  RecordReplay,
  Replay,
  Rules,
  SeatLink,
  Seated,
  Sit,
  TableInfo,
  Tables,
  Today,
  Tried,
} from "$messages";
import { invitationIn } from "$lib/invitation";
import type { Recorded } from "$lib/verify";
import type { Params, Refusal } from "$lib/words";

export class Problem extends Error implements Refusal {
  constructor(
    readonly code: string,
    readonly params: Params = {},
    readonly rule = "",
  ) {
    super(code);
  }
}

async function problem(answer: Response): Promise<Problem> {
  try {
    const body = (await answer.json()) as ProblemBody;
    return new Problem(body.code, body.params as Params, body.rule);
  } catch {
    return new Problem("web.bad_answer", { status: answer.status });
  }
}

async function ask(
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> {
  const request: RequestInit =
    body === undefined
      ? { headers }
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  if (signal) request.signal = signal;
  return fetched(path, request);
}

async function fetched(path: string, request: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Problem("web.offline");
  }
  if (!answer.ok) throw await problem(answer);
  return answer;
}

async function json<Answer>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
  return (await (await ask(path, body, headers)).json()) as Answer;
}

/** Who was invited to a private table may look at it. */
function invited(): Record<string, string> {
  const token = invitationIn(location.hash);
  return token === null ? {} : { "X-Waterhole-Invitation": token };
}

/** Some frames of a match that is over, with the eyes of a seat, and if that is wished with everything open. */
export interface Look {
  seat: number | null;
  opened: boolean;
  start: number;
  count: number;
}

const asked = ({ seat, opened, start, count }: Look): string =>
  `start=${start}&count=${count}&opened=${opened}${seat === null ? "" : `&seat=${seat}`}`;

/** Where a lesson, a puzzle or a mistake is: its kind, its game and its id; a mistake's match and its move. */
export type ExercisePath = readonly ["lessons" | "puzzles" | "mistakes", string, string];

const text = async (path: string): Promise<string> => (await ask(path)).text();
const at = encodeURIComponent;
const exercise = (path: ExercisePath): string => `/api/${path.map(at).join("/")}`;

export const api = {
  games: () => json<Games>("/api/games"),
  words: (language: string) => text(`/api/words/${language}`),
  gameWords: (game: string, language: string) => text(`/api/games/${at(game)}/words/${language}`),
  rules: (game: string, language: string) => json<Rules>(`/api/games/${at(game)}/rules/${language}`),
  lessons: (game: string, language: string) => json<Lessons>(`/api/games/${at(game)}/lessons/${language}`),
  puzzles: (game: string) => json<Puzzles>(`/api/games/${at(game)}/puzzles`),
  attempt: (path: ExercisePath, moves: string[], language: string) =>
    json<Tried>(exercise(path), { moves, language: language === "fr" ? "fr" : "en" }),
  foresee: (path: ExercisePath, moves: string[], ahead: string[]) =>
    json<Foreseen>(`${exercise(path)}/preview`, { moves, ahead }),
  make: (wish: NewTable) => json<Made>("/api/tables", wish),
  watch: () => json<Tables>("/api/watch"),
  table: (table: string) => json<TableInfo>(`/api/tables/${at(table)}`, undefined, invited()),
  sit: (table: string, wish: Sit) => json<Seated>(`/api/tables/${at(table)}/seats`, wish),
  calls: (table: string) => json<Calls>(`/api/tables/${at(table)}/calls`),
  callMe: (table: string, wish: CallMe) => json<Calls>(`/api/tables/${at(table)}/calls`, wish),
  callNoMore: (table: string, wish: CallNoMore) => json<Calls>(`/api/tables/${at(table)}/calls/end`, wish),
  mute: (table: string, seat: number, quiet: boolean) =>
    json<Calls>(`/api/tables/${at(table)}/calls/muted`, { seat, quiet }),
  seatLink: (table: string, seat: number) => json<SeatLink>(`/api/tables/${at(table)}/seats/${seat}/link`, {}),
  takeSeat: (token: string) => json<Seated>("/api/seat", { token }),
  replay: (table: string, look: Look) => json<Replay>(`/api/tables/${at(table)}/replay?${asked(look)}`),
  continueFrom: (table: string, wish: Continue) => json<Made>(`/api/tables/${at(table)}/continue`, wish),
  /** Server-sent lines: see `$lib/sent`. */
  review: (table: string, language: string, signal: AbortSignal) =>
    ask(`/api/tables/${at(table)}/review`, { language }, {}, signal),
  me: () => json<Me>("/api/me"),
  today: () => json<Today>("/api/today"),
  playDeal: (game: string, wish: PlayDeal) => json<Made>(`/api/today/${at(game)}`, wish),
  dealResults: (day: string, game: string) => json<DealResults>(`/api/today/${at(day)}/${at(game)}`),
  mine: () => json<Mine>("/api/mine"),
  finished: (before: number) => json<FinishedPage>(`/api/mine/finished?before=${before}`),
  ownRecord: () => json<OwnRecord>("/api/mine/record"),
  downloadPath: "/api/mine/download",
  deleteMe: () => json<Me>("/api/mine/delete", { sure: true }),
  newPasskey: () => json<PasskeyQuestion>("/api/passkeys/new", {}),
  keepPasskey: (answer: PasskeyAnswer) => json<Me>("/api/passkeys", answer),
  askSignIn: () => json<PasskeyQuestion>("/api/passkeys/sign-in", {}),
  signIn: (answer: PasskeyAnswer) => json<Me>("/api/passkeys/session", answer),
  signOut: () => json<Me>("/api/passkeys/sign-out", {}),
  record: (table: string) => json<Recorded>(api.recordPath(table)),
  openRecord: async (text: string, look: Look): Promise<RecordReplay> => {
    const sent = { method: "POST", headers: { "Content-Type": "application/json" }, body: text };
    return (await (await fetched(`/api/records?${asked(look)}`, sent)).json()) as RecordReplay;
  },
  recordPath: (table: string) => `/api/tables/${at(table)}/record`,
};
