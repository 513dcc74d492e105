/* Several cards in one place: tabs, worked by arrow keys as usual. */
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";

export interface Tab {
  id: string;
  name: string;
  body: ComponentChildren;
}

export function RailTabs({ tabs, first }: { tabs: Tab[]; first?: string }): JSX.Element {
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
    <div class="tabs">
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
    </div>
  );
}
