/* Clocks in words. Pure. */
import { say } from "../words/words.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY_HOURS = 24;

/** A clock as lists have it: `live 10+5`, `days 3`. */
export function clockWords(clock: string): string {
  const [kind, figures = ""] = clock.split(" ");
  if (kind === "days") return say("ui-clock-days", { days: Number(figures) });
  const [minutes = 0, increment = 0] = figures.split("+").map(Number);
  return say("ui-clock-live", { minutes, increment });
}

/** Time left: `4:12`, or hours and days where there is more. A clock that has just begun shows all it has. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds > 2 * HOUR) {
    const hours = Math.ceil(seconds / HOUR);
    if (hours <= 2 * DAY_HOURS) return say("ui-hours", { hours });
    const days = Math.floor(hours / DAY_HOURS);
    return hours % DAY_HOURS
      ? say("ui-days-hours", { days, hours: hours % DAY_HOURS })
      : say("ui-days", { days });
  }
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}
