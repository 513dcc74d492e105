/* What the table looks like from here: one plain value, and what each message makes of it. */
import { changed } from "./changes.ts";
import type { ChatLine, LogLine, ServerMessage, TableChange, TableView } from "./messages.ts";

export interface TableState {
  view: TableView | null;
  pieces: TableView["pieces"];
  /** All lines, oldest first. */
  log: LogLine[];
  /** In the order of their numbers, each once. */
  chat: ChatLine[];
  /** When `view` came, by this browser's clock: the clocks on it run from here. */
  at: number;
}

export const NOTHING: TableState = { view: null, pieces: null, log: [], chat: [], at: 0 };

/** The state after a message. Answers (done, refused, answer) belong to whoever asked. */
export function reduce(state: TableState, message: ServerMessage, now: number): TableState {
  if (message.type === "chat") return { ...state, chat: withLine(state.chat, message) };
  if (!isView(message)) return state;
  const view = viewAfter(state.view, message);
  if (!view) return state;
  return {
    view,
    pieces: view.pieces ?? state.pieces,
    log: joined(state.log, message),
    chat: state.chat,
    at: now,
  };
}

/** Does it say what the table looks like, whole or by what has changed? */
export function isView(message: ServerMessage): message is TableView | TableChange {
  return message.type === "table" || message.type === "change";
}

function viewAfter(view: TableView | null, message: TableView | TableChange): TableView | null {
  if (message.type === "table") return message;
  if (!view) return null;
  const { revision, log_from, log } = message;
  return { ...changed(view, message.changes), revision, log_from, log };
}

/** The number of the newest line there is; 0 if there is none. */
export function lastChat({ chat }: TableState): number {
  return chat[chat.length - 1]?.number ?? 0;
}

/** After a reconnect a line may come again: it is shown once. */
function withLine(chat: ChatLine[], line: ChatLine): ChatLine[] {
  return line.number > (chat[chat.length - 1]?.number ?? 0) ? [...chat, line] : chat;
}

/** Lines from `log_from` on are replaced: after a take-back there are fewer. */
function joined(log: LogLine[], { log_from, log: lines }: TableView | TableChange): LogLine[] {
  return log_from === 0 ? lines : [...log.slice(0, log_from), ...lines];
}

/** A revision, lines of the log or what never changes is missing: everything has to be sent again. */
export function hasGap({ view, pieces, log }: TableState, message: ServerMessage): boolean {
  if (!isView(message)) return false;
  if (message.log_from > log.length) return true;
  return message.type === "change"
    ? message.revision !== (view?.revision ?? NaN) + 1
    : !(message.pieces ?? pieces);
}
