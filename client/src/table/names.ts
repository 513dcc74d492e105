/* Who sits where, in words. */
import type { SeatView, TableView } from "../connection/messages.ts";
import { has, say } from "../words/words.ts";

/** A level of bots by its word; one without a word goes by its name. */
export function levelName(level: string): string {
  const code = `level-${level}`;
  return has(code) ? say(code) : level;
}

/** What a level is like; nothing of one without a word. */
export function levelSays(level: string): string {
  const code = `level-${level}-says`;
  return has(code) ? say(code) : "";
}

/** A seat by who sits on it. */
export function sitterName(seat: SeatView): string {
  if (seat.person && !seat.bot) return seat.person.name;
  if (seat.person && seat.bot) return say("ui-bot-for", { name: seat.person.name });
  if (seat.bot) return levelName(seat.bot);
  return say("ui-open-seat");
}

export function seatOf(view: TableView, seat: number): SeatView | undefined {
  return view.seats.find((sitting) => sitting.seat === seat);
}

/** Who did something: always by name, since the sentences of events are in the third person. */
export function actorName(view: TableView, seat: number): string {
  const sitting = seatOf(view, seat);
  return sitting && (sitting.person || sitting.bot) ? sitterName(sitting) : say("seat", { seat });
}

/** The same, but oneself is “You”; in a replay nobody is. */
export function seatName(view: TableView, seat: number): string {
  return seat === view.you.seat && view.you.person ? say("ui-you") : actorName(view, seat);
}

/** Is it this person's turn to decide? Not while a bot plays for them. */
export function isYourTurn(view: TableView): boolean {
  const { seat } = view.you;
  return view.status === "playing" && seat > 0 && view.to_act === seat && !seatOf(view, seat)?.bot;
}

/** A seat by its place at the table, whoever sits there. */
export function placeName(game: TableView["game"], seat: number): string {
  if (game === "monolyth") return say("seat", { seat });
  return say(seat === 1 ? "ocelot-seat-1" : "ocelot-seat-2");
}

/** Where the page shows one seat's point of view: the own one, or the first when watching. */
export function shownSeat(view: TableView): number {
  return view.you.seat || 1;
}

/** The game and what kind of table it is. */
export function titleOf(table: TableView): string {
  const game = say(table.game === "monolyth" ? "game-monolyth" : "game-ocelot");
  if (table.daily) return `${game} · ${say("ui-daily")}`;
  if (table.match) return `${game} · ${say("ui-match-game", { game: table.match.game, of: table.match.of })}`;
  return `${game} · ${say("ui-at-table", { players: table.players })}`;
}

/** The link that lets others in: the host's invitation, or the one that let oneself in. */
export function inviteAddress(table: TableView): string {
  const invite = table.invite ?? new URLSearchParams(location.search).get("invite");
  const query = invite ? `?invite=${encodeURIComponent(invite)}` : "";
  return `${location.origin}/t/${table.table}${query}`;
}
