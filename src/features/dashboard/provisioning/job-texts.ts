import type { JobStatus, StepStatus } from "@/data/dashboard/dashboard-source";

export const JOB_STATUS_TEXTS: Record<JobStatus, string> = {
  pending: "Pending",
  provisioning: "Provisioning",
  review: "Review",
  published: "Published",
  failed: "Failed",
};

export const JOB_CHIPS: Record<JobStatus, string> = {
  pending: "chip",
  provisioning: "chip chip-info",
  review: "chip chip-wait",
  published: "chip chip-go",
  failed: "chip chip-stop",
};

export const STEP_STATUS_TEXTS: Record<StepStatus, string> = {
  completed: "completed",
  "in-progress": "in progress",
  failed: "failed",
  pending: "pending",
};
