/* A whole number with less and more. */
import type { JSX } from "preact";
import { say } from "../words/words.ts";
import "./stepper.css";

interface Props {
  label: string;
  value: number;
  least?: number;
  most?: number;
  onChange: (value: number) => void;
  /** A name for tests and shortcuts. */
  name: string;
}

export function Stepper({ label, value, least = 0, most = 99, onChange, name }: Props): JSX.Element {
  const to = (next: number): void => onChange(Math.max(least, Math.min(most, next)));
  return (
    <span class="stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={say("ui-less", { what: label })}
        disabled={value <= least}
        onClick={() => to(value - 1)}
        data-less={name}
      >
        −
      </button>
      <output aria-live="off">{value}</output>
      <button
        type="button"
        aria-label={say("ui-more", { what: label })}
        disabled={value >= most}
        onClick={() => to(value + 1)}
        data-more={name}
      >
        +
      </button>
    </span>
  );
}
