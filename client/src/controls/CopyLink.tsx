/* Something to pass on: by the device's own sheet, copied, or as a QR code. */
import type { ComponentType, JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "./icons.tsx";
import { say } from "../words/words.ts";

/** Where one points with a finger the device has its own way to pass something on. */
function canShare(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}

interface Props {
  /** A link, or lines to paste. */
  text: string;
  label: string;
  primary?: boolean;
  /** Offer the link as a QR code too. */
  hasCode?: boolean;
  /** Who will be able to see what the link leads to. */
  says?: string;
}

type Code = ComponentType<{ text: string }>;

export function CopyLink({ text, label, primary, hasCode, says }: Props): JSX.Element {
  const [isCopied, setCopied] = useState(false);
  const [Code, setCode] = useState<{ is: Code } | null>(null);
  const copy = async (): Promise<void> => {
    if (canShare()) return navigator.share(asShared(text)).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 2500);
    } catch {
      prompt(label, text);
    }
  };
  const showCode = async (): Promise<void> =>
    setCode(Code ? null : { is: (await import("./QrCode.tsx")).QrCode });
  const button = (
    <button type="button" class={`button${primary ? " primary" : " small"}`} onClick={copy} data-copy={text}>
      <Icon name={isCopied ? "check" : "link"} size={18} />
      <span aria-live="polite">{isCopied ? say("ui-copied") : label}</span>
    </button>
  );
  if (!hasCode && !says) return button;
  return (
    <div class="share">
      <div class="row">
        {button}
        {hasCode && (
          <button
            type="button"
            class="button square"
            aria-label={say("ui-show-code")}
            title={say("ui-show-code")}
            aria-expanded={Code !== null}
            onClick={() => void showCode()}
            data-act="code"
          >
            <Icon name="code" size={20} />
          </button>
        )}
      </div>
      {says && <p class="note">{says}</p>}
      {Code && <Code.is text={text} />}
    </div>
  );
}

function asShared(text: string): ShareData {
  return /^https?:\S+$/.test(text) ? { url: text } : { text };
}
