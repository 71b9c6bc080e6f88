import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** Describes a chart in a sentence below it. */
export function PanelSummary({ className, ...props }: ComponentProps<"p">) {
  return <p {...props} className={cn("min-h-lh text-xs text-muted", className)} />;
}
