/* What an event of this game did, as the server says it. */
import type { LogLine } from "../../connection/messages.ts";
import type { Sound } from "../../sound/sounds.ts";
import type { Heard } from "../../table/game.ts";
import type { OcelotFacts } from "./wire.ts";

export function factsOf(line: LogLine): OcelotFacts {
  return line.facts as OcelotFacts;
}

const QUIET = new Set<OcelotFacts["kind"]>(["deal", "first"]);

/** Setting up is seen on the table. */
export function isQuiet(line: LogLine): boolean {
  return QUIET.has(factsOf(line).kind);
}

const FACES: Record<string, Sound> = { compass: "brass", lantern: "wick", pick: "iron" };

export function soundOf(line: LogLine): Heard | null {
  const sound = line.gains.length ? "level" : soundFor(factsOf(line));
  return sound ? { sound, size: 1 } : null;
}

function soundFor(facts: OcelotFacts): Sound | null {
  if (facts.kind === "tool") return FACES[facts.face] ?? null;
  if (facts.kind === "companion") return "wick";
  if (facts.kind === "take") return "crystal";
  return facts.kind === "amethyst" ? "bag" : null;
}

const WEIGHTS: Partial<Record<OcelotFacts["kind"], number>> = {
  take: 0.25,
  amethyst: 0.5,
  stay: 0.1,
  done: 0,
};

/** A turn is several moves: the token is looked at longest, gems follow each other quickly. */
export function weightOf(line: LogLine): number {
  return WEIGHTS[factsOf(line).kind] ?? 1;
}

/** Where the last turn happened: the circle, the companion's square, the squares of what was taken. */
export function lastPlaces(log: readonly LogLine[]): string[] {
  const turn = log.findLast((line) => line.seat > 0)?.turn;
  return log
    .filter((line) => line.turn === turn)
    .flatMap((line) => {
      const facts = factsOf(line);
      if (facts.kind === "tool") return [facts.circle];
      return facts.kind === "companion" || facts.kind === "take" ? [facts.square] : [];
    });
}

/** The circle of the tool that the last turn placed. */
export function lastCircle(log: readonly LogLine[]): string | null {
  const turn = log.at(-1)?.turn;
  const line = log.findLast((one) => one.turn === turn && factsOf(one).kind === "tool");
  const facts = line ? factsOf(line) : null;
  return facts?.kind === "tool" ? facts.circle : null;
}
