/* What travels at a Monolyth table: stones from their sites to monoliths, tokens to their owners. */
import type { JSX } from "preact";
import type { LogLine } from "../../connection/messages.ts";
import { bounds, facesOf } from "../../stones/faces.ts";
import { Heap } from "../../stones/Heap.tsx";
import { placed } from "../../stones/paths.ts";
import { type Cube, cubeOf, type Quarter, turned } from "../../stones/space.ts";
import { APART, type Flight, type Rect, type Spot, takeOff } from "../../table/motion/flights.ts";
import { TRAVEL } from "../../table/motion/times.ts";
import { factsOf } from "./facts.ts";
import { partsOf } from "./stone.ts";
import { boxOf } from "./tower/Board.tsx";
import { PAD } from "./tower/measure.ts";
import type { MonolythPieces, PlaceFacts, SwapFacts } from "./wire.ts";

export interface Scene {
  pieces: MonolythPieces;
  levels: number;
  /** The seat on the stage, and from which side it is seen. */
  shown: number;
  quarter: Quarter;
}

export const fly = (lines: readonly LogLine[], scene: Scene): (() => () => void) =>
  takeOff(flightsOf(lines, scene));

export function flightsOf(lines: readonly LogLine[], scene: Scene): Flight[] {
  return lines.flatMap((line) => {
    const facts = factsOf(line);
    if (facts.kind === "place" || facts.kind === "swap") {
      const tokens = [
        ...facts.levels.map((value) => `level-${value}`),
        ...(facts.structure ? [`round-${facts.structure}`] : []),
      ];
      return [
        stoneFlight(line.seat, facts, scene),
        ...tokens.map((token, n) => tokenFlight(line.seat, token, n + 1)),
      ];
    }
    return facts.kind === "prophesy" ? [tokenFlight(line.seat, `prophecy-${facts.value}`, 0)] : [];
  });
}

/** A token goes to whoever won it; after a stone, once its level has been lit. */
function tokenFlight(seat: number, token: string, after: number): Flight {
  const [kind = "", value = ""] = token.split("-");
  return {
    from: { at: [`[data-token="${token}"]`] },
    to: { at: [`[data-person="${seat}"] .score`, `[data-person="${seat}"]`], within: ofToken },
    picture: () => <span class={`token ${kind}`}>{value}</span>,
    delay: after ? TRAVEL * 2 + (after - 1) * APART : 0,
  };
}

const TOKEN = 32;
const ofToken = ({ x, y, width, height }: Rect): Rect => ({
  x: x + width / 2 - TOKEN / 2,
  y: y + height / 2 - TOKEN / 2,
  width: TOKEN,
  height: TOKEN,
});

function stoneFlight(
  seat: number,
  facts: PlaceFacts | SwapFacts,
  { pieces, levels, shown, quarter }: Scene,
): Flight {
  const isOnStage = seat === shown;
  const cubes = facts.cells.map((cell) => turned(cubeOf(cell), isOnStage ? quarter : 0));
  const parts = partsOf(pieces, facts.stone);
  const to: Spot = {
    at: isOnStage
      ? ["[data-tower]"]
      : [`[data-show="${seat}"] svg.tower`, `[data-show="${seat}"] svg.mini`, `[data-show="${seat}"]`],
    within: (rect) => stoneRect(rect, levels, cubes),
  };
  return {
    from: { at: [`.sites > li:nth-child(${facts.site})`] },
    to,
    picture: (rect) => <FlyingStone colour={pieces.colours[parts.colour] ?? ""} cubes={cubes} rect={rect} />,
    delay: 0,
    hides: ".settles, .last",
  };
}

/** Where some cubes of a tower are drawn, if its picture fills `rect`. */
export function stoneRect(rect: Rect, levels: number, cubes: readonly Cube[]): Rect {
  const [left, top, width] = boxOf(levels);
  const scale = (rect.width - 2 * PAD) / width;
  const [x, y, wide, tall] = bounds(cornersOf(cubes));
  return {
    x: rect.x + PAD + (x - left) * scale,
    y: rect.y + PAD + (y - top) * scale,
    width: wide * scale,
    height: tall * scale,
  };
}

function cornersOf(cubes: readonly Cube[]) {
  return facesOf([{ key: "flying", colour: "", cubes: [...cubes] }]).flatMap((face) => [...face.corners]);
}

function FlyingStone({
  colour,
  cubes,
  rect,
}: {
  colour: string;
  cubes: readonly Cube[];
  rect: Rect;
}): JSX.Element {
  const [left, top, width] = bounds(cornersOf(cubes));
  const scale = rect.width / width;
  return (
    <svg width={rect.width} height={rect.height} class="flying-stone">
      <Heap
        solids={[{ key: "flying", colour, cubes: [...cubes] }]}
        place={placed(scale, -left * scale, -top * scale)}
      />
    </svg>
  );
}
