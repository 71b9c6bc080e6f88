import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import type { ClientFilter } from "@/data/dashboard/dashboard-source";
import { useDashboard } from "../dashboard-context";

/** How many jobs there usually are, and how many of them with a button. */
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
    <ul className="scroll filling-scroll job-scroll overflow-hidden">
      {Array.from({ length: jobs }, (_, index) => (
        <li key={index} className="job">
          <div className="job-head">
            <span className="job-toggle">
              <Skeleton className="w-40 max-w-full" />
            </span>
            {index > 0 && index <= buttons && <Skeleton className="-my-0.5 h-11 w-20 flex-none" />}
          </div>
          <div className="job-progress">
            <Progress className="flex-1" aria-hidden value={0} />
            <Skeleton className="h-[1.4em] w-[1.8rem] border-y-3 border-surface" />
          </div>
          <p className="job-activity h-[1.4em] py-0.75">
            <Skeleton className="h-full w-56 max-w-full" />
          </p>
          {index < openCount && (
            <ol className="job-steps">
              {STEPS.map((step) => (
                <li key={step}>
                  <i />
                  <Skeleton className="ml-0 w-40 max-w-full" />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ul>
  );
}
