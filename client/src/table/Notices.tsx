/* Short messages under the bar: connection, refusals, requests to take back. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../controls/icons.tsx";
import { useStore } from "../hooks/store.ts";
import type { RoomTable } from "../connection/tableState.ts";
import { say, sentence } from "../words/words.ts";
import { botOn, playerOn, seatName, withNames } from "./names.ts";
import { Why } from "./Why.tsx";
import type { Session } from "./session.ts";

/** A break is told only when it lasts: most are over before anybody notices. */
const PATIENCE = 400;

export function ConnectionBanner({ session }: { session: Session }): JSX.Element | null {
  const connection = useStore(session.connection);
  const isWaiting = useStore(session.unanswered) > 0;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (connection === "open") return setLong(false);
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [connection]);
  if (connection === "open" || !isLong) return null;
  return (
    <p class="banner" role="status" data-connection={connection} data-waiting={isWaiting}>
      <Icon name="again" size={18} />
      <span>
        {say(connection === "gone" ? "ui-link-gone" : isWaiting ? "ui-link-lost-move" : "ui-link-lost")}
      </span>
    </p>
  );
}

export function Notices({ session, table }: { session: Session; table: RoomTable }): JSX.Element {
  const refused = useStore(session.refused);
  const asks = table.room.undo_asked;
  const { seat } = table.game;
  const isReplaced =
    botOn(playerOn(table.game, seat)) !== null &&
    seat > 0 &&
    !table.room.seats[seat]?.resigned &&
    table.room.status === "playing";
  return (
    <>
      {refused && (
        <div class="banner bad" role="alert" data-refused>
          <span>
            {sentence(withNames(table.game, refused.message))}
            {refused.clause && <small> [{refused.clause}]</small>}
          </span>
          {refused.clause && <Why key={refused.clause} game={table.game.game} clause={refused.clause} />}
          <button
            type="button"
            class="tool"
            aria-label={say("ui-close")}
            onClick={() => session.refused.set(null)}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
      {asks > 0 && asks !== table.game.seat && table.game.seat > 0 && (
        <div class="banner" role="alert">
          <span>{say("ui-undo-asked", { name: seatName(table.game, asks) })}</span>
          <button
            type="button"
            class="button small"
            onClick={() => void session.send({ type: "answer-undo", yes: true })}
            data-act="undo-yes"
          >
            {say("ui-undo-yes")}
          </button>
          <button
            type="button"
            class="button small"
            onClick={() => void session.send({ type: "answer-undo", yes: false })}
          >
            {say("ui-undo-no")}
          </button>
        </div>
      )}
      {asks > 0 && asks === table.game.seat && (
        <p class="banner" role="status">
          {say("ui-undo-waiting")}
        </p>
      )}
      {isReplaced && (
        <div class="banner" role="status">
          <span>{say("ui-bot-plays")}</span>
          <button
            type="button"
            class="button small"
            onClick={() => void session.send({ type: "back" })}
            data-act="back"
          >
            {say("ui-take-back-seat")}
          </button>
        </div>
      )}
    </>
  );
}
