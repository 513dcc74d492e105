/* The Monolyth table: rails and stage on a wide screen, tabs or a sheet where there is less room. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import {
  foldedLayout,
  keepFocus,
  useLatest,
  useLayout,
  useMark,
  useLazy,
  useSoon,
} from "../../hooks/hooks.ts";
import { useKeys } from "../../settings/useKeys.ts";
import { useGuide } from "../../table/guide.ts";
import { useFlights } from "../../table/motion/useFlights.ts";
import type { GameProps } from "../../table/game.ts";
import { shownSeat } from "../../table/names.ts";
import { useRecord } from "../../table/useRecord.tsx";
import { RailTabs } from "../../table/RailTabs.tsx";
import { withTableWords } from "../../words/tableWords.ts";
import { heightsOf } from "./tower/pointing.ts";
import { isQuiet } from "./facts.ts";
import { ARROWS, TURNS } from "./keys.ts";
import { People } from "./People.tsx";
import { PeopleStrip } from "./PeopleStrip.tsx";
import type { WallProps } from "./Plaques.tsx";
import { WallChips } from "./Plaques.tsx";
import { RestActions } from "./RestActions.tsx";
import { Stage } from "./Stage.tsx";
import { Levels, Prophecies, Structure } from "./Tokens.tsx";
import "./monolyth.css";
import { useMonolyth } from "./useMonolyth.ts";
import type { MonolythFacts, MonolythPieces } from "./wire.ts";
import { say } from "../../words/words.ts";
import { useDrawn } from "../../words/useDrawn.ts";

const loadActions = (): Promise<typeof import("./OtherActions.tsx")> =>
  withTableWords(import("./OtherActions.tsx"));
const loadFlights = (): Promise<typeof import("./flights.tsx")> => import("./flights.tsx");

export function MonolythTable(props: GameProps): JSX.Element {
  const { session, table, log, replay } = props;
  const pieces = props.pieces as MonolythPieces;
  const game = useMonolyth({
    session,
    table,
    pieces,
    log,
    hinted: (props.hinted?.facts ?? null) as MonolythFacts | null,
    isReview: replay !== undefined,
  });
  const actions = useLazy(loadActions);
  const flights = useLazy(loadFlights);
  useFlights(session, ({ lines }) =>
    flights?.fly(lines, { pieces, levels: game.view.height, shown: game.shown, quarter: game.quarter }),
  );
  const layout = foldedLayout(useLayout(), replay?.hasPanel);
  useMark("has-side", layout === "side");
  const main = useRef<HTMLElement>(null);
  const placeButton = useRef<HTMLButtonElement>(null);
  const { view, chooser, choices, tower, effect } = game;
  const choice = chooser.choice;
  // First the stone is seen on the monolith, then the bar is drawn: together they take a phone too long.
  const hasBar = useSoon(choice?.kind === "stone");
  useGuide(!choices ? null : choice?.kind === "stone" ? "ui-guide-put" : choice ? null : "ui-guide-choose");

  /* What holds the focus is not to vanish with it: the table takes it, and gives it back if the stone stays. */
  const place = (): void => {
    const hadFocus = document.activeElement === placeButton.current;
    if (hadFocus) main.current?.focus({ preventScroll: true });
    void game.commit().then((isDone) => {
      if (isDone) keepFocus(main.current);
      else if (hadFocus) placeButton.current?.focus();
    });
  };
  /** The action bar may still be on its way. */
  const focusPlace = (tries = 100): void =>
    void setTimeout(() => {
      if (placeButton.current) placeButton.current.focus();
      else if (tries > 0) focusPlace(tries - 1);
    }, 30);
  const take = (site: number, byKey: boolean): void => {
    game.take(site);
    if (byKey) focusPlace();
  };
  const prophesy = (value: number, byKey: boolean): void => {
    chooser.prophesy(value);
    if (byKey)
      setTimeout(
        () => document.querySelector<HTMLElement>(".prophecy-walls input, [data-act=commit]")?.focus(),
        30,
      );
  };
  const cancel = (): void => {
    const site = choice?.kind === "stone" ? choice.site : null;
    chooser.set(null);
    if (site) keepFocus(document.querySelector(`[data-site="${site}"]`));
  };
  useKeys((event) => {
    const key = event.key;
    if (key === "," || key === ".") return (game.turnView(key === "," ? -1 : 1), true);
    if (key === "Escape" && choice) return (cancel(), true);
    const site = choices && !replay ? view.reach[Number(key) - 1] : undefined;
    if (site !== undefined && view.phase === "turn") return (take(site, true), true);
    if (choice?.kind !== "stone") return false;
    const arrow = ARROWS[key];
    if (key === "Enter" && !(event.target as HTMLElement).closest("a, button, summary"))
      return (place(), true);
    if (arrow) return (chooser.move(...arrow, game.quarter), true);
    const way = TURNS[key.toLowerCase()];
    if (way) return (chooser.turn(way), true);
    if (key.toLowerCase() === "s" && choices?.swaps.includes(choice.site)) return (chooser.swap(), true);
    return false;
  });

  const onWall = useLatest(chooser.wall);
  const onShow = useLatest(game.show);
  const walls: WallProps = {
    pieces,
    tower,
    height: view.height,
    isOver: table.game.over,
    after: game.isOwn ? (effect?.walls ?? null) : null,
    ghost: new Set(game.ghost?.isLegal ? game.ghost.cells : []),
    open: new Set(choice?.kind === "prophecy" ? choices?.walls : []),
    chosen: choice?.kind === "prophecy" ? choice.wall : null,
    onChoose: onWall,
  };
  const actionProps = {
    chooser,
    tower,
    pieces,
    choices,
    answer: game.answer,
    isSending: game.isSending,
    tooFar: game.tooFar,
    steps: choice?.kind === "stone" ? view.reach.indexOf(choice.site) + 1 : 0,
    placeRef: placeButton,
    onCommit: place,
    onCancel: cancel,
  };
  const action =
    replay?.controls ??
    (actions && hasBar && choice?.kind === "stone" ? (
      <actions.StoneActions {...actionProps} choice={choice} />
    ) : actions && choice?.kind === "prophecy" ? (
      <actions.ProphecyActions {...actionProps} choice={choice} />
    ) : actions && choice?.kind === "discard" ? (
      <actions.DiscardActions {...actionProps} site={choice.site} stone={view.sites[choice.site - 1] ?? ""} />
    ) : actions && choices?.gives.length ? (
      <actions.GiveActions {...actionProps} value={choice?.kind === "give" ? choice.value : null} />
    ) : (
      <RestActions
        {...{ table, choices }}
        lookingAt={game.isOwn ? null : game.shown}
        onBack={() => game.show(shownSeat(table.game))}
        onSheet={props.onSheet}
      />
    ));
  const lit = effect?.gains.filter(({ kind }) => kind === "level").map(({ points }) => points) ?? [];
  const litStructure =
    effect?.gains.filter(({ kind }) => kind === "structure").map(({ points }) => points) ?? [];
  const heights = heightsOf([
    ...Object.values(tower.stones),
    ...(game.ghost?.isLegal && effect ? [game.ghost] : []),
  ]);
  const isGiving = (choices?.gives.length ?? 0) > 0;
  const peopleProps = {
    table,
    view,
    pieces,
    shown: game.shown,
    scoreAfter: game.isOwn ? (effect?.score ?? null) : null,
    last: game.last,
    at: props.at,
    onShow,
    Solo: actions?.SoloNote,
  };
  const isNarrow = layout === "phone" || layout === "side";
  const people = useDrawn(
    () => (isNarrow ? <PeopleStrip {...peopleProps} /> : <People {...peopleProps} />),
    [isNarrow, ...Object.values(peopleProps)],
  );
  const prophecies = (
    <Prophecies
      view={view}
      open={new Set(isGiving ? choices?.gives : choices?.walls.length ? choices.prophecies : [])}
      chosen={choice?.kind === "prophecy" || choice?.kind === "give" ? choice.value : null}
      isGiving={isGiving}
      onChoose={prophesy}
    />
  );
  const levels = <Levels view={view} lit={lit} />;
  const structure = (
    <Structure
      pieces={pieces}
      view={view}
      fit={(game.isOwn && effect?.fit) || tower.fit}
      heights={heights}
      own={tower.structure}
      lit={litStructure}
    />
  );
  const supply = useDrawn(
    () => (actions ? <actions.Supply view={view} pieces={pieces} /> : null),
    [actions, view, pieces],
  );
  const record = useRecord(props, isQuiet);
  const stage = (
    <Stage
      {...{ game, pieces, walls, log }}
      isReview={replay !== undefined}
      Twin={actions?.TowerTwin}
      onChoose={take}
      onPlace={place}
    />
  );
  const chips = <WallChips {...walls} hasGrids={layout === "desktop" || layout === "tablet"} />;

  if (layout === "desktop")
    return (
      <main class="table desktop monolyth" ref={main} tabIndex={-1}>
        <aside class="rail" aria-label={say("ui-people")}>
          {people}
          {supply}
        </aside>
        <div class="middle">
          {stage}
          {chips}
          {action}
        </div>
        <aside class="rail" aria-label={say("ui-board")}>
          {prophecies}
          {levels}
          {structure}
          {props.extra(layout)}
          {record}
        </aside>
      </main>
    );
  const toWin = (
    <>
      {levels}
      {supply}
    </>
  );
  const tabs = [
    ...(layout === "tablet" ? [{ id: "people", name: say("ui-people"), body: people }] : []),
    {
      id: "tokens",
      name: say("ui-prophecies"),
      body: (
        <>
          {prophecies}
          {layout === "tablet" ? toWin : <WallChips {...walls} hasGrids />}
        </>
      ),
    },
    ...(layout === "tablet" ? [] : [{ id: "levels", name: say("ui-levels"), body: toWin }]),
    { id: "structure", name: say("ui-structure"), body: structure },
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
      <main class="table tablet monolyth" ref={main} tabIndex={-1}>
        <div class="middle">
          {stage}
          {chips}
          {action}
        </div>
        <RailTabs tabs={tabs} />
      </main>
    );
  const isAtOnce = choice?.kind === "prophecy" || choice?.kind === "give";
  return (
    <main class={`table phone ${layout} monolyth`} ref={main} tabIndex={-1}>
      {people}
      {stage}
      <div class={isAtOnce ? "sheet at-once" : "sheet"}>
        {chips}
        {action}
        <RailTabs tabs={tabs} isHidden={choice !== null && (hasBar || choice.kind !== "stone")} />
      </div>
    </main>
  );
}
