/* The people at a Monolyth table: points, what they are made of, and the others' towers. */
import type { JSX } from "preact";
import { SeatClock } from "../../table/Clocks.tsx";
import { seatName, seatsOf } from "../../table/names.ts";
import { SeatNote } from "../../table/SeatNote.tsx";
import type { SoloNote } from "../../table/SoloNote.tsx";
import { Chip } from "../../stones/Chip.tsx";
import { Tower } from "./tower/Tower.tsx";
import type { TableView } from "../../connection/tableState.ts";
import type { MonolythPieces, MonolythView, TowerView } from "./wire.ts";
import { say } from "../../words/words.ts";
import { builtOf, sidesOf } from "./built.ts";
import { colourName } from "./names.ts";

export interface PeopleProps {
  table: TableView;
  view: MonolythView;
  pieces: MonolythPieces;
  /** The seat whose tower is on the stage. */
  shown: number;
  /** Points of the shown seat after what is about to be done. */
  scoreAfter: number | null;
  /** The stone that came last, and to whom. */
  last: { seat: number; cells: readonly number[] } | null;
  /** When the table came, by this browser's clock. */
  at: number;
  onShow: (seat: number) => void;
  /** What is told to somebody alone, once it is loaded. */
  Solo: typeof SoloNote | undefined;
}

export function People(props: PeopleProps): JSX.Element {
  const { table, view, shown } = props;
  const seats = seatsOf(table.game);
  const order = seats.map((_, n) => ((shown - 1 + n) % seats.length) + 1);
  return (
    <>
      <h2 class="unseen">{say("ui-people")}</h2>
      <ul class="people" aria-label={say("ui-people")}>
        {order.map((seat) => {
          const tower = view.towers[seat];
          if (!tower) return null;
          return (
            <li
              key={seat}
              data-person={seat}
              class={`card person${table.game.to_act === seat ? " on" : ""}`}
              aria-current={table.game.to_act === seat ? "true" : undefined}
            >
              {seat === shown ? <Own {...props} tower={tower} /> : <Other {...props} tower={tower} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Head({
  table,
  tower,
  after,
  at,
}: PeopleProps & { tower: TowerView; after: number | null }): JSX.Element {
  return (
    <div class="person-head">
      <div>
        <h3>{seatName(table.game, tower.seat)}</h3>
        <SeatNote table={table} seat={tower.seat} />
        <SeatClock table={table} seat={tower.seat} at={at} />
      </div>
      <p class="score">
        <span class="unseen">{say("ui-points")} </span>
        {tower.score}
        {after !== null && after !== tower.score && <small> → {after}</small>}
      </p>
    </div>
  );
}

function Own(props: PeopleProps & { tower: TowerView }): JSX.Element {
  const { tower, Solo } = props;
  return (
    <>
      <Head {...props} after={props.scoreAfter} />
      {Solo && (
        <Solo
          table={props.table}
          score={tower.score}
          turnsLeft={props.view.turns_left}
          onCourse={props.view.on_course}
        />
      )}
      <dl class="parts">
        <dt>{say("ui-levels")}</dt>
        <dd>{tower.level_points || "–"}</dd>
        <dt>{say("ui-prophecies-kept")}</dt>
        <dd>{tower.prophecy_points || "–"}</dd>
        <dt>{say("ui-structure")}</dt>
        <dd>{tower.structure || "–"}</dd>
      </dl>
    </>
  );
}

function Other(props: PeopleProps & { tower: TowerView }): JSX.Element {
  const { table, view, pieces, tower, last, onShow } = props;
  const name = seatName(table.game, tower.seat);
  return (
    <>
      <Head {...props} after={null} />
      <div class="other">
        <button
          type="button"
          class="thumb"
          onClick={() => onShow(tower.seat)}
          aria-label={say("ui-show-tower", { name })}
          data-show={tower.seat}
        >
          <Tower
            sides={sidesOf(pieces, tower)}
            built={builtOf(pieces, tower, last?.seat === tower.seat ? last.cells : [])}
            view={0}
            levels={view.height}
            scale={17}
          />
        </button>
        <WallList pieces={pieces} tower={tower} />
      </div>
    </>
  );
}

/** The four walls of somebody else: cubes and prophecy. */
function WallList({ pieces, tower }: { pieces: MonolythPieces; tower: TowerView }): JSX.Element {
  return (
    <ul class="wall-list">
      {Object.values(tower.walls).map((wall, n) => (
        <li key={n} class={wall.prophecy && wall.count >= wall.prophecy ? "kept" : ""}>
          <Chip colour={pieces.colours[wall.colour] ?? ""} size={18} />
          <span class="unseen">{colourName(pieces, wall.colour)}: </span>
          {wall.count} / {wall.prophecy || "–"}
        </li>
      ))}
    </ul>
  );
}
