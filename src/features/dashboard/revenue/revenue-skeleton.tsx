import { CardContent } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
/** Shares of the plot's height: nobody's figures, only the shape to come. */
const BARS = [52, 55, 57, 60, 62, 64, 66, 68, 71, 74, 76, 79];

export function RevenueSkeleton() {
  return (
    <CardContent>
      <div className="revenue-chart">
        <div className="revenue-drawing revenue-gaps">
          {BARS.map((share) => (
            <Skeleton
              key={share}
              className="mx-1.5 flex-[0_1_40px] rounded-none max-sm:nth-[-n+6]:hidden"
              style={{ height: `${share}%` }}
            />
          ))}
        </div>
        <div className="panel-summary">
          <Skeleton className="inline-block h-[0.75em] w-3/5" />
        </div>
      </div>
    </CardContent>
  );
}
