/* What a press on the monolith puts there, and the monolith from above: a button for each column. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { Chip } from "../../../stones/Chip.tsx";
import { atRest, Stone } from "../../../stones/Stone.tsx";
import { columnName, GRID } from "../../../stones/space.ts";
import { Choices, PositionPart } from "../../../table/PositionPart.tsx";
import { say, sentence } from "../../../words/words.ts";
import { turningAfter, type Way } from "../choice.ts";
import { Figure } from "../figures.tsx";
import { colourName, stoneName } from "../names.ts";
import { StoneOf } from "../Ring.tsx";
import type { MonolythPieces } from "../wire.ts";
import type { PositionDesk } from "./desk.ts";
import { type SeatFields, withSeat } from "./fields.ts";

export interface BrushState {
  act: "put" | "take";
  /** The letter of a colour. */
  colour: string;
  shape: string;
  /** Counted from 1, as in notation. */
  turning: number;
}

/** The stone of the brush, by its name on the wire. */
export function stoneOf(pieces: MonolythPieces, { colour, shape }: BrushState): string {
  const found = Object.entries(pieces.stones).find(
    ([, parts]) => parts.colour === colour && parts.shape === shape,
  );
  return found?.[0] ?? "";
}

/** The way a stone is first taken up: as it lies on a site. */
function flat(pieces: MonolythPieces, shape: string): number {
  const turnings = pieces.turnings[shape] ?? [];
  return turnings.findIndex((one) => one === atRest(turnings)) + 1 || 1;
}

interface Props extends PositionDesk {
  brush: BrushState;
  seat: number;
  own: SeatFields;
  /** The player boards by name: the colours of their sides. */
  boards: Readonly<Record<string, string[]>>;
  canPress: (column: number) => boolean;
  onBrush: (part: Partial<BrushState>) => void;
  onPress: (column: number) => void;
  onPoint: (column: number | null) => void;
}

const WAYS: readonly (readonly [Way, string, string])[] = [
  ["left", "turnl", "ui-turn-left"],
  ["right", "turnr", "ui-turn-right"],
  ["tip", "tip", "ui-turn-tip"],
];

export function Brush(props: Props): JSX.Element {
  const { pieces, problems, brush, seat, onBrush } = props;
  const turnings = pieces.turnings[brush.shape] ?? [];
  const colour = pieces.colours[brush.colour] ?? "";
  return (
    <PositionPart title={say("monolyth-position-tower")} fields={[`seat${seat}`]} problems={problems}>
      <Choices
        legend={say("monolyth-position-press")}
        name="act"
        chosen={brush.act}
        values={["put", "take"]}
        words={(act) => say(act === "put" ? "monolyth-position-put" : "monolyth-position-take")}
        onChoose={(act) => onBrush({ act })}
      />
      <div class="setup-brush">
        <Plan {...props} />
        {brush.act === "put" && (
          <div class="setup-lying">
            <Stone colour={colour} shape={turnings[brush.turning - 1] ?? [[0, 0, 0]]} size={84} />
            {turnings.length > 1 && (
              <p class="row">
                {WAYS.map(([way, icon, word]) => (
                  <button
                    key={way}
                    type="button"
                    class="button square"
                    aria-label={say(word)}
                    title={say(word)}
                    onClick={() =>
                      onBrush({ turning: turningAfter(pieces, brush.shape, brush.turning, way) })
                    }
                    data-act={`turn-${way}`}
                  >
                    <Figure name={icon} size={20} />
                  </button>
                ))}
              </p>
            )}
          </div>
        )}
      </div>
      {brush.act === "put" && (
        <>
          <Choices
            legend={say("monolyth-position-colour")}
            name="colour"
            chosen={brush.colour}
            values={Object.keys(pieces.colours)}
            words={(letter) => <Chip colour={pieces.colours[letter] ?? ""} size={26} />}
            label={(letter) => sentence(colourName(pieces, letter))}
            onChoose={(letter) => onBrush({ colour: letter })}
          />
          <Choices
            legend={say("monolyth-position-stone")}
            name="shape"
            chosen={brush.shape}
            values={Object.keys(pieces.turnings)}
            words={(name) => (
              <StoneOf pieces={pieces} stone={stoneOf(pieces, { ...brush, shape: name })} size={34} />
            )}
            label={(name) => sentence(stoneName(pieces, { colour: brush.colour, shape: name }))}
            onChoose={(name) => onBrush({ shape: name, turning: flat(pieces, name) })}
          />
        </>
      )}
      <p class="note">{say("monolyth-position-tower-words")}</p>
      <BoardChoice {...props} />
    </PositionPart>
  );
}

function BoardChoice({ fields, seat, own, boards, onChange }: Props): JSX.Element {
  return (
    <label class="setup-row">
      <span>{say("monolyth-position-board")}</span>
      <select
        class="field"
        value={own.board}
        onChange={(event) => onChange(withSeat(fields, seat, { board: event.currentTarget.value }))}
        data-set="board"
      >
        {[...new Set([own.board, ...Object.keys(boards)])].map((name) => (
          <option key={name} value={name}>
            {boards[name] ? sidesWords(boards[name]) : name}
          </option>
        ))}
      </select>
    </label>
  );
}

function sidesWords(colours: readonly string[]): string {
  const [far = "", right = "", near = "", left = ""] = colours.map((colour) => say(`colour-${colour}`));
  return say("ui-board-sides", { far, right, near, left });
}

const STEPS: Record<string, number> = { ArrowUp: -GRID, ArrowRight: 1, ArrowDown: GRID, ArrowLeft: -1 };

function Plan({ pieces, own, canPress, onPress, onPoint }: Props): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const go = (event: KeyboardEvent, column: number): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const isSide = Math.abs(step) === 1;
    const to = column + step;
    if (to < 0 || to >= GRID * GRID || (isSide && Math.floor(to / GRID) !== Math.floor(column / GRID)))
      return;
    ref.current?.querySelector<HTMLElement>(`[data-column="${columnName(to)}"]`)?.focus();
  };
  return (
    <div class="setup-plan" role="group" aria-label={say("monolyth-position-plan")} ref={ref}>
      {own.columns.map((cubes, column) => {
        const top = cubes.charAt(cubes.length - 1);
        return (
          <button
            key={column}
            type="button"
            tabIndex={column === at ? 0 : -1}
            aria-label={columnWords(pieces, column, cubes)}
            aria-disabled={!canPress(column)}
            onClick={() => onPress(column)}
            onKeyDown={(event) => go(event, column)}
            onFocus={() => (setAt(column), onPoint(column))}
            onBlur={() => onPoint(null)}
            onPointerEnter={(event) => event.pointerType === "mouse" && onPoint(column)}
            onPointerLeave={() => onPoint(null)}
            data-column={columnName(column)}
          >
            {top && <Chip colour={pieces.colours[top] ?? ""} size={30} />}
            <small aria-hidden="true">{cubes.length || columnName(column)}</small>
          </button>
        );
      })}
    </div>
  );
}

function columnWords(pieces: MonolythPieces, column: number, cubes: string): string {
  const name = columnName(column);
  if (!cubes) return say("ui-column-bare", { column: name });
  const colours = cubes.split("").map((letter) => colourName(pieces, letter));
  return say("monolyth-position-column", { column: name, colours, height: cubes.length });
}
