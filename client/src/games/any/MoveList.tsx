/* Every move that may be made now: a field to search them, and a list to choose from. */
import type { JSX, Ref } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../../words/words.ts";
import { type ListedMove, movedTo } from "./moves.ts";

/** More than this are found faster by typing than by scrolling. */
const MOST_SHOWN = 200;

interface Props {
  moves: readonly ListedMove[];
  chosen: string | null;
  search: string;
  searchRef: Ref<HTMLInputElement>;
  onSearch: (search: string) => void;
  onChoose: (move: string) => void;
  onPlay: () => void;
}

export function MoveList({
  moves,
  chosen,
  search,
  searchRef,
  onSearch,
  onChoose,
  onPlay,
}: Props): JSX.Element {
  const shown = moves.slice(0, MOST_SHOWN);
  const active = shown.findIndex(({ move }) => move === chosen);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = movedTo(shown, chosen, event.key);
    if (to !== null) onChoose(to);
    else if (event.key === "Enter" && active >= 0) onPlay();
    else return;
    event.preventDefault();
  };
  const activeId = active < 0 ? undefined : `move-${active}`;
  return (
    <section class="card moves" aria-label={say("ui-moves")}>
      <div class="card-head">
        <h2>{say("ui-moves")}</h2>
        <span class="note" aria-live="polite">
          {say("ui-moves-count", { count: moves.length })}
        </span>
      </div>
      <input
        class="field"
        type="search"
        role="combobox"
        list={undefined}
        aria-expanded="true"
        aria-controls="move-list"
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        aria-label={say("ui-moves-search")}
        placeholder={say("ui-moves-search")}
        autoComplete="off"
        value={search}
        ref={searchRef}
        onInput={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        data-act="search"
      />
      <ul
        id="move-list"
        class="move-list"
        role="listbox"
        aria-label={say("ui-moves")}
        aria-activedescendant={activeId}
        tabIndex={0}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {shown.map(({ move, words }, n) => (
          <li
            key={move}
            id={`move-${n}`}
            class="move"
            role="option"
            aria-selected={move === chosen}
            onClick={() => onChoose(move)}
            onDblClick={() => move === chosen && onPlay()}
            data-move={move}
          >
            <span>{words}</span> <code>{move}</code>
          </li>
        ))}
      </ul>
      {moves.length > MOST_SHOWN && (
        <p class="note">{say("ui-moves-more", { count: moves.length - MOST_SHOWN })}</p>
      )}
    </section>
  );
}
