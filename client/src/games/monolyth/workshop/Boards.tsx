/* The main board and the player boards: a side cycles through the colours. */
import type { JSX } from "preact";
import { Icon } from "../../../controls/icons.tsx";
import { type Desk, Figure, Section } from "../../../packs/Figure.tsx";
import { Stepper } from "../../../controls/Stepper.tsx";
import { Chip } from "../../../stones/Chip.tsx";
import { say } from "../../../words/words.ts";
import { coloursOf } from "./Colours.tsx";
import type { BoardFigures, SitesFigures } from "./wire.ts";

const SIDES = ["far", "right", "near", "left"] as const;

export function MainBoard({ desk, board }: { desk: Desk; board: SitesFigures }): JSX.Element {
  return (
    <Section desk={desk} part="main_board" title={say("monolyth-workshop-main-board")}>
      <Figure desk={desk} path={["main_board", "sites"]} label={say("monolyth-workshop-sites")}>
        <Stepper
          label={say("monolyth-workshop-sites")}
          value={board.sites}
          name="sites"
          onChange={(sites) => desk.document.change(["main_board", "sites"], sites)}
        />
      </Figure>
    </Section>
  );
}

export function Boards({ desk, boards }: { desk: Desk; boards: BoardFigures }): JSX.Element {
  const colours = coloursOf(desk.figures);
  const set = (sides: string[]): void => desk.document.change(["player_boards", "sides"], sides);
  const cycle = (board: number, side: number): void => {
    const sides = sidesNow(desk);
    const letters = coloursOf(desk.document.figures).map(([, letter]) => letter);
    const old = sides[board] ?? "";
    const next = letters[(letters.indexOf(old.charAt(side)) + 1) % letters.length] ?? "?";
    set(sides.map((one, n) => (n === board ? one.slice(0, side) + next + one.slice(side + 1) : one)));
  };
  return (
    <Section desk={desk} part="player_boards" title={say("monolyth-workshop-boards")}>
      <Figure desk={desk} path={["player_boards", "sides"]} label={say("monolyth-workshop-board-sides")}>
        <p class="note">{say("monolyth-workshop-board-sides-words")}</p>
        <ul class="board-cards">
          {boards.sides.map((sides, board) => (
            <BoardCard
              key={board}
              {...{ sides, board, colours }}
              onCycle={(side) => cycle(board, side)}
              onRemove={() => set(sidesNow(desk).filter((_, n) => n !== board))}
            />
          ))}
        </ul>
        <button
          type="button"
          class="button small"
          disabled={colours.length === 0}
          onClick={() => set([...sidesNow(desk), firstFour(desk)])}
          data-act="add-board"
        >
          <Icon name="plus" size={14} /> {say("monolyth-workshop-add-board")}
        </button>
      </Figure>
      <Figure desk={desk} path={["player_boards", "heights"]} label={say("monolyth-workshop-heights")}>
        <div class="row">
          {boards.heights.map((height, n) => (
            <label key={n} class="by-players">
              <span>{say(n === 0 ? "workshop-solo" : "workshop-with-players", { players: n + 1 })}</span>
              <Stepper
                label={`${say("monolyth-workshop-heights")}: ${n + 1}`}
                value={height}
                least={1}
                most={9}
                name={`height-${n + 1}`}
                onChange={(next) =>
                  desk.document.change(
                    ["player_boards", "heights"],
                    boards.heights.map((old, m) => (m === n ? next : old)),
                  )
                }
              />
            </label>
          ))}
        </div>
      </Figure>
      <Figure desk={desk} path={["player_boards", "grid"]} label={say("monolyth-workshop-grid")}>
        <Stepper
          label={say("monolyth-workshop-grid")}
          value={boards.grid}
          least={1}
          most={9}
          name="grid"
          onChange={(grid) => desk.document.change(["player_boards", "grid"], grid)}
        />
      </Figure>
    </Section>
  );
}

const sidesNow = (desk: Desk): string[] =>
  (desk.document.figures.player_boards as unknown as BoardFigures).sides;

const firstFour = (desk: Desk): string =>
  coloursOf(desk.document.figures)
    .map(([, letter]) => letter)
    .slice(0, 4)
    .join("");

interface CardProps {
  sides: string;
  board: number;
  colours: readonly [string, string][];
  onCycle: (side: number) => void;
  onRemove: () => void;
}

function BoardCard({ sides, board, colours, onCycle, onRemove }: CardProps): JSX.Element {
  const nameOf = (letter: string): string => colours.find(([, one]) => one === letter)?.[0] ?? "";
  const title = say("monolyth-workshop-board-number", { number: board + 1 });
  return (
    <li>
      <div class="board-card" role="group" aria-label={title}>
        {SIDES.map((place, side) => {
          const name = nameOf(sides.charAt(side));
          const colour = name ? say(`colour-${name}`) : sides.charAt(side) || "–";
          return (
            <button
              key={place}
              type="button"
              class={`side ${place}`}
              aria-label={say("monolyth-workshop-board-side", {
                side: say(`monolyth-workshop-side-${place}`),
                colour,
              })}
              onClick={() => onCycle(side)}
              data-side={`${board}-${side}`}
            >
              {name ? <Chip colour={name} size={26} /> : <b>{sides.charAt(side) || "?"}</b>}
            </button>
          );
        })}
        <span class="board-middle" aria-hidden="true">
          {board + 1}
        </span>
        <button
          type="button"
          class="tool"
          aria-label={say("workshop-remove-what", { what: title })}
          onClick={onRemove}
          data-act={`remove-board-${board}`}
        >
          <Icon name="close" size={14} />
        </button>
      </div>
    </li>
  );
}
