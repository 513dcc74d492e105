/* Where notices of slow games go: this browser, webhooks; test them, turn them off. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { http, type Notices } from "../connection/http.ts";
import { Icon } from "../controls/icons.tsx";
import { problemText } from "../table/problem.ts";
import { say } from "../words/words.ts";
import { ability, ownAddress, turnOff, turnOn } from "../notices/push.ts";

export function NoticeSettings(): JSX.Element {
  const [notices, setNotices] = useState<Notices | null>(null);
  const [own, setOwn] = useState<string | null>(null);
  const [news, setNews] = useState("");
  const show = async (found: Notices): Promise<void> => {
    setNotices(found);
    setOwn(await ownAddress(found).catch(() => null));
  };
  const act = async (doing: () => Promise<string>): Promise<void> =>
    setNews(await doing().catch((why) => problemText(why)));
  useEffect(() => void http.notices().then(show, (why) => setNews(problemText(why))), []);
  const switchOn = (): Promise<string> =>
    turnOn(notices as Notices).then(async (found) => {
      if (!found) return say("ui-notices-blocked");
      await show(found);
      return say("ui-notices-here");
    });
  const remove = (address: string): Promise<string> =>
    (address === own ? turnOff(address) : http.removeNotices(address)).then(async (found) => {
      await show(found);
      return say("ui-notices-removed");
    });
  const test = (): Promise<string> =>
    http.testNotices().then(({ sent }) => say("ui-notices-tested", { count: sent.length }));
  const others = notices?.addresses.filter(({ address }) => address !== own) ?? [];
  return (
    <section class="card notices" aria-labelledby="notices">
      <h2 id="notices">{say("ui-notices")}</h2>
      <p>{say("ui-notices-words")}</p>
      {notices && (
        <ThisBrowser
          own={own}
          onTurnOn={() => void act(switchOn)}
          onTurnOff={(at) => void act(() => remove(at))}
        />
      )}
      {others.length > 0 && (
        <ul class="addresses">
          {others.map(({ kind, address }) => (
            <li key={address}>
              <span>
                {say(kind === "push" ? "ui-notices-device" : "ui-webhook")}{" "}
                <small class="note">{hostOf(address)}</small>
              </span>
              <button type="button" class="button small" onClick={() => void act(() => remove(address))}>
                {say("ui-notices-off")}
              </button>
            </li>
          ))}
        </ul>
      )}
      {notices && notices.addresses.length > 0 && (
        <button type="button" class="button small" onClick={() => void act(test)} data-act="notices-test">
          <Icon name="bell" size={16} /> {say("ui-notices-test")}
        </button>
      )}
      <p role="status" class="notice-news">
        {news}
      </p>
      {notices && (
        <Webhook
          onAdd={(address) =>
            void act(() =>
              http.addNotices({ kind: "webhook", address }).then(async (found) => {
                await show(found);
                return say("ui-webhook-secret", { secret: found.secret ?? "" });
              }),
            )
          }
        />
      )}
    </section>
  );
}

function hostOf(address: string): string {
  return new URL(address).host;
}

interface BrowserProps {
  own: string | null;
  onTurnOn: () => void;
  onTurnOff: (address: string) => void;
}

function ThisBrowser({ own, onTurnOn, onTurnOff }: BrowserProps): JSX.Element {
  if (own)
    return (
      <p class="row">
        <span>{say("ui-notices-here")}</span>
        <button type="button" class="button small" onClick={() => onTurnOff(own)} data-act="notices-off">
          {say("ui-notices-off")}
        </button>
      </p>
    );
  const can = ability();
  if (can !== "ready")
    return <p class="note">{say(can === "none" ? "ui-notices-cannot" : "ui-notices-blocked")}</p>;
  return (
    <button type="button" class="button" onClick={onTurnOn} data-act="notices-on">
      <Icon name="bell" size={18} /> {say("ui-notices-on")}
    </button>
  );
}

function Webhook({ onAdd }: { onAdd: (address: string) => void }): JSX.Element {
  const [address, setAddress] = useState("");
  return (
    <details class="webhook">
      <summary>{say("ui-webhook-own")}</summary>
      <form
        class="me-form"
        onSubmit={(event) => {
          event.preventDefault();
          onAdd(address);
          setAddress("");
        }}
      >
        <p class="note">{say("ui-webhook-words")}</p>
        <div class="join">
          <input
            class="field"
            type="url"
            required
            value={address}
            placeholder="https://"
            aria-label={say("ui-webhook-address")}
            onInput={(event) => setAddress(event.currentTarget.value)}
            data-webhook
          />
          <button type="submit" class="button">
            {say("ui-webhook-add")}
          </button>
        </div>
      </form>
    </details>
  );
}
