/* The record of the game so far: in words and in notation, newest first. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { GameView, LogLine } from "../connection/messages.ts";
import { render, say } from "../words/words.ts";
import { actionText, seatName, withNames } from "./names.ts";
import { type TurnLines, turnsOf } from "./turns.ts";

interface Props {
  game: GameView;
  log: LogLine[];
  /** Lines that are seen on the table, and need no words. */
  isQuiet?: (line: LogLine) => boolean;
  /** Go to a line, in a replay. */
  onJump?: ((event: number) => void) | undefined;
  at?: number | undefined;
}

const nothingIsQuiet = (): boolean => false;

export function GameLog({ game, log, isQuiet = nothingIsQuiet, onJump, at }: Props): JSX.Element {
  const turns = useMemo(
    () =>
      turnsOf(log, game.players.length)
        .filter(({ lines }) => !lines.every(isQuiet))
        .reverse(),
    [log, game.players.length, isQuiet],
  );
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const now = list.current?.querySelector<HTMLElement>("li.now");
    if (list.current && now) list.current.scrollTop = now.offsetTop - list.current.clientHeight / 3;
  }, [at]);
  return (
    <section class="card record" aria-label={say("ui-record")}>
      <div class="card-head">
        <h2>{say("ui-record")}</h2>
      </div>
      {turns.length === 0 && <p class="note">{say("ui-record-empty")}</p>}
      <ol class="turns" ref={list} tabIndex={0} aria-label={say("ui-record")}>
        {turns.map((turn) => (
          <TurnItem key={`${turn.number} ${turn.lines[0]?.event}`} {...{ game, turn, isQuiet, onJump, at }} />
        ))}
      </ol>
    </section>
  );
}

function TurnItem({
  game,
  turn,
  isQuiet,
  onJump,
  at,
}: {
  game: GameView;
  turn: TurnLines;
  isQuiet: (line: LogLine) => boolean;
  onJump: Props["onJump"];
  at: Props["at"];
}): JSX.Element {
  const shown = turn.lines.filter((line) => !isQuiet(line));
  const last = turn.lines[turn.lines.length - 1]?.event ?? 0;
  const first = turn.lines[0]?.event ?? 0;
  const isNow = at !== undefined && at >= first && at <= last;
  const inside = (
    <>
      <span class="turn-number">{turn.number}</span>
      <span class="turn-words">
        {turn.seat > 0 && <b class={turn.seat === game.seat ? "own" : ""}>{seatName(game, turn.seat)} </b>}
        {shown.map((line, n) => (
          <span key={line.event} class={line.gains.length ? "gained" : ""}>
            {n > 0 && "; "}
            {line.seat ? actionText(game, line) : withNames(game, line.message)}
            {line.gains.map((gain) => (
              <em key={gain.code}> · {render(gain)}</em>
            ))}
          </span>
        ))}
        <code>{shown.map((line) => line.move).join("  ")}</code>
      </span>
    </>
  );
  return (
    <li class={isNow ? "now" : ""} aria-current={isNow ? "step" : undefined}>
      {onJump ? (
        <button type="button" class="turn" onClick={() => onJump(last)}>
          {inside}
        </button>
      ) : (
        <div class="turn">{inside}</div>
      )}
    </li>
  );
}
