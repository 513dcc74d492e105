/* While a table is on the page, its steps fly: as soon as the drawing of flights has been loaded. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { onceDrawn } from "../../hooks/drawing.ts";
import { settings, wantsStillness } from "../../settings/settings.ts";
import type { TableState } from "../../connection/tableState.ts";
import type { Session } from "../session.ts";
import type { Step } from "./playback.ts";

/** What flies when a step is shown (`takeOff`); `before` is the table as it was. */
export type Director = (step: Step, before: TableState) => (() => () => void) | undefined;

export function useFlights({ playback }: Session, director: Director): void {
  const latest = useRef(director);
  latest.current = director;
  useLayoutEffect(() => {
    let steps = 0;
    const onStep = (step: Step): (() => void) | undefined => {
      if (wantsStillness() || settings.get().pace === "at-once") return undefined;
      const fly = latest.current(step, playback.shown.get());
      const started = ++steps;
      const isOn = (): boolean => started === steps;
      if (!fly) return undefined;
      const page = document.getElementById("app");
      page?.classList.add("stepping");
      return () =>
        onceDrawn(() => {
          const launch = isOn() ? fly() : null; // lays the page out: what has changed has its style now
          page?.classList.remove("stepping");
          return () => isOn() && launch?.();
        });
    };
    const onFinish = (): void => {
      steps++; // what has not taken off yet stays on the ground
      finishAll();
    };
    playback.watching = { ...playback.watching, onStep, onFinish };
    return () => {
      onFinish();
      playback.watching = { pauseOf: playback.watching.pauseOf };
    };
  }, [playback]);
}

function finishAll(): void {
  for (const animation of document.getAnimations())
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
}
