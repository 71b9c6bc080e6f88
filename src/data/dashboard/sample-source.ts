import type { DashboardSource } from "./dashboard-source";

type SampleOptions = {
  /** The moment the invented past ends at. */
  anchor: Date;
  /** Milliseconds that an answer takes; 600 to 1,500 unless told otherwise. */
  delay?: () => number;
  /** Unresolved tickets to invent, for a busier day than the usual one. */
  openTickets?: number;
};

export function createSampleSource({ anchor }: SampleOptions): DashboardSource {
  const fail = () => Promise.reject(new Error(`no figures for ${anchor.toISOString()}`));
  return {
    kpis: fail,
    revenueMonths: fail,
    traffic: fail,
    tickets: fail,
    tasks: fail,
    provisioningJobs: fail,
    portfolio: fail,
    systemStatus: fail,
  };
}
