/* A result of the daily challenge as a few lines to paste: nothing in them tells the deal. Pure. */
import type { Daily, Rung } from "../connection/schemas.ts";
import { language, render, say } from "../words/words.ts";
import { gameTitle } from "./names.ts";

export function dayWords(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(language(), { day: "numeric", month: "long" });
}

export function dailyLines(daily: Daily, game: string, ladder: readonly Rung[]): string {
  const score = daily.mine?.score ?? 0;
  const own = daily.scores.find(({ person }) => person.id === daily.mine?.person.id);
  const rungs = ladder.map(({ least }) => (score >= least ? "◆" : "◇")).join("");
  const rank = daily.mine?.rank ? ` · ${render(daily.mine.rank)}` : "";
  const place = own?.place ? say("ui-daily-place", { place: own.place, of: daily.scores.length }) : "";
  const streak = daily.streak > 1 ? say("ui-streak", { days: daily.streak }) : "";
  return [
    say("ui-daily-line", { day: dayWords(daily.day) }),
    `${gameTitle(game)}: ${say("ui-points-count", { points: score })}${rank}`,
    [rungs, place, streak].filter(Boolean).join(" · "),
    location.origin,
  ]
    .filter(Boolean)
    .join("\n");
}
