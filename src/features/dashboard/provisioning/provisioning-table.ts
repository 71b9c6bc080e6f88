import type { TFunction } from "i18next";
import {
  STEP_NAMES,
  type ProvisioningJob,
  type ProvisioningStep,
} from "@/data/dashboard/dashboard-source";
import { formatList } from "@/lib/format/format";
import type { FigureTable } from "../panel/figure-table";
import type { Definition } from "../panel/panel-menu-items";
import { JOB_STATUS_TEXTS, STEP_STATUS_TEXTS } from "./job-activity";

/** A row per job, with a column per step. */
export function provisioningTable(jobs: ProvisioningJob[], t: TFunction): FigureTable {
  const stepNames = new Set<string>(STEP_NAMES);
  for (const { name } of jobs.flatMap(({ steps }) => steps)) stepNames.add(name);
  return {
    caption: t("Provisioning Pipeline"),
    columns: [
      { label: t("Job") },
      { label: t("Client") },
      { label: t("Site") },
      { label: t("Status") },
      { label: t("Progress (percent)") },
      { label: t("Current step") },
      { label: t("Created") },
      { label: t("Estimated completion") },
      { label: t("Failure") },
      ...[...stepNames].map((name) => ({ label: t(name) })),
    ],
    rows: jobs.map((job) => [
      job.id,
      job.client,
      job.site,
      t(JOB_STATUS_TEXTS[job.status]),
      job.progress,
      job.currentStep,
      job.created,
      job.estimatedCompletion,
      job.failure ?? null,
      ...[...stepNames].map((name) =>
        stepCell(
          job.steps.find((step) => step.name === name),
          t,
        ),
      ),
    ]),
  };
}

function stepCell(step: ProvisioningStep | undefined, t: TFunction): string | null {
  if (step === undefined) return null;
  return formatList([t(STEP_STATUS_TEXTS[step.status]), step.duration]);
}

export function provisioningDefinitions(t: TFunction): Definition[] {
  return [
    {
      term: t("Job"),
      meaning: t(
        "One rented site on its way from signup to live, for the clients that the filter lets through. The time range makes no difference here.",
      ),
    },
    {
      term: t("Progress"),
      meaning: t(
        "How far the seven steps have come, in percent. A step under way counts for as much of it as is done.",
      ),
    },
    {
      term: t("Time left"),
      meaning: t(
        "From now to the estimated completion. An estimate: when it is overrun, the line says by how much.",
      ),
    },
    {
      term: t("Minutes beside a step"),
      meaning: t("How long that step took, once it is completed."),
    },
    {
      term: t("Retry and Approve"),
      meaning: t(
        "Retry is there for failed jobs only, Approve for jobs in review only. So far both write a line to the browser's console and change nothing.",
      ),
    },
  ];
}
