/* A new table of the cave: who starts. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { OptionsProps } from "../../table/game.ts";
import { StarterChoice } from "../../table/StarterChoice.tsx";

export function StarterOptions({ players, seatName, onSetup }: OptionsProps): JSX.Element {
  const [chosen, setChosen] = useState(0);
  const onChoose = (seat: number): void => {
    setChosen(seat);
    onSetup(seat ? [`first ${seat}`] : []);
  };
  return <StarterChoice players={players} seatName={seatName} chosen={chosen} onChoose={onChoose} />;
}
