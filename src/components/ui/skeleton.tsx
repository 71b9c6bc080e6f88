import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** In the place and size of what is loading. It says nothing: what loads is named around it. */
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
