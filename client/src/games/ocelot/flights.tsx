/* What travels in the cave: tools and companions to the mat, gems and amethysts to whoever collects them. */
import type { LogLine } from "../../connection/messages.ts";
import { APART, type Flight, type Rect, type Spot, takeOff } from "../../table/motion/flights.ts";
import { Disc } from "./Disc.tsx";
import { factsOf } from "./facts.ts";
import { Figure } from "./figures.tsx";
import type { OcelotView } from "./wire.ts";

/** Flights of a step; `before` is the mat as it was. */
export const fly = (lines: readonly LogLine[], before: OcelotView | null): (() => () => void) =>
  takeOff(flightsOf(lines, before));

export function flightsOf(lines: readonly LogLine[], before: OcelotView | null): Flight[] {
  return lines
    .flatMap((line) => flightsOfLine(line, before))
    .map((flight, n) => ({ ...flight, delay: n * APART }));
}

function flightsOfLine(line: LogLine, before: OcelotView | null): Flight[] {
  const facts = factsOf(line);
  const { seat } = line;
  if (facts.kind === "tool")
    return [
      {
        from: person(seat),
        to: { ...place(facts.circle), within: middle(0.72) },
        picture: (to) => <Disc face={facts.face} size={to.width} />,
        delay: 0,
        hides: `[data-tool="${facts.circle}"]`,
      },
    ];
  if (facts.kind === "take") return [gemFlight(seat, facts.square, facts.gem)];
  if (facts.kind === "companion") {
    const stood = before?.hands[seat]?.companion;
    return [
      {
        from: stood ? { ...place(stood), within: middle(0.7) } : person(seat),
        to: { ...place(facts.square), within: middle(0.7) },
        picture: (to) => <Figure name={seat === 1 ? "moth" : "bat"} size={to.width} />,
        delay: 0,
        hides: `[data-companion="${seat}"]`,
      },
      ...(facts.gem ? [gemFlight(seat, facts.square, facts.gem)] : []),
    ];
  }
  if (facts.kind === "amethyst")
    return [
      {
        from: { at: [`[data-bag="${facts.bag}"]`, "[data-bags]", ...person(seat).at] },
        to: { at: [`[data-person="${seat}"] .amethyst:last-child`, ...person(seat).at], within: middle(0.8) },
        picture: (to) => <Figure name="amethyst" size={to.width} />,
        delay: 0,
      },
    ];
  return [];
}

function gemFlight(seat: number, square: string, gem: string): Flight {
  return {
    from: { ...place(square), within: middle(0.5) },
    to: { at: [`[data-person="${seat}"] [data-gem="${gem}"]`, ...person(seat).at], within: middle(0.8) },
    picture: (to) => <Figure name={`gem-${gem}`} size={to.width} />,
    delay: 0,
  };
}

const place = (name: string): Spot => ({ at: [`[data-place="${name}"]`] });
/** Whoever it is; where the players are in a tab that is not shown, the tab. */
const person = (seat: number): Spot => ({
  at: [`[data-person="${seat}"]`, "#tab-people"],
  within: middle(0.6),
});
const LARGEST = 44;

/** The middle of something, as a square of this share of its shorter side. */
function middle(share: number): (rect: Rect) => Rect {
  return ({ x, y, width, height }) => {
    const size = Math.min(LARGEST, share * Math.min(width, height));
    return { x: x + (width - size) / 2, y: y + (height - size) / 2, width: size, height: size };
  };
}
