/* How it ended, beside the finished board: who won and why, the score sheet, and what can be done now. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../controls/icons.tsx";
import { CopyLink } from "../controls/CopyLink.tsx";
import { useMark, useOnChange, useOpenBox } from "../hooks/hooks.ts";
import { go } from "../hooks/route.ts";
import { recordAddress } from "../connection/http.ts";
import type { OutcomeView, TableView } from "../connection/messages.ts";
import { say, sentence } from "../words/words.ts";
import type { GameClient } from "./game.ts";
import { nextAddress, seatName, told } from "./names.ts";
import { Places, Sheet } from "./ScoreSheet.tsx";
import type { Session } from "./session.ts";
import { SoloEnd } from "./SoloEnd.tsx";

interface Props {
  session: Session;
  game: GameClient;
  table: TableView;
  /** It has just ended: the sheet is told line by line. */
  isFresh: boolean;
  onHide: () => void;
}

export function End({ session, game, table, isFresh, onHide }: Props): JSX.Element {
  const outcome = table.outcome as OutcomeView;
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
          first: sentence(told(table, outcome.ended)),
          second: sentence(told(table, outcome.decided)),
        })}
      </p>
      {table.match?.decided && (
        <p class="match-decided">
          {say("ui-sentence", { text: sentence(told(table, table.match.decided)) })}
        </p>
      )}
      <Places table={table} outcome={outcome} isFresh={isFresh} />
      <div class="end-acts">
        {outcome.next_table ? (
          <a class="button primary" href={nextAddress(table)} data-act="next-table">
            {say(table.match && table.match.game < table.match.of ? "ui-second-game" : "ui-to-rematch")}
          </a>
        ) : (
          table.you.seat > 0 && !table.daily && <Rematch session={session} table={table} />
        )}
        <a class="button" href={`/r/${table.table}`} data-act="replay">
          <Icon name="play" size={16} /> {say("ui-replay")}
        </a>
        <a class="button" href={`/r/${table.table}?review=1`} data-act="review">
          {say("ui-review")}
        </a>
        <a class="button small" href="/">
          {say("ui-back-to-start")}
        </a>
      </div>
      <Sheet game={game} names={table.seats.map((seat) => seatName(table, seat.seat))} outcome={outcome} />
      {table.players === 1 && table.you.seat > 0 && <SoloEnd table={table} outcome={outcome} />}
      <div class="end-acts">
        <CopyLink
          text={`${location.origin}/r/${table.table}`}
          label={say("ui-share")}
          says={say(table.daily ? "ui-share-later" : "ui-share-open")}
          hasCode
        />
        <a class="button small" href={recordAddress(table.table)} download>
          <Icon name="down" size={16} /> {say("ui-download-record")}
        </a>
      </div>
    </section>
  );
}

function headline(table: TableView, outcome: OutcomeView): string {
  if (outcome.rank) return say("ui-rank", { rank: outcome.rank, points: outcome.scores[0] ?? 0 });
  if (outcome.winners.length > 1) return say("ui-shared");
  const winner = outcome.winners[0] ?? 0;
  return winner === table.you.seat ? say("ui-you-win") : say("ui-wins", { name: seatName(table, winner) });
}

/** Whoever asked for a rematch on this page is taken there; nobody else is. */
function useFollow(table: TableView): void {
  const wants = table.seats.find(({ seat }) => seat === table.you.seat)?.wants_rematch ?? false;
  const hadNext = useRef(table.outcome?.next_table != null);
  const next = table.outcome?.next_table ?? null;
  useOnChange(next, () => {
    if (next && wants && !hadNext.current) go(nextAddress(table));
  });
}

function Rematch({ session, table }: { session: Session; table: TableView }): JSX.Element {
  const wants = table.seats.find((seat) => seat.seat === table.you.seat)?.wants_rematch ?? false;
  const others = table.seats.filter((seat) => seat.wants_rematch && seat.seat !== table.you.seat);
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
        {say(wants ? "ui-rematch-waiting" : table.players > 1 ? "ui-rematch" : "ui-play-again")}
      </button>
      {!wants && others.length > 0 && (
        <span class="note">{say("ui-rematch-wanted", { name: seatName(table, others[0]?.seat ?? 0) })}</span>
      )}
    </>
  );
}
