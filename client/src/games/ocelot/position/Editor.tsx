/* A position of Sir Ocelot's Cave set up by hand: the mat, what lies on it, and what both players have. */
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { PositionEditor, PositionEditorProps } from "../../../table/game.ts";
import { Choices } from "../../../table/PositionPart.tsx";
import { say } from "../../../words/words.ts";
import type { OcelotPieces, OcelotView } from "../wire.ts";
import { Amethysts } from "./Amethysts.tsx";
import { type BrushName, Brushes, gemOf, toolOf } from "./Brushes.tsx";
import { drawnWith, withCompanion, withGem, withTaken, withTool } from "./fields.ts";
import { HandPart } from "./HandPart.tsx";
import { SetupMat } from "./SetupMat.tsx";
import { TurnPart } from "./TurnPart.tsx";
import "../ocelot.css";
import "./position.css";

function Editor(props: PositionEditorProps): JSX.Element {
  const { fields, problems, seatName, onChange } = props;
  const pieces = props.pieces as OcelotPieces;
  const view = props.view as OcelotView;
  const [seat, setSeat] = useState(1);
  const [brush, setBrush] = useState<BrushName>("gem-crystal");
  const drawn = useMemo(() => drawnWith(fields, pieces, view), [fields, pieces, view]);
  const pressSquare = (square: string): void => {
    if (brush === "companion") return onChange(withCompanion(fields, seat, square));
    if (brush === "collect") return onChange(withTaken(fields, pieces, square, seat));
    const kind = gemOf(brush);
    if (kind || brush === "clear") onChange(withGem(fields, pieces, square, kind));
  };
  const pressCircle = (circle: string): void => {
    const tool = toolOf(brush, pieces);
    if (tool || circle in drawn.tools) onChange(withTool(fields, pieces, circle, tool, seat));
  };
  const desk = { pieces, view, fields, problems, onChange };
  return (
    <>
      <SetupMat {...{ pieces, seat }} view={drawn} onSquare={pressSquare} onCircle={pressCircle} />
      <div class="setup-controls">
        <Choices
          legend={say("ocelot-position-whose")}
          name="seat"
          chosen={seat}
          values={[1, 2]}
          words={seatName}
          onChoose={setSeat}
        />
        <Brushes {...desk} {...{ brush, seat }} onBrush={setBrush} />
        <TurnPart {...desk} seatName={seatName} />
        <HandPart {...desk} {...{ seat, seatName }} />
        <Amethysts {...desk} {...{ seat, seatName }} />
      </div>
    </>
  );
}

export const positionEditor: PositionEditor = {
  Editor,
  fieldName: (field) => say(`ocelot-position-field-${field}`),
};
