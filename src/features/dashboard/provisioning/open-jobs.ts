import type { ProvisioningJob } from "@/data/dashboard/dashboard-source";

/**
 * The jobs that show their steps. Until somebody chose (null), it is the first running one. Unknown
 * ids are kept, because another client filter may have them.
 */
export function openJobs(chosen: string[] | null, jobs: ProvisioningJob[]): string[] {
  if (chosen !== null) return chosen;
  const running = jobs.find(({ status }) => status === "provisioning");
  return running === undefined ? [] : [running.id];
}

export function toggleJob(open: string[], id: string): string[] {
  return open.includes(id) ? open.filter((other) => other !== id) : [...open, id];
}
