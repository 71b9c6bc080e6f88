import {
  STEP_NAMES,
  type JobStatus,
  type ProvisioningJob,
  type ProvisioningStep,
} from "@/data/dashboard/dashboard-source";
import { clientNamed, type Client } from "@/data/sample-company/sample-clients";
import type { Segment } from "@/data/sample-company/seeded-random";

const MINUTE_MS = 60 * 1000;
const HOUR = 60;

type SampleJob = {
  client: string;
  status: JobStatus;
  /** How long each completed step took. */
  minutes: number[];
  /** The progress of the next step, from 0 to 1. */
  reached: number;
  failure?: string;
  /** Minutes before the moment that it was created, and after it that it will be live. */
  createdAgo: number;
  completeIn: number;
  startsIn?: number;
};

// prettier-ignore
const JOBS: readonly SampleJob[] = [
  { client: "Cedar Gutter Co.", status: "provisioning", minutes: [2, 4, 9], reached: 0.36, createdAgo: 38, completeIn: 40 },
  { client: "Marlow Electric", status: "failed", minutes: [3], reached: 1, failure: "DNS not pointed yet", createdAgo: 3 * HOUR, completeIn: 2 * HOUR },
  { client: "Hatch Pest", status: "review", minutes: [2, 5, 8, 34, 12], reached: 1, createdAgo: 5 * HOUR, completeIn: 25 },
  { client: "Northfork Drains", status: "pending", minutes: [], reached: 0, createdAgo: 20, completeIn: 4 * HOUR, startsIn: 2 * HOUR },
  { client: "Sunny Side Cleaning", status: "published", minutes: [2, 4, 7, 41, 11, 95, 1], reached: 0, createdAgo: 52 * HOUR, completeIn: -48 * HOUR },
  { client: "Blue Mesa Comfort Systems", status: "provisioning", minutes: [4, 6, 14, 66], reached: 0.5, createdAgo: 2 * HOUR, completeIn: 70 },
  { client: "Kestrel Fire Protection", status: "failed", minutes: [3, 5], reached: 1, failure: "Storage is full", createdAgo: 7 * HOUR, completeIn: 3 * HOUR },
  { client: "Granite Gate Paving", status: "review", minutes: [2, 5, 11, 58, 16], reached: 1, createdAgo: 9 * HOUR, completeIn: 50 },
];

const HOUR_MS = HOUR * MINUTE_MS;
/** Queues start on the hour. */
const onTheHour = (moment: Date) => new Date(Math.ceil(moment.getTime() / HOUR_MS) * HOUR_MS);

export type JobRecord = { segment: Segment; job: ProvisioningJob };

export function inventJobs(clients: readonly Client[], anchor: Date): JobRecord[] {
  const moment = (minutes: number) => new Date(anchor.getTime() + minutes * MINUTE_MS);
  return JOBS.map(({ client: name, status, failure, ...job }, index) => {
    const { site, segment } = clientNamed(clients, name);
    return {
      segment,
      job: {
        id: `P-${310 + index}`,
        client: name,
        site,
        status,
        progress: Math.round(((job.minutes.length + job.reached) / STEP_NAMES.length) * 100),
        currentStep: STEP_NAMES[Math.min(job.minutes.length, STEP_NAMES.length - 1)] ?? "",
        created: moment(-job.createdAgo).toISOString(),
        estimatedCompletion: moment(job.completeIn).toISOString(),
        ...(job.startsIn !== undefined && {
          starts: onTheHour(moment(job.startsIn)).toISOString(),
        }),
        ...(failure !== undefined && { failure }),
        steps: stepsOf({ status, ...job }),
      },
    };
  });
}

type Steps = Pick<SampleJob, "status" | "minutes" | "reached">;

function stepsOf({ status, minutes, reached }: Steps): ProvisioningStep[] {
  return STEP_NAMES.map((name, index): ProvisioningStep => {
    const taken = minutes[index];
    if (taken !== undefined) return { name, status: "completed", duration: `${taken} min` };
    if (index > minutes.length || status === "pending") return { name, status: "pending" };
    if (status === "failed") return { name, status: "failed" };
    return { name, status: reached > 0 ? "in-progress" : "pending" };
  });
}
