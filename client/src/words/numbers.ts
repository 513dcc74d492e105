/* Numbers as people of the language write them. */
import { language } from "./words.ts";

/** A share: 30%, or 30 % with a no-break space. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(share);
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false } as const;

/** Print has a minus, not a hyphen. */
function written(value: number, how: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language(), { ...ONE_DECIMAL, ...how }).format(value).replace("-", "−");
}

/** A number with one decimal: 52.0, or 52,0. */
export function decimal(value: number): string {
  return written(value, {});
}

/** The same with its sign: +1.5, −1,5; zero has none. */
export function signed(value: number): string {
  return written(value, { signDisplay: "exceptZero" });
}
