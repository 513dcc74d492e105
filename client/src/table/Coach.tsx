/* A coach beside a casual game against bots: each turn one line of what to look at, until it is switched off. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Words } from "../connection/messages.ts";
import type { RoomTable } from "../connection/tableState.ts";
import { Icon } from "../controls/icons.tsx";
import { useLoaded } from "../hooks/hooks.ts";
import { Store, useStore } from "../hooks/store.ts";
import { keep, kept } from "../settings/settings.ts";
import { render, say, sentence } from "../words/words.ts";
import { loadLearnWords } from "./learnWords.ts";
import { isYourTurn } from "./names.ts";
import type { Session } from "./session.ts";

const isOn = new Store(false);

function turnCoach(on: boolean): void {
  keep("coach", on ? "on" : "off");
  isOn.set(on);
}

/** Hints are allowed, and nobody else is a person. */
function mayCoach({ game, room }: RoomTable): boolean {
  const isAlone = game.players.every((player, n) => n + 1 === game.seat || player?.kind === "bot");
  return room.status === "playing" && !room.rated && !room.daily && game.seat > 0 && isAlone;
}

interface Props {
  session: Session;
  table: RoomTable;
}

export function Coach({ session, table }: Props): JSX.Element | null {
  useEffect(() => isOn.set(kept("coach") === "on"), []);
  const isCoached = useStore(isOn) && mayCoach(table);
  const words = useLoaded(isCoached ? loadLearnWords : undefined);
  const isYours = isCoached && isYourTurn(table);
  const [advice, setAdvice] = useState<Words | null>(null);
  useEffect(() => {
    setAdvice(null);
    if (!isYours) return;
    let isWanted = true;
    void session.ask("hint 1").then((answer) => {
      if (isWanted && answer?.type === "answer") setAdvice(answer.message);
    });
    return () => {
      isWanted = false;
    };
  }, [session, isYours]);
  if (!isYours || !words || !advice) return null;
  return (
    <div class="banner hint" role="status" data-coach>
      <Icon name="hint" size={18} />
      <p>{say("ui-coach-says", { advice: sentence(render(advice)) })}</p>
      <button
        type="button"
        class="tool"
        aria-label={say("ui-coach-off")}
        onClick={() => turnCoach(false)}
        data-act="coach-off"
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

/** In the menu: switch the coach on and off. */
export function CoachSwitch({ table }: { table: RoomTable }): JSX.Element | null {
  const on = useStore(isOn);
  const words = useLoaded(loadLearnWords);
  if (!words || !mayCoach(table)) return null;
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => turnCoach(event.currentTarget.checked)}
        data-act="coach"
      />
      {say("ui-coach")}
    </label>
  );
}
