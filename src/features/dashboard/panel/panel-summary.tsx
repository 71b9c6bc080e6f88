import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export function PanelSummary({ className, ...props }: ComponentProps<"p">) {
  return <p {...props} className={cn("min-h-lh text-xs text-muted", className)} />;
}
