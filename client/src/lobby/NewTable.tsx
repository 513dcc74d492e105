/* A new table: who sits where, how long one may think, and which figures are used. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../controls/icons.tsx";
import { go } from "../hooks/route.ts";
import { levelName, placeName } from "../table/names.ts";
import type { Games, Made, NewTable } from "../connection/schemas.ts";
import { say } from "../words/words.ts";
import { CardChoice } from "../games/monolyth/CardChoice.tsx";
import { clockOf, type Draft, draftOf, tableOf } from "./draft.ts";
import { wordsOf } from "../table/problem.ts";

interface Props {
  game: "monolyth" | "ocelot";
  games: Games;
  onClose: () => void;
  onMake: (table: NewTable) => Promise<Made>;
}

export function NewTableDialog({ game, games, onClose, onMake }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState<Draft>(() => draftOf(game));
  const [trouble, setTrouble] = useState<string | null>(null);
  const shape = games.games.find((one) => one.game === game);
  const change = (part: Partial<Draft>): void => setDraft((old) => ({ ...old, ...part }));
  useEffect(() => dialog.current?.showModal(), []);
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      go(`/t/${(await onMake(tableOf(draft))).table}`);
    } catch (why) {
      setTrouble(wordsOf(why));
    }
  };
  return (
    <dialog class="dialog" ref={dialog} onClose={onClose} aria-labelledby="new-table">
      <form onSubmit={make}>
        <div class="end-head">
          <h1 id="new-table">
            {say("ui-new-table-of", {
              game: say(game === "monolyth" ? "game-monolyth" : "game-ocelot"),
            })}
          </h1>
          <button
            type="button"
            class="tool"
            aria-label={say("ui-close")}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
        {trouble && (
          <p class="why" role="alert">
            {trouble}
          </p>
        )}
        {shape && shape.players.length > 1 && (
          <Players draft={draft} counts={shape.players} onChange={change} />
        )}
        <Seats draft={draft} levels={games.levels} onChange={change} />
        {game === "monolyth" && (
          <CardChoice cards={shape?.cards ?? []} chosen={draft.card} onChoose={(card) => change({ card })} />
        )}
        <Clock draft={draft} onChange={change} />
        <div class="checks">
          <Check
            label={say("ui-listed")}
            isOn={draft.listed}
            onChange={(listed) => change({ listed })}
            name="listed"
          />
          {draft.players > 1 && (
            <Check
              label={say("ui-rated-long")}
              isOn={draft.rated}
              onChange={(rated) => change({ rated })}
              name="rated"
            />
          )}
          {draft.players === 2 && (
            <Check
              label={say("ui-match")}
              isOn={draft.match}
              onChange={(match) => change({ match })}
              name="match"
            />
          )}
        </div>
        <OwnPack onRead={(packText) => change({ packText })} isRead={draft.packText !== ""} />
        <p class="row end-acts">
          <button type="submit" class="button primary" data-act="make">
            <Icon name="check" size={16} /> {say("ui-make-table")}
          </button>
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            {say("ui-cancel")}
          </button>
        </p>
      </form>
    </dialog>
  );
}

interface PartProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

function Players({ draft, counts, onChange }: PartProps & { counts: number[] }): JSX.Element {
  return (
    <fieldset class="levels">
      <legend>{say("ui-players")}</legend>
      {counts.map((count) => (
        <label key={count} class={count === draft.players ? "chosen" : ""}>
          <input
            type="radio"
            name="players"
            value={String(count)}
            checked={count === draft.players}
            onChange={() => onChange({ players: count, mySeat: Math.min(draft.mySeat, count) })}
          />
          {count}
        </label>
      ))}
    </fieldset>
  );
}

function Seats({ draft, levels, onChange }: PartProps & { levels: string[] }): JSX.Element {
  const set = (seat: number, value: string): void => {
    if (value === "me")
      onChange({ mySeat: seat, seats: { ...draft.seats, [draft.mySeat]: draft.seats[seat] ?? "" } });
    else
      onChange({
        seats: { ...draft.seats, [seat]: value },
        mySeat: draft.mySeat === seat ? 0 : draft.mySeat,
      });
  };
  return (
    <fieldset class="seats">
      <legend>{say("ui-who-sits")}</legend>
      {Array.from({ length: draft.players }, (_, n) => n + 1).map((seat) => (
        <label key={seat}>
          <span>{placeName(draft.game, seat)}</span>
          <select
            class="field"
            value={draft.mySeat === seat ? "me" : (draft.seats[seat] ?? "")}
            onChange={(event) => set(seat, event.currentTarget.value)}
            data-seat={seat}
          >
            <option value="me">{say("ui-you")}</option>
            {draft.players > 1 && <option value="">{say("ui-open-seat")}</option>}
            {levels.map((level) => (
              <option key={level} value={level}>
                {levelName(level)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

const CLOCKS: [string, string][] = [
  ["none", "ui-clock-none"],
  ["live 10+10", "ui-clock-live"],
  ["live 20+15", "ui-clock-live"],
  ["live 40+30", "ui-clock-live"],
  ["days 1", "ui-clock-days"],
  ["days 3", "ui-clock-days"],
];

function Clock({ draft, onChange }: PartProps): JSX.Element {
  return (
    <div class="seats">
      <label>
        <span>{say("ui-clock")}</span>
        <select
          class="field"
          value={draft.clock}
          onChange={(event) => onChange({ clock: event.currentTarget.value })}
          data-set="clock"
        >
          {CLOCKS.map(([clock, word]) => {
            const { minutes = 0, increment = 0, days = 0 } = clockOf(clock);
            return (
              <option key={clock} value={clock}>
                {say(word, { minutes, increment, days })}
              </option>
            );
          })}
        </select>
      </label>
      {draft.clock !== "none" && (
        <label>
          <span>{say("ui-timeout")}</span>
          <select
            class="field"
            value={draft.onTimeout}
            onChange={(event) => onChange({ onTimeout: event.currentTarget.value as Draft["onTimeout"] })}
          >
            <option value="bot">{say("ui-timeout-bot")}</option>
            <option value="loss">{say("ui-timeout-loss")}</option>
          </select>
        </label>
      )}
    </div>
  );
}

function Check({
  label,
  isOn,
  onChange,
  name,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  name: string;
}): JSX.Element {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
        data-set={name}
      />
      <span>{label}</span>
    </label>
  );
}

/** The figures of one's own box, from a file; the server checks them. */
function OwnPack({ onRead, isRead }: { onRead: (text: string) => void; isRead: boolean }): JSX.Element {
  return (
    <details class="own-pack">
      <summary>{say("ui-own-pack")}</summary>
      <p class="note">{say("ui-own-pack-words")}</p>
      <label class="button small file">
        <Icon name={isRead ? "check" : "plus"} size={14} />{" "}
        {say(isRead ? "ui-own-pack-read" : "ui-own-pack-choose")}
        <input
          type="file"
          accept=".toml,text/plain"
          onChange={(event) => void event.currentTarget.files?.[0]?.text().then(onRead)}
        />
      </label>
    </details>
  );
}
