/* Offered once, in the first game: what to do in the first turn, and then sounds. Both are remembered in this browser. */
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import type { LogLine } from "../connection/messages.ts";
import type { RoomTable } from "../connection/tableState.ts";
import { Icon } from "../controls/icons.tsx";
import { useOnChange } from "../hooks/hooks.ts";
import { useStore } from "../hooks/store.ts";
import { choose, keep, kept, settings } from "../settings/settings.ts";
import { say } from "../words/words.ts";
import { guideStep } from "./guide.ts";
import { isYourTurn } from "./names.ts";

/** Something that is said until it was heard; in a private window, in each visit. */
function useOnce(name: string): [boolean, () => void] {
  const [isHeard, setHeard] = useState(() => kept(name) !== null);
  const hear = (): void => {
    keep(name, "yes");
    setHeard(true);
  };
  return [isHeard, hear];
}

interface Props {
  table: RoomTable;
  log: LogLine[];
}

function hasMovedIn({ table, log }: Props): boolean {
  const { seat } = table.game;
  return seat > 0 && log.some((line) => line.seat === seat);
}

export function Guide(props: Props): JSX.Element | null {
  const step = useStore(guideStep);
  const [isGuided, guided] = useOnce("guided");
  const hasMoved = hasMovedIn(props);
  useOnChange(hasMoved, () => {
    if (hasMoved && !isGuided) guided();
  });
  if (isGuided || hasMoved || !step || !isYourTurn(props.table)) return null;
  return (
    <Said name="guide">
      <p>{say(step)}</p>
      <button type="button" class="tool" aria-label={say("ui-close")} onClick={guided} data-act="close-guide">
        <Icon name="close" size={16} />
      </button>
    </Said>
  );
}

/** Sounds are offered once the first move is made; a coach speaks first. */
export function SoundOffer(props: Props): JSX.Element | null {
  const { sound } = useStore(settings);
  const [isOffered, offered] = useOnce("sound-offered");
  if (isOffered || sound || !hasMovedIn(props) || !isYourTurn(props.table)) return null;
  return (
    <Said name="sound-offer">
      <p>{say("ui-sound-offer")}</p>
      <button
        type="button"
        class="button small"
        onClick={() => (choose({ sound: true }), offered())}
        data-act="offer-sound"
      >
        {say("ui-sound-on")}
      </button>
      <button type="button" class="button small" onClick={offered} data-act="no-sound">
        {say("ui-not-now")}
      </button>
    </Said>
  );
}

function Said({ name, children }: { name: string; children: ComponentChildren }): JSX.Element {
  return (
    <div class="banner" role="status" data-once={name}>
      {children}
    </div>
  );
}
