import { ChevronDown, ChevronRight, Check, X } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import {
  STEP_NAMES,
  type ProvisioningJob,
  type ProvisioningStep,
  type StepStatus,
} from "@/data/dashboard/dashboard-source";
import { formatNumber } from "@/lib/format/format";
import { cn } from "@/lib/cn";
import { PanelFill } from "../panel/panel-layout";
import { useDemoAction } from "../use-demo-action";
import { JOB_STATUS_TEXTS, JOB_VARIANTS, jobActivity, STEP_STATUS_TEXTS } from "./job-activity";

type JobRowProps = {
  job: ProvisioningJob;
  now: Date;
  isOpen: boolean;
  isNextReview: boolean;
  onToggle: () => void;
};

export function JobRow({ job, now, isOpen, isNextReview, onToggle }: JobRowProps) {
  const { t } = useTranslation();
  const stepsId = useId();
  const { client, site, status, progress, steps } = job;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const head = (
    <>
      <Button
        variant="ghost"
        className="-my-1.5 -ml-1.5 min-w-0 flex-1 justify-start px-1.5 py-0 text-left leading-tight font-normal wrap-anywhere whitespace-normal aria-expanded:not-hover:bg-transparent @max-sm:col-span-2 @max-sm:mb-0"
        aria-expanded={isOpen}
        aria-controls={stepsId}
        aria-label={t("Steps for {{client}}, {{site}}", { client, site })}
        onClick={onToggle}
      >
        <Chevron size={18} strokeWidth={2.2} aria-hidden />
        <span className="min-w-0">
          <b className="block font-semibold">{client}</b>
          <span className="block text-xs text-muted">{site}</span>
        </span>
      </Button>
      <Badge className="@max-sm:ml-7 @max-sm:justify-self-start" variant={JOB_VARIANTS[status]}>
        {t(JOB_STATUS_TEXTS[status])}
      </Badge>
      <JobButton job={job} isNextReview={isNextReview} />
    </>
  );
  return (
    <JobLayout
      head={head}
      progress={progress}
      percent={t("{{progress}}%", { progress: formatNumber(progress) })}
      activity={jobActivity(job, now, t)}
      steps={<JobSteps id={stepsId} isOpen={isOpen} steps={steps} />}
    />
  );
}

function JobButton({
  job: { id, client, site, status },
  isNextReview,
}: Pick<JobRowProps, "job" | "isNextReview">) {
  const { t } = useTranslation();
  const runDemo = useDemoAction();
  if (status !== "failed" && status !== "review") return null;
  const action = status === "failed" ? "Retry" : "Approve";
  return (
    <Button
      className="-my-0.5 @max-sm:my-0"
      variant={isNextReview ? "default" : "secondary"}
      aria-label={
        status === "failed"
          ? t("Retry {{client}}", { client })
          : t("Approve {{client}}", { client })
      }
      data-print="no"
      onClick={() => runDemo({ action, client, details: { job: id, client, site } })}
    >
      {t(action)}
    </Button>
  );
}

/** On a phone the list has its full height and the page scrolls. */
export function JobsArea({ children }: { children: ReactNode }) {
  return <PanelFill className="max-sm:h-auto max-sm:*:static">{children}</PanelFill>;
}

type JobLayoutProps = {
  head: ReactNode;
  progress: number;
  percent: ReactNode;
  activity: ReactNode;
  steps: ReactNode;
};

/** The layout of a job, shared with the skeleton. */
export function JobLayout({ head, progress, percent, activity, steps }: JobLayoutProps) {
  return (
    <li className="border-b border-line px-4.5 py-3 last:border-b-0">
      {/* On narrow panels the name has its own line, with the state and the button below. */}
      <div className="flex items-center gap-2.5 @max-sm:grid @max-sm:grid-cols-[minmax(0,1fr)_auto] @max-sm:grid-rows-[auto_minmax(1.75rem,auto)] @max-sm:gap-y-0">
        {head}
      </div>
      <div className="mt-2 mb-1 flex items-center gap-3 text-xs tabular-nums">
        <Progress className="flex-1" aria-hidden value={progress} />
        <span className="min-w-9 text-right">{percent}</span>
      </div>
      <p className="text-xs wrap-anywhere text-muted">{activity}</p>
      {steps}
    </li>
  );
}

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

function JobSteps({ id, isOpen, steps }: JobStepsProps) {
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
