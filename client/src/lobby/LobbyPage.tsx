/* The start page: play now, a new table, today's challenge, my games, others' games. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../controls/icons.tsx";
import { go } from "../hooks/route.ts";
import { SettingsBar } from "../settings/SettingsBar.tsx";
import { http } from "../connection/http.ts";
import type { Games, Lobby, Me, MyTables, Records } from "../connection/schemas.ts";
import { say } from "../words/words.ts";
import { DailyCard } from "./DailyCard.tsx";
import { GameCard } from "./GameCard.tsx";
import { MeCard } from "./MeCard.tsx";
import { NewTableDialog } from "./NewTable.tsx";
import { wordsOf } from "../table/problem.ts";
import { JoinCard, OpenTables, RecentRecords, MyGames } from "./lists.tsx";

export interface House {
  me: Me | null;
  games: Games | null;
  mine: MyTables | null;
  lobby: Lobby | null;
  records: Records | null;
}

const EMPTY: House = { me: null, games: null, mine: null, lobby: null, records: null };
const AGAIN = 15_000;

export default function StartPage(): JSX.Element {
  const [house, setHouse] = useState<House>(EMPTY);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [making, setMaking] = useState<"monolyth" | "ocelot" | null>(null);
  const load = (): void =>
    void loadHouse(setHouse).then(
      () => setTrouble(null),
      (why) => setTrouble(wordsOf(why)),
    );
  useEffect(() => {
    document.title = "Lapidarium";
    load();
    const timer = setInterval(() => document.visibilityState === "visible" && load(), AGAIN);
    return () => clearInterval(timer);
  }, []);
  const act = async (doing: () => Promise<{ table: string; invite?: string | null }>): Promise<void> => {
    try {
      go(`/t/${(await doing()).table}`);
    } catch (why) {
      setTrouble(wordsOf(why));
    }
  };
  const playNow = (game: "monolyth" | "ocelot", level: string): void =>
    void act(() =>
      http.make(level ? { game, players: 2, seat: 1, bots: { "2": level } } : { game, players: 1, seat: 1 }),
    );
  return (
    <div class="start">
      <header class="bar">
        <a class="brand" href="/">
          <Icon name="mark" size={24} />
          <span>Lapidarium</span>
        </a>
        <div class="bar-tools">
          <SettingsBar />
        </div>
      </header>
      {trouble && (
        <p class="banner bad" role="alert">
          {trouble}
        </p>
      )}
      <main class="start-page">
        <h1>{say("ui-welcome")}</h1>
        <div class="game-cards">
          <GameCard
            game="monolyth"
            games={house.games}
            onPlay={(level) => playNow("monolyth", level)}
            onSolo={() => playNow("monolyth", "")}
            onNew={() => setMaking("monolyth")}
          />
          <GameCard
            game="ocelot"
            games={house.games}
            onPlay={(level) => playNow("ocelot", level)}
            onNew={() => setMaking("ocelot")}
          />
        </div>
        <div class="start-columns">
          <div>
            <MyGames tables={house.mine} />
            <OpenTables lobby={house.lobby} />
          </div>
          <div>
            <DailyCard onPlay={(again) => void act(() => http.attempt(again))} />
            <JoinCard />
          </div>
          <div>
            <RecentRecords
              records={house.records}
              onImport={(text) => void act(() => http.importRecord(text))}
            />
            <MeCard me={house.me} onChanged={load} />
          </div>
        </div>
        <footer class="note">{say("ui-unofficial")}</footer>
      </main>
      {making && house.games && (
        <NewTableDialog
          game={making}
          games={house.games}
          onClose={() => setMaking(null)}
          onMake={(table) => http.make(table)}
        />
      )}
    </div>
  );
}

/** First who I am (that makes a guest), then everything else at once. */
async function loadHouse(set: (change: (old: House) => House) => void): Promise<void> {
  const me = await http.me();
  set((old) => ({ ...old, me }));
  const [games, mine, lobby, records] = await Promise.all([
    http.games(),
    http.mine(),
    http.lobby(),
    http.records(),
  ]);
  set((old) => ({ ...old, games, mine, lobby, records }));
}
