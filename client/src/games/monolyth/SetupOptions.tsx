/* A new table of Monolyth: structure card, player boards, and who starts. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { OptionsProps } from "../../table/game.ts";
import { StarterChoice } from "../../table/StarterChoice.tsx";
import { say } from "../../words/words.ts";
import { CardChoice } from "./CardChoice.tsx";
import { boardsFor, type Chosen, NOTHING, setupOf } from "./setup.ts";
import type { MonolythOptions } from "./wire.ts";
import "./monolyth.css";

export function SetupOptions({ options, players, seatName, onSetup }: OptionsProps): JSX.Element {
  const { cards = [], boards = {} } = options as Partial<MonolythOptions>;
  const [chosen, setChosen] = useState(NOTHING);
  const change = (part: Partial<Chosen>): void => setChosen((old) => ({ ...old, ...part }));
  useEffect(() => onSetup(setupOf(chosen, players)), [chosen, players, onSetup]);
  return (
    <>
      <CardChoice cards={cards} chosen={chosen.card} onChoose={(card) => change({ card })} />
      <fieldset class="seats">
        <legend>{say("ui-boards")}</legend>
        {Array.from({ length: players }, (_, n) => n + 1).map((seat) => (
          <label key={seat}>
            <span>{seatName(seat)}</span>
            <select
              class="field"
              value={chosen.boards[seat] ?? ""}
              onChange={(event) =>
                change({ boards: { ...chosen.boards, [seat]: event.currentTarget.value } })
              }
              data-board={seat}
            >
              <option value="">{say("ui-board-random")}</option>
              {boardsFor(seat, Object.keys(boards), chosen, players).map((name) => (
                <option key={name} value={name}>
                  {sidesOf(boards[name] ?? [])}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      {players > 1 && (
        <StarterChoice
          players={players}
          seatName={seatName}
          chosen={chosen.first <= players ? chosen.first : 0}
          onChoose={(first) => change({ first })}
        />
      )}
    </>
  );
}

function sidesOf(colours: string[]): string {
  const [far = "", right = "", near = "", left = ""] = colours.map((colour) => say(`colour-${colour}`));
  return say("ui-board-sides", { far, right, near, left });
}
