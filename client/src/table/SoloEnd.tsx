/* After a solo game: the ladder of ranks, the best score, and the standings of today's challenge. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import type { OutcomeView } from "../connection/messages.ts";
import type { RoomTable } from "../connection/tableState.ts";
import type { Daily, SoloTally } from "../connection/schemas.ts";
import { CopyLink } from "../controls/CopyLink.tsx";
import { say } from "../words/words.ts";
import { dailyLines } from "./dailyLines.ts";
import { Ladder } from "./Ladder.tsx";
import { Standings } from "./Standings.tsx";

interface Props {
  table: RoomTable;
  outcome: OutcomeView;
}

export function SoloEnd({ table, outcome }: Props): JSX.Element | null {
  const [solo, setSolo] = useState<SoloTally | null>(null);
  const [daily, setDaily] = useState<Daily | null>(null);
  useEffect(() => {
    const find = (all: SoloTally[]): void =>
      setSolo(all.find(({ game }) => game === table.game.game) ?? null);
    void http.profile().then(
      (profile) => find(profile.solo),
      () => undefined,
    );
    if (table.room.daily) void http.daily().then(setDaily, () => undefined);
  }, [table.game.game, table.room.daily]);
  const score = outcome.scores[0] ?? 0;
  const isToday = daily !== null && daily.day === table.room.daily;
  return (
    <div class="solo-end">
      {solo && solo.ladder.length > 0 && <Ladder solo={solo} score={score} />}
      {isToday && <Standings attempts={daily.scores} mine={daily.mine?.person.id ?? ""} />}
      {isToday && daily.mine?.score != null && (
        <CopyLink
          text={dailyLines(daily, table.game.game, solo?.ladder ?? [])}
          label={say("ui-copy-result")}
          says={say("ui-copy-result-says")}
        />
      )}
    </div>
  );
}
