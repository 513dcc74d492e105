/* A link as a QR code: always dark on light, so that every camera reads it. */
import type { JSX } from "preact";
import { encode } from "uqr";
import { say } from "../words/words.ts";

const QUIET = 3;

export function QrCode({ text }: { text: string }): JSX.Element {
  const { data } = encode(text, { ecc: "M", border: QUIET });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${data.length} ${data.length}`}
      role="img"
      aria-label={say("ui-code-of-link")}
    >
      <path fill="#fff" d={`M0 0h${data.length}v${data.length}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
