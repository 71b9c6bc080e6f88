import { Skeleton } from "@/components/ui/skeleton";
import type { ClientFilter } from "@/data/dashboard/dashboard-source";
import { useDashboard } from "../dashboard-context";
import { JobLayout, JobsArea } from "./job-layout";
import { JobStep } from "./job-steps";

/** The usual number of jobs, and of those with a button. */
const USUAL: Record<ClientFilter, { jobs: number; buttons: number }> = {
  all: { jobs: 8, buttons: 4 },
  enterprise: { jobs: 3, buttons: 2 },
  "small-business": { jobs: 5, buttons: 2 },
};
const STEPS = ["a", "b", "c", "d", "e", "f", "g"];

export function ProvisioningSkeleton() {
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
