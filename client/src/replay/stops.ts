/* Where a replay stops: before each decision, and at the end. Pure. */
import type { LogLine } from "../connection/messages.ts";

/** Numbers of events after which somebody decides, in order; the last is the end of the game. */
export function stopsOf(log: readonly LogLine[], events: number): number[] {
  const stops = log.filter((line) => line.seat > 0).map((line) => line.event - 1);
  return [...new Set([...stops, events])].sort((a, b) => a - b);
}

/** The stop at or before an event. */
export function stopAt(stops: readonly number[], event: number): number {
  let found = 0;
  stops.forEach((stop, n) => {
    if (stop <= event) found = n;
  });
  return found;
}
