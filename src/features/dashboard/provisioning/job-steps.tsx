import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  STEP_NAMES,
  type ProvisioningStep,
  type StepStatus,
} from "@/data/dashboard/dashboard-source";
import { cn } from "@/lib/cn";
import { STEP_STATUS_TEXTS } from "./job-activity";

const MARKS: Partial<Record<StepStatus, typeof Check>> = { completed: Check, failed: X };

const LINE_COLORS: Record<StepStatus, string> = {
  completed: "text-text",
  "in-progress": "text-text",
  failed: "font-semibold text-stop",
  pending: "text-muted",
};

const DOT_COLORS: Record<StepStatus, string> = {
  completed: "border-chart-1 bg-chart-1 text-surface",
  "in-progress": "border-text bg-curb-400",
  failed: "border-stop bg-stop text-surface",
  pending: "border-field bg-surface",
};

type JobStepsProps = { id: string; isOpen: boolean; steps: ProvisioningStep[] };

export function JobSteps({ id, isOpen, steps }: JobStepsProps) {
  const { t } = useTranslation();
  return (
    <ol id={id} className="mt-2.5" hidden={!isOpen}>
      {inStepOrder(steps).map(({ name, status, duration }) => {
        const state = t(STEP_STATUS_TEXTS[status]);
        return (
          <JobStep key={name} status={status}>
            {t(name)}
            <span className="ml-auto text-xs whitespace-nowrap tabular-nums">
              {duration === undefined || status === "failed" ? (
                state
              ) : (
                <>
                  <span className="sr-only">{state}</span> {duration}
                </>
              )}
            </span>
          </JobStep>
        );
      })}
    </ol>
  );
}

/** A stop on the line from the previous step. */
export function JobStep({ status, children }: { status: StepStatus; children: ReactNode }) {
  const Mark = MARKS[status];
  return (
    <li
      className={cn(
        "relative flex min-h-7.25 items-center gap-2.5 text-code not-first:before:absolute not-first:before:-top-1.25 not-first:before:left-2.25 not-first:before:h-2.5 not-first:before:w-0.5 not-first:before:bg-line-strong",
        LINE_COLORS[status],
      )}
      data-status={status}
      aria-current={status === "in-progress" ? "step" : undefined}
    >
      <i
        className={cn(
          "relative grid size-5 flex-none place-items-center rounded-full border-2",
          DOT_COLORS[status],
        )}
        aria-hidden
      >
        {Mark && <Mark size={12} strokeWidth={3.5} />}
      </i>
      {children}
    </li>
  );
}

const ORDER: readonly string[] = STEP_NAMES;

function placeOf({ name }: ProvisioningStep): number {
  const place = ORDER.indexOf(name);
  return place === -1 ? ORDER.length : place;
}

/** In the specified order; unknown steps come last. */
function inStepOrder(steps: ProvisioningStep[]): ProvisioningStep[] {
  return steps.toSorted((one, other) => placeOf(one) - placeOf(other));
}
