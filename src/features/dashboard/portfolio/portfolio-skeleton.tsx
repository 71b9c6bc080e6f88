import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { DomainsArea } from "./domain-list";
import { SummaryGrid, SummaryItem } from "./portfolio-summary";

const FIGURES = ["a", "b", "c", "d", "e"];
const ROWS = ["a", "b", "c", "d", "e", "f", "g", "h"];

export function PortfolioSkeleton() {
  return (
    <div className="@container flex flex-1 flex-col">
      <SummaryGrid>
        {FIGURES.map((figure, index) => (
          <SummaryItem key={figure} className="flex flex-col">
            <Skeleton className="my-[0.28rem] h-4 w-18" />
            <Skeleton className="my-[calc((1.3em-0.75rem)/2)] h-3 w-24 max-w-full" />
            {index === 0 && <Progress className="mt-1.5" aria-hidden value={0} />}
          </SummaryItem>
        ))}
      </SummaryGrid>
      <DomainsArea>
        <div className="overflow-hidden">
          {ROWS.map((row) => (
            <div
              key={row}
              className="flex h-14.5 items-center justify-between gap-8 border-b border-line px-4.5"
            >
              <Skeleton className="w-48" />
              <Skeleton className="w-28" />
            </div>
          ))}
        </div>
      </DomainsArea>
      <p className="border-t border-line px-4.5 py-2.5">
        <Skeleton className="h-[1.3em] w-56" />
      </p>
    </div>
  );
}
