/* The action bar for what is done now and then: a prophecy, giving one up, nothing fits. Loaded when the page is at rest. */
import type { JSX } from "preact";
import { Chip } from "../../stones/Chip.tsx";
import type { WallView } from "./wire.ts";
import { say, sentence } from "../../words/words.ts";
import { type ActionProps, Cancel, Commit } from "./ActionBar.tsx";
import type { ProphecyChoice } from "./choice.ts";
import { colourName, stoneName, wallNames } from "./names.ts";
import { partsOf } from "./stone.ts";

export { StoneActions } from "./ActionBar.tsx";
export { SoloNote } from "../../table/SoloNote.tsx";
export { Supply } from "./Supply.tsx";
export { TowerTwin } from "./tower/TowerTwin.tsx";

/** A prophecy: for each wall its colour, cubes now, and the most still possible. */
export function ProphecyActions(props: ActionProps & { choice: ProphecyChoice }): JSX.Element {
  const { choice, choices, tower, pieces, chooser } = props;
  const walls = Object.values(tower.walls);
  const names = wallNames(walls);
  const open = walls
    .map((wall, n) => ({ wall, name: names[n] ?? "" }))
    .filter(({ name }) => choices?.walls.includes(name));
  return (
    <div class="action prophecy" role="group" aria-label={say("ui-prophecy-of", { value: choice.value })}>
      <span class="token stele lit" aria-hidden="true">
        {choice.value}
      </span>
      <fieldset class="prophecy-walls">
        <legend>{say("ui-prophecy-which", { value: choice.value })}</legend>
        {open.map(({ wall, name }) => (
          <label
            key={name}
            class={`wall-choice${choice.wall === name ? " chosen" : ""}${wall.possible < choice.value ? " lost" : ""}`}
          >
            <input
              type="radio"
              name="wall"
              value={name}
              checked={choice.wall === name}
              onChange={() => chooser.wall(name)}
            />
            <Chip colour={pieces.colours[wall.colour] ?? ""} size={24} />
            <span>
              <b>
                {sentence(colourName(pieces, wall.colour))}
                {name !== wall.colour && ` (${name.slice(wall.colour.length)})`}
              </b>
              <small>{prospect(wall, choice.value)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div class="acts">
        <Cancel {...props} />
        <Commit {...props} word={say("ui-foretell")} isReady={choice.wall !== null} />
      </div>
    </div>
  );
}

function prospect(wall: WallView, value: number): string {
  if (wall.possible < value) return say("ui-prospect-lost", { count: wall.count, possible: wall.possible });
  if (wall.count >= value) return say("ui-prospect-kept", { count: wall.count });
  return say("ui-prospect", { count: wall.count, possible: wall.possible });
}

export function GiveActions(props: ActionProps & { value: number | null }): JSX.Element {
  return (
    <div class="action give" role="group" aria-label={say("ui-give")}>
      <p class="action-words">
        <b>{say("ui-give")}</b>
        <span class="note">{say("ui-give-why")}</span>
      </p>
      <ul class="tokens give-tokens">
        {[...new Set(props.choices?.gives ?? [])].map((value) => (
          <li key={value}>
            <button
              type="button"
              class={`token stele open${props.value === value ? " lit" : ""}`}
              aria-pressed={props.value === value}
              aria-label={say("ui-give-token", { value })}
              data-give={value}
              onClick={() => props.chooser.set({ kind: "give", value })}
            >
              {value}
            </button>
          </li>
        ))}
      </ul>
      <Commit {...props} word={say("ui-give-up")} isReady={props.value !== null} />
    </div>
  );
}

export function DiscardActions(props: ActionProps & { site: number; stone: string }): JSX.Element {
  const stone = stoneName(props.pieces, partsOf(props.pieces, props.stone));
  return (
    <div class="action" role="group" aria-label={say("ui-discard")}>
      <p class="action-words">
        <b>{sentence(stone)}</b>
        <span class="note">{say("ui-discard-why")}</span>
      </p>
      <div class="acts">
        <Cancel {...props} />
        <Commit {...props} word={say("ui-discard")} isReady />
      </div>
    </div>
  );
}
