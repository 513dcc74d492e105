/* Undo, save, versions, share, import, export, and a table to play at. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { http, Refusal } from "../connection/http.ts";
import type { GameShape } from "../connection/schemas.ts";
import type { SavedPack } from "../connection/workshop.ts";
import { CopyLink } from "../controls/CopyLink.tsx";
import { Icon } from "../controls/icons.tsx";
import { UndoButtons } from "../drafts/UndoButtons.tsx";
import { NewTableDialog } from "../lobby/NewTable.tsx";
import type { DocumentState } from "../packs/document.ts";
import { workshop } from "../packs/requests.ts";
import type { GameRegistry } from "../table/game.ts";
import { problemText } from "../table/problem.ts";
import { gameTitle } from "../table/names.ts";
import { say } from "../words/words.ts";
import { type Open, opened } from "./open.ts";
import { ImportFile } from "./StartPanel.tsx";
import { Versions } from "./Versions.tsx";

interface Props {
  open: Open;
  state: DocumentState;
  /** The game of the pack, as its text says. */
  game: string;
  shape: GameShape | null;
  games: GameRegistry;
  onOpen: (open: Open) => void;
  onClose: () => void;
}

const GONE = 404;

export function Toolbar({ open, state, game, shape, games, onOpen, onClose }: Props): JSX.Element {
  const { document: pack } = open;
  const { checked } = state;
  const [said, setSaid] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const text = checked?.text ?? state.draft.base;
  const act = async (doing: () => Promise<string | null>): Promise<void> => {
    setBusy(true);
    setSaid(null);
    setTrouble(null);
    try {
      setSaid(await doing());
    } catch (why) {
      setTrouble(problemText(why));
    }
    setBusy(false);
  };
  const save = (): void =>
    void act(async () => {
      const saved = await kept(open.game === game ? open.pack : null, game, text);
      history.replaceState(null, "", `/workshop?pack=${saved.pack}`);
      onOpen({ ...open, game, pack: saved.pack, saved: text });
      return say("workshop-saved", { version: saved.version });
    });
  const share = (): void =>
    void act(async () => {
      const { share: key } = await workshop.share(game, text);
      setLink(`${location.origin}/workshop?share=${key}`);
      return say("workshop-shared");
    });
  const isSettled = state.isChecked && checked !== null;
  const isReady = isSettled && checked.digest !== null;
  const isIdle = isSettled && !isBusy;
  return (
    <div class="workshop-tools">
      <div class="row">
        <button
          type="button"
          class="tool"
          aria-label={say("workshop-other-pack")}
          onClick={onClose}
          data-act="close"
        >
          <Icon name="back" size={20} />
        </button>
        <div class="workshop-title">
          <b>{checked?.title ?? (state.trouble === null ? "…" : "–")}</b>
          <small>{gameTitle(game)}</small>
        </div>
        <UndoButtons state={state} draft={pack} />
      </div>
      <div class="row workshop-acts">
        <button type="button" class="button small" disabled={!isIdle} onClick={save} data-act="save">
          {say("workshop-save")}
        </button>
        {open.pack && (
          <Versions
            pack={open.pack}
            onChoose={(found, version) => {
              pack.type(found);
              setSaid(say("workshop-version-shown", { version }));
            }}
            onTrouble={setTrouble}
          />
        )}
        <button type="button" class="button small" disabled={!isIdle} onClick={share} data-act="share-pack">
          <Icon name="link" size={16} /> {say("workshop-share")}
        </button>
        <a
          class="button small"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={fileName(state)}
          data-act="export"
        >
          <Icon name="down" size={16} /> {say("workshop-export")}
        </a>
        <ImportFile
          game={game}
          onRead={(found) => onOpen(opened(game, null, found))}
          onTrouble={setTrouble}
        />
        <button
          type="button"
          class="button small primary"
          disabled={!isReady || !shape}
          onClick={() => setMaking(true)}
          data-act="play-pack"
        >
          <Icon name="play" size={16} /> {say("workshop-play-pack")}
        </button>
      </div>
      <p class="workshop-said" role="status">
        {said}
      </p>
      {link && <CopyLink text={link} label={say("workshop-copy-link")} />}
      {trouble && (
        <p class="why" role="alert">
          {trouble}
        </p>
      )}
      {isMaking && shape && (
        <NewTableDialog
          shape={shape}
          client={games(game)}
          packText={text}
          onClose={() => setMaking(false)}
          onMake={(table) => http.make(table)}
        />
      )}
    </div>
  );
}

/** A version more, or a new pack; also in place of one that was removed meanwhile, here or by a host. */
async function kept(pack: string | null, game: string, text: string): Promise<SavedPack> {
  try {
    if (pack) return await workshop.save(pack, text);
  } catch (why) {
    if (!(why instanceof Refusal) || why.status !== GONE) throw why;
  }
  return workshop.keep(game, text);
}

function fileName({ draft }: DocumentState): string {
  const name = draft.figures?.name;
  return `${typeof name === "string" && name ? name : "pack"}.toml`;
}
