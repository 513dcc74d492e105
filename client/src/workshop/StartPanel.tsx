/* Before there is a pack on the bench: begin one, import one, or go on with one of mine. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Games } from "../connection/schemas.ts";
import type { OwnPackList } from "../connection/workshop.ts";
import { Icon } from "../controls/icons.tsx";
import { useLoaded } from "../hooks/hooks.ts";
import { workshop } from "../packs/requests.ts";
import type { GameRegistry } from "../table/game.ts";
import { gameTitle } from "../table/names.ts";
import { say } from "../words/words.ts";
import { type Open, opened } from "./open.ts";

interface Props {
  shapes: Games;
  games: GameRegistry;
  onOpen: (doing: Promise<Open>) => void;
}

export function StartPanel({ shapes, games, onOpen }: Props): JSX.Element {
  return (
    <main class="start-page workshop-start">
      <p class="workshop-words">{say("workshop-words")}</p>
      <div class="game-cards">
        {shapes.games.map(({ game }) => (
          <GameStart key={game} game={game} loadArt={games(game).loadArt} onOpen={onOpen} />
        ))}
      </div>
      <MyPacks onOpen={onOpen} />
    </main>
  );
}

/** The shipped pack, or nothing, or a file. */
function GameStart({
  game,
  loadArt,
  onOpen,
}: {
  game: string;
  loadArt: ReturnType<GameRegistry>["loadArt"];
  onOpen: Props["onOpen"];
}): JSX.Element {
  const Art = useLoaded(loadArt);
  const begin = async (isBlank: boolean): Promise<Open> => {
    const { packs, blank } = await workshop.starts(game);
    const shipped = packs.find((pack) => pack.name === game) ?? packs[0];
    return opened(game, null, (isBlank ? blank : null) ?? shipped?.text ?? `game = "${game}"\n`);
  };
  return (
    <section class="card game-card" aria-label={gameTitle(game)}>
      {Art && <Art.is />}
      <div class="game-words">
        <h2>{gameTitle(game)}</h2>
        <div class="game-acts">
          <button
            type="button"
            class="button primary"
            onClick={() => onOpen(begin(false))}
            data-act={`shipped-${game}`}
          >
            {say("workshop-begin-shipped")}
          </button>
          <button type="button" class="button" onClick={() => onOpen(begin(true))} data-act={`blank-${game}`}>
            {say("workshop-begin-blank")}
          </button>
          <ImportFile game={game} onRead={(text) => onOpen(Promise.resolve(opened(game, null, text)))} />
        </div>
      </div>
    </section>
  );
}

export function ImportFile({ game, onRead }: { game: string; onRead: (text: string) => void }): JSX.Element {
  return (
    <label class="button small file">
      <Icon name="plus" size={14} /> {say("workshop-import")}
      <input
        type="file"
        accept=".toml,text/plain"
        data-import={game}
        onChange={(event) => {
          const input = event.currentTarget;
          void input.files?.[0]?.text().then(onRead);
          input.value = "";
        }}
      />
    </label>
  );
}

function MyPacks({ onOpen }: Pick<Props, "onOpen">): JSX.Element | null {
  const [list, setList] = useState<OwnPackList | null>(null);
  const load = (): void => void workshop.mine().then(setList, () => undefined);
  useEffect(load, []);
  if (!list?.packs.length) return null;
  const open = async (pack: string): Promise<Open> => {
    const found = await workshop.pack(pack);
    return opened(found.game, found.pack, found.text);
  };
  const remove = (pack: string, title: string): void => {
    if (confirm(say("workshop-remove-pack-sure", { title }))) void workshop.remove(pack).then(load);
  };
  return (
    <section class="card my-packs" aria-label={say("workshop-my-packs")}>
      <h2>{say("workshop-my-packs")}</h2>
      <ul class="items">
        {list.packs.map(({ pack, title, game, version, problems }) => (
          <li key={pack} class="row">
            <button type="button" class="item" onClick={() => onOpen(open(pack))} data-pack={pack}>
              <b>{title}</b>
              <small>
                {gameTitle(game)} · {say("workshop-version", { version })} ·{" "}
                {problems ? say("workshop-problems", { count: problems }) : say("workshop-ready")}
              </small>
            </button>
            <button
              type="button"
              class="tool"
              aria-label={say("workshop-remove-what", { what: title })}
              onClick={() => remove(pack, title)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <p class="note">{say("workshop-packs-limit", { count: list.packs.length, most: list.most })}</p>
    </section>
  );
}
