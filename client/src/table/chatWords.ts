/* Lines of the chat in words. */
import type { ChatLine, Say } from "../connection/messages.ts";
import { say } from "../words/words.ts";

export type Reaction = Exclude<NonNullable<Say["reaction"]>, "">;
export const REACTIONS: Record<Reaction, string> = {
  hello: "ui-react-hello",
  "well-played": "ui-react-well-played",
  thanks: "ui-react-thanks",
  thinking: "ui-react-thinking",
  oops: "ui-react-oops",
  "good-game": "ui-react-good-game",
};

export function lineText({ text, reaction }: ChatLine): string {
  const known = REACTIONS[reaction as Reaction];
  return known ? say(known) : text;
}

export function chatWords(chat: ChatLine): string {
  return `${chat.person.name}: ${lineText(chat)}`;
}
