/* What I have played here: games, opponents, solo scores, daily challenges, ratings; and my notices. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import { useLayout } from "../hooks/hooks.ts";
import type { Me, Profile, Tally } from "../connection/schemas.ts";
import { PageBar } from "../settings/PageBar.tsx";
import { NoticeSettings } from "./NoticeSettings.tsx";
import { Ladder } from "../table/Ladder.tsx";
import { gameTitle, playerName } from "../table/names.ts";
import { problemText } from "../table/problem.ts";
import { say } from "../words/words.ts";
import { RatingGraph } from "./RatingGraph.tsx";

export default function ProfilePage(): JSX.Element {
  const [me, setMe] = useState<Me | null>(null);
  const [profile, setProfile] = useState<Profile | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    document.title = `${say("ui-profile")} · Lapidarium`;
    http
      .me()
      .then(setMe)
      .then(http.profile)
      .then(setProfile)
      .catch((why) => setTrouble(problemText(why)));
  }, []);
  return (
    <div class="start">
      <PageBar />
      {trouble && (
        <p class="banner bad" role="alert">
          {trouble}
        </p>
      )}
      <main class="start-page profile">
        <h1>{me?.name ?? say("ui-profile")}</h1>
        {profile &&
          (isEmpty(profile) ? (
            <p class="note empty">{say("ui-profile-empty")}</p>
          ) : (
            <Sums profile={profile} />
          ))}
        <div class="profile-cards">
          {profile && <Parts profile={profile} />}
          {me?.notices && <NoticeSettings />}
        </div>
        <p>
          <a class="button" href="/">
            {say("ui-back-to-start")}
          </a>
        </p>
      </main>
    </div>
  );
}

function isEmpty({ games, solo }: Profile): boolean {
  return !games.length && !solo.length;
}

/** Everything in a few figures. */
function Sums({ profile }: { profile: Profile }): JSX.Element {
  const { games, solo, daily, ratings } = profile;
  const sum = (of: (row: Tally) => number): number => games.reduce((all, row) => all + of(row), 0);
  const alone = solo.reduce((all, one) => all + one.played, 0);
  return (
    <dl class="card facts sums">
      <Fact name={say("ui-played")} value={sum(({ played }) => played) + alone} />
      {games.length > 0 && <Fact name={say("ui-won")} value={sum(({ won }) => won)} />}
      {daily.played > 0 && <Fact name={say("ui-streak-now")} value={daily.streak} />}
      {ratings.map(({ game, rating }) => (
        <Fact key={game} name={`${say("ui-rating")} · ${gameTitle(game)}`} value={rating} />
      ))}
    </dl>
  );
}

function Card({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  return (
    <section class="card">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Parts({ profile }: { profile: Profile }): JSX.Element {
  const { games, opponents, solo, daily, ratings } = profile;
  return (
    <>
      {games.length > 0 && (
        <Card title={say("ui-profile-games")}>
          <Tallies rows={games.map((row) => ({ ...row, name: gameTitle(row.game) }))} />
        </Card>
      )}
      {opponents.length > 0 && (
        <Card title={say("ui-profile-opponents")}>
          <Tallies
            rows={opponents.map((row) => ({
              ...row,
              name: playerName(row.player),
              under: gameTitle(row.game),
            }))}
          />
        </Card>
      )}
      {solo.map((one) => (
        <Card key={one.game} title={`${gameTitle(one.game)} · ${say("ui-solo")}`}>
          <p class="best">
            <b class="score">{one.best.score}</b>
            <span>
              {say("ui-best")} <small class="note">{say("ui-games-count", { games: one.played })}</small>
            </span>
            <a class="button small" href={`/r/${one.best.table}`}>
              {say("ui-replay")}
            </a>
          </p>
          {one.ladder.length > 0 && <Ladder solo={one} />}
        </Card>
      ))}
      {daily.played > 0 && (
        <Card title={say("ui-profile-daily")}>
          <dl class="facts">
            <Fact name={say("ui-streak-now")} value={daily.streak} />
            <Fact name={say("ui-streak-longest")} value={daily.longest} />
            <Fact name={say("ui-played")} value={daily.played} />
            <Fact name={say("ui-best")} value={daily.best ?? 0} />
          </dl>
        </Card>
      )}
      {ratings.map((one) => (
        <Card key={one.game} title={`${gameTitle(one.game)} · ${say("ui-rating")}`}>
          <p class="best">
            <b class="score">{one.rating}</b>
            <small class="note">{say("ui-games-count", { games: one.games })}</small>
          </p>
          {one.points.length > 1 && <RatingGraph points={one.points} game={gameTitle(one.game)} />}
        </Card>
      ))}
    </>
  );
}

function Fact({ name, value }: { name: string; value: number }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

type Row = Tally & { name: string; under?: string };

/** A line for each; on a phone the name has one of its own. */
function Tallies({ rows }: { rows: Row[] }): JSX.Element {
  const isNarrow = useLayout() === "phone";
  const heads = ["ui-played", "ui-won", "ui-drawn", "ui-lost"];
  return (
    <table class="tallies">
      <thead>
        <tr>
          {!isNarrow && <td />}
          {heads.map((head) => (
            <th key={head} scope="col">
              {say(head)}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row, n) => {
        const figures = [row.played, row.won, row.shared, row.lost].map((figure, column) => (
          <td key={column} class={figure ? "" : "nothing"}>
            {figure}
          </td>
        ));
        const name = (
          <th scope={isNarrow ? "rowgroup" : "row"} colSpan={isNarrow ? heads.length : 1}>
            {row.name} {row.under && <small class="note">{row.under}</small>}
            <Results {...row} />
          </th>
        );
        return (
          <tbody key={n}>
            {isNarrow ? (
              <>
                <tr>{name}</tr>
                <tr>{figures}</tr>
              </>
            ) : (
              <tr>
                {name}
                {figures}
              </tr>
            )}
          </tbody>
        );
      })}
    </table>
  );
}

/** The figures beside it at a glance: won, shared, lost. */
function Results({ won, shared, lost }: Tally): JSX.Element {
  const parts = Object.entries({ won, shared, lost }).filter(([, games]) => games > 0);
  return (
    <span class="results" aria-hidden="true">
      {parts.map(([name, games]) => (
        <i key={name} class={name} style={{ flexGrow: games }} />
      ))}
    </span>
  );
}
