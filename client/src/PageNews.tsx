/* What every page may have to say: there is no network, the server does not answer, a newer version, or what the host tells. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { announcedIn, announcement, watchAnnouncement } from "./connection/announcement.ts";
import { hasNewBuild, watchBuild } from "./connection/build.ts";
import { hasServerAnswered, isServerSilent, watchServer } from "./connection/reach.ts";
import { language, say } from "./words/words.ts";

/** A table tells of its own connection, once it is there. */
export function PageNews({ isTable }: { isTable: boolean }): JSX.Element | null {
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  const [isSilent, setSilent] = useState(isServerSilent);
  const [isOutdated, setOutdated] = useState(hasNewBuild);
  const [isClosed, setClosed] = useState(false);
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
  useEffect(() => watchServer(() => setSilent(isServerSilent())), []);
  if (isTable ? isSilent && !hasServerAnswered() : isOffline || isSilent)
    return (
      <p class="banner" role="status" data-offline={isOffline ? "network" : "server"}>
        {say(isOffline ? "ui-offline" : "ui-unreachable")}
      </p>
    );
  if (!isOutdated || isClosed) return <HostNews isTable={isTable} />;
  const news = (
    <div class="banner" role="status" data-outdated>
      <span>{say("ui-new-version")}</span>
      <button type="button" class="button small" onClick={() => location.reload()}>
        {say("ui-reload")}
      </button>
      {isTable && (
        <button type="button" class="button small" onClick={() => setClosed(true)} data-act="close-news">
          {say("ui-close")}
        </button>
      )}
    </div>
  );
  return isTable ? <div class="banners">{news}</div> : news;
}

/** Calmly: it can be closed, and stays closed until something else is told. At a table it pushes nothing. */
function HostNews({ isTable }: { isTable: boolean }): JSX.Element | null {
  const [told, setTold] = useState(announcement);
  const [closed, setClosed] = useState("");
  useEffect(() => watchAnnouncement(() => setTold(announcement())), []);
  const text = told && announcedIn(told, language());
  if (!text || text === closed) return null;
  const news = (
    <div class="banner host-news" role="status" data-announcement>
      <span>{text}</span>
      <button type="button" class="button small" onClick={() => setClosed(text)}>
        {say("ui-close")}
      </button>
    </div>
  );
  return isTable ? <div class="banners">{news}</div> : news;
}
