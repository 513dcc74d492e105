/* Who may come in, and the codes for new people. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { CodeRow, NewDoor } from "../connection/host.ts";
import { say } from "../words/words.ts";
import { Card, SureButton } from "./Card.tsx";
import { type Act, host } from "./requests.ts";

const DOORS: NewDoor["door"][] = ["open", "invited", "closed"];

export function DoorChoice({ door, act }: { door: NewDoor["door"]; act: Act }): JSX.Element {
  return (
    <Card title={say("host-door")}>
      <div class="doors" role="radiogroup" aria-label={say("host-door")}>
        {DOORS.map((one) => (
          <label key={one} class={one === door ? "chosen" : ""}>
            <input
              type="radio"
              name="door"
              checked={one === door}
              onChange={() => act(() => host.setDoor(one))}
              data-door={one}
            />
            <span>
              <b>{say(`host-door-${one}`)}</b>
              <small class="note">{say(`host-door-${one}-words`)}</small>
            </span>
          </label>
        ))}
      </div>
    </Card>
  );
}

export function Codes({ codes, act }: { codes: CodeRow[]; act: Act }): JSX.Element {
  const [note, setNote] = useState("");
  const [uses, setUses] = useState(1);
  const add = (event: Event): void => {
    event.preventDefault();
    act(() => host.addCode({ note, uses }));
    setNote("");
  };
  return (
    <Card title={say("host-codes")}>
      <form class="join" onSubmit={add}>
        <input
          class="field"
          value={note}
          maxLength={80}
          aria-label={say("host-code-for")}
          placeholder={say("host-code-for")}
          onInput={(event) => setNote(event.currentTarget.value)}
        />
        <input
          class="field few"
          type="number"
          min={1}
          max={10000}
          value={uses}
          aria-label={say("host-code-uses")}
          onInput={(event) => setUses(Number(event.currentTarget.value) || 1)}
        />
        <button type="submit" class="button small">
          {say("host-code-add")}
        </button>
      </form>
      <ul class="host-rows">
        {codes.map((row) => (
          <li key={row.code}>
            <span>
              <code>{row.code}</code>
              <small class="note">
                {say("host-code-left", { count: row.uses_left })} {row.note}
              </small>
            </span>
            <SureButton
              label={say("host-remove")}
              about={row.code}
              onSure={() => act(() => host.removeCode(row.code))}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
