/* What a bot says about how it plays here, such as that it has not learned this pack: told once. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { RoomTable } from "../connection/tableState.ts";
import { Icon } from "../controls/icons.tsx";
import { render, say, sentence } from "../words/words.ts";
import { actorName, seatsOf } from "./names.ts";

const PLACE = "lapidarium-bot-notes";

/** Tables at which it was read, in this tab. */
function readAt(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? "[]") as string[];
  } catch {
    return [];
  }
}

function noteRead(table: string): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify([...readAt(), table].slice(-50)));
  } catch {
    // then it is told again after a reload
  }
}

export function BotNote({ table }: { table: RoomTable }): JSX.Element | null {
  const [isRead, setRead] = useState(() => readAt().includes(table.room.table));
  const seat = seatsOf(table.game).find((number) => table.room.seats[number]?.note);
  const note = seat && table.room.seats[seat]?.note;
  if (isRead || !note || table.room.status !== "playing") return null;
  const close = (): void => {
    noteRead(table.room.table);
    setRead(true);
  };
  return (
    <div class="banner" role="status" data-note={note.code}>
      <p>
        <b>{actorName(table.game, seat)}</b> · {sentence(render(note))}
      </p>
      <button type="button" class="tool" aria-label={say("ui-close")} onClick={close} data-act="close-note">
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
