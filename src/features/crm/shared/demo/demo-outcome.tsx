import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { Demo } from "@/data/bookings/schema";
import { useDemoChanges } from "./use-demo-changes";

type DemoOutcomeProps = {
  demo: Demo;
  onMove: (() => void) | null;
  onChanged?: () => void;
};

export function DemoOutcome({ demo, onMove, onChanged }: DemoOutcomeProps) {
  const { t } = useTranslation();
  const { setStatus } = useDemoChanges();
  const say = (status: "took-place" | "no-show") => {
    if (status !== demo.status) void setStatus(demo, status);
    onChanged?.();
  };
  return (
    <div
      className="flex flex-wrap gap-2 max-sm:[&>button]:flex-auto"
      role="group"
      aria-label={t("What came of the demo?")}
    >
      <Button variant="secondary" onClick={() => say("took-place")}>
        {t("Took place")}
      </Button>
      <Button variant="secondary" onClick={() => say("no-show")}>
        {t("Nobody answered")}
      </Button>
      {onMove !== null && (
        <Button variant="secondary" onClick={onMove}>
          {t("Moved")}
        </Button>
      )}
    </div>
  );
}
