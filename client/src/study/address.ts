/* The address of a study: a point of a finished game, or a position in notation. Pure. */
import type { StudyAsked } from "../connection/reviews.ts";

export function studyAddress({ table, event, position, pack, players, move }: StudyAsked): string {
  const query = new URLSearchParams();
  if (table) {
    query.set("table", table);
    query.set("at", String(event ?? 0));
  } else {
    query.set("position", position ?? "");
    if (pack) query.set("pack", pack);
    if (players) query.set("players", String(players));
  }
  if (move) query.set("move", move);
  return `/study?${query.toString()}`;
}

export function studyOf(query: string): StudyAsked {
  const asked = new URLSearchParams(query);
  const table = asked.get("table");
  const move = asked.get("move") ?? "";
  if (table) return { table, event: Number(asked.get("at")) || 0, move };
  return {
    position: asked.get("position") ?? "",
    pack: asked.get("pack") ?? "",
    players: Number(asked.get("players")) || 0,
    move,
  };
}
