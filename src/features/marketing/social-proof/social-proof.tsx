import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { paths, withoutTrailingSlash } from "@/lib/paths";
import { storageKeys, writeStored } from "@/lib/storage/storage";
import { SocialProofCard } from "./social-proof-card";
import { useHasOpenLayer } from "./use-has-open-layer";
import { useSocialProofSchedule } from "./use-social-proof-schedule";

/** Where someone is busy with a form of ours already. */
const quietPaths: readonly string[] = [paths.checkout, paths.signup];

const OFFER_MS = 6_000;

type SocialProofProps = {
  /** When the page was there, by performance.now(): the first card comes 3 s after it. */
  since: number;
  onTurnOff: () => void;
};

export function SocialProof({ since, onTurnOff }: SocialProofProps) {
  const { t } = useTranslation();
  const path = withoutTrailingSlash(useLocation().pathname);
  const isQuiet = useHasOpenLayer() || quietPaths.includes(path);
  const { schedule, entry } = useSocialProofSchedule(since, isQuiet);
  const [isOfferingOff, setIsOfferingOff] = useState(false);

  useEffect(() => {
    if (!isOfferingOff) return undefined;
    const timer = setTimeout(() => setIsOfferingOff(false), OFFER_MS);
    return () => clearTimeout(timer);
  }, [isOfferingOff]);

  const turnOff = () => {
    writeStored(storageKeys.socialProofOff, "true");
    onTurnOff();
  };

  if (entry !== null) {
    return (
      <SocialProofCard
        key={entry.id}
        entry={entry}
        schedule={schedule}
        onClose={() => {
          schedule.dismiss();
          setIsOfferingOff(true);
        }}
        onTurnOff={turnOff}
      />
    );
  }
  if (!isOfferingOff || isQuiet) return null;
  // On a phone the bar has no room for it, so it is offered once the bar is closed.
  return (
    <Button
      variant="secondary"
      className="fixed bottom-[calc(10px+var(--bar,0px))] left-2.5 z-15 shadow-lift sm:hidden print:hidden"
      onClick={turnOff}
    >
      {t("Don’t show these")}
    </Button>
  );
}
