import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** Silent: the container names what loads. */
export function Skeleton({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      {...props}
      data-slot="skeleton"
      className={cn(
        "block h-3.5 max-w-full animate-shimmer rounded-xs bg-shimmer bg-size-[200%_100%]",
        className,
      )}
    />
  );
}
