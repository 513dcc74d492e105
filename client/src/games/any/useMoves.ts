/* Which moves there are, which of them are found, and which one is chosen. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Words } from "../../connection/messages.ts";
import type { TableView } from "../../connection/tableState.ts";
import { type Session, useAnswer } from "../../table/session.ts";
import { type Fillings, type Language, language, say, sentence } from "../../words/words.ts";
import { type ListedMove, matching } from "./moves.ts";
import type { AnyChoices, AnyMove } from "./view.ts";

export interface Moves {
  /** Is there anything to choose from? */
  isOpen: boolean;
  found: readonly ListedMove[];
  search: string;
  chosen: string | null;
  /** What the server says about the chosen move. */
  answer: ReturnType<typeof useAnswer>;
  isSending: boolean;
  find: (search: string) => void;
  choose: (move: string | null) => void;
  play: () => Promise<void>;
}

/** What the player would do, as a whole sentence. */
export function deedWords({ code, params }: Words): string {
  const what = say(code, params as Fillings | undefined, "you");
  return sentence(say("ui-who-did-what", { who: say("ui-you"), what }));
}

/** A move in the language that is spoken now. */
function listedIn(_spoken: Language, { move, message }: AnyMove): ListedMove {
  return { move, words: deedWords(message) };
}

export function useMoves(session: Session, table: TableView, hinted: string | null): Moves {
  const choices = (table.game.choices ?? null) as AnyChoices | null;
  const [search, find] = useState("");
  const [chosen, choose] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const spoken = language();
  const listed = useMemo(() => (choices?.moves ?? []).map((one) => listedIn(spoken, one)), [choices, spoken]);
  const found = useMemo(() => matching(listed, search), [listed, search]);
  useEffect(() => {
    find("");
    choose(null);
  }, [table.game.event]);
  useEffect(() => {
    if (hinted) choose(hinted);
  }, [hinted]);
  const isFound = found.some(({ move }) => move === chosen);
  return {
    isOpen: listed.length > 0,
    found,
    search,
    chosen: isFound ? chosen : null,
    answer: useAnswer(session, table.game.event, isFound ? chosen : null),
    isSending,
    find: (text) => {
      find(text);
      choose(matching(listed, text)[0]?.move ?? null);
    },
    choose,
    play: async () => {
      if (!isFound || !chosen || isSending) return;
      setSending(true);
      await session.play(chosen);
      setSending(false);
    },
  };
}
