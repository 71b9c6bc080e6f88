import { Skeleton } from "@/components/ui/skeleton";

const ROWS = [34, 42, 28, 38, 46, 30, 40, 36];

export function FigureTableSkeleton() {
  return (
    <div className="h-96 overflow-hidden pt-9.5">
      {ROWS.map((width) => (
        <div
          key={width}
          className="flex h-11.5 items-center justify-between border-t border-line px-4.5"
        >
          <Skeleton style={{ width: `${width}%` }} />
          <Skeleton className="w-16" />
        </div>
      ))}
    </div>
  );
}
