import { CardContent } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
const FIGURES = ["sessions", "rate"];
const SOURCES = [92, 60, 45, 34, 26];

export function TrafficSkeleton() {
  return (
    <>
      <div className="traffic-figures">
        {FIGURES.map((name) => (
          <div key={name}>
            <div className="traffic-gap-line">
              <Skeleton className="inline-block h-[0.75em] w-2/3" />
            </div>
            <b className="figure-value">
              <Skeleton className="inline-block h-[0.75em] w-3/5" />
            </b>
            <span className="change">
              <Skeleton className="inline-block h-[0.75em] w-3/4" />
            </span>
          </div>
        ))}
      </div>
      <CardContent>
        <div className="traffic-heading">
          <Skeleton className="inline-block h-[0.75em] w-1/3" />
        </div>
        <ul className="lead-sources">
          {SOURCES.map((share) => (
            <li key={share}>
              <span className="lead-source">
                <Skeleton className="inline-block h-[0.75em] w-4/5" />
              </span>
              <span className="lead-bar">
                <Skeleton style={{ width: `${share}%` }} />
              </span>
            </li>
          ))}
        </ul>
        <div className="panel-summary">
          <Skeleton className="inline-block h-[0.75em] w-5/6" />
        </div>
      </CardContent>
    </>
  );
}
