import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** `--face` is the height of the yellow side. */
export function Curb({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      data-print="no"
      className={cn("relative h-[calc(var(--face)+14px)] bg-curb [--face:44px]", className)}
    />
  );
}
