/* How the pack plays: a quick bot plays it many times in the background, beside the shipped pack. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Balance as Found, CheckedPack } from "../connection/workshop.ts";
import { Icon } from "../controls/icons.tsx";
import { workshop } from "../packs/requests.ts";
import { problemText } from "../table/problem.ts";
import { render, say } from "../words/words.ts";
import { Bars, Histogram } from "./plots.tsx";
import { averageTurns, byTurnOrder, paymentRows, scoreBars, turnBars } from "./sums.ts";

const AGAIN = 1500;

export function Balance({ checked, counts }: { checked: CheckedPack; counts: number[] }): JSX.Element {
  const [players, setPlayers] = useState(counts.includes(2) ? 2 : (counts[0] ?? 1));
  /** How often it was started; at first it is only asked what is known already. */
  const [starts, setStarts] = useState(0);
  const [found, setFound] = useState<Found | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const isReady = checked.digest !== null;
  useEffect(() => {
    if (!isReady) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const ask = async (isStart: boolean): Promise<void> => {
      try {
        const next = await workshop.balance(checked.text, players, isStart);
        if (!isWanted) return;
        setFound(next);
        setTrouble(null);
        if (next.running) timer = setTimeout(() => void ask(false), AGAIN);
      } catch (why) {
        if (isWanted) setTrouble(problemText(why));
      }
    };
    void ask(starts > 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [starts, players, checked.text, isReady]);
  const isDone = found !== null && found.own.games >= found.of && found.shipped.games >= found.of;
  return (
    <section class="card balance" aria-label={say("workshop-tab-balance")}>
      <h2>{say("workshop-tab-balance")}</h2>
      <p class="note">{say("workshop-balance-words")}</p>
      {counts.length > 1 && (
        <fieldset class="levels">
          <legend>{say("ui-players")}</legend>
          {counts.map((count) => (
            <label key={count} class={count === players ? "chosen" : ""}>
              <input
                type="radio"
                name="balance-players"
                value={String(count)}
                checked={count === players}
                onChange={() => (setPlayers(count), setFound(null), setStarts(0))}
              />
              {count}
            </label>
          ))}
        </fieldset>
      )}
      <p class="row">
        <button
          type="button"
          class="button primary"
          disabled={!isReady || isDone || found?.running === true}
          onClick={() => setStarts(starts + 1)}
          data-act="balance"
        >
          <Icon name="play" size={16} />{" "}
          {say(found?.own.games && !isDone ? "workshop-balance-go-on" : "workshop-balance-start")}
        </button>
        {!isReady && <span class="note">{say("workshop-balance-not-ready")}</span>}
      </p>
      {trouble && (
        <p class="why" role="alert">
          {trouble}
        </p>
      )}
      {found && (found.running || found.own.games > 0) && <Progress found={found} isDone={isDone} />}
      {found && found.own.games > 0 && <Plots found={found} players={players} />}
    </section>
  );
}

function Progress({ found, isDone }: { found: Found; isDone: boolean }): JSX.Element {
  const isSame = found.own.digest === found.shipped.digest;
  const done = found.own.games + (isSame ? 0 : found.shipped.games);
  const all = found.of * (isSame ? 1 : 2);
  return (
    <div class="balance-progress" data-running={found.running} data-games={found.own.games}>
      <progress value={done} max={all} aria-label={say("workshop-balance-progress", { done, all })} />
      <span role="status">
        {isDone
          ? say("workshop-balance-done", { games: found.own.games, bot: render(found.bot) })
          : say("workshop-balance-progress", { done, all })}
      </span>
    </div>
  );
}

function Plots({ found, players }: { found: Found; players: number }): JSX.Element {
  const { own, shipped } = found;
  return (
    <div class="plots">
      <p class="plot-key">
        <i class="own" aria-hidden="true" /> {say("workshop-this-pack")}{" "}
        <i class="shipped" aria-hidden="true" /> {say("workshop-shipped-pack")}
      </p>
      <Histogram
        title={say("workshop-plot-turns")}
        note={say("workshop-plot-average", { own: averageTurns(own), shipped: averageTurns(shipped) })}
        bars={turnBars(own, shipped)}
      />
      <Histogram title={say("workshop-plot-scores")} bars={scoreBars(own, shipped)} />
      {players > 1 && (
        <Bars
          title={say("workshop-plot-seats")}
          rows={byTurnOrder(own, shipped).map(({ turn, ...row }) => ({
            ...row,
            label: say("workshop-plot-turn", { turn }),
          }))}
        />
      )}
      <Bars
        title={say("workshop-plot-points")}
        isShare={false}
        rows={own.points.map((_, n) => ({
          label: players > 1 ? say("workshop-plot-turn", { turn: n + 1 }) : say("workshop-solo"),
          own: (own.points[n] ?? 0) / own.games,
          shipped: shipped.games ? (shipped.points[n] ?? 0) / shipped.games : null,
        }))}
      />
      {own.payments.map(({ kind }) => (
        <Bars key={kind} title={say(`pays-${kind}`)} rows={paymentRows(own, shipped, kind)} />
      ))}
    </div>
  );
}
