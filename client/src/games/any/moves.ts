/* The moves as a list that can be searched. Pure. */

/** A move with the words that are shown and searched. */
export interface ListedMove {
  move: string;
  words: string;
}

/** The moves that have every word of the search somewhere in their words or notation. */
export function matching(moves: readonly ListedMove[], search: string): ListedMove[] {
  const wanted = search.toLocaleLowerCase().split(" ").filter(Boolean);
  return moves.filter(({ move, words }) => {
    const text = `${words} ${move}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** The move that a key goes to, from the one that is chosen; null where the key is not for the list. */
export function movedTo(moves: readonly ListedMove[], chosen: string | null, key: string): string | null {
  const at = moves.findIndex(({ move }) => move === chosen);
  const last = moves.length - 1;
  const to =
    key === "ArrowDown"
      ? Math.min(last, at + 1)
      : key === "ArrowUp"
        ? Math.max(0, at - 1)
        : key === "PageDown"
          ? Math.min(last, at + PAGE)
          : key === "PageUp"
            ? Math.max(0, at - PAGE)
            : null;
  return to === null ? null : (moves[to]?.move ?? null);
}

const PAGE = 8;
