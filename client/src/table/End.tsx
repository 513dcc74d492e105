/* How it ended, beside the finished board: who won and why, the score sheet, and what can be done now. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../controls/icons.tsx";
import { CopyLink } from "../controls/CopyLink.tsx";
import { useMark, useOnChange, useOpenBox } from "../hooks/hooks.ts";
import { go } from "../hooks/route.ts";
import { recordAddress } from "../connection/http.ts";
import type { OutcomeView } from "../connection/messages.ts";
import type { RoomTable } from "../connection/tableState.ts";
import { say, sentence } from "../words/words.ts";
import type { GameClient } from "./game.ts";
import { nextAddress, seatName, seatsOf, withNames } from "./names.ts";
import { Places, Sheet } from "./ScoreSheet.tsx";
import type { Session } from "./session.ts";
import { SoloEnd } from "./SoloEnd.tsx";

interface Props {
  session: Session;
  game: GameClient;
  table: RoomTable;
  /** It has just ended: the sheet is told line by line. */
  isFresh: boolean;
  onHide: () => void;
}

export function End({ session, game, table, isFresh, onHide }: Props): JSX.Element {
  const outcome = table.game.outcome as OutcomeView;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const box = useOpenBox<HTMLElement>(onHide);
  useFollow(table);
  useMark("has-end", true);
  useMark("has-telling", isFresh);
  return (
    <section class={`end card${isFresh ? " telling" : ""}`} ref={box} aria-label={say("ui-over")}>
      <div class="end-head">
        <h1 ref={heading} tabIndex={-1}>
          {headline(table, outcome)}
        </h1>
        <button
          type="button"
          class="tool"
          aria-label={say("ui-show-table")}
          title={say("ui-show-table")}
          onClick={onHide}
          data-act="hide-end"
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      <p class="note">
        {say("ui-two-sentences", {
          first: sentence(withNames(table.game, outcome.ended)),
          second: sentence(withNames(table.game, outcome.decided)),
        })}
      </p>
      {table.room.match?.decided && (
        <p class="match-decided">
          {say("ui-sentence", { text: sentence(withNames(table.game, table.room.match.decided)) })}
        </p>
      )}
      <Places table={table} outcome={outcome} isFresh={isFresh} />
      <div class="end-acts">
        {table.room.next_table ? (
          <a class="button primary" href={nextAddress(table.room)} data-act="next-table">
            {say(
              table.room.match && table.room.match.game < table.room.match.of
                ? "ui-second-game"
                : "ui-to-rematch",
            )}
          </a>
        ) : (
          table.game.seat > 0 && !table.room.daily && <Rematch session={session} table={table} />
        )}
        <a class="button" href={`/r/${table.room.table}`} data-act="replay">
          <Icon name="play" size={16} /> {say("ui-replay")}
        </a>
        <a class="button" href={`/r/${table.room.table}?review=1`} data-act="review">
          {say("ui-review")}
        </a>
        <a class="button small" href="/">
          {say("ui-back-to-start")}
        </a>
      </div>
      <Sheet
        game={game}
        names={seatsOf(table.game).map((seat) => seatName(table.game, seat))}
        outcome={outcome}
      />
      {table.game.players.length === 1 && table.game.seat > 0 && <SoloEnd table={table} outcome={outcome} />}
      <div class="end-acts">
        <CopyLink
          text={`${location.origin}/r/${table.room.table}`}
          label={say("ui-share")}
          says={say(table.room.daily ? "ui-share-later" : "ui-share-open")}
          hasCode
        />
        <a class="button small" href={recordAddress(table.room.table)} download>
          <Icon name="down" size={16} /> {say("ui-download-record")}
        </a>
      </div>
    </section>
  );
}

function headline(table: RoomTable, outcome: OutcomeView): string {
  if (outcome.rank) return say("ui-rank", { rank: outcome.rank, points: outcome.scores[0] ?? 0 });
  if (outcome.winners.length > 1) return say("ui-shared");
  const winner = outcome.winners[0] ?? 0;
  return winner === table.game.seat
    ? say("ui-you-win")
    : say("ui-wins", { name: seatName(table.game, winner) });
}

function wantsRematch({ room }: RoomTable, seat: number): boolean {
  return room.seats[seat]?.wants_rematch ?? false;
}

/** Whoever asked for a rematch on this page is taken there; nobody else is. */
function useFollow(table: RoomTable): void {
  const wants = wantsRematch(table, table.game.seat);
  const next = table.room.next_table ?? null;
  const hadNext = useRef(next !== null);
  useOnChange(next, () => {
    if (next && wants && !hadNext.current) go(nextAddress(table.room));
  });
}

function Rematch({ session, table }: { session: Session; table: RoomTable }): JSX.Element {
  const wants = wantsRematch(table, table.game.seat);
  const other = seatsOf(table.game).find((seat) => seat !== table.game.seat && wantsRematch(table, seat));
  return (
    <>
      <button
        type="button"
        class="button primary"
        disabled={wants}
        onClick={() => void session.send({ type: "rematch" })}
        data-act="rematch"
      >
        <Icon name="again" size={16} />{" "}
        {say(wants ? "ui-rematch-waiting" : table.game.players.length > 1 ? "ui-rematch" : "ui-play-again")}
      </button>
      {!wants && other !== undefined && (
        <span class="note">{say("ui-rematch-wanted", { name: seatName(table.game, other) })}</span>
      )}
    </>
  );
}
