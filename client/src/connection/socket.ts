/* The socket of one table. It notices a dead line, comes back by itself, and repeats what was not answered. */
import { noteAnnouncement } from "./announcement.ts";
import { Heartbeat } from "./heartbeat.ts";
import type { ClientMessage, RefusedMessage, ServerMessage } from "./messages.ts";

/** What answers a request: every message of the server that carries its id. */
export type Reply = Extract<ServerMessage, { id: number }>;
type WithoutId<M> = M extends unknown ? Omit<M, "id"> : never;
export type Request = WithoutId<ClientMessage>;
export type Connection = "connecting" | "open" | "lost" | "gone";

interface Waiting {
  request: Request;
  answered: (reply: Reply) => void;
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
  onConnection: (connection: Connection) => void;
  /** The server closes the door, and says why. */
  onTurnedAway: (why: RefusedMessage) => void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private nextId = 1;
  private pause = FIRST_PAUSE;
  private timer = 0;
  private isClosed = false;
  private readonly heartbeat = new Heartbeat({
    onAsk: () => this.ask(),
    onSilence: () => this.listener.onConnection("lost"),
    onSound: () => this.listener.onConnection("open"),
    onDeath: () => this.abandon(),
  });

  constructor(
    /** Asked for anew each time: it says how much of the chat is here already. */
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {
    this.connect();
    addEventListener("online", this.comeBack);
    addEventListener("offline", this.lapse);
    addEventListener("visibilitychange", this.comeBack);
  }

  /** Say something; the promise is the server's answer. */
  send(request: Request): Promise<Reply> {
    return new Promise((answered, failed) => {
      const id = this.nextId++;
      this.waiting.set(id, { request, answered, failed });
      if (this.socket?.readyState === WebSocket.OPEN) this.put(id, request);
      else if (!isRepeatable(request)) this.fail(id);
    });
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.heartbeat.stop();
    removeEventListener("online", this.comeBack);
    removeEventListener("offline", this.lapse);
    removeEventListener("visibilitychange", this.comeBack);
    this.socket?.close();
  }

  private connect(): void {
    this.listener.onConnection(this.pause === FIRST_PAUSE ? "connecting" : "lost");
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.listener.onConnection("open");
      this.heartbeat.start();
      for (const [id, { request }] of this.waiting) this.put(id, request);
    };
    socket.onmessage = (event) => {
      this.heartbeat.heard();
      this.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => this.lose(event.code);
  }

  private receive(message: ServerMessage): void {
    if (message.type === "refused" && message.id === 0) {
      this.listener.onTurnedAway(message);
    } else if (message.type === "announcement") {
      noteAnnouncement(message);
    } else if ("id" in message) {
      this.waiting.get(message.id)?.answered(message);
      this.waiting.delete(message.id);
    } else {
      this.listener.onMessage(message);
    }
  }

  private lose(code: number): void {
    if (this.isClosed) return;
    this.heartbeat.stop();
    for (const [id, { request }] of this.waiting) if (!isRepeatable(request)) this.fail(id);
    if (GONE.has(code)) {
      this.listener.onConnection("gone");
      return;
    }
    this.listener.onConnection("lost");
    this.timer = window.setTimeout(() => this.connect(), this.pause * (0.7 + 0.6 * Math.random()));
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  private ask(): void {
    if (document.visibilityState === "hidden") return this.heartbeat.heard(); // nobody looks
    this.put(this.nextId++, { type: "ping" });
  }

  /** The line is dead, whatever the browser thinks of it. */
  private abandon(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.onclose = socket.onmessage = socket.onopen = null;
    socket.close();
    this.socket = null;
    this.lose(0);
  }

  /** The device says that it has no network. */
  private readonly lapse = (): void => {
    if (!this.isClosed) this.heartbeat.silence();
  };

  /** The network or the reader is back: do not wait for the pause to end. */
  private readonly comeBack = (): void => {
    if (document.visibilityState === "hidden" || this.isClosed) return;
    if (this.socket?.readyState === WebSocket.OPEN) return this.heartbeat.beat();
    if (this.socket && this.socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private put(id: number, request: Request): void {
    this.socket?.send(JSON.stringify({ id, ...request }));
  }

  private fail(id: number): void {
    this.waiting.get(id)?.failed(new Lost());
    this.waiting.delete(id);
  }
}

/** A move carries a key: sent twice, it is carried out once. */
function isRepeatable(request: Request): boolean {
  return "key" in request;
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0"))
    .join("")
    .slice(0, 20);
}

export function socketAddress(table: string, invite: string | null, chatAfter: number): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const asked = { views: "changes", chat_after: String(chatAfter) };
  const query = new URLSearchParams({ ...asked, ...(invite ? { invite } : {}) });
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket?${query}`;
}
