/* Offered once, in the first game: what to do in the first turn, and then sounds. Both are remembered in this browser. */
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import type { LogLine, TableView } from "../connection/messages.ts";
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

export function Guide({ table, log }: { table: TableView; log: LogLine[] }): JSX.Element | null {
  const step = useStore(guideStep);
  const { sound } = useStore(settings);
  const [isGuided, guided] = useOnce("guided");
  const [isOffered, offered] = useOnce("sound-offered");
  const { seat } = table.you;
  const hasMoved = seat > 0 && log.some((line) => line.seat === seat);
  useOnChange(hasMoved, () => {
    if (hasMoved && !isGuided) guided();
  });
  if (!isYourTurn(table)) return null;
  if (!isGuided)
    return step && !hasMoved ? (
      <Said name="guide">
        <p>{say(step)}</p>
        <button
          type="button"
          class="tool"
          aria-label={say("ui-close")}
          onClick={guided}
          data-act="close-guide"
        >
          <Icon name="close" size={16} />
        </button>
      </Said>
    ) : null;
  if (isOffered || sound || !hasMoved) return null;
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
