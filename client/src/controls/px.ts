/* A number as a length; nothing where there is none. */
export function px(length: number | undefined): string | undefined {
  return length === undefined ? undefined : `${length}px`;
}
