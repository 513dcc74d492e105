/* A new table: who sits where, how long one may think, and which figures are used. */
import type { JSX } from "preact";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../controls/icons.tsx";
import { useLoaded } from "../hooks/hooks.ts";
import { go } from "../hooks/route.ts";
import type { GameClient } from "../table/game.ts";
import { gameTitle, levelOption, placeName } from "../table/names.ts";
import type { ClockShape, GameShape, Made, NewTable } from "../connection/schemas.ts";
import { say } from "../words/words.ts";
import { usualPlayers, optionsOf } from "./gameShape.ts";
import { type Draft, draftOf, mayPractise, NO_CLOCK, tableOf } from "./draft.ts";
import { problemText } from "../table/problem.ts";

interface Props {
  shape: GameShape;
  client: GameClient;
  onClose: () => void;
  onMake: (table: NewTable) => Promise<Made>;
  /** A pack of one's own that is chosen already. */
  packText?: string;
}

export function NewTableDialog({ shape, client, onClose, onMake, packText }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState<Draft>(() => ({
    ...draftOf(shape.game, usualPlayers(shape)),
    ...(packText ? { packText } : {}),
  }));
  const [trouble, setTrouble] = useState<string | null>(null);
  const loaded = useLoaded(client.loadOptions);
  const change = (part: Partial<Draft>): void => setDraft((old) => ({ ...old, ...part }));
  const onSetup = useCallback((setup: string[]) => setDraft((old) => ({ ...old, setup })), []);
  useEffect(() => dialog.current?.showModal(), []);
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      go(`/t/${(await onMake(tableOf(draft))).table}`);
    } catch (why) {
      setTrouble(problemText(why));
    }
  };
  return (
    <dialog class="dialog" ref={dialog} onClose={onClose} aria-labelledby="new-table">
      <form onSubmit={make}>
        <div class="end-head">
          <h1 id="new-table">{say("ui-new-table-of", { game: gameTitle(shape.game) })}</h1>
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
        {shape.players.length > 1 && <Players draft={draft} counts={shape.players} onChange={change} />}
        <Seats draft={draft} shape={shape} client={client} onChange={change} />
        {loaded && !packText && (
          <loaded.is
            options={optionsOf(shape)}
            players={draft.players}
            seatName={(seat) => placeName(client, seat)}
            onSetup={onSetup}
          />
        )}
        <Clock draft={draft} onChange={change} />
        <div class="checks">
          <Check
            label={say("ui-listed")}
            isOn={draft.listed}
            onChange={(listed) => change({ listed })}
            name="listed"
          />
          {draft.players > 1 && !packText && (
            <Check
              label={say("ui-rated-long")}
              isOn={draft.rated}
              onChange={(rated) => change({ rated })}
              name="rated"
            />
          )}
          {mayPractise(draft) && (
            <Check
              label={say("ui-practice-long")}
              isOn={draft.practice}
              onChange={(practice) => change({ practice })}
              name="practice"
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
        {!packText && (
          <OwnPack onRead={(text) => change({ packText: text })} isRead={draft.packText !== ""} />
        )}
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

function Seats({ draft, shape, client, onChange }: PartProps & Pick<Props, "shape" | "client">): JSX.Element {
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
          <span>{placeName(client, seat)}</span>
          <select
            class="field"
            value={draft.mySeat === seat ? "me" : (draft.seats[seat] ?? "")}
            onChange={(event) => set(seat, event.currentTarget.value)}
            data-seat={seat}
          >
            <option value="me">{say("ui-you")}</option>
            {draft.players > 1 && <option value="">{say("ui-open-seat")}</option>}
            {shape.levels.map(({ name, strength }) => (
              <option key={name} value={name}>
                {levelOption(name, strength)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

const CLOCKS: readonly ClockShape[] = [
  NO_CLOCK,
  { kind: "live", minutes: 10, increment: 10 },
  { kind: "live", minutes: 20, increment: 15 },
  { kind: "live", minutes: 40, increment: 30 },
  { kind: "days", days: 1 },
  { kind: "days", days: 3 },
];
const CLOCK_WORDS = { none: "ui-clock-none", live: "ui-clock-live", days: "ui-clock-days" };

function Clock({ draft, onChange }: PartProps): JSX.Element {
  return (
    <div class="seats">
      <label>
        <span>{say("ui-clock")}</span>
        <select
          class="field"
          value={String(CLOCKS.indexOf(draft.clock))}
          onChange={(event) => onChange({ clock: CLOCKS[event.currentTarget.selectedIndex] ?? NO_CLOCK })}
          data-set="clock"
        >
          {CLOCKS.map(({ kind = "none", minutes = 0, increment = 0, days = 0 }, n) => (
            <option key={n} value={String(n)}>
              {say(CLOCK_WORDS[kind], { minutes, increment, days })}
            </option>
          ))}
        </select>
      </label>
      {draft.clock.kind !== "none" && (
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
      <p class="note">
        {say("ui-own-pack-words")} <a href="/workshop">{say("ui-to-workshop")}</a>
      </p>
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
