/* A square button with an icon, named for those who do not see it. */
import type { JSX } from "preact";
import { Icon } from "./icons.tsx";

interface ToolProps {
  icon: string;
  label: string;
  onClick: () => void;
  disabled?: boolean;
  pressed?: boolean;
  keys?: string;
  act: string;
}

export function ToolButton({ icon, label, onClick, disabled, pressed, keys, act }: ToolProps): JSX.Element {
  return (
    <button
      type="button"
      class="tool"
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
      disabled={disabled}
      onClick={onClick}
      data-act={act}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
