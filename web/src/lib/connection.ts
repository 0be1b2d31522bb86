/** One WebSocket to a table that comes back by itself, and loses no move and no question.
 *
 * A move or a question without an answer is said again after the next welcome, as it was: the server takes a move once,
 * and a question changes nothing. */
import type { Answered, Goodbye, Hinted, Previewed, Refused, Said, Told, Welcome } from "$messages";

export type Link = "connecting" | "open" | "lost" | "gone";
type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;
export type Saying = WithoutId<Said>;

type Answer = Refused | Previewed | Hinted | Answered | null;

interface Waiting {
  message: Said;
  settle: (answer: Answer) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 4_000;
const PULSE = 20_000;
const PATIENCE = 8_000;
/** For a server that does not greet: it may be very busy. */
const LONG_PATIENCE = 30_000;
/** Worth saying again when no answer came: moves, and what only asks. */
const AGAIN: ReadonlySet<Said["type"]> = new Set(["move", "ask", "preview", "hint"]);

export class Connection {
  private socket: WebSocket | null = null;
  /** The server has greeted: what is said before would be said twice. */
  private greeted = false;
  private waiting = new Map<number, Waiting>();
  private lastId = 0;
  private tries = 0;
  private timer = 0;
  private pulse = 0;
  private ended = false;

  constructor(
    private readonly address: () => string,
    private readonly protocols: () => string[],
    private readonly hear: (told: Told) => void,
    private readonly changed: (link: Link) => void,
  ) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Say something; settles with the refusal, or null when it is done (or was lost and is not worth repeating). */
  async say(saying: Saying): Promise<Refused | null> {
    const answer = await this.ask(saying);
    return answer?.type === "refused" ? answer : null;
  }

  /** Likewise, for what has an answer of its own. */
  ask(saying: Saying): Promise<Answer> {
    const message = { ...saying, id: ++this.lastId } as Said;
    return new Promise((settle) => {
      this.waiting.set(message.id, { message, settle });
      if (this.greeted && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    });
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    if (this.ended) return;
    const socket = new WebSocket(this.address(), this.protocols());
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Told);
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
    this.timer = window.setTimeout(() => this.giveUp(socket), LONG_PATIENCE);
  }

  private giveUp(socket: WebSocket | null): void {
    if (this.socket !== socket) return;
    socket?.close();
    this.lose();
  }

  private lose(): void {
    this.socket = null;
    this.greeted = false;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    if (this.ended) return;
    this.changed("lost");
    this.forget();
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.tries++);
    this.timer = window.setTimeout(() => this.connect(), pause * (0.5 + Math.random() / 2));
  }

  private forget(): void {
    for (const [id, { message, settle }] of this.waiting) {
      if (AGAIN.has(message.type)) continue;
      this.waiting.delete(id);
      settle(null);
    }
  }

  private receive(told: Told): void {
    if (told.type === "taken") this.settle(told.id, null);
    else if (told.type === "previewed" || told.type === "hinted" || told.type === "answered")
      this.settle(told.id, told);
    else if (told.type === "refused") {
      this.hear(told);
      if (told.id !== null) this.settle(told.id, told);
    } else if (told.type === "goodbye") this.leave(told);
    else {
      this.hear(told);
      if (told.type === "welcome") this.welcomed(told);
    }
  }

  private welcomed(told: Welcome): void {
    if (told.id !== null) {
      this.settle(told.id, null); // The answer to `look`.
      return;
    }
    this.tries = 0;
    this.greeted = true;
    clearTimeout(this.timer);
    this.changed("open");
    for (const { message } of this.waiting.values()) this.socket?.send(JSON.stringify(message));
    clearInterval(this.pulse);
    this.pulse = window.setInterval(() => this.feel(), PULSE);
  }

  /** A dead connection can look open for minutes: ask, and do not wait long. */
  private feel(): void {
    const socket = this.socket;
    const doubt = window.setTimeout(() => this.giveUp(socket), PATIENCE);
    void this.say({ type: "ping" }).then(() => clearTimeout(doubt));
  }

  private leave(told: Goodbye): void {
    if (told.retry !== null) return; // The close that follows starts a new try.
    this.hear(told);
    this.changed("gone");
    this.close();
  }

  private settle(id: number, answer: Answer): void {
    this.waiting.get(id)?.settle(answer);
    this.waiting.delete(id);
  }

  private wake = (): void => {
    if (this.socket === null && !document.hidden) {
      this.tries = 0;
      this.connect();
    }
  };
}
