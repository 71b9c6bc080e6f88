import { Check, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ProvisioningStep, StepStatus } from "@/data/dashboard/dashboard-source";
import { STEP_STATUS_TEXTS } from "./job-texts";
import { inStepOrder } from "./step-order";

const MARKS: Partial<Record<StepStatus, typeof Check>> = { completed: Check, failed: X };

type JobStepsProps = { id: string; isOpen: boolean; steps: ProvisioningStep[] };

export function JobSteps({ id, isOpen, steps }: JobStepsProps) {
  const { t } = useTranslation();
  return (
    <ol id={id} className="job-steps" hidden={!isOpen}>
      {inStepOrder(steps).map(({ name, status, duration }) => {
        const Mark = MARKS[status];
        const state = t(STEP_STATUS_TEXTS[status]);
        return (
          <li
            key={name}
            data-status={status}
            aria-current={status === "in-progress" ? "step" : undefined}
          >
            <i aria-hidden="true">{Mark && <Mark size={12} strokeWidth={3.5} />}</i>
            {t(name)}
            <span>
              {duration === undefined || status === "failed" ? (
                state
              ) : (
                <>
                  <span className="sr-only">{state}</span> {duration}
                </>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
