/* What a choice would bring, as the server answers. */
import type { AskAnswer, RefusedMessage } from "../../connection/messages.ts";
import type { MonolythEffect } from "./wire.ts";

export function effectOf(answer: AskAnswer | RefusedMessage | null): MonolythEffect | null {
  return answer?.type === "answer" ? (answer.effect as MonolythEffect | null) : null;
}
