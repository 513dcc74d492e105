/* What happens, for those who hear the page: each event once, in words, one after the other. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { RoomTable } from "../connection/tableState.ts";
import { announced, newsSince, type Seen } from "./news.ts";

/** As many lines as are kept: enough to be read out, not a second record. */
const KEPT = 30;

interface Props extends Seen {
  /** The table as it is on the page, which may be a little behind. */
  shown: RoomTable;
}

export function LiveRegion({ table, log, chat, shown }: Props): JSX.Element {
  const [lines, setLines] = useState<{ key: number; text: string }[]>([]);
  const before = useRef(announced({ table, log, chat }));
  const count = useRef(0);
  useEffect(() => {
    const news = newsSince(before.current, { table, log, chat });
    before.current = announced({ table, log, chat });
    const added = news.map((text) => ({ key: count.current++, text }));
    if (added.length) setLines((old) => [...old, ...added].slice(-KEPT));
  }, [table, log, chat]);
  return (
    <div
      class="unseen"
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      data-event={shown.game.event}
      data-status={shown.room.status}
      data-to-act={shown.game.to_act}
      data-seat={shown.game.seat}
    >
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
