import type { ClientFilter } from "@/data/dashboard/dashboard-source";
import { useDashboard } from "../dashboard-context";
import { PercentBar } from "../percent-bar";

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
    <ul className="scroll filling-scroll job-scroll job-skeleton">
      {Array.from({ length: jobs }, (_, index) => (
        <li key={index} className="job">
          <div className="job-head">
            <span className="job-toggle">
              <span className="skeleton" />
            </span>
            {index > 0 && index <= buttons && (
              <span className="skeleton -my-0.5 h-11 w-20 flex-none" />
            )}
          </div>
          <div className="job-progress">
            <PercentBar percent={0} />
            <span className="skeleton" />
          </div>
          <p className="job-activity">
            <span className="skeleton" />
          </p>
          {index < openCount && (
            <ol className="job-steps">
              {STEPS.map((step) => (
                <li key={step}>
                  <i />
                  <span className="skeleton" />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ul>
  );
}
