import { useTranslation } from "react-i18next";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/cn";

const LANES = [3, 4, 3, 3, 2];

export function BoardSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("Loading the board")}>
      <Card className="mb-3 grid grid-cols-5 max-sm:grid-cols-3">
        {LANES.map((_, lane) => (
          <StripSkeleton key={lane} />
        ))}
        {/* On a phone the strip is the switch, which also has the lost stage. */}
        <StripSkeleton className="sm:hidden" />
      </Card>
      <div className="grid auto-cols-min grid-flow-col grid-cols-[repeat(5,minmax(12.75rem,1fr))] gap-3 overflow-hidden max-xl:grid-cols-[repeat(5,16.5rem)] max-sm:block">
        {LANES.map((cards, lane) => (
          <div
            className="rounded-md bg-sunken px-2 pb-2 max-sm:bg-transparent max-sm:p-0 max-sm:not-first:hidden"
            key={lane}
          >
            <Skeleton className="mx-2 my-3.5 h-4.5 w-24 bg-line bg-none" />
            <div className="grid gap-2">
              {Array.from({ length: cards }, (_, card) => (
                <CardSkeleton key={card} />
              ))}
            </div>
          </div>
        ))}
        <div className="w-13 rounded-md bg-sunken max-sm:hidden" />
      </div>
    </div>
  );
}

function StripSkeleton({ className }: { className?: string }) {
  return (
    <div
      className={cn(
        "border-line px-4.5 pt-2.5 pb-2.75 not-first:border-l max-xl:px-3.5 max-sm:nth-4:border-l-0",
        className,
      )}
    >
      <Skeleton className="h-6.5 w-8" />
      <Skeleton className="mt-6.5 h-1.5" />
    </div>
  );
}

function CardSkeleton() {
  return (
    <div className="grid gap-2 rounded-sm border border-line bg-surface px-3 py-2.75">
      <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-2.5">
        <Skeleton className="size-12" />
        <Skeleton />
      </div>
      <Skeleton />
      <Skeleton />
    </div>
  );
}
