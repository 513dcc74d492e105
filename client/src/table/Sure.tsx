/* Before something that cannot be undone: what will happen, and whether it should. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { RoomTable } from "../connection/tableState.ts";
import { say } from "../words/words.ts";
import { levelName, playerOn, seatName, seatsOf } from "./names.ts";

export interface Question {
  title: string;
  /** What will happen. */
  words: string[];
  verb: string;
  act: () => void;
}

export function Sure({ question, onCancel }: { question: Question; onCancel: () => void }): JSX.Element {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div class="menu-sure" role="alert">
      <h2>{question.title}</h2>
      {question.words.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p class="row">
        <button type="button" class="button bad" onClick={question.act} data-act="sure">
          {question.verb}
        </button>
        <button type="button" class="button" ref={cancel} onClick={onCancel} data-act="not-sure">
          {say("ui-cancel")}
        </button>
      </p>
    </div>
  );
}

export function handOver(table: RoomTable, level: string, act: () => void): Question {
  return {
    title: say("ui-hand-over"),
    words: [say("ui-hand-over-sure", { level: levelName(level) }), ...ratedWords(table)],
    verb: say("ui-hand-over-do"),
    act,
  };
}

export function leaving(table: RoomTable, act: () => void): Question {
  const words =
    table.room.status === "waiting" ? "ui-leave-open" : table.room.daily ? "ui-leave-daily" : "ui-leave-sure";
  return {
    title: say("ui-leave"),
    words: [say(words), ...(table.room.status === "waiting" ? [] : ratedWords(table))],
    verb: say("ui-leave"),
    act,
  };
}

export function resigning(table: RoomTable, act: () => void): Question {
  const others = seatsOf(table.game).filter((seat) => seat !== table.game.seat);
  const goesOn = others.length > 1 && others.some((seat) => playerOn(table.game, seat)?.kind === "person");
  const first = others[0];
  const words =
    first && others.length === 1
      ? [say("ui-resign-two", { name: seatName(table.game, first) })]
      : [...(first ? [say("ui-resign-last")] : []), say(goesOn ? "ui-resign-goes-on" : "ui-resign-ends")];
  return {
    title: say("ui-resign"),
    words: [...words, say("ui-no-way-back"), ...ratedWords(table)],
    verb: say("ui-resign"),
    act,
  };
}

function ratedWords(table: RoomTable): string[] {
  return table.room.rated ? [say("ui-rated-counts")] : [];
}
