/* The light below the tower on the stage: it shines once when a level or the structure is completed. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { LogLine } from "../../connection/messages.ts";
import { px } from "../../controls/px.ts";
import { useOnChange } from "../../hooks/hooks.ts";
import { wantsStillness } from "../../settings/settings.ts";
import { EASE, TRAVEL } from "../../table/motion/times.ts";
import type { StageGeometry } from "./stageGeometry.ts";

/** So many edges of a cube wide. */
const WIDTH = 12;

interface Props {
  geometry: StageGeometry;
  log: LogLine[];
  /** The seat on the stage. */
  shown: number;
}

/** By opacity alone: the tower is not drawn anew for it. */
export function Light({ geometry: { floor, scale }, log, shown }: Props): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useRef(log.length);
  useOnChange(log, () => {
    const hasWon = log.slice(seen.current).some((line) => line.seat === shown && line.gains.length > 0);
    seen.current = log.length;
    if (hasWon && !wantsStillness())
      ref.current?.animate({ opacity: [0, 1, 0], offset: [0, 0.35, 1] }, { duration: TRAVEL, easing: EASE });
  });
  const style = {
    left: px(floor.x),
    top: px(floor.y),
    width: px(WIDTH * scale),
    height: px((WIDTH / 2) * scale),
  };
  return <div class="from-below" ref={ref} style={style} />;
}
