/* What a press on the mat does: a gem, a tool or a companion, or taking one away. */
import type { JSX } from "preact";
import { Choices, PositionPart } from "../../../table/PositionPart.tsx";
import { say, sentence } from "../../../words/words.ts";
import { Disc } from "../Disc.tsx";
import { Figure } from "../figures.tsx";
import { companionWord, gemName, toolName } from "../names.ts";
import type { OcelotPieces } from "../wire.ts";
import type { PositionDesk } from "./desk.ts";
import { type Gem, handIn, KINDS, missing, type Tool, withoutGems } from "./fields.ts";

/** `gem-opal`, `tool-A-compass`, or one of the three others. */
export type BrushName = `gem-${Gem}` | `tool-${string}` | "collect" | "clear" | "companion";

export function gemOf(brush: BrushName): Gem | null {
  return KINDS.find((kind) => brush === `gem-${kind}`) ?? null;
}

export function toolOf(brush: BrushName, pieces: OcelotPieces): Tool | null {
  const [, letter = "", face = ""] = brush.split("-");
  return brush.startsWith("tool-") && pieces.faces[letter]?.includes(face) ? { letter, face } : null;
}

interface Props extends PositionDesk {
  brush: BrushName;
  seat: number;
  onBrush: (brush: BrushName) => void;
}

export function Brushes({ pieces, view, fields, problems, brush, seat, ...on }: Props): JSX.Element {
  const gems = KINDS.map((kind): BrushName => `gem-${kind}`);
  const hand = handIn(fields, pieces, seat);
  const tools = Object.entries(pieces.faces).flatMap(([letter, faces]) =>
    faces.map((face): BrushName => `tool-${letter}-${face}`),
  );
  const left = (name: BrushName): number => {
    const kind = gemOf(name);
    return kind ? missing(fields, pieces, view, kind) : 0;
  };
  return (
    <PositionPart
      title={say("ocelot-position-mat")}
      fields={["gems", "tools", "companions"]}
      problems={problems}
    >
      <Choices
        legend={say("ocelot-position-press-square")}
        name="brush"
        chosen={brush}
        values={[...gems, "collect", "clear", "companion"]}
        words={(name) => {
          if (name === "companion") return <Figure name={seat === 1 ? "moth" : "bat"} size={30} />;
          if (name === "collect") return say("ocelot-position-collect");
          if (name === "clear") return say("ocelot-position-clear");
          return (
            <>
              <Figure name={name} size={28} />
              {name !== "gem-geode" && left(name) !== 0 && <small aria-hidden="true">{left(name)}</small>}
            </>
          );
        }}
        label={(name) => {
          const kind = gemOf(name);
          if (kind && kind !== "geode")
            return say("ocelot-position-gem-left", { gem: gemName(kind), left: left(name) });
          if (kind) return gemName(kind);
          if (name === "companion") return sentence(companionWord(seat));
          return say(name === "clear" ? "ocelot-position-clear" : "ocelot-position-collect");
        }}
        onChoose={on.onBrush}
      />
      <Choices
        legend={say("ocelot-position-press-circle")}
        name="brush"
        chosen={brush}
        values={tools}
        words={(name) => {
          const tool = toolOf(name, pieces);
          return (
            tool && (
              <>
                <Disc face={tool.face} size={34} />
                <small aria-hidden="true">
                  {tool.letter} {hand.get(tool.letter)}
                </small>
              </>
            )
          );
        }}
        label={(name) => {
          const tool = toolOf(name, pieces);
          if (!tool) return "";
          const { letter, face } = tool;
          return say("ui-tool-face", { letter, tool: toolName(face), left: hand.get(letter) ?? 0 });
        }}
        onChoose={on.onBrush}
      />
      <p class="note">{say("ocelot-position-mat-words")}</p>
      <p>
        <button
          type="button"
          class="button small"
          onClick={() => on.onChange(withoutGems(pieces))}
          data-act="clear-mat"
        >
          {say("ocelot-position-clear-mat")}
        </button>
      </p>
    </PositionPart>
  );
}
