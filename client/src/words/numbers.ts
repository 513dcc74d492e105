/* Numbers as people of the language write them. */
import { language } from "./words.ts";

/** A share: 30%, or 30 % with a no-break space. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(share);
}

/** A number with one decimal: 52.0, or 52,0. */
export function decimal(value: number): string {
  return new Intl.NumberFormat(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: false,
  }).format(value);
}
