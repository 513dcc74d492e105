/* Offered once, when it matters: somebody has moved in a slow game and now has to wait. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { http, type Notices } from "../connection/http.ts";
import { keep, kept } from "../settings/settings.ts";
import { say } from "../words/words.ts";
import { ability, ownAddress, turnOn } from "./push.ts";

const ANSWERED = "notices-offered";

export default function NoticeOffer(): JSX.Element | null {
  const [notices, setNotices] = useState<Notices | null>(null);
  useEffect(() => {
    if (kept(ANSWERED) || ability() !== "ready") return;
    const ask = async (): Promise<void> => {
      if (!(await http.me()).notices) return;
      const found = await http.notices();
      if (!(await ownAddress(found))) setNotices(found);
    };
    ask().catch(() => undefined);
  }, []);
  if (!notices) return null;
  const answer = (): void => {
    keep(ANSWERED, "yes");
    setNotices(null);
  };
  return (
    <div class="banner" role="status" data-offer>
      <span>{say("ui-notices-offer")}</span>
      <button
        type="button"
        class="button small"
        onClick={() => void turnOn(notices).then(answer, answer)}
        data-act="notices-on"
      >
        {say("ui-notices-offer-yes")}
      </button>
      <button type="button" class="button small" onClick={answer} data-act="notices-later">
        {say("ui-not-now")}
      </button>
    </div>
  );
}
