import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

/** Below the top bar of narrow windows. */
export const STUCK_TO_TOP = "sticky top-0 z-5 max-lg:top-14";

export function ToolbarRow({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        "flex flex-wrap gap-y-0.5 overflow-hidden p-1 max-lg:w-max max-lg:flex-nowrap",
        className,
      )}
    >
      {children}
    </div>
  );
}
