import { ChevronDown, ChevronRight } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import type { ProvisioningJob } from "@/data/dashboard/dashboard-source";
import { formatNumber } from "@/lib/format/format";
import { PanelFill } from "../panel/panel-layout";
import { useDemoAction } from "../use-demo-action";
import { JOB_STATUS_TEXTS, JOB_VARIANTS, jobActivity } from "./job-activity";
import { JobSteps } from "./job-steps";

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
