import { Skeleton } from "@/components/ui/skeleton";
import { RevenueFrame } from "./revenue-frame";

/** Placeholder heights, in percent. */
const BARS = [52, 55, 57, 60, 62, 64, 66, 68, 71, 74, 76, 79];

export function RevenueSkeleton() {
  return (
    <RevenueFrame
      legend={<Skeleton className="inline-block h-[0.75em] w-56" />}
      drawing={<BarsSkeleton />}
      summary={<Skeleton className="inline-block h-[0.75em] w-3/5" />}
    />
  );
}

/** Shown until both the figures and the chart's code have loaded. */
export function BarsSkeleton() {
  return (
    <div className="absolute inset-0 mt-6 mb-7 ml-13 flex items-end justify-around">
      {BARS.map((share) => (
        <Skeleton
          key={share}
          className="mx-1.5 flex-[0_1_40px] rounded-none max-sm:nth-[-n+6]:hidden"
          style={{ height: `${share}%` }}
        />
      ))}
    </div>
  );
}
