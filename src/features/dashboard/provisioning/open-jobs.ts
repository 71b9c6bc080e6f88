import type { ProvisioningJob } from "@/data/dashboard/dashboard-source";

/**
 * Which jobs show their steps. As long as nobody chose (null), the first one under way does;
 * ids that no job has are left alone, for another client filter may have them.
 */
export function openJobs(chosen: string[] | null, jobs: ProvisioningJob[]): string[] {
  if (chosen !== null) return chosen;
  const running = jobs.find(({ status }) => status === "provisioning");
  return running === undefined ? [] : [running.id];
}

export function toggleJob(open: string[], id: string): string[] {
  return open.includes(id) ? open.filter((other) => other !== id) : [...open, id];
}
