import type { BadgeVariant } from "@/components/ui/badge";
import type { JobStatus, StepStatus } from "@/data/dashboard/dashboard-source";

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
