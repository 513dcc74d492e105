/* What an invited friend sees first: who invites, the game in three sentences, a name, one large button. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import type { RoomTable } from "../connection/tableState.ts";
import type { TableShape } from "../connection/schemas.ts";
import { say } from "../words/words.ts";
import { HowTo } from "./HowTo.tsx";
import { clockWords } from "./clockWords.ts";
import { gameShort, gameTitle, playerName } from "./names.ts";
import { problemText } from "./problem.ts";
import type { Session } from "./session.ts";

interface Props {
  session: Session;
  table: RoomTable;
  invite: string | null;
}

export function Invited({ session, table, invite }: Props): JSX.Element {
  const [shape, setShape] = useState<TableShape | null>(null);
  const [name, setName] = useState("");
  const [known, setKnown] = useState<{ name: string; claimed: boolean } | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    void http.table(table.room.table, invite).then(setShape, () => undefined);
    void http.me().then(
      (me) => (setKnown(me), setName(me.name)),
      () => undefined,
    );
  }, [table.room.table, invite]);
  const game = gameTitle(table.game.game);
  const open = table.game.players.indexOf(null) + 1;
  const others = table.game.players.filter((player) => player !== null).map(playerName);
  const sit = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      const wanted = name.trim();
      if (known && !known.claimed && wanted && wanted !== known.name) await http.rename(wanted);
      if (open) await session.send({ type: "sit", seat: open });
    } catch (why) {
      setTrouble(problemText(why));
    }
  };
  return (
    <form class="invited" onSubmit={(event) => void sit(event)}>
      <h1>
        {shape?.host.name
          ? say("ui-invites-you", { name: shape.host.name, game })
          : say("ui-invited", { game })}
      </h1>
      <p class="invited-short">{gameShort(table.game.game)}</p>
      <p class="note">
        {[
          ...(others.length ? [say("ui-already-there", { names: others })] : []),
          ...(shape?.clock ? [clockWords(shape.clock)] : []),
        ].join(" · ")}
      </p>
      {!known?.claimed && (
        <label class="invited-name">
          <span>{say("ui-me")}</span>
          <input
            class="field"
            value={name}
            maxLength={40}
            autoComplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
            data-name
          />
        </label>
      )}
      {trouble && (
        <p class="why" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" class="button primary large" disabled={!open} data-act="sit">
        {say("ui-sit")}
      </button>
      <p class="note">{say("ui-invited-watch")}</p>
      <HowTo game={table.game.game} />
    </form>
  );
}
