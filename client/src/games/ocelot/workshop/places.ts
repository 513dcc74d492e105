/* What the places of a pack are called in this editor. */
import type { Figures } from "../../../packs/figures.ts";
import { commonPlace, placeWords, stepsOf } from "../../../packs/places.ts";
import { say, sentence } from "../../../words/words.ts";
import { type Cave, CAVES, NUMERALS } from "../geometry.ts";
import { gemName } from "../names.ts";
import type { ToolFigures } from "./wire.ts";

const FIGURES: Record<string, string> = {
  drawing: "ocelot-workshop-mat-drawing",
  looks: "ocelot-workshop-arrows",
  faces: "ocelot-workshop-tool-faces",
  copies: "ocelot-workshop-tool-copies",
};

export function placeName(key: string, figures: Figures): string {
  const [part, first, second] = stepsOf(key);
  switch (String(part)) {
    case "mat":
      return first === "looks" && second !== undefined
        ? placeWords(say("ocelot-workshop-arrows"), String(second))
        : placeWords(say("ocelot-workshop-mat"), figure(first));
    case "tool":
      return placeWords(say("ocelot-workshop-tools"), toolLetter(figures, first), figure(second));
    case "gems":
      return placeWords(
        caveName(first) ?? say("ocelot-workshop-gems"),
        typeof second === "string" ? gemName(second) : undefined,
      );
    case "values":
      return placeWords(
        say("ocelot-workshop-values"),
        typeof first === "string" ? gemName(first) : undefined,
      );
    case "amethysts":
      return placeWords(say("ocelot-workshop-bags"), caveName(first));
    default:
      return commonPlace(key) ?? key;
  }
}

function figure(name: string | number | undefined): string | undefined {
  const code = FIGURES[String(name)];
  return code && say(code);
}

function caveName(name: string | number | undefined): string | undefined {
  if (!CAVES.includes(name as Cave)) return undefined;
  return `${NUMERALS[name as Cave]} · ${sentence(say(`ocelot-workshop-sign-${name}`))}`;
}

function toolLetter(figures: Figures, number: string | number | undefined): string | undefined {
  return ((figures.tool ?? []) as unknown as ToolFigures[])[Number(number) - 1]?.letter;
}
