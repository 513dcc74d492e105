/* The plain table: any game can be played here, drawn or not. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { LogLine } from "../../connection/messages.ts";
import { foldedLayout, keepFocus, useLayout, useMark } from "../../hooks/hooks.ts";
import { useKeys } from "../../settings/useKeys.ts";
import type { GameProps } from "../../table/game.ts";
import { useRecord } from "../../table/useRecord.tsx";
import { RailTabs } from "../../table/RailTabs.tsx";
import { say } from "../../words/words.ts";
import { ActionBar } from "./ActionBar.tsx";
import "./any.css";
import { MoveList } from "./MoveList.tsx";
import { Position } from "./Position.tsx";
import { Seats, SeatStrip } from "./Seats.tsx";
import { useMoves } from "./useMoves.ts";
import type { AnyView } from "./view.ts";

/** How the table was set up is seen in the position. */
const isSetup = (line: LogLine): boolean => line.turn === 0;

export function AnyTable(props: GameProps): JSX.Element {
  const { session, table, replay } = props;
  const view = table.game.position as unknown as AnyView;
  const layout = foldedLayout(useLayout(), replay?.hasPanel);
  useMark("has-side", layout === "side");
  const main = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const moves = useMoves(session, table, props.hinted?.move ?? null);
  const play = (): void => void moves.play().then(() => keepFocus(main.current));
  useKeys(({ key }) => {
    if (key === "/" && search.current) return (search.current.focus(), true);
    if (key === "Escape" && moves.chosen) return (moves.choose(null), true);
    return false;
  });

  const seats = <Seats table={table} view={view} at={props.at} />;
  const position = <Position lines={view.lines} table={table} />;
  const record = useRecord(props, isSetup);
  const list = moves.isOpen && !replay && (
    <MoveList
      moves={moves.found}
      chosen={moves.chosen}
      search={moves.search}
      searchRef={search}
      onSearch={moves.find}
      onChoose={moves.choose}
      onPlay={play}
    />
  );
  const action = replay?.controls ?? (
    <ActionBar moves={moves} table={table} onPlay={play} onSheet={props.onSheet} />
  );
  const body = (
    <div class="middle">
      <div class="any-stage">
        {position}
        {list}
      </div>
      {action}
    </div>
  );

  if (layout === "desktop")
    return (
      <main class="table desktop any" ref={main} tabIndex={-1}>
        <aside class="rail" aria-label={say("ui-people")}>
          {seats}
        </aside>
        {body}
        <aside class="rail" aria-label={say("ui-record")}>
          {props.extra(layout)}
          {record}
        </aside>
      </main>
    );
  const tabs = [
    ...(layout === "tablet" ? [{ id: "people", name: say("ui-people"), body: seats }] : []),
    {
      id: "record",
      name: say("ui-record"),
      body: (
        <>
          {props.extra(layout)}
          {record}
        </>
      ),
    },
  ];
  if (layout === "tablet")
    return (
      <main class="table tablet any" ref={main} tabIndex={-1}>
        {body}
        <RailTabs tabs={tabs} />
      </main>
    );
  return (
    <main class={`table phone ${layout} any`} ref={main} tabIndex={-1}>
      <SeatStrip table={table} view={view} at={props.at} />
      <div class="any-stage">
        {position}
        {layout === "phone" && list}
        {props.extra(layout)}
        {record}
      </div>
      <div class="sheet">
        {action}
        {layout === "side" && list}
      </div>
    </main>
  );
}
