/* The record beside a table, drawn once for each step; in a replay with all lines, and ways to go to them. */
import type { JSX } from "preact";
import type { LogLine } from "../connection/messages.ts";
import { useLatest } from "../hooks/hooks.ts";
import { useDrawn } from "../words/useDrawn.ts";
import type { GameProps } from "./game.ts";
import { GameLog } from "./GameLog.tsx";

/** `isQuiet`: lines that are seen on the table, and need no words. */
export function useRecord(
  { table, log, replay }: GameProps,
  isQuiet: (line: LogLine) => boolean,
): JSX.Element | null {
  const whole = replay?.whole ?? log;
  const at = replay?.event;
  const onJump = useLatest((event: number) => replay?.onJump(event));
  return useDrawn(
    () => (
      <GameLog
        game={table.game}
        log={whole}
        isQuiet={isQuiet}
        onJump={at === undefined ? undefined : onJump}
        at={at}
      />
    ),
    [table.game, whole, onJump, at],
  );
}
