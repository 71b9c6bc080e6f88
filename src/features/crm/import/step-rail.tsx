import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";

const STEPS = ["file", "columns", "review", "import", "result"] as const;
export type ImportStepId = (typeof STEPS)[number];

type StepRailProps = {
  current: ImportStepId;
  /** The furthest step that may be opened. */
  reached: ImportStepId;
  /** During and after the import. */
  isLocked: boolean;
  onGo: (step: ImportStepId) => void;
};

const STEP = "flex min-h-11 w-full items-center justify-start gap-2 px-0 text-sm font-semibold";

export function StepRail({ current, reached, isLocked, onGo }: StepRailProps) {
  const { t } = useTranslation();
  const labels: Record<ImportStepId, string> = {
    file: t("File"),
    columns: t("Columns"),
    review: t("Preview"),
    import: t("Import"),
    result: t("Result"),
  };
  const at = STEPS.indexOf(current);
  return (
    <nav aria-label={t("Steps of the import")}>
      <ol className="mb-4 flex gap-1.5">
        {STEPS.map((step, index) => {
          const isCurrent = index === at;
          const words = (
            <>
              <b className="text-body/none font-bold tabular-nums" aria-hidden="true">
                {index + 1}
              </b>{" "}
              {/* On a phone only the current step shows its name. */}
              <span className={cn(!isCurrent && "max-sm:sr-only")}>{labels[step]}</span>
            </>
          );
          return (
            <li
              key={step}
              className={cn(
                "relative min-w-0 flex-1 border-t-4 border-line-strong text-muted",
                index < at && "border-chart-1 text-text",
                isCurrent ? "border-curb-400 text-text" : "max-sm:flex-[0_1_3rem]",
              )}
              aria-current={isCurrent ? "step" : undefined}
            >
              {!isLocked && !isCurrent && index <= STEPS.indexOf(reached) ? (
                <Button
                  variant="ghost"
                  className={cn(STEP, "hover:bg-transparent hover:underline")}
                  onClick={() => onGo(step)}
                >
                  {words}
                </Button>
              ) : (
                <span className={STEP}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
