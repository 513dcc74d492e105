/* Who I am here: a guest's name, kept with a passphrase if one likes, and forgotten if one likes. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import type { Me } from "../connection/schemas.ts";
import { Icon } from "../controls/icons.tsx";
import { say } from "../words/words.ts";
import { problemText } from "../table/problem.ts";

type Doing = "rename" | "claim" | "enter" | "forget" | null;

export function MeCard({ me, onChanged }: { me: Me | null; onChanged: () => void }): JSX.Element {
  const [doing, setDoing] = useState<Doing>(null);
  const [trouble, setTrouble] = useState("");
  const [name, setName] = useState("");
  const [passphrase, setPassphrase] = useState("");
  const form = useRef<HTMLElement>(null);
  useEffect(() => form.current?.querySelector("input")?.select(), [doing]);
  const run = async (event: Event, act: () => Promise<unknown>): Promise<void> => {
    event.preventDefault();
    try {
      await act();
      setDoing(null);
      setTrouble("");
      setPassphrase("");
      onChanged();
    } catch (why) {
      setTrouble(problemText(why));
    }
  };
  const nameField = (
    <input
      class="field"
      value={name}
      maxLength={40}
      required
      aria-label={say("ui-name")}
      placeholder={say("ui-name")}
      onInput={(event) => setName(event.currentTarget.value)}
      data-me="name"
    />
  );
  const phraseField = (
    <input
      class="field"
      type="password"
      value={passphrase}
      minLength={doing === "claim" ? 8 : 1}
      required
      autoComplete={doing === "claim" ? "new-password" : "current-password"}
      aria-label={say("ui-passphrase")}
      placeholder={say("ui-passphrase")}
      onInput={(event) => setPassphrase(event.currentTarget.value)}
      data-me="passphrase"
    />
  );
  const go = (
    <button type="submit" class="button small">
      {say("ui-ok")}
    </button>
  );
  const link = (what: Exclude<Doing, null>, word: string): JSX.Element => (
    <button
      type="button"
      class="text-button"
      aria-expanded={doing === what}
      onClick={() => (
        setDoing(doing === what ? null : what),
        setTrouble(""),
        setName(what === "rename" ? (me?.name ?? "") : "")
      )}
      data-me={what}
    >
      {say(word)}
    </button>
  );
  return (
    <section class="card me" ref={form}>
      <h2>{say("ui-me")}</h2>
      <p class="me-name">
        <b>{me?.name ?? "…"}</b> <span class="note">{me && say(me.claimed ? "ui-claimed" : "ui-guest")}</span>
      </p>
      {me && (
        <p class="row">
          <a class="button small" href="/me" data-act="profile">
            <Icon name="person" size={16} /> {say("ui-profile")}
          </a>
          {me.is_host && (
            <a class="button small" href="/host" data-act="host">
              {say("ui-host-page")}
            </a>
          )}
        </p>
      )}
      <p class="row">
        {!me?.claimed && link("rename", "ui-rename")}
        {!me?.claimed && link("claim", "ui-claim")}
        {link("enter", "ui-enter")}
        {link("forget", "ui-forget")}
      </p>
      {trouble && (
        <p class="why" role="alert">
          {trouble}
        </p>
      )}
      {doing === "rename" && (
        <form class="join" onSubmit={(event) => void run(event, () => http.rename(name))}>
          {nameField}
          {go}
        </form>
      )}
      {doing === "claim" && (
        <form class="me-form" onSubmit={(event) => void run(event, () => http.claim(passphrase))}>
          <p class="note">{say("ui-claim-words")}</p>
          <div class="join">
            {phraseField}
            {go}
          </div>
        </form>
      )}
      {doing === "enter" && (
        <form class="me-form" onSubmit={(event) => void run(event, () => http.enter(name, passphrase))}>
          <p class="note">{say("ui-enter-words")}</p>
          {nameField}
          <div class="join">
            {phraseField}
            {go}
          </div>
        </form>
      )}
      {doing === "forget" && (
        <form class="me-form" onSubmit={(event) => void run(event, () => http.forget())}>
          <p class="note">{say("ui-forget-words")}</p>
          <button type="submit" class="button small bad">
            {say("ui-forget")}
          </button>
        </form>
      )}
    </section>
  );
}
