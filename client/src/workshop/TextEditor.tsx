/* The pack as its file: for games without an editor of their own, and for who likes to type. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { PackDocument } from "../packs/document.ts";
import { say } from "../words/words.ts";

const PAUSE = 400;

export function TextEditor({ document, text }: { document: PackDocument; text: string }): JSX.Element {
  const [typed, setTyped] = useState(text);
  const own = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // What came from elsewhere (undo, another version) is shown; what is being typed stays.
    if (text !== own.current) setTyped(text);
    own.current = text;
  }, [text]);
  const send = (value: string): void => {
    own.current = value;
    document.type(value);
  };
  return (
    <label class="text-editor">
      <span class="unseen">{say("workshop-tab-text")}</span>
      <textarea
        class="field"
        value={typed}
        spellcheck={false}
        rows={30}
        data-set="text"
        onInput={(event) => {
          const { value } = event.currentTarget;
          setTyped(value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => send(value), PAUSE);
        }}
        onBlur={() => {
          clearTimeout(timer.current);
          if (typed !== own.current) send(typed);
        }}
      />
    </label>
  );
}
