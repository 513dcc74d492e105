/* What happens, for those who hear the page: each event once, in words. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { ChatLine, LogLine, TableView } from "../connection/messages.ts";
import { render, say, sentence } from "../words/words.ts";
import { actorName, isYourTurn } from "./names.ts";
import { chatWords } from "./ChatPanel.tsx";

export function LiveRegion({
  table,
  log,
  chat,
}: {
  table: TableView;
  log: LogLine[];
  chat: ChatLine[];
}): JSX.Element {
  const [text, setText] = useState("");
  const told = useRef({ lines: log.length, message: chat.length, turn: table.to_act });
  useEffect(() => {
    const lines = log.slice(told.current.lines).map((line) => lineWords(table, line));
    const message = chat.slice(told.current.message).map(chatWords);
    const isTakenBack = log.length < told.current.lines;
    const isNewTurn = table.to_act !== told.current.turn && isYourTurn(table);
    told.current = { lines: log.length, message: chat.length, turn: table.to_act };
    const news = [
      ...(isTakenBack ? [say("ui-taken-back")] : []),
      ...lines,
      ...message,
      ...(isNewTurn ? [say("ui-your-turn")] : []),
    ];
    if (news.length) setText(news.join(". "));
  }, [table, log, chat]);
  return (
    <p
      class="unseen"
      aria-live="polite"
      data-event={table.event}
      data-status={table.status}
      data-to-act={table.to_act}
      data-seat={table.you.seat}
    >
      {text}
    </p>
  );
}

function lineWords(table: TableView, line: LogLine): string {
  const what = [line.message, ...line.gains].map(render).join("; ");
  return line.seat ? `${actorName(table, line.seat)} ${what}` : sentence(what);
}
