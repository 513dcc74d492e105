/* The socket of one table. It comes back by itself, and repeats what was not answered. */
import type { ClientMessage, Done, Refused, ServerMessage, Told } from "./messages.ts";

export type Answer = Done | Refused | Told;
type WithoutId<M> = M extends unknown ? Omit<M, "id"> : never;
export type Wish = WithoutId<ClientMessage>;
export type Link = "connecting" | "open" | "lost" | "gone";

interface Waiting {
  wish: Wish;
  answered: (answer: Answer) => void;
  failed: (why: Lost) => void;
}

/** The connection broke before an answer came. */
export class Lost extends Error {}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
/** Codes with which the server says that coming back is of no use. */
const GONE = new Set([4401, 4403, 4404]);

export interface Listener {
  onMessage: (message: ServerMessage) => void;
  onLink: (link: Link) => void;
  /** The server closes the door, and says why. */
  onTurnedAway: (why: Refused) => void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private nextId = 1;
  private pause = FIRST_PAUSE;
  private timer = 0;
  private isClosed = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.connect();
    addEventListener("online", this.comeBack);
    addEventListener("visibilitychange", this.comeBack);
  }

  /** Say something; the promise is the server's answer. */
  send(wish: Wish): Promise<Answer> {
    return new Promise((answered, failed) => {
      const id = this.nextId++;
      this.waiting.set(id, { wish, answered, failed });
      if (this.socket?.readyState === WebSocket.OPEN) this.put(id, wish);
      else if (!isRepeatable(wish)) this.fail(id);
    });
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.comeBack);
    removeEventListener("visibilitychange", this.comeBack);
    this.socket?.close();
  }

  private connect(): void {
    this.listener.onLink(this.pause === FIRST_PAUSE ? "connecting" : "lost");
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.listener.onLink("open");
      for (const [id, { wish }] of this.waiting) this.put(id, wish);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.lose(event.code);
  }

  private receive(message: ServerMessage): void {
    if (message.type === "refused" && message.id === 0) {
      this.listener.onTurnedAway(message);
    } else if ("id" in message) {
      this.waiting.get(message.id)?.answered(message);
      this.waiting.delete(message.id);
    } else {
      this.listener.onMessage(message);
    }
  }

  private lose(code: number): void {
    if (this.isClosed) return;
    for (const [id, { wish }] of this.waiting) if (!isRepeatable(wish)) this.fail(id);
    if (GONE.has(code)) {
      this.listener.onLink("gone");
      return;
    }
    this.listener.onLink("lost");
    this.timer = window.setTimeout(() => this.connect(), this.pause * (0.7 + 0.6 * Math.random()));
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  /** The network or the reader is back: do not wait for the pause to end. */
  private readonly comeBack = (): void => {
    if (document.visibilityState === "hidden" || this.isClosed) return;
    if (this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private put(id: number, wish: Wish): void {
    this.socket?.send(JSON.stringify({ id, ...wish }));
  }

  private fail(id: number): void {
    this.waiting.get(id)?.failed(new Lost());
    this.waiting.delete(id);
  }
}

/** A move carries a key: sent twice, it is carried out once. */
function isRepeatable(wish: Wish): boolean {
  return "key" in wish;
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0"))
    .join("")
    .slice(0, 20);
}

export function socketAddress(table: string, invite: string | null): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = invite ? `?invite=${encodeURIComponent(invite)}` : "";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket${query}`;
}
