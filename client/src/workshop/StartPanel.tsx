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
import { language, say } from "../words/words.ts";
import {
  type Draft,
  drafts,
  MOST_DRAFTS,
  nextToGo,
  type Open,
  opened,
  openedDraft,
  removeDraft,
} from "./open.ts";

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
          <GameStart key={game} game={game} client={games(game)} onOpen={onOpen} />
        ))}
      </div>
      <Drafts onOpen={onOpen} />
      <MyPacks onOpen={onOpen} />
    </main>
  );
}

/** The shipped pack, or nothing, or a file. */
function GameStart({
  game,
  client,
  onOpen,
}: {
  game: string;
  client: ReturnType<GameRegistry>;
  onOpen: Props["onOpen"];
}): JSX.Element {
  const Art = useLoaded(client.loadArt);
  const [trouble, setTrouble] = useState<string | null>(null);
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
          {client.loadEditor && (
            <button
              type="button"
              class="button"
              onClick={() => onOpen(begin(true))}
              data-act={`blank-${game}`}
            >
              {say("workshop-begin-blank")}
            </button>
          )}
          <ImportFile
            game={game}
            onRead={(text) => onOpen(Promise.resolve(opened(game, null, text)))}
            onTrouble={setTrouble}
          />
        </div>
        {!client.loadEditor && <p class="note">{say("workshop-no-editor")}</p>}
        {trouble && (
          <p class="why" role="alert">
            {trouble}
          </p>
        )}
      </div>
    </section>
  );
}

/** What was not saved, as this browser has it. */
function Drafts({ onOpen }: Pick<Props, "onOpen">): JSX.Element | null {
  const [list, setList] = useState(drafts);
  if (!list.length) return null;
  const time = new Intl.DateTimeFormat(language(), { dateStyle: "short", timeStyle: "short" });
  const last = nextToGo();
  const remove = ({ draft, title }: Draft): void => {
    if (!confirm(say("workshop-remove-draft-sure", { title }))) return;
    removeDraft(draft);
    setList(drafts());
  };
  return (
    <section class="card my-packs" aria-label={say("workshop-drafts")}>
      <h2>{say("workshop-drafts")}</h2>
      <ul class="items">
        {list.map((one) => (
          <li key={one.draft} class="row">
            <button
              type="button"
              class="item"
              onClick={() => onOpen(Promise.resolve(openedDraft(one)))}
              data-draft={one.draft}
            >
              <b>{one.title}</b>
              <small>
                {gameTitle(one.game)} · {time.format(one.at)}
              </small>
            </button>
            <button
              type="button"
              class="tool"
              aria-label={say("workshop-remove-what", { what: one.title })}
              onClick={() => remove(one)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <p class="note">{say("workshop-drafts-words", { count: list.length, most: MOST_DRAFTS })}</p>
      {last && (
        <p class="why" data-last-draft>
          {say("workshop-drafts-full", { title: last.title, most: MOST_DRAFTS })}
        </p>
      )}
    </section>
  );
}

interface ImportProps {
  game: string;
  onRead: (text: string) => void;
  onTrouble: (why: string | null) => void;
}

const LARGEST = 65_536;
/** As people count it. */
const KILOBYTE = 1024;

export function ImportFile({ game, onRead, onTrouble }: ImportProps): JSX.Element {
  const read = async (file: File): Promise<void> => {
    onTrouble(null);
    if (file.size > LARGEST) {
      const size = Math.ceil(file.size / KILOBYTE);
      onTrouble(say("workshop-file-too-large", { name: file.name, size, most: LARGEST / KILOBYTE }));
      return;
    }
    try {
      onRead(new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()));
    } catch {
      onTrouble(say("workshop-file-unreadable", { name: file.name }));
    }
  };
  return (
    <label class="button small file">
      <Icon name="plus" size={14} /> {say("workshop-import")}
      <input
        type="file"
        accept=".toml,text/plain"
        data-import={game}
        onChange={(event) => {
          const input = event.currentTarget;
          const file = input.files?.[0];
          if (file) void read(file);
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
    if (confirm(say("workshop-remove-pack-sure", { title }))) void workshop.remove(pack).then(load, load);
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
