import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type PostGridProps = { className?: string; children: ReactNode };

export function NewestPostGrid({ children }: PostGridProps) {
  return (
    <div className="grid items-center gap-6 pt-10 pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
      {children}
    </div>
  );
}

export function RowGrid({ className, children }: PostGridProps) {
  return (
    <div
      className={cn(
        "grid grid-cols-[minmax(0,1fr)_6.5rem] items-center gap-x-4 gap-y-1.5 py-6 sm:grid-cols-[8.5rem_minmax(0,1fr)_9.5rem] sm:gap-6 lg:grid-cols-[9.5rem_minmax(0,1fr)_12.5rem] lg:gap-8",
        className,
      )}
    >
      {children}
    </div>
  );
}
