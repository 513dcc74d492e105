/* What the places of a pack are called in this editor. */
import type { Figures } from "../../../packs/figures.ts";
import { commonPlace, placeWords, stepsOf } from "../../../packs/places.ts";
import { has, say, sentence } from "../../../words/words.ts";
import { TITLES, type TokenKind } from "./TokenTable.tsx";
import { rangeWords, signsOf } from "./ranges.ts";
import type { StoneFigures } from "./wire.ts";

const FIGURES: Record<string, string> = {
  cells: "monolyth-workshop-stone-cubes",
  copies: "monolyth-workshop-stone-copies",
  sites: "monolyth-workshop-sites",
  grid: "monolyth-workshop-grid",
  heights: "monolyth-workshop-heights",
  sides: "monolyth-workshop-board-sides",
};

const figure = (name: string | number | undefined): string | undefined => {
  const code = FIGURES[String(name)];
  return code && say(code);
};

export function placeName(key: string, figures: Figures): string {
  const [part, first, second] = stepsOf(key);
  switch (String(part)) {
    case "colours":
      return placeWords(
        say("monolyth-workshop-colours"),
        has(`colour-${first}`) ? sentence(say(`colour-${first}`)) : undefined,
      );
    case "stone":
      return typeof first === "number"
        ? placeWords(stoneName(figures, first), figure(second))
        : say("monolyth-workshop-stones");
    case "main_board":
      return placeWords(say("monolyth-workshop-main-board"), figure(first));
    case "player_boards":
      return typeof second === "number"
        ? say("monolyth-workshop-board-number", { number: second })
        : placeWords(say("monolyth-workshop-boards"), figure(first));
    case "prophecy_tokens":
    case "level_tokens":
    case "structure_tokens":
      return placeWords(say(TITLES[part as TokenKind]), playersOf(first));
    case "structure_signs": {
      const range = signsOf(figures).find(([letter]) => letter === String(first))?.[1];
      return placeWords(say("monolyth-workshop-signs"), range ? rangeWords(range) : undefined);
    }
    case "structure_card":
      return typeof first === "number"
        ? say("ui-card-number", { card: first })
        : say("monolyth-workshop-cards");
    default:
      return commonPlace(key) ?? key;
  }
}

function stoneName(figures: Figures, number: number): string {
  const stone = ((figures.stone ?? []) as unknown as StoneFigures[])[number - 1];
  return say("monolyth-workshop-stone-number", { number, name: stone?.shape ?? "?" });
}

function playersOf(name: string | number | undefined): string | undefined {
  const players = Number(String(name).replace("players_", ""));
  if (Number.isNaN(players)) return undefined;
  return say(players === 1 ? "workshop-solo" : "workshop-with-players", { players });
}
