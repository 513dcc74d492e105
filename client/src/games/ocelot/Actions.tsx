/* The action bar of the cave: what is about to be done, and the one button that does it. */
import type { JSX, Ref } from "preact";
import { Icon } from "../../controls/icons.tsx";
import { IdleBar } from "../../table/IdleBar.tsx";
import { Why } from "../../table/Why.tsx";
import type { TableView } from "../../connection/tableState.ts";
import type { OcelotPieces } from "./wire.ts";
import { render, say, sentence } from "../../words/words.ts";
import { Disc } from "./Disc.tsx";
import { companionWord, toolName } from "./names.ts";
import type { Ocelot } from "./useOcelot.ts";
import { Figure } from "./figures.tsx";

interface Props {
  game: Ocelot;
  table: TableView;
  pieces: OcelotPieces;
  commitRef: Ref<HTMLButtonElement>;
  onCancel: () => void;
  onSheet: (() => void) | null | undefined;
}

export function Actions(props: Props): JSX.Element {
  const { game, table } = props;
  if (game.stage === "wait") return <IdleBar table={table} onSheet={props.onSheet} />;
  if (game.stage === "collect") return <Collecting {...props} />;
  if (game.stage === "move") return <Moving {...props} />;
  return <Placing {...props} />;
}

function bring(game: Ocelot): string {
  if (!game.total) return "";
  const { points, draws } = game.total;
  const amethysts = draws.length;
  if (!points && !amethysts) return say(game.collects.length ? "ui-brings-left" : "ui-brings-nothing");
  if (!amethysts) return say("ui-brings-points", { points });
  return points ? say("ui-brings-both", { points, amethysts }) : say("ui-brings-amethysts", { amethysts });
}

/** What the companion takes by landing, which is collected already. */
function Landing({ game }: { game: Ocelot }): JSX.Element | null {
  if (!game.landing) return null;
  const { gem, completes_set } = game.landing;
  return (
    <span class="note" data-landing={gem}>
      {say(completes_set ? "ui-landing-set" : "ui-landing", { gem: { code: `gem-${gem}-the`, params: {} } })}
    </span>
  );
}

function Placing(props: Props): JSX.Element {
  const { game } = props;
  const choice = game.choice;
  const isTool = choice?.kind === "tool";
  const place = isTool ? choice.circle : choice?.square;
  const count = game.collects.filter(({ square }) => !game.leave.has(square)).length;
  if (!place)
    return (
      <div class="action rest">
        {isTool && <Disc face={choice.face} size={44} />}
        <p class="action-words">
          {say(
            isTool
              ? "ui-rest-circle"
              : game.choices?.tools.length
                ? "ui-rest-square"
                : "ui-rest-companion-last",
          )}
          {!isTool && <span class="note">{say("ui-companion-use")}</span>}
        </p>
        {isTool && <TurnOver game={game} />}
        {!isTool && game.choices?.tools.length ? <CancelButton {...props} /> : null}
      </div>
    );
  return (
    <div class="action" role="group" aria-label={say("ui-placing")}>
      {isTool ? (
        <Disc face={choice.face} size={44} />
      ) : (
        <span class="companion-badge">
          <Figure name={game.own === 1 ? "moth" : "bat"} size={28} />
        </span>
      )}
      <p class="action-words grow" aria-live="polite">
        <b>
          {isTool
            ? say("ui-tool-on", { tool: toolName(choice.face), circle: place, letter: choice.letter })
            : say("ui-companion-on", { name: companionWord(game.own), square: place })}
        </b>
        {game.refusal ? (
          <span class="why">
            {sentence(render(game.refusal.message))}
            {game.refusal.clause && <Why game="ocelot" clause={game.refusal.clause} />}
          </span>
        ) : (
          <span class="note">{bring(game)}</span>
        )}
        <Landing game={game} />
        {isTool && (game.choices?.moves.length ?? 0) > 0 && (
          <span class="note">
            {choice.companion
              ? say("ui-companion-on", { name: companionWord(game.own), square: choice.companion })
              : say("ui-companion-also", { name: companionWord(game.own) })}
          </span>
        )}
      </p>
      <div class="acts">
        {isTool && <TurnOver game={game} />}
        <CancelButton {...props} />
        <Primary
          {...props}
          word={
            game.collects.length
              ? count
                ? say("ui-place-collect", { count })
                : say("ui-place-leave")
              : say("ui-place")
          }
          isReady={!game.refusal}
        />
      </div>
    </div>
  );
}

function Moving(props: Props): JSX.Element {
  const { game } = props;
  const square = game.choice?.kind === "companion" ? game.choice.square : null;
  const count = game.collects.filter((gem) => !game.leave.has(gem.square)).length;
  const name = companionWord(game.own);
  const word = square
    ? count
      ? say("ui-move-collect", { count })
      : say("ui-move")
    : count
      ? say("ui-stay-collect", { count })
      : say("ui-stay");
  return (
    <div class="action" role="group" aria-label={say("ui-moving", { name })}>
      <span class="companion-badge on">
        <Figure name={game.own === 1 ? "moth" : "bat"} size={28} />
      </span>
      <p class="action-words grow" aria-live="polite">
        <b>{square ? say("ui-companion-on", { name, square }) : say("ui-moving", { name })}</b>
        <span class="note">{bring(game)}</span>
        <Landing game={game} />
      </p>
      <div class="acts">
        {square && <CancelButton {...props} word={say("ui-stay")} />}
        <Primary {...props} word={word} isReady />
      </div>
    </div>
  );
}

function Collecting(props: Props): JSX.Element {
  const { game } = props;
  const count = game.collects.filter(({ square }) => !game.leave.has(square)).length;
  return (
    <div class="action" role="group" aria-label={say("ui-collecting")}>
      <p class="action-words grow" aria-live="polite">
        <b>{say("ui-collecting")}</b>
        <span class="note">{bring(game)}</span>
      </p>
      <div class="acts">
        <Primary {...props} word={count ? say("ui-collect", { count }) : say("ui-collect-no-more")} isReady />
      </div>
    </div>
  );
}

function TurnOver({ game }: { game: Ocelot }): JSX.Element {
  return (
    <button type="button" class="button" onClick={game.turnOver} aria-keyshortcuts="F" data-act="turn-over">
      <Figure name="flip" size={18} />
      <span>{say("ui-turn-over")}</span>
    </button>
  );
}

function CancelButton({ onCancel, word }: Props & { word?: string }): JSX.Element {
  return (
    <button type="button" class="button" onClick={onCancel} data-act="cancel" aria-keyshortcuts="Escape">
      {word ?? say("ui-cancel")}
    </button>
  );
}

function Primary({
  game,
  commitRef,
  word,
  isReady,
}: Props & { word: string; isReady: boolean }): JSX.Element {
  const isOff = !isReady || game.isSending;
  return (
    <button
      type="button"
      class="button primary"
      ref={commitRef}
      aria-disabled={isOff}
      onClick={() => !isOff && void game.commit()}
      data-act="commit"
    >
      <Icon name="check" size={18} />
      <span>{word}</span>
    </button>
  );
}
