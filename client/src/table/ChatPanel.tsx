/* Chat and preset reactions. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Layout } from "../hooks/hooks.ts";
import type { ChatLine } from "../connection/messages.ts";
import type { RoomTable } from "../connection/tableState.ts";
import { say } from "../words/words.ts";
import { lineText, type Reaction, REACTIONS } from "./chatWords.ts";
import type { Session } from "./session.ts";

interface Props {
  session: Session;
  table: RoomTable;
  chat: ChatLine[];
  layout: Layout;
}

export function ChatPanel({ session, table, chat, layout }: Props): JSX.Element | null {
  const people =
    table.game.players.filter((player) => player?.kind === "person").length + table.room.watching;
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState(chat.length);
  useEffect(() => {
    if (isOpen) setSeen(chat.length);
  }, [isOpen, chat.length]);
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen) box.current?.querySelector("form")?.scrollIntoView({ block: "nearest" });
  }, [isOpen, chat.length]);
  if (!table.room.chat || (people < 2 && !chat.length)) return null;
  return (
    <details
      class="card talk"
      ref={box}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      data-layout={layout}
    >
      <summary>
        <h2>{say("ui-talk")}</h2>
        {chat.length > seen && <span class="count">{chat.length - seen}</span>}
        {table.room.watching > 0 && (
          <span class="note">{say("ui-watching", { count: table.room.watching })}</span>
        )}
      </summary>
      <Lines chat={chat} table={table} session={session} />
      <SayForm session={session} />
    </details>
  );
}

function Lines({ chat, table, session }: Pick<Props, "chat" | "table" | "session">): JSX.Element {
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [chat.length]);
  return (
    <ol class="chat" ref={end} tabIndex={0} aria-label={say("ui-talk")}>
      {chat.slice(-60).map((line) => (
        <li key={line.number}>
          <b>{line.person.name}</b> <span class={line.reaction ? "reaction" : ""}>{lineText(line)}</span>{" "}
          {table.room.you.is_host && line.person.id !== table.room.you.person && (
            <button
              type="button"
              class="mute"
              onClick={() => void session.send({ type: "mute", person: line.person.id, muted: true })}
              aria-label={say("ui-mute", { name: line.person.name })}
            >
              ×
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

function SayForm({ session }: { session: Session }): JSX.Element {
  const [text, setText] = useState("");
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!text.trim()) return;
    const answer = await session.send({ type: "say", text: text.trim() });
    if (answer?.type === "done") setText("");
  };
  return (
    <form onSubmit={send}>
      <div class="reactions" role="group" aria-label={say("ui-reactions")}>
        {Object.entries(REACTIONS).map(([reaction, word]) => (
          <button
            key={reaction}
            type="button"
            onClick={() => void session.send({ type: "say", reaction: reaction as Reaction })}
            data-react={reaction}
          >
            {say(word)}
          </button>
        ))}
      </div>
      <div class="say">
        <input
          class="field"
          value={text}
          maxLength={200}
          aria-label={say("ui-say")}
          placeholder={say("ui-say")}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button small">
          {say("ui-send")}
        </button>
      </div>
    </form>
  );
}
