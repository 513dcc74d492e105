/* What the server says of a game, whatever its tables: levels of bots, ranks of the solo game. Asked for once. */
import { useEffect, useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import type { GameShape, Games } from "../connection/schemas.ts";

let asked: Promise<Games> | null = null;

export function useShape(game: string): GameShape | null {
  const [shape, setShape] = useState<GameShape | null>(null);
  useEffect(() => {
    asked ??= http.games();
    asked.then(
      ({ games }) => setShape(games.find((one) => one.game === game) ?? null),
      () => (asked = null),
    );
  }, [game]);
  return shape;
}
