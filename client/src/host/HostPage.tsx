/* For those who run the server: who may come in, what everybody is told, reports, people, tables. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { LogRow, OnlineRow, Overview, PackRow, ReportRow, TableRow } from "../connection/host.ts";
import { PageBar } from "../settings/PageBar.tsx";
import { problemText } from "../table/problem.ts";
import { say } from "../words/words.ts";
import { AnnounceForm } from "./AnnounceForm.tsx";
import { Codes, DoorChoice } from "./Door.tsx";
import { Log, Online, Packs, Reports, Tables } from "./lists.tsx";
import { People } from "./People.tsx";
import { type Act, host } from "./requests.ts";
import { loadWords } from "./words.ts";
import "./host.css";

await loadWords();

interface HostData {
  overview: Overview;
  reports: ReportRow[];
  online: OnlineRow[];
  tables: TableRow[];
  packs: PackRow[];
  log: LogRow[];
}

async function load(): Promise<HostData> {
  const [overview, reports, online, tables, packs, log] = await Promise.all([
    host.overview(),
    host.reports(),
    host.online(),
    host.tables(),
    host.packs(),
    host.log(),
  ]);
  return { overview, reports, online, tables, packs, log };
}

export default function HostPage(): JSX.Element {
  const [data, setData] = useState<HostData | null>(null);
  const [trouble, setTrouble] = useState("");
  const [round, setRound] = useState(0);
  const read = (): Promise<void> => load().then(setData);
  const act: Act = (doing) =>
    void doing()
      .then(() => setTrouble(""))
      .then(read)
      .then(() => setRound((n) => n + 1))
      .catch((why) => setTrouble(problemText(why)));
  useEffect(() => {
    document.title = `${say("host-title")} · Lapidarium`;
    act(() => Promise.resolve());
  }, []);
  return (
    <div class="start">
      <PageBar />
      {trouble && (
        <p class="banner bad" role="alert">
          {trouble}
        </p>
      )}
      <main class="start-page profile host-page">
        <h1>{say("host-title")}</h1>
        {data && (
          <>
            <Figures overview={data.overview} />
            <div class="host-cards">
              <DoorChoice door={data.overview.door} act={act} />
              <AnnounceForm told={data.overview.announcement} act={act} />
              {data.overview.door === "invited" && <Codes codes={data.overview.codes} act={act} />}
              <Reports rows={data.reports} act={act} />
              <People round={round} act={act} />
              <Tables rows={data.tables} act={act} />
              <Online rows={data.online} />
              {data.packs.length > 0 && <Packs rows={data.packs} act={act} />}
              <Log rows={data.log} />
            </div>
          </>
        )}
        <p>
          <a class="button" href="/">
            {say("ui-back-to-start")}
          </a>
        </p>
      </main>
    </div>
  );
}

function Figures({ overview }: { overview: Overview }): JSX.Element {
  const { tables, people, registered, online, reports, version } = overview;
  const facts: [string, string | number][] = [
    ["host-online", online],
    ["host-playing", tables["playing"] ?? 0],
    ["host-waiting", tables["waiting"] ?? 0],
    ["host-over", tables["over"] ?? 0],
    ["host-people", people],
    ["host-registered", registered],
    ["host-reports", reports],
    ["host-version", version],
  ];
  return (
    <dl class="facts card host-figures">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{say(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
