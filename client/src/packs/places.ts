/* A place of a pack as the server names it, taken apart. Pure. */
import { say } from "../words/words.ts";

/** `stone[2].cells[1]` is `stone`, 2, `cells`, 1; a provenance is the figure it speaks of. */
export function stepsOf(key: string): (string | number)[] {
  return (key.match(/[^.[\]]+/g) ?? [])
    .filter((step) => step !== "provenance")
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** A part and what is meant inside it. */
export function placeWords(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}

/** Places that every pack has; nothing of any other. */
export function commonPlace(key: string): string | undefined {
  if (key === "title") return say("workshop-pack-title");
  if (key === "name") return say("workshop-pack-name");
  if (key === "TOML") return say("workshop-tab-text");
  return undefined;
}
