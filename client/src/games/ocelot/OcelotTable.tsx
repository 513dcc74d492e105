/* The table of Sir Ocelot's Cave: the mat is the picture; its free corners hold preview and bags. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { foldedLayout, keepFocus, useIsShort, useLayout, useMark, useLazy } from "../../hooks/hooks.ts";
import { useKeys } from "../../settings/useKeys.ts";
import { useStore } from "../../hooks/store.ts";
import { useGuide } from "../../table/guide.ts";
import { useFlights } from "../../table/motion/useFlights.ts";
import type { GameProps } from "../../table/game.ts";
import { RailTabs } from "../../table/RailTabs.tsx";
import { useRecord } from "../../table/useRecord.tsx";
import { useDrawn } from "../../words/useDrawn.ts";
import { say } from "../../words/words.ts";
import { Actions } from "./Actions.tsx";
import { freeCorners } from "./geometry.ts";
import { isQuiet, lastCircle } from "./facts.ts";
import { Hands } from "./Hands.tsx";
import { HandStrip } from "./HandStrip.tsx";
import "./ocelot.css";
import { Preview } from "./Preview.tsx";
import { Bags, HowWon, Worth } from "./Side.tsx";
import { Stage } from "./Stage.tsx";
import { Tray } from "./Tray.tsx";
import { type Ocelot, useOcelot } from "./useOcelot.ts";
import type { OcelotFacts, OcelotPieces, OcelotView } from "./wire.ts";

const NO_DRAWS: never[] = [];
const loadFlights = (): Promise<typeof import("./flights.tsx")> => import("./flights.tsx");

export function OcelotTable(props: GameProps): JSX.Element {
  const { session, table, log, replay } = props;
  const pieces = props.pieces as OcelotPieces;
  const game = useOcelot({
    session,
    table,
    pieces,
    log,
    hinted: (props.hinted?.facts ?? null) as OcelotFacts | null,
    isReview: replay !== undefined,
  });
  const isMoving = useStore(session.playback.isMoving);
  const flights = useLazy(loadFlights);
  useFlights(session, ({ lines }, before) =>
    flights?.fly(lines, (before.game?.position ?? null) as OcelotView | null),
  );
  const screen = useLayout();
  const layout = foldedLayout(screen, replay?.hasPanel);
  useMark("has-side", layout === "side");
  const isShort = useIsShort();
  // In a low window the mat needs the height: what is below it goes to the rail.
  const isFolded = isShort && layout !== screen;
  const isSmall = layout === "phone" || layout === "side";
  const main = useRef<HTMLElement>(null);
  const commit = useRef<HTMLButtonElement>(null);
  const { view, choices, stage, glimpse } = game;
  const isPut = game.choice !== null && (game.choice.kind !== "tool" || game.choice.circle !== null);
  useGuide(stage === "wait" ? null : isPut ? "ui-guide-collect" : "ui-guide-tool");
  const cancel = (): void => {
    const place = game.choice?.kind === "tool" ? game.choice.circle : game.choice?.square;
    game.cancel();
    if (place) keepFocus(document.querySelector(`[data-place="${place}"]`));
  };
  useEffect(() => keepFocus(main.current), [table.game.event]);
  useKeys((event) => {
    const key = event.key.toUpperCase();
    if (event.key === "Escape" && game.choice) return (cancel(), true);
    if (stage !== "place") return false;
    if (key === "F") return (game.turnOver(), true);
    const face = choices?.tools.includes(key) ? pieces.faces[key]?.[0] : undefined;
    if (face) return (game.setFace(key, face), true);
    return false;
  });

  const [hasCorner, setCorner] = useState(false);
  const hasBags = freeCorners(pieces).bags && !isSmall;
  const tool =
    glimpse?.kind === "tool" && glimpse.circle ? { face: glimpse.face, circle: glimpse.circle } : null;
  // After the end nothing is to be looked for any more, but in a replay.
  const isDone = table.game.over && !replay && !game.asked;
  const preview = (
    <Preview
      pieces={pieces}
      tool={tool}
      collects={game.collects}
      nearly={game.nearly}
      leave={game.leave}
      canLeave={stage !== "wait"}
      onLeave={game.toggle}
      hasLanding={game.landing !== null}
      asked={game.asked}
      heading={headingOf(game)}
    />
  );
  // What does not change with what is looked at, sent or moving is drawn once for each step.
  const bags = useDrawn(() => <Bags view={view} />, [view]);
  const handsProps = {
    table,
    view,
    own: game.own,
    after: game.total?.score ?? null,
    draws: game.total?.draws ?? NO_DRAWS,
  };
  const hands = useDrawn(() => <Hands {...handsProps} />, Object.values(handsProps));
  const worth = useDrawn(() => <Worth pieces={pieces} />, [pieces]);
  const howWon = useDrawn(() => <HowWon />, []);
  const tray = (
    <Tray
      pieces={pieces}
      hand={game.hand}
      choice={game.choice}
      open={new Set(choices?.tools)}
      hasCompanion={stage === "place" && (choices?.companion.length ?? 0) > 0}
      isReplay={Boolean(replay)}
      onFace={game.setFace}
      onCompanion={game.pickCompanion}
    />
  );
  const actions = replay?.controls ?? (
    <Actions {...{ game, table, pieces }} commitRef={commit} onCancel={cancel} onSheet={props.onSheet} />
  );
  const stageOn = (
    <Stage
      game={game}
      pieces={pieces}
      canZoom={isSmall}
      onPicked={() => setTimeout(() => commit.current?.focus(), 30)}
      preview={isDone ? null : preview}
      bags={bags}
      onCorner={setCorner}
      opened={isMoving ? lastCircle(log) : null}
    />
  );
  const record = useRecord(props, isQuiet);

  if (layout === "desktop")
    return (
      <main
        class={`table desktop ocelot${isShort ? " short" : ""}`}
        ref={main}
        tabIndex={-1}
        aria-busy={game.isSending}
      >
        <aside class="rail" aria-label={say("ui-people")}>
          {hands}
          {props.extra(layout)}
          {record}
        </aside>
        <div class="middle">
          {stageOn}
          {!isShort && actions}
        </div>
        <aside class="rail" aria-label={say("ui-tools")}>
          {isShort && actions}
          {tray}
          {!hasCorner && !isDone && preview}
          {worth}
          {!hasBags && <div class="card">{bags}</div>}
          {howWon}
        </aside>
      </main>
    );
  const tabs = [
    {
      id: "tools",
      name: say(isSmall || replay ? "ui-tools-short" : "ui-tools"),
      body: (
        <>
          {tray}
          {layout === "tablet" && !hasCorner && preview}
        </>
      ),
    },
    ...(layout === "tablet" ? [] : [{ id: "preview", name: say("ui-preview"), body: preview }]),
    { id: "people", name: say("ui-people"), body: hands },
    {
      id: "gems",
      name: say("ui-gems"),
      body: (
        <>
          {worth}
          {!hasBags && <div class="card">{bags}</div>}
          {howWon}
        </>
      ),
    },
    {
      id: "record",
      name: say("ui-record"),
      body: (
        <>
          {isFolded && actions}
          {props.extra(layout)}
          {record}
        </>
      ),
    },
  ];
  if (layout === "tablet")
    return (
      <main class="table tablet ocelot" ref={main} tabIndex={-1} aria-busy={game.isSending}>
        <div class="middle">
          {stageOn}
          {!isFolded && actions}
        </div>
        <RailTabs tabs={tabs} {...(isFolded ? { first: "record" } : {})} />
      </main>
    );
  return (
    <main class={`table phone ${layout} ocelot`} ref={main} tabIndex={-1} aria-busy={game.isSending}>
      <HandStrip {...handsProps} at={props.at} />
      {stageOn}
      <div class="sheet">
        {actions}
        <RailTabs tabs={tabs} />
      </div>
    </main>
  );
}

function headingOf(game: Ocelot): string {
  if (game.stage === "collect") return say("ui-collecting-heading");
  if (game.stage === "move") return say("ui-moving-heading");
  return say("ui-look-around"); // what to choose is said by the action bar
}
