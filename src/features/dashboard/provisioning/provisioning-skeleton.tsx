import { useDashboard } from "../dashboard-context";

/** The usual jobs: the first under way with its steps open, two with a button. */
const JOBS = ["running", "failed", "review", "queued", "live"];
const WITH_BUTTON = ["failed", "review"];
const STEPS = ["a", "b", "c", "d", "e", "f", "g"];

export function ProvisioningSkeleton() {
  const { search } = useDashboard();
  const openCount = search.jobs === null ? 1 : search.jobs.length;
  return (
    <ul className="scroll filling-scroll job-scroll job-skeleton">
      {JOBS.map((job, index) => (
        <li key={job} className="job">
          <div className="job-head">
            <span className="job-toggle">
              <span className="skeleton" />
            </span>
            {WITH_BUTTON.includes(job) && <span className="btn skeleton" />}
          </div>
          <div className="job-progress">
            <span className="skeleton" />
          </div>
          <p className="job-activity">
            <span className="skeleton" />
          </p>
          {index < openCount && (
            <ol className="job-steps">
              {STEPS.map((step) => (
                <li key={step}>
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
