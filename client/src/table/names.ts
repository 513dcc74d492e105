/* Who sits where, in words. */
import type { LogLine, Player, SeatView, TableView, Words } from "../connection/messages.ts";
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
  return player?.kind === "person" ? player.bot : null;
}

/** What a game may say about its course; the rest of a view is the game's own. */
export function courseOf(table: TableView): { first?: number; turns?: number } {
  return table.view as { first?: number; turns?: number };
}

export function seatOf(view: TableView, seat: number): SeatView | undefined {
  return view.seats.find((sitting) => sitting.seat === seat);
}

/** Who sits there, by name; bots of one level are numbered. */
export function actorName(view: TableView, seat: number): string {
  const player = seatOf(view, seat)?.player;
  if (!player) return say("seat", { seat });
  const name = playerName(player);
  const alike = view.seats.filter((other) => isSameBot(other.player, player));
  const number = alike.findIndex((other) => other.seat === seat) + 1;
  return alike.length > 1 ? `${name} ${number}` : name;
}

function isSameBot(one: Player | null, other: Player): boolean {
  const level = levelOf(other);
  return level !== undefined && one !== null && levelOf(one) === level;
}

/** The level of a bot on its own, at the table or in a record. */
function levelOf(player: Player): string | undefined {
  return player.kind === "person" ? undefined : player.level;
}

/** In a replay nobody is oneself. */
function isYou(view: TableView, seat: number): boolean {
  return seat === view.you.seat && view.you.person !== "";
}

/** The same, but oneself is “You”. */
export function seatName(view: TableView, seat: number): string {
  return isYou(view, seat) ? say("ui-you") : actorName(view, seat);
}

/** A sentence about somebody at this table: by name instead of by seat, and oneself as “you”. */
export function told(view: TableView, { code, params }: Words): string {
  const seat = params?.seat;
  if (typeof seat !== "number") return render({ code, params });
  const form = isYou(view, seat) ? "you" : "named";
  return say(code, { ...(params as Fillings), name: actorName(view, seat) }, form);
}

/** What somebody did, to stand behind their name or “You”. */
export function deedOf(view: TableView, line: LogLine): string {
  const { code, params } = line.message;
  return say(code, params as Fillings, isYou(view, line.seat) ? "you" : "");
}

/** Something that happened, with whom it happened to, in one line. */
export function lineWords(view: TableView, line: LogLine): string {
  if (!line.seat) return sentence([told(view, line.message), ...line.gains.map(render)].join("; "));
  const what = [deedOf(view, line), ...line.gains.map(render)].join("; ");
  return say("ui-who-did-what", { who: seatName(view, line.seat), what });
}

/** Is it this person's turn to decide? Not while a bot plays for them. */
export function isYourTurn(view: TableView): boolean {
  const { seat } = view.you;
  return (
    view.status === "playing" &&
    seat > 0 &&
    view.to_act === seat &&
    botOn(seatOf(view, seat)?.player) === null
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
export function shownSeat(view: TableView): number {
  return view.you.seat || 1;
}

/** The game and what kind of table it is. */
export function titleOf(table: TableView): string {
  const game = gameTitle(table.game);
  if (table.daily) return `${game} · ${say("ui-daily")}`;
  if (table.match) return `${game} · ${say("ui-match-game", { game: table.match.game, of: table.match.of })}`;
  if (table.practice) return `${game} · ${say("ui-practice")}`;
  return `${game} · ${say("ui-at-table", { players: table.players })}`;
}

/** Where the next game is; whoever may watch here may watch there. */
export function nextAddress(table: TableView): string {
  const { search } = new URL(inviteAddress(table));
  return `/t/${table.outcome?.next_table ?? table.table}${search}`;
}

/** What lets others in: the host's invitation, or the one that let oneself in. */
export function inviteOf(table: TableView): string | null {
  return table.invite ?? new URLSearchParams(location.search).get("invite");
}

export function inviteAddress(table: TableView): string {
  const invite = inviteOf(table);
  const query = invite ? `?invite=${encodeURIComponent(invite)}` : "";
  return `${location.origin}/t/${table.table}${query}`;
}
