import { Skeleton } from "@/components/ui/skeleton";

/** Widths of the placeholder lines, in percent. */
const WIDTHS = [74, 58, 80, 62, 70, 66, 76, 60];

export function RowsSkeleton() {
  return (
    <div className="pt-11" aria-hidden="true">
      {WIDTHS.map((width) => (
        <div
          key={width}
          className="grid h-14.5 grid-cols-[1fr_4.5rem_4.5rem] items-center gap-6 border-t border-line px-4.5"
        >
          <div style={{ width: `${width}%` }}>
            <Skeleton />
            <Skeleton className="mt-2 h-2.75 w-3/5" />
          </div>
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
