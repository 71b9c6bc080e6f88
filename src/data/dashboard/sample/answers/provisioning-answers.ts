import type { DashboardQuery, ProvisioningJob } from "@/data/dashboard/dashboard-source";
import { currentStepOf, progressOf, stepsOf } from "@/data/dashboard/sample/provisioning-jobs";
import { ofSegment } from "@/data/dashboard/sample/of-segment";
import type { World } from "@/data/dashboard/sample/world";

export function provisioningJobs(world: World, { clients }: DashboardQuery): ProvisioningJob[] {
  return ofSegment(world.jobs, clients).map((job) => ({
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
