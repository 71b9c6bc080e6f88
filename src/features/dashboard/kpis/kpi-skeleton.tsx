import { Skeleton } from "@/components/ui/skeleton";
import { KpiCell, KpiCells } from "./kpi-cell";

const CELLS = ["mrr", "revenue", "clients", "leads", "tickets", "tasks"];

export function KpiSkeleton() {
  return (
    <KpiCells>
      {CELLS.map((name) => (
        <KpiCell
          key={name}
          label={<Skeleton className="h-[0.75em] w-2/3" />}
          value={<Skeleton className="inline-block h-[0.75em] w-1/2" />}
          note={<Skeleton className="inline-block h-[0.75em] w-4/5" />}
          drawing={<Skeleton className="h-4 flex-1" />}
        />
      ))}
    </KpiCells>
  );
}
