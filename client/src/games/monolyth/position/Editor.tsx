/* A position of Monolyth set up by hand: the stone circle and a seat's monolith, and all that lies beside them. */
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { quarter } from "../../../stones/space.ts";
import type { PositionEditor, PositionEditorProps } from "../../../table/game.ts";
import { Choices } from "../../../table/PositionPart.tsx";
import { say } from "../../../words/words.ts";
import type { MonolythOptions, MonolythPieces, MonolythView } from "../wire.ts";
import { Brush, type BrushState, stoneOf } from "./Brush.tsx";
import { letDown, seatIn, withoutTop, withStone } from "./fields.ts";
import { MainBoard } from "./MainBoard.tsx";
import { SeatTokens } from "./SeatTokens.tsx";
import { SetupStage } from "./SetupStage.tsx";
import { SitePart } from "./SitePart.tsx";
import { TurnPart } from "./TurnPart.tsx";
import "../monolyth.css";
import "./position.css";

function Editor(props: PositionEditorProps): JSX.Element {
  const { fields, problems, players, seatName, onChange } = props;
  const pieces = props.pieces as MonolythPieces;
  const view = props.view as MonolythView;
  const options = props.options as Partial<MonolythOptions>;
  const [seat, setSeat] = useState(1);
  const [turns, setTurns] = useState(0);
  const [site, setSite] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [brush, setBrush] = useState<BrushState>(() => ({
    act: "put",
    colour: Object.keys(pieces.colours)[0] ?? "",
    shape: pieces.single,
    turning: 1,
  }));
  const own = useMemo(() => seatIn(fields, seat), [fields, seat]);
  const shape = pieces.turnings[brush.shape]?.[brush.turning - 1] ?? [[0, 0, 0]];
  const restOn = (column: number): number[] | null =>
    brush.act === "put" ? letDown(shape, column, own.columns) : null;
  const canPress = (column: number): boolean =>
    brush.act === "put" ? restOn(column) !== null : (own.columns[column] ?? "") !== "";
  const press = (column: number): void => {
    if (brush.act === "take") return onChange(withoutTop(fields, seat, column));
    const cells = restOn(column);
    if (cells) onChange(withStone(fields, pieces, seat, stoneOf(pieces, brush), cells));
  };
  const desk = { pieces, fields, problems, onChange };
  return (
    <>
      <SetupStage
        {...{ pieces, fields, own, site }}
        levels={view.height}
        view={quarter(turns)}
        ghost={pointed === null ? null : restOn(pointed)}
        colour={pieces.colours[brush.colour] ?? ""}
        canPress={canPress}
        onPress={press}
        onPoint={setPointed}
        onSite={(chosen) => setSite(chosen === site ? null : chosen)}
        onTurn={(by) => setTurns((n) => n + by)}
      />
      <div class="setup-controls">
        {players > 1 && (
          <Choices
            legend={say("monolyth-position-whose")}
            name="seat"
            chosen={seat}
            values={Array.from({ length: players }, (_, n) => n + 1)}
            words={seatName}
            onChoose={setSeat}
          />
        )}
        {site === null ? (
          <p class="note">{say("monolyth-position-site-words")}</p>
        ) : (
          <SitePart {...desk} site={site} onClose={() => setSite(null)} />
        )}
        <Brush
          {...desk}
          {...{ brush, seat, canPress, own }}
          boards={options.boards ?? {}}
          onBrush={(part) => setBrush((old) => ({ ...old, ...part }))}
          onPress={press}
          onPoint={setPointed}
        />
        <SeatTokens {...desk} {...{ seat, own, seatName }} />
        <TurnPart {...desk} {...{ players, seatName }} />
        <MainBoard {...desk} cards={options.cards ?? []} />
      </div>
    </>
  );
}

function fieldName(field: string): string {
  if (field.startsWith("seat")) return say("seat", { seat: field.slice("seat".length) });
  return say(`monolyth-position-field-${field}`);
}

export const positionEditor: PositionEditor = { Editor, fieldName };
