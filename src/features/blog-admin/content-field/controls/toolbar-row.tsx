import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

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
