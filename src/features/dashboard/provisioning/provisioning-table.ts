import type { TFunction } from "i18next";
import {
  STEP_NAMES,
  type ProvisioningJob,
  type ProvisioningStep,
} from "@/data/dashboard/dashboard-source";
import { formatList } from "@/lib/format/format";
import type { FigureTable } from "../panel/figure-table";
import { JOB_STATUS_TEXTS, STEP_STATUS_TEXTS } from "./job-labels";

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
