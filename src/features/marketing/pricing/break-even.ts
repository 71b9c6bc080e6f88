export type BreakEvenInput = {
  /** Revenue of an average job, in dollars. */
  jobUsd: number;
  /** The share left after parts, fuel and wages: 35 means 35%. */
  marginPercent: number;
  rentUsd: number;
};

export type BreakEven = {
  keptPerJobUsd: number;
  /** Jobs a month before rounding. */
  exactJobs: number;
  /** Whole jobs a month, because part of a job cannot be sold. */
  jobs: number;
  /** Dollars left of that many jobs. */
  keptUsd: number;
};

/** Against rounding errors: 598 × 50% must cover 299 with one job. */
const ROUNDING_SLACK = 1e-9;

/** Null when no number of jobs pays the rent, or for invalid numbers. */
export function breakEven({ jobUsd, marginPercent, rentUsd }: BreakEvenInput): BreakEven | null {
  const keptPerJobUsd = (jobUsd * marginPercent) / 100;
  const exactJobs = rentUsd / keptPerJobUsd;
  const isUsable =
    jobUsd > 0 && marginPercent > 0 && rentUsd >= 0 && Number.isFinite(keptPerJobUsd);
  if (!isUsable || !Number.isFinite(exactJobs)) return null;
  const jobs = Math.max(0, Math.ceil(exactJobs - ROUNDING_SLACK));
  return { keptPerJobUsd, exactJobs, jobs, keptUsd: jobs * keptPerJobUsd };
}
