/* A share as people of the language write it: 30%, or 30 % with a no-break space. */
import { language } from "../words/words.ts";

export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(share);
}
