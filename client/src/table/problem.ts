/* What a refused request says. */
import { Refusal } from "../connection/http.ts";
import { render, say, sentence } from "../words/words.ts";

export function problemText(why: unknown): string {
  return why instanceof Refusal ? sentence(render(why.reason)) : say("ui-server-trouble");
}
