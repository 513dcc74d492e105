/* Points, as the language writes them. */

/** Points with one digit and their sign, as the language writes them. */
export function signed(points: number, lang: string): string {
  return new Intl.NumberFormat(lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  }).format(points);
}

export function figure(points: number, lang: string): string {
  return new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(points);
}
