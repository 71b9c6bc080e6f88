import { Skeleton } from "@/components/ui/skeleton";

const CELLS = ["mrr", "revenue", "clients", "leads", "tickets", "tasks"];

export function KpiSkeleton() {
  return (
    <ul className="kpi-cells">
      {CELLS.map((name) => (
        <li key={name} className="kpi-item">
          <div className="kpi">
            <span className="kpi-label">
              <Skeleton className="inline-block h-[0.75em] w-2/3" />
            </span>
            <b className="figure-value">
              <Skeleton className="inline-block h-[0.75em] w-1/2" />
            </b>
            <span className="kpi-note">
              <Skeleton className="inline-block h-[0.75em] w-4/5" />
            </span>
            <span className="kpi-drawing">
              <Skeleton className="h-4 flex-1" />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
