/* What every page may have to say: there is no network, or a newer version. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { hasNewBuild, watchBuild } from "./connection/build.ts";
import { say } from "./words/words.ts";

/** A table tells of its own connection. */
export function PageNews({ isTable }: { isTable: boolean }): JSX.Element | null {
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  const [isOutdated, setOutdated] = useState(hasNewBuild);
  useEffect(() => {
    const read = (): void => setOffline(!navigator.onLine);
    addEventListener("online", read);
    addEventListener("offline", read);
    return () => {
      removeEventListener("online", read);
      removeEventListener("offline", read);
    };
  }, []);
  useEffect(() => watchBuild(() => setOutdated(hasNewBuild())), []);
  if (isOffline && !isTable)
    return (
      <p class="banner" role="status" data-offline>
        {say("ui-offline")}
      </p>
    );
  if (!isOutdated) return null;
  return (
    <div class="banner" role="status" data-outdated>
      <span>{say("ui-new-version")}</span>
      <button type="button" class="button small" onClick={() => location.reload()}>
        {say("ui-reload")}
      </button>
    </div>
  );
}
