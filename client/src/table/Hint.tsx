/* A hint in steps, until the next event: what to look at, which piece, then the whole move. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../controls/icons.tsx";
import type { AskAnswer, Words } from "../connection/messages.ts";
import type { RoomTable } from "../connection/tableState.ts";
import { type Fillings, say, sentence } from "../words/words.ts";
import type { Hinted } from "./game.ts";
import type { Session } from "./session.ts";

export interface HintState {
  message: Words | null;
  /** The move, for the table to show. */
  hinted: Hinted | null;
  isThinking: boolean;
  /** The step that is shown, from 1; 0 without one. */
  step: number;
  /** The next step; after the last, the last again. */
  ask: () => void;
  close: () => void;
}

const LAST = 3;

export function useHint(session: Session, table: RoomTable): HintState {
  const [said, setSaid] = useState<Words | null>(null);
  const [hinted, setHinted] = useState<Hinted | null>(null);
  const [isThinking, setThinking] = useState(false);
  const [step, setStep] = useState(0);
  useEffect(() => {
    setSaid(null);
    setHinted(null);
    setStep(0);
  }, [table.game.event]);
  return {
    message: said,
    hinted,
    isThinking,
    step,
    ask: () => {
      if (isThinking) return;
      setThinking(true);
      void session.ask(`hint ${Math.min(LAST, step + 1)}`).then((answer) => {
        setThinking(false);
        if (answer) setSaid(answer.message);
        if (answer?.type !== "answer") return;
        setStep(answer.step);
        setHinted(hintedBy(answer));
      });
    },
    close: () => setSaid(null),
  };
}

function hintedBy({ move, facts }: AskAnswer): Hinted | null {
  return move === undefined ? null : { move, facts };
}

/** A hint speaks to whoever reads it, and so does the move in it. */
export function spoken({ code, params }: Words): string {
  const inner = Object.entries(params ?? {}).map(([name, value]) => [
    name,
    name === "hint" || name === "move" ? spoken(value as Words) : value,
  ]);
  return say(code, Object.fromEntries(inner) as Fillings, "you");
}

export function Hint({ hint }: { hint: HintState }): JSX.Element | null {
  if (!hint.message && !hint.isThinking) return null;
  return (
    <div class="banner hint" role="status" data-step={hint.step}>
      <Icon name="hint" size={18} />
      <p>{hint.message ? sentence(spoken(hint.message)) : say("ui-thinking")}</p>
      {hint.message && hint.step > 0 && hint.step < LAST && (
        <button
          type="button"
          class="button small"
          data-act="hint-more"
          disabled={hint.isThinking}
          onClick={hint.ask}
        >
          {say(hint.step === LAST - 1 ? "ui-hint-whole" : "ui-hint-more")}
        </button>
      )}
      {hint.message && (
        <button type="button" class="tool" aria-label={say("ui-close")} onClick={hint.close}>
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
}
