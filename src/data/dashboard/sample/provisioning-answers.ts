import type { DashboardQuery, ProvisioningJob } from "@/data/dashboard/dashboard-source";
import { currentStepOf, progressOf, stepsOf, type JobRecord } from "./provisioning-jobs";
import { ofSegment } from "@/data/dashboard/answers/of-segment";

export function provisioningJobs(
  jobs: readonly JobRecord[],
  { clients }: DashboardQuery,
): ProvisioningJob[] {
  return ofSegment(jobs, clients).map((job) => ({
    id: job.id,
    client: job.client,
    site: job.site,
    status: job.status,
    progress: progressOf(job),
    currentStep: currentStepOf(job),
    created: job.created.toISOString(),
    estimatedCompletion: job.estimatedCompletion.toISOString(),
    ...(job.starts !== undefined && { starts: job.starts.toISOString() }),
    ...(job.failure !== undefined && { failure: job.failure }),
    steps: stepsOf(job),
  }));
}
