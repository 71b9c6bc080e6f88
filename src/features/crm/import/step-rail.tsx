import { useTranslation } from "react-i18next";

const STEPS = ["file", "columns", "review", "import", "result"] as const;
export type ImportStepId = (typeof STEPS)[number];

type StepRailProps = {
  current: ImportStepId;
  /** How far one may go. */
  reached: ImportStepId;
  /** While it is imported, and after it was. */
  isLocked: boolean;
  onGo: (step: ImportStepId) => void;
};

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
      <ol className="imp-rail">
        {STEPS.map((step, index) => (
          <li
            key={step}
            data-state={index < at ? "done" : index === at ? "current" : "ahead"}
            aria-current={index === at ? "step" : undefined}
          >
            {!isLocked && index !== at && index <= STEPS.indexOf(reached) ? (
              <button type="button" onClick={() => onGo(step)}>
                <b aria-hidden="true">{index + 1}</b> {labels[step]}
              </button>
            ) : (
              <span>
                <b aria-hidden="true">{index + 1}</b> {labels[step]}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
