/* What the table looks like from here: one plain value, and what each message makes of it. */
import type { ChatLine, LogLine, ServerMessage, TableView } from "./messages.ts";

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
  if (message.type !== "table") return state;
  return {
    view: message,
    pieces: message.pieces ?? state.pieces,
    log: joined(state.log, message),
    chat: state.chat,
    at: now,
  };
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
function joined(log: LogLine[], { log_from, log: lines }: TableView): LogLine[] {
  return log_from === 0 ? lines : [...log.slice(0, log_from), ...lines];
}

/** Lines are missing, or what never changes: everything has to be sent again. */
export function hasGap(state: TableState, message: ServerMessage): boolean {
  if (message.type !== "table") return false;
  return message.log_from > state.log.length || (!message.pieces && !state.pieces);
}
