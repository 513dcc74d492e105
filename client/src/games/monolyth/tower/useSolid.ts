/* Whether the tower is drawn as a solid: if it is wanted, if the browser can, once three.js is there. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { whenAtRest } from "../../../hooks/hooks.ts";
import { useStore } from "../../../hooks/store.ts";
import { isOn, settings } from "../../../settings/settings.ts";
import type { SolidProps } from "./solid/SolidTower.tsx";

let hasFailed = false;

function canDraw(): boolean {
  if (hasFailed) return false;
  try {
    return (
      document.createElement("canvas").getContext("webgl2", { failIfMajorPerformanceCaveat: true }) !== null
    );
  } catch {
    return false;
  }
}

/** Ask for a slow drawing too, with `?solid=always`: for tests on machines without a graphics card. */
const isForced = (): boolean => new URLSearchParams(location.search).get("solid") === "always";

export interface Solid {
  Tower: ComponentType<SolidProps>;
  fail: () => void;
  /** It is too slow to be watched. */
  slow: () => void;
}

export function useSolid(): Solid | null {
  const solid = isOn(useStore(settings), "solid");
  const [Tower, setTower] = useState<{ Tower: ComponentType<SolidProps> } | null>(null);
  const [isOff, setOff] = useState(hasFailed);
  useEffect(() => {
    if (!solid || isOff || !(isForced() || canDraw())) return setTower(null);
    let isWanted = true;
    const load = (): void =>
      void import("./solid/SolidTower.tsx").then(
        (loaded) => isWanted && setTower({ Tower: loaded.default }),
        () => undefined,
      );
    whenAtRest(load);
    return () => {
      isWanted = false;
    };
  }, [solid, isOff]);
  if (!Tower || !solid || isOff) return null;
  const fail = (): void => {
    hasFailed = true;
    setOff(true);
  };
  return { Tower: Tower.Tower, fail, slow: () => void (!isForced() && fail()) };
}
