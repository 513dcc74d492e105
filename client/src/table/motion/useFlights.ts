/* While a table is on the page, its steps fly: as soon as the drawing of flights has been loaded. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { settings, wantsStillness } from "../../settings/settings.ts";
import type { TableState } from "../../connection/tableState.ts";
import type { Session } from "../session.ts";
import type { Step } from "./playback.ts";

/** What flies when a step is shown (`takeOff`); `before` is the table as it was. */
export type Director = (step: Step, before: TableState) => (() => void) | undefined;

export function useFlights({ playback }: Session, director: Director): void {
  const latest = useRef(director);
  latest.current = director;
  useLayoutEffect(() => {
    const onStep = (step: Step): (() => void) | undefined =>
      wantsStillness() || settings.get().pace === "at-once"
        ? undefined
        : latest.current(step, playback.shown.get());
    playback.watching = { ...playback.watching, onStep, onFinish: finishAll };
    return () => {
      finishAll();
      playback.watching = { pauseOf: playback.watching.pauseOf };
    };
  }, [playback]);
}

function finishAll(): void {
  for (const animation of document.getAnimations())
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
}
