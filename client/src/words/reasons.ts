/* Reasons for a move as one message: each is a sentence of its own. */
import type { Words } from "../connection/messages.ts";

export function joined(reasons: readonly Words[]): Words {
  return reasons.reduce((first, second) => ({ code: "reason-also", params: { first, second } }));
}
