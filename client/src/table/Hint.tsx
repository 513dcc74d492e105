/* A hint: what a bot would do, in words, until the next event. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../controls/icons.tsx";
import type { TableView } from "../connection/messages.ts";
import type { Words } from "../connection/messages.ts";
import { render, say, sentence } from "../words/words.ts";
import type { Session } from "./session.ts";

export interface HintState {
  message: Words | null;
  /** The move in notation, for the table to show. */
  move: string | null;
  isThinking: boolean;
  ask: () => void;
  close: () => void;
}

export function useHint(session: Session, table: TableView): HintState {
  const [said, setSaid] = useState<Words | null>(null);
  const [move, setMove] = useState<string | null>(null);
  const [isThinking, setThinking] = useState(false);
  useEffect(() => {
    setSaid(null);
    setMove(null);
  }, [table.event]);
  return {
    message: said,
    move,
    isThinking,
    ask: () => {
      setThinking(true);
      void session.ask("hint").then((answer) => {
        setThinking(false);
        if (answer) setSaid(answer.message);
        setMove(answer?.type === "answer" ? answer.move : null);
      });
    },
    close: () => setSaid(null),
  };
}

export function Hint({ hint }: { hint: HintState }): JSX.Element | null {
  if (!hint.message && !hint.isThinking) return null;
  return (
    <div class="banner hint" role="status">
      <Icon name="hint" size={18} />
      <p>{hint.message ? sentence(render(hint.message)) : say("ui-thinking")}</p>
      {hint.message && (
        <button type="button" class="tool" aria-label={say("ui-close")} onClick={hint.close}>
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
}
