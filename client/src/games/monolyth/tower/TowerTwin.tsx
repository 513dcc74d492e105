/* The tower in words, for those who do not see it: each column from the floor up. */
import type { JSX } from "preact";
import { columnName, GRID, LEVEL } from "../../../stones/space.ts";
import { partsOf } from "../stone.ts";
import type { MonolythPieces, TowerView } from "../wire.ts";
import { say } from "../../../words/words.ts";

interface Props {
  tower: TowerView;
  pieces: MonolythPieces;
  levels: number;
}

export function TowerTwin({ tower, pieces, levels }: Props): JSX.Element {
  const colours = new Map<number, string>();
  for (const { stone, cells } of Object.values(tower.stones))
    for (const cell of cells) colours.set(cell, pieces.colours[partsOf(pieces, stone).colour] ?? "");
  const column = (n: number): string => {
    const cubes = Array.from({ length: levels }, (_, level) => colours.get(LEVEL * level + n)).filter(
      (colour) => colour !== undefined,
    );
    if (!cubes.length) return say("ui-column-bare", { column: columnName(n) });
    return say("ui-column", {
      column: columnName(n),
      colours: cubes.map((colour) => say(`colour-${colour}`)),
      height: cubes.length,
    });
  };
  return (
    <table class="unseen">
      <caption>{say("ui-tower-caption", { levels })}</caption>
      <tbody>
        {Array.from({ length: GRID }, (_, row) => (
          <tr key={row}>
            {Array.from({ length: GRID }, (__, n) => (
              <td key={n}>{column(GRID * row + n)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
