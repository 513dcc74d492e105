/* Who sits where, in words. */
import type { GameView, LogLine, Player, RoomView, Words } from "../connection/messages.ts";
import { statusOf, type TableView } from "../connection/tableState.ts";
import { type Fillings, has, render, say, sentence } from "../words/words.ts";
import type { GameClient } from "./game.ts";

/** A level of bots by its word; one without a word goes by its name. */
export function levelName(level: string): string {
  const code = `level-${level}`;
  return has(code) ? say(code) : level;
}

/** A level to choose: its name, and how strong it is. */
export function levelOption(level: string, strength: number): string {
  return say("ui-level-option", { level: levelName(level), strength });
}

/** What a level is like; nothing of one without a word. */
export function levelSays(level: string): string {
  const code = `level-${level}-says`;
  return has(code) ? say(code) : "";
}

/** Who plays, by name; a bot by its level. */
export function playerName(player: Player | null): string {
  if (player === null) return say("ui-open-seat");
  if (player.kind === "bot") return levelName(player.level);
  if (player.kind === "name" && player.level) return levelName(player.level);
  const name = player.name || say("ui-somebody");
  if (player.kind !== "person") return name; // as a record has it
  if (player.bot) return say("ui-bot-for", { name });
  return player.program ? say("ui-program", { name }) : name;
}

/** The level of the bot that plays on a seat, be it for somebody or on its own. */
export function botOn(player: Player | null | undefined): string | null {
  if (player?.kind === "bot") return player.level;
  return player?.kind === "person" ? (player.bot ?? null) : null;
}

/** What a game may say about its course; the rest of a position is the game's own. */
export function courseOf({ position }: GameView): { first?: number; turns?: number } {
  return position as { first?: number; turns?: number };
}

export function playerOn(game: GameView, seat: number): Player | null {
  return game.players[seat - 1] ?? null;
}

/** The numbers of all seats. */
export function seatsOf({ players }: GameView): number[] {
  return players.map((_, n) => n + 1);
}

/** Who sits there, by name; bots of one level are numbered. */
export function actorName(game: GameView, seat: number): string {
  const player = playerOn(game, seat);
  if (!player) return say("seat", { seat });
  const name = playerName(player);
  const alike = seatsOf(game).filter((other) => isSameBot(playerOn(game, other), player));
  return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
}

function isSameBot(one: Player | null, other: Player): boolean {
  const level = levelOf(other);
  return level !== undefined && one !== null && levelOf(one) === level;
}

/** The level of a bot on its own, at the table or in a record. */
function levelOf(player: Player): string | undefined {
  return player.kind === "person" ? undefined : player.level;
}

/** The same, but oneself is “You”. */
export function seatName(game: GameView, seat: number): string {
  return seat === game.you ? say("ui-you") : actorName(game, seat);
}

/** A sentence about somebody at this table: by name instead of by seat, and oneself as “you”. */
export function withNames(game: GameView, { code, params }: Words): string {
  const seat = params?.seat;
  if (typeof seat !== "number") return render({ code, params });
  const form = seat === game.you ? "you" : "named";
  return say(code, { ...(params as Fillings), name: actorName(game, seat) }, form);
}

/** What somebody did, to stand behind their name or “You”. */
export function actionText(game: GameView, line: LogLine): string {
  const { code, params } = line.message;
  return say(code, params as Fillings, line.seat === game.you ? "you" : "");
}

/** Something that happened, with whom it happened to, in one line. */
export function lineWords(game: GameView, line: LogLine): string {
  if (!line.seat) return sentence([withNames(game, line.message), ...line.gains.map(render)].join("; "));
  const what = [actionText(game, line), ...line.gains.map(render)].join("; ");
  return say("ui-who-did-what", { who: seatName(game, line.seat), what });
}

/** Is it this person's turn to decide? Not while a bot plays for them. */
export function isYourTurn(table: TableView): boolean {
  const { seat, to_act } = table.game;
  return (
    statusOf(table) === "playing" && seat > 0 && to_act === seat && botOn(playerOn(table.game, seat)) === null
  );
}

/** A seat by its place at the table, whoever sits there. */
export function placeName(game: GameClient, seat: number): string {
  return game.seatTitle?.(seat) ?? say("seat", { seat });
}

/** A game by its title; one without words goes by its name. */
export function gameTitle(name: string): string {
  const code = `game-${name}`;
  return has(code) ? say(code) : name;
}

/** What a game is about, in a sentence; nothing of one that does not say. */
export function gameAbout(name: string): string {
  const code = `game-${name}-about`;
  return has(code) ? say(code) : "";
}

/** A game in three sentences, for somebody who is invited; else what it is about. */
export function gameShort(name: string): string {
  const code = `game-${name}-short`;
  return has(code) ? say(code) : gameAbout(name);
}

/** How a game is played, in a few sentences: those that its catalogue has. */
export function howToPlay(name: string): string[] {
  const sentences: string[] = [];
  for (let n = 1; has(`game-${name}-how-${n}`); n++) sentences.push(say(`game-${name}-how-${n}`));
  return sentences;
}

/** Where the page shows one seat's point of view: the own one, or the first when watching. */
export function shownSeat({ seat }: GameView): number {
  return seat || 1;
}

/** The game and what kind of table it is. */
export function titleOf({ game, room }: TableView): string {
  const title = gameTitle(game.game);
  if (room?.daily) return `${title} · ${say("ui-daily")}`;
  if (room?.match) return `${title} · ${say("ui-match-game", { game: room.match.game, of: room.match.of })}`;
  if (room?.practice) return `${title} · ${say("ui-practice")}`;
  return `${title} · ${say("ui-at-table", { players: game.players.length })}`;
}

/** Where the next game is; whoever may watch here may watch there. */
export function nextAddress(room: RoomView): string {
  const { search } = new URL(inviteAddress(room));
  return `/t/${room.next_table ?? room.table}${search}`;
}

/** What lets others in: the host's invitation, or the one that let oneself in. */
export function inviteOf(room: RoomView): string | null {
  return room.invite ?? new URLSearchParams(location.search).get("invite");
}

export function inviteAddress(room: RoomView): string {
  const invite = inviteOf(room);
  const query = invite ? `?invite=${encodeURIComponent(invite)}` : "";
  return `${location.origin}/t/${room.table}${query}`;
}
