/* What lies on one site of the stone circle: nothing, the crystal, or a stone from the lid. */
import type { JSX } from "preact";
import { PositionPart } from "../../../table/PositionPart.tsx";
import { valueIn } from "../../../table/positionFields.ts";
import { say, sentence } from "../../../words/words.ts";
import { stoneName } from "../names.ts";
import { StoneOf } from "../Ring.tsx";
import { partsOf } from "../stone.ts";
import type { PositionDesk } from "./desk.ts";
import { lidIn, sitesIn, withCrystal, withSite } from "./fields.ts";

interface Props extends PositionDesk {
  site: number;
  onClose: () => void;
}

export function SitePart({ pieces, fields, problems, site, onChange, onClose }: Props): JSX.Element {
  const stone = sitesIn(fields)[site - 1] ?? "-";
  const hasCrystal = valueIn(fields, "crystal") === String(site);
  const lid = lidIn(fields);
  const stones = Object.keys(pieces.stones).filter(
    (name) => partsOf(pieces, name).shape !== pieces.single && (lid.get(name) || name === stone),
  );
  return (
    <PositionPart
      title={say("monolyth-position-site", { site })}
      fields={["sites", "crystal"]}
      problems={problems}
    >
      <p class="row">
        <button
          type="button"
          class="button small"
          disabled={hasCrystal}
          onClick={() => onChange(withCrystal(fields, site))}
          data-act="crystal-here"
        >
          {say("monolyth-position-crystal-here")}
        </button>
        <button
          type="button"
          class="button small"
          disabled={stone === "-"}
          onClick={() => onChange(withSite(fields, pieces, site, "-"))}
          data-act="clear-site"
        >
          {say("monolyth-position-clear-site")}
        </button>
        <button type="button" class="button small" onClick={onClose} data-act="close-site">
          {say("ui-close")}
        </button>
      </p>
      <ul class="setup-stones" aria-label={say("ui-lid")}>
        {stones.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === stone}
              aria-label={say("monolyth-position-stone-left", {
                stone: sentence(stoneName(pieces, partsOf(pieces, name))),
                left: lid.get(name) ?? 0,
              })}
              disabled={hasCrystal}
              onClick={() => name !== stone && onChange(withSite(fields, pieces, site, name))}
              data-stone={name}
            >
              <StoneOf {...{ pieces, stone: name }} size={38} />
              <b aria-hidden="true">×{lid.get(name) ?? 0}</b>
            </button>
          </li>
        ))}
      </ul>
    </PositionPart>
  );
}
