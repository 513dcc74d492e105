/* A link that can be copied, or shared where the device can. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "./icons.tsx";
import { say } from "../words/words.ts";

/** Where one points with a finger the device has its own way to pass something on. */
function canShare(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}

export function CopyLink({
  text,
  label,
  primary,
}: {
  text: string;
  label: string;
  primary?: boolean;
}): JSX.Element {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    if (canShare()) return navigator.share({ url: text }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 2500);
    } catch {
      prompt(label, text);
    }
  };
  return (
    <button type="button" class={`button${primary ? " primary" : " small"}`} onClick={copy} data-copy={text}>
      <Icon name={isCopied ? "check" : "link"} size={18} />
      <span aria-live="polite">{isCopied ? say("ui-copied") : label}</span>
    </button>
  );
}
