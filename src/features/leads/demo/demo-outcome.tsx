import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { Demo } from "@/data/bookings/schema";
import { useDemoChanges } from "./use-demo-changes";

type DemoOutcomeProps = { demo: Demo; onMove: () => void };

/** Asked once it has begun: what came of it. */
export function DemoOutcome({ demo, onMove }: DemoOutcomeProps) {
  const { t } = useTranslation();
  const { setStatus } = useDemoChanges();
  return (
    <div
      className="flex flex-wrap gap-2 max-sm:[&>button]:flex-auto"
      role="group"
      aria-label={t("What came of the demo?")}
    >
      <Button variant="secondary" onClick={() => void setStatus(demo, "took-place")}>
        {t("Took place")}
      </Button>
      <Button variant="secondary" onClick={() => void setStatus(demo, "no-show")}>
        {t("Nobody answered")}
      </Button>
      <Button variant="secondary" onClick={onMove}>
        {t("Moved")}
      </Button>
    </div>
  );
}
