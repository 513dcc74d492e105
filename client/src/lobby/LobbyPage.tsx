/* The lobby: play now, a new table, today's challenge, my games, others' games. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../controls/icons.tsx";
import { go } from "../hooks/route.ts";
import { SettingsBar } from "../settings/SettingsBar.tsx";
import { http } from "../connection/http.ts";
import { isServerSilent, watchServer } from "../connection/reach.ts";
import type { Games, GameShape, Lobby, Me, MyTables, Records } from "../connection/schemas.ts";
import { say } from "../words/words.ts";
import type { GameRegistry } from "../table/game.ts";
import { DoorCard } from "./DoorCard.tsx";
import { DailyCard } from "./DailyCard.tsx";
import { GameCard } from "./GameCard.tsx";
import { botsFor, usualPlayers } from "./gameShape.ts";
import { MeCard } from "./MeCard.tsx";
import { NewTableDialog } from "./NewTable.tsx";
import { problemText } from "../table/problem.ts";
import { JoinCard, OpenTables, RecentRecords, MyGames, MyTurns } from "./lists.tsx";

export interface LobbyData {
  me: Me | null;
  games: Games | null;
  mine: MyTables | null;
  lobby: Lobby | null;
  records: Records | null;
}

const EMPTY: LobbyData = { me: null, games: null, mine: null, lobby: null, records: null };
const AGAIN = 15_000;

export default function LobbyPage({ games }: { games: GameRegistry }): JSX.Element {
  const [data, setData] = useState<LobbyData>(EMPTY);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [making, setMaking] = useState<GameShape | null>(null);
  const load = (): void =>
    void loadLobby(setData).then(
      () => setTrouble(null),
      (why) => setTrouble(isServerSilent() ? null : problemText(why)), // the page says that it is silent
    );
  useEffect(() => {
    document.title = "Lapidarium";
    load();
    const timer = setInterval(() => document.visibilityState === "visible" && load(), AGAIN);
    const unwatch = watchServer(() => isServerSilent() || load());
    addEventListener("online", load);
    return () => {
      clearInterval(timer);
      unwatch();
      removeEventListener("online", load);
    };
  }, []);
  const act = async (doing: () => Promise<{ table: string; invite?: string | null }>): Promise<void> => {
    try {
      go(`/t/${(await doing()).table}`);
    } catch (why) {
      setTrouble(problemText(why));
    }
  };
  const playNow = (shape: GameShape, level: string): void =>
    void act(() =>
      http.make({
        game: shape.game,
        players: usualPlayers(shape),
        seat: 1,
        bots: botsFor(shape, level),
        practice: true,
      }),
    );
  const playAlone = ({ game }: GameShape): void =>
    void act(() => http.make({ game, players: 1, seat: 1, practice: true }));
  const daily = data.games?.games.find((shape) => shape.has_daily);
  return (
    <div class="start">
      <header class="bar">
        <a class="brand" href="/">
          <Icon name="mark" size={24} />
          <span>Lapidarium</span>
        </a>
        <div class="bar-tools">
          <a class="bar-link wide-only" href="/learn">
            {say("ui-learn")}
          </a>
          <a class="bar-link wide-only" href="/puzzle">
            {say("ui-puzzles")}
          </a>
          <a class="bar-link wide-only" href="/workshop">
            {say("ui-workshop")}
          </a>
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
        {data.me && <DoorCard me={data.me} onIn={load} />}
        {isNewcomer(data) && (
          <a class="card learn-offer" href="/learn" data-act="learn">
            <Icon name="hint" size={20} />
            <span>
              <b>{say("ui-learn-five")}</b> <small>{say("ui-learn-five-about")}</small>
            </span>
          </a>
        )}
        <MyTurns tables={data.mine} />
        <div class="game-cards">
          {data.games?.games.map((shape) => (
            <GameCard
              key={shape.game}
              shape={shape}
              client={games(shape.game)}
              isReady={data.me !== null}
              onPlay={(level) => playNow(shape, level)}
              onSolo={() => playAlone(shape)}
              onNew={() => setMaking(shape)}
            />
          ))}
        </div>
        <div class="start-columns">
          <div>
            <MyGames tables={data.mine} />
            <OpenTables lobby={data.lobby} />
          </div>
          <div>
            {daily && <DailyCard game={daily.game} onPlay={(again) => void act(() => http.attempt(again))} />}
            <JoinCard />
          </div>
          <div>
            <RecentRecords
              records={data.records}
              onImport={(text) => void act(() => http.importRecord(text))}
            />
            <MeCard me={data.me} onChanged={load} />
          </div>
        </div>
        <footer class="note">
          <a href="/learn">{say("ui-learn")}</a> · <a href="/puzzle">{say("ui-puzzles")}</a> ·{" "}
          <a href="/study">{say("ui-study")}</a> · <a href="/workshop">{say("ui-workshop")}</a> ·{" "}
          {say("ui-unofficial")}
        </footer>
      </main>
      {making && data.games && (
        <NewTableDialog
          shape={making}
          client={games(making.game)}
          onClose={() => setMaking(null)}
          onMake={(table) => http.make(table)}
        />
      )}
    </div>
  );
}

/** Somebody who has no games here yet. */
function isNewcomer({ me, mine }: LobbyData): boolean {
  return me !== null && mine !== null && mine.playing.length + mine.over.length === 0;
}

/** Who I am comes first (that makes a guest); the games need nobody. */
async function loadLobby(set: (change: (old: LobbyData) => LobbyData) => void): Promise<void> {
  const asked = http.games().then((games) => set((old) => ({ ...old, games })));
  const me = await http.me();
  set((old) => ({ ...old, me }));
  const [mine, lobby, records] = await Promise.all([http.mine(), http.lobby(), http.records()]);
  set((old) => ({ ...old, mine, lobby, records }));
  await asked;
}
