import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@/components/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import type { ProvisioningJob } from "@/data/dashboard/dashboard-source";
import { useNow } from "@/hooks/use-now";
import { formatNumber } from "@/lib/format/format";
import { useDashboard } from "../dashboard-context";
import { Panel, type PanelProps } from "../panel/panel";
import { PanelScroll } from "../panel/panel-scroll";
import { JobsArea } from "./job-layout";
import { JobRow } from "./job-row";
import { openJobs, toggleJob } from "./open-jobs";
import { provisioningDefinitions } from "./provisioning-definitions";
import { ProvisioningSkeleton } from "./provisioning-skeleton";
import { provisioningTable } from "./provisioning-table";

export function ProvisioningPanel({ className }: PanelProps) {
  const { t } = useTranslation();
  const { source, query } = useDashboard();
  const jobs = useQuery(panelQuery("provisioningJobs", source, query));
  return (
    <Panel
      className={className}
      title={t("Provisioning Pipeline")}
      definitions={provisioningDefinitions}
      query={jobs}
      skeleton={<ProvisioningSkeleton />}
      tableOf={(data) => provisioningTable(data ?? [], t)}
      controls={
        !jobs.isLoadingError && jobs.data !== null && <JobCount count={jobs.data?.length} />
      }
    >
      {(data) => (data?.length ? <JobList jobs={data} /> : <NoJobs isConnected={data !== null} />)}
    </Panel>
  );
}

/** Keeps its space while the number is unknown. */
function JobCount({ count }: { count: number | undefined }) {
  const { t } = useTranslation();
  if (count === undefined) return <Skeleton className="w-10" aria-hidden />;
  return (
    <span className="text-xs text-muted">
      {t("{{number}} jobs", { count, number: formatNumber(count), defaultValue_one: "1 job" })}
    </span>
  );
}

function JobList({ jobs }: { jobs: ProvisioningJob[] }) {
  const { t } = useTranslation();
  const { query, search, change } = useDashboard();
  const now = useNow() ?? query.asOf;
  const open = openJobs(search.jobs, jobs);
  const nextReview = jobs.find(({ status }) => status === "review");
  return (
    <JobsArea>
      <PanelScroll className="overscroll-contain" aria-label={t("Provisioning jobs")}>
        <ul>
          {jobs.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              now={now}
              isOpen={open.includes(job.id)}
              isNextReview={job === nextReview}
              onToggle={() =>
                change((latest) => ({ jobs: toggleJob(openJobs(latest.jobs, jobs), job.id) }), {
                  isReplacing: true,
                })
              }
            />
          ))}
        </ul>
      </PanelScroll>
    </JobsArea>
  );
}

function NoJobs({ isConnected }: { isConnected: boolean }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={3}
      className="flex-1 sm:min-h-96 lg:justify-start"
      heading={isConnected ? t("No sites on the way") : t("No pipeline yet")}
      body={
        isConnected
          ? t("Nothing is being put up for these clients. A new signup shows up here.")
          : t("Nothing that puts sites up is connected yet.")
      }
    />
  );
}
