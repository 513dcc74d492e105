/* What the table looks like from here: one plain value, and what each message makes of it. */
import { mergePatch } from "./mergePatch.ts";
import type {
  ChatLine,
  GameView,
  LogLine,
  RoomView,
  ServerMessage,
  TableChange,
  TableMessage,
} from "./messages.ts";

export interface TableState {
  revision: number;
  game: GameView | null;
  /** The room around the game; none in a replay, an exercise or a study. */
  room: RoomView | null;
  /** What never changes in a game; only its own folder knows what is in it. */
  pieces: unknown;
  /** All lines, oldest first. */
  log: LogLine[];
  /** In the order of their numbers, each once. */
  chat: ChatLine[];
  /** When the last view came, by this browser's clock: the clocks on it run from here. */
  at: number;
}

/** A game as it is seen, and the room around it where there is one. */
export interface TableView {
  game: GameView;
  room: RoomView | null;
}

/** The table of a room. */
export interface RoomTable extends TableView {
  room: RoomView;
}

/** Has everything come that is needed to draw it? */
export function isOpen(state: TableState): state is TableState & TableView {
  return state.game !== null && state.pieces !== null;
}

export function isInRoom(state: TableState): state is TableState & RoomTable {
  return isOpen(state) && state.room !== null;
}

/** Whether the game has begun, and whether it is over. */
export function statusOf({ game, room }: TableView): RoomView["status"] {
  return room?.status ?? (game.over ? "over" : "playing");
}

export const INITIAL_STATE: TableState = {
  revision: 0,
  game: null,
  room: null,
  pieces: null,
  log: [],
  chat: [],
  at: 0,
};

/** The state after a message. Answers (done, refused, answer) belong to whoever asked. */
export function reduce(state: TableState, message: ServerMessage, now: number): TableState {
  if (message.type === "chat") return { ...state, chat: withLine(state.chat, message) };
  if (!isView(message)) return state;
  const { revision } = message;
  const log = joined(state.log, message);
  if (message.type === "table")
    return {
      ...state,
      revision,
      game: message.game,
      room: message.room ?? null,
      pieces: message.pieces ?? state.pieces,
      log,
      at: now,
    };
  const { game, room } = mergePatch({ game: state.game, room: state.room }, message.patch);
  return { ...state, revision, game, room, log, at: now };
}

/** Does it say what the table looks like, whole or by what has changed? */
export function isView(message: ServerMessage): message is TableMessage | TableChange {
  return message.type === "table" || message.type === "change";
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
function joined(log: LogLine[], { log_from, log: lines }: TableMessage | TableChange): LogLine[] {
  return log_from === 0 ? lines : [...log.slice(0, log_from), ...lines];
}

/** A revision, lines of the log or what never changes is missing: everything has to be sent again. */
export function hasGap(state: TableState, message: ServerMessage): boolean {
  if (!isView(message)) return false;
  if (message.log_from > state.log.length) return true;
  return message.type === "change"
    ? state.game === null || message.revision !== state.revision + 1
    : !(message.pieces ?? state.pieces);
}
