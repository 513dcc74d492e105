/* What happens, for those who hear the page: each event once, in words. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { ChatLine, LogLine, TableView } from "../connection/messages.ts";
import { announced, newsSince } from "./news.ts";

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
  const before = useRef(announced({ table, log, chat }));
  useEffect(() => {
    const news = newsSince(before.current, { table, log, chat });
    before.current = announced({ table, log, chat });
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
