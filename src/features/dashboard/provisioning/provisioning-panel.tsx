import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@/components/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import type { ClientFilter, ProvisioningJob } from "@/data/dashboard/dashboard-source";
import { useNow } from "@/hooks/use-now";
import { formatNumber } from "@/lib/format/format";
import { useDashboard } from "../dashboard-context";
import { Panel, type PanelProps } from "../panel/panel";
import { PanelScroll } from "../panel/panel-layout";
import { JobLayout, JobRow, JobsArea, JobStep } from "./job-row";
import { provisioningDefinitions, provisioningTable } from "./provisioning-table";

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

/**
 * The jobs that show their steps. Until somebody chose (null), it is the first running one. Unknown
 * ids are kept, because another client filter may have them.
 */
function openJobs(chosen: string[] | null, jobs: ProvisioningJob[]): string[] {
  if (chosen !== null) return chosen;
  const running = jobs.find(({ status }) => status === "provisioning");
  return running === undefined ? [] : [running.id];
}

function toggleJob(open: string[], id: string): string[] {
  return open.includes(id) ? open.filter((other) => other !== id) : [...open, id];
}

/** The usual number of jobs, and of those with a button. */
const USUAL: Record<ClientFilter, { jobs: number; buttons: number }> = {
  all: { jobs: 8, buttons: 4 },
  enterprise: { jobs: 3, buttons: 2 },
  "small-business": { jobs: 5, buttons: 2 },
};
const STEPS = ["a", "b", "c", "d", "e", "f", "g"];

function ProvisioningSkeleton() {
  const { search } = useDashboard();
  const { jobs, buttons } = USUAL[search.clients];
  const openCount = search.jobs === null ? 1 : search.jobs.length;
  return (
    <JobsArea>
      <ul className="overflow-hidden">
        {Array.from({ length: jobs }, (_, index) => (
          <JobLayout
            key={index}
            head={
              <>
                <span className="-my-1.5 flex min-h-11 flex-1 items-center @max-sm:col-span-2 @max-sm:mb-0">
                  <Skeleton className="w-40 max-w-full" />
                </span>
                {index > 0 && index <= buttons && (
                  <Skeleton className="-my-0.5 h-11 w-20 flex-none @max-sm:col-2 @max-sm:my-0" />
                )}
              </>
            }
            progress={0}
            percent={<Skeleton className="ml-auto h-lh w-7 border-y-3 border-surface" />}
            activity={<Skeleton className="h-lh w-56 max-w-full border-y-2 border-surface" />}
            steps={
              index < openCount && (
                <ol className="mt-2.5">
                  {STEPS.map((step) => (
                    <JobStep key={step} status="pending">
                      <Skeleton className="w-40 max-w-full" />
                    </JobStep>
                  ))}
                </ol>
              )
            }
          />
        ))}
      </ul>
    </JobsArea>
  );
}
