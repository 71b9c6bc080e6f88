import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export function PanelSubtitle({ className, children, ...props }: ComponentProps<"h3">) {
  return (
    <h3 {...props} className={cn("font-sans text-xs font-semibold text-muted", className)}>
      {children}
    </h3>
  );
}
