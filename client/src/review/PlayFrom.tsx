/* Play on from where the board stands, against a level, at a new table for practice. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import type { GameShape } from "../connection/schemas.ts";
import { go } from "../hooks/route.ts";
import { levelOption } from "../table/names.ts";
import { problemText } from "../table/problem.ts";
import { say } from "../words/words.ts";
import { reviews } from "./requests.ts";

interface Props {
  table: string;
  game: string;
  players: number;
  event: number;
  onTrouble: (words: string) => void;
}

export function PlayFrom({ table, game, players, event, onTrouble }: Props): JSX.Element {
  const [shape, setShape] = useState<GameShape | null>(null);
  const [level, setLevel] = useState("");
  useEffect(() => {
    http.games().then(
      ({ games }) => setShape(games.find((one) => one.game === game) ?? null),
      () => undefined,
    );
  }, [game]);
  const chosen = level || shape?.fallback_level || "";
  const play = (): void =>
    void reviews.playFrom(table, { event, level: chosen }).then(
      (made) => go(`/t/${made.table}`),
      (why) => onTrouble(problemText(why)),
    );
  return (
    <p class="play-from">
      {players > 1 && (
        <label>
          <span class="unseen">{say("review-against")}</span>
          <select
            class="field"
            value={chosen}
            onChange={({ currentTarget }) => setLevel(currentTarget.value)}
            data-act="against"
          >
            {shape?.levels.map(({ name, strength }) => (
              <option key={name} value={name}>
                {levelOption(name, strength)}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" class="button" disabled={!shape} onClick={play} data-act="play-from">
        {say("review-play-from")}
      </button>
    </p>
  );
}
