/* In a replay the pieces travel as at the table: on each step forward; any input ends it. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { LogLine } from "../connection/messages.ts";
import type { TableView } from "../connection/tableState.ts";
import { INITIAL_STATE, type TableState } from "../connection/tableState.ts";
import type { Session } from "../table/session.ts";

const INPUTS = ["pointerdown", "keydown", "wheel"] as const;

/** What the page shows now; what is given back is to be called before the next step with its new lines. */
export function useReplayFlights({ playback }: Session, table: TableView): (lines: LogLine[]) => void {
  const landing = useRef<(() => void) | void>(undefined);
  const state: TableState = { ...INITIAL_STATE, ...table };
  useLayoutEffect(() => {
    landing.current?.();
    landing.current = undefined;
  }, [table.game.event]);
  useEffect(() => {
    const finish = (): void => playback.watching.onFinish?.();
    for (const input of INPUTS) addEventListener(input, finish, { capture: true, passive: true });
    return () => {
      for (const input of INPUTS) removeEventListener(input, finish, { capture: true });
    };
  }, [playback]);
  return (lines) => {
    playback.shown.set(state);
    landing.current = playback.watching.onStep?.({ state, lines });
  };
}
