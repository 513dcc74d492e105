/* The workshop of this game: every component of its box, drawn and editable. */
import type { JSX } from "preact";
import type { EditorProps, PackEditor } from "../../../packs/editor.ts";
import { Names } from "../../../packs/Names.tsx";
import { say } from "../../../words/words.ts";
import { Boards, MainBoard } from "./Boards.tsx";
import { Cards, Signs } from "./Cards.tsx";
import { Colours } from "./Colours.tsx";
import { placeName } from "./places.ts";
import { Stones } from "./Stones.tsx";
import { TITLES, type TokenKind, TokenTable } from "./TokenTable.tsx";
import type { MonolythFigures, MonolythMeaning } from "./wire.ts";
import "../monolyth.css";
import "./workshop.css";

const TOKENS: readonly TokenKind[] = ["prophecy_tokens", "level_tokens", "structure_tokens"];

function Editor({ document, figures, meaning, problems }: EditorProps): JSX.Element {
  const desk = { document, figures, problems };
  const pack = figures as unknown as MonolythFigures;
  return (
    <>
      <Meaning meaning={meaning as MonolythMeaning | null} />
      <Names desk={desk} />
      <Colours desk={desk} />
      <Stones desk={desk} stones={pack.stone ?? []} />
      <MainBoard desk={desk} board={pack.main_board} />
      <Boards desk={desk} boards={pack.player_boards} />
      {TOKENS.map((kind) => (
        <TokenTable key={kind} desk={desk} kind={kind} tokens={pack[kind]} />
      ))}
      <Signs desk={desk} />
      <Cards desk={desk} cards={pack.structure_card ?? []} />
    </>
  );
}

/** What the figures come to: stones, cubes, and points in play. */
function Meaning({ meaning }: { meaning: MonolythMeaning | null }): JSX.Element | null {
  if (!meaning) return null;
  return (
    <section class="card meaning" aria-label={say("workshop-meaning")}>
      <h2>{say("workshop-meaning")}</h2>
      <p class="figures" data-cubes={meaning.cubes}>
        {say("monolyth-workshop-meaning-stones", { stones: meaning.stones, cubes: meaning.cubes })}
      </p>
      <div class="table-box" tabIndex={0}>
        <table class="meaning-table">
          <caption>{say("workshop-meaning-points")}</caption>
          <thead>
            <tr>
              <td />
              {meaning.points.map(({ players }) => (
                <th key={players} scope="col">
                  {players === 1 ? (
                    say("workshop-solo")
                  ) : (
                    <>
                      <span class="long-words">{say("workshop-with-players", { players })}</span>
                      <span class="short-words" aria-hidden="true">
                        {players}
                      </span>
                    </>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(["prophecies", "levels", "structures"] as const).map((kind) => (
              <tr key={kind}>
                <th scope="row">{say(`monolyth-workshop-${kind}`)}</th>
                {meaning.points.map((points) => (
                  <td key={points.players}>{points[kind]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

export const editor: PackEditor = {
  Editor,
  placeName,
  parts: [
    ["colours", "monolyth-workshop-colours"],
    ["stone", "monolyth-workshop-stones"],
    ["main_board", "monolyth-workshop-main-board"],
    ["player_boards", "monolyth-workshop-boards"],
    ...TOKENS.map((kind) => [kind, TITLES[kind]] as const),
    ["structure_signs", "monolyth-workshop-signs"],
    ["structure_card", "monolyth-workshop-cards"],
  ],
};
