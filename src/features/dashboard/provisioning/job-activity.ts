import type { TFunction } from "i18next";
import type { BadgeVariant } from "@/components/ui/badge";
import type { JobStatus, ProvisioningJob, StepStatus } from "@/data/dashboard/dashboard-source";
import { parseTimestamp } from "@/lib/format/format";
import { formatSpan } from "@/lib/dates/format-span";
import { formatNearDay, formatTime, readerDay } from "@/lib/dates/reader-time";

export const JOB_STATUS_TEXTS: Record<JobStatus, string> = {
  pending: "Pending",
  provisioning: "Provisioning",
  review: "Review",
  published: "Published",
  failed: "Failed",
};

export const JOB_VARIANTS: Record<JobStatus, BadgeVariant> = {
  pending: "default",
  provisioning: "info",
  review: "pending",
  published: "success",
  failed: "destructive",
};

export const STEP_STATUS_TEXTS: Record<StepStatus, string> = {
  completed: "completed",
  "in-progress": "in progress",
  failed: "failed",
  pending: "pending",
};

const isSameDay = (one: Date, other: Date) => readerDay(one) === readerDay(other);

export function jobActivity(job: ProvisioningJob, now: Date, t: TFunction): string {
  switch (job.status) {
    case "provisioning":
      return runningText(job, now, t);
    case "pending":
      return queuedText(job, now, t);
    case "review":
      return t("Waiting on {{step}}", { step: job.currentStep });
    case "published":
      return liveText(job, now, t);
    case "failed":
      return job.failure === undefined
        ? t("{{step}} failed", { step: job.currentStep })
        : t("{{step}} failed: {{reason}}", { step: job.currentStep, reason: job.failure });
  }
}

function runningText(
  { currentStep: step, estimatedCompletion }: ProvisioningJob,
  now: Date,
  t: TFunction,
) {
  const end = parseTimestamp(estimatedCompletion);
  if (end === null) return step;
  const left = end.getTime() - now.getTime();
  return left > 0
    ? t("{{step}}, about {{time}} left", { step, time: formatSpan(left) })
    : t("{{step}}, {{time}} over the estimate", { step, time: formatSpan(-left) });
}

function queuedText({ starts }: ProvisioningJob, now: Date, t: TFunction) {
  const start = parseTimestamp(starts);
  if (start === null || start <= now) return t("Queued, starts next");
  const time = formatTime(start);
  return isSameDay(start, now)
    ? t("Queued, starts at {{time}}", { time })
    : t("Queued, starts {{day}} at {{time}}", { day: formatNearDay(start, now), time });
}

function liveText({ estimatedCompletion }: ProvisioningJob, now: Date, t: TFunction) {
  const since = parseTimestamp(estimatedCompletion);
  if (since === null || since > now) return t("Live");
  return t("Live since {{time}}", {
    time: isSameDay(since, now) ? formatTime(since) : formatNearDay(since, now),
  });
}
