/** The server's HTTP routes. A refusal is thrown as a `Problem` with the server's code. */
import type {
  Continue,
  Games,
  Made,
  Me,
  NewTable,
  PasskeyAnswer,
  PasskeyQuestion,
  Problem as ProblemBody,
  Replay,
  Rules,
  SeatLink,
  Seated,
  Sit,
  TableInfo,
  Tables,
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

async function ask(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const request: RequestInit =
    body === undefined
      ? { headers }
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
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

const text = async (path: string): Promise<string> => (await ask(path)).text();
const at = encodeURIComponent;

export const api = {
  games: () => json<Games>("/api/games"),
  words: (language: string) => text(`/api/words/${language}`),
  gameWords: (game: string, language: string) => text(`/api/games/${at(game)}/words/${language}`),
  rules: (game: string, language: string) => json<Rules>(`/api/games/${at(game)}/rules/${language}`),
  make: (wish: NewTable) => json<Made>("/api/tables", wish),
  yours: () => json<Tables>("/api/tables"),
  watch: () => json<Tables>("/api/watch"),
  table: (table: string) => json<TableInfo>(`/api/tables/${at(table)}`, undefined, invited()),
  sit: (table: string, wish: Sit) => json<Seated>(`/api/tables/${at(table)}/seats`, wish),
  seatLink: (table: string, seat: number) => json<SeatLink>(`/api/tables/${at(table)}/seats/${seat}/link`, {}),
  takeSeat: (token: string) => json<Seated>("/api/seat", { token }),
  replay: (table: string, seat: number | null, start: number, count: number) =>
    json<Replay>(
      `/api/tables/${at(table)}/replay?start=${start}&count=${count}${seat === null ? "" : `&seat=${seat}`}`,
    ),
  continueFrom: (table: string, wish: Continue) => json<Made>(`/api/tables/${at(table)}/continue`, wish),
  me: () => json<Me>("/api/me"),
  newPasskey: () => json<PasskeyQuestion>("/api/passkeys/new", {}),
  keepPasskey: (answer: PasskeyAnswer) => json<Me>("/api/passkeys", answer),
  askSignIn: () => json<PasskeyQuestion>("/api/passkeys/sign-in", {}),
  signIn: (answer: PasskeyAnswer) => json<Me>("/api/passkeys/session", answer),
  signOut: () => json<Me>("/api/passkeys/sign-out", {}),
  record: (table: string) => json<Recorded>(api.recordPath(table)),
  recordPath: (table: string) => `/api/tables/${at(table)}/record`,
};
