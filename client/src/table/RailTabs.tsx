/* Several cards in one place: tabs, worked by arrow keys as usual. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

export interface Tab {
  id: string;
  name: string;
  body: ComponentChildren;
}

interface Props {
  tabs: Tab[];
  first?: string;
  /** Not seen for now; it stays as it is meanwhile. */
  isHidden?: boolean;
}

/** Hidden at once, but shown again a moment later: first whatever has happened on the board is to be seen. */
export function RailTabs({ isHidden = false, ...props }: Props): JSX.Element {
  const [isAway, setAway] = useState(isHidden);
  useEffect(() => setAway(isHidden), [isHidden]);
  const isOut = isHidden || isAway;
  const kept = useRef<JSX.Element | null>(null);
  if (!isOut || !kept.current) kept.current = <Tabs {...props} />;
  return <div class={isOut ? "tabs away" : "tabs"}>{kept.current}</div>;
}

function Tabs({ tabs, first }: Omit<Props, "isHidden">): JSX.Element {
  const [open, setOpen] = useState(first ?? tabs[0]?.id);
  const shown = tabs.find((tab) => tab.id === open) ?? tabs[0];
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const next = tabs[(tabs.findIndex((tab) => tab.id === shown?.id) + step + tabs.length) % tabs.length];
    setOpen(next?.id);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`#tab-${next?.id}`)?.focus();
  };
  return (
    <>
      <div class="tab-list" role="tablist" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            aria-selected={tab.id === shown?.id}
            aria-controls="tab-panel"
            tabIndex={tab.id === shown?.id ? 0 : -1}
            onClick={() => setOpen(tab.id)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" tabIndex={0} id="tab-panel" aria-labelledby={`tab-${shown?.id}`}>
        {shown?.body}
      </div>
    </>
  );
}
