import { ChevronDown, ChevronRight } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import type { ProvisioningJob } from "@/data/dashboard/dashboard-source";
import { formatNumber } from "@/lib/format";
import { useDemoAction } from "../use-demo-action";
import { jobActivity } from "./job-activity";
import { JobSteps } from "./job-steps";
import { JOB_STATUS_TEXTS, JOB_VARIANTS } from "./job-texts";

type JobRowProps = {
  job: ProvisioningJob;
  now: Date;
  isOpen: boolean;
  /** The first to be approved has the view's one yellow button. */
  isNextReview: boolean;
  onToggle: () => void;
};

export function JobRow({ job, now, isOpen, isNextReview, onToggle }: JobRowProps) {
  const { t } = useTranslation();
  const stepsId = useId();
  const { client, site, status, progress } = job;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li className="job">
      <div className="job-head">
        <button
          type="button"
          className="job-toggle"
          aria-expanded={isOpen}
          aria-controls={stepsId}
          aria-label={t("Steps for {{client}}, {{site}}", { client, site })}
          onClick={onToggle}
        >
          <Chevron size={18} strokeWidth={2.2} aria-hidden />
          <span>
            <b>{client}</b>
            <span className="job-site">{site}</span>
          </span>
        </button>
        <Badge
          className="@max-sm:col-1 @max-sm:row-2 @max-sm:ml-6.5 @max-sm:justify-self-start"
          variant={JOB_VARIANTS[status]}
        >
          {t(JOB_STATUS_TEXTS[status])}
        </Badge>
        <JobButton job={job} isNextReview={isNextReview} />
      </div>
      <div className="job-progress">
        <Progress className="flex-1" aria-hidden value={progress} />
        <span>{t("{{progress}}%", { progress: formatNumber(progress) })}</span>
      </div>
      <p className="job-activity">{jobActivity(job, now, t)}</p>
      <JobSteps id={stepsId} isOpen={isOpen} steps={job.steps} />
    </li>
  );
}

/** A failed job can be tried again, one in review approved; nothing can be done with the others. */
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
      className="-my-0.5 @max-sm:col-2 @max-sm:row-2 @max-sm:my-0"
      variant={isNextReview ? "default" : "secondary"}
      aria-label={t("{{action}} {{client}}", { action: t(action), client })}
      data-print="no"
      onClick={() => runDemo({ action, client, details: { job: id, client, site } })}
    >
      {t(action)}
    </Button>
  );
}
