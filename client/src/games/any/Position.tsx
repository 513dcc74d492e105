/* The position in words, a line for each thing there is to know: first what is everybody's, then seat by seat. */
import type { JSX } from "preact";
import type { Words } from "../../connection/messages.ts";
import type { TableView } from "../../connection/tableState.ts";
import { withNames } from "../../table/names.ts";
import { render, say, sentence } from "../../words/words.ts";

interface Props {
  lines: readonly Words[];
  /** Where people sit, if anybody does: lines speak of them by name then. */
  table?: TableView;
}

export function Position({ lines, table }: Props): JSX.Element {
  const seats = [...new Set(lines.map(seatIn))].sort((a, b) => a - b);
  return (
    <section class="card position" aria-label={say("ui-position")}>
      <h2>{say("ui-position")}</h2>
      {seats.map((seat) => (
        <ul key={seat} class={seat === 0 ? "of-all" : seat === table?.game.seat ? "of-you" : ""}>
          {lines
            .filter((line) => seatIn(line) === seat)
            .map((line, n) => (
              <li key={n}>{sentence(table ? withNames(table.game, line) : render(line))}</li>
            ))}
        </ul>
      ))}
    </section>
  );
}

/** The seat that a line is about; 0: all of them. */
function seatIn({ params }: Words): number {
  return typeof params?.seat === "number" ? params.seat : 0;
}
