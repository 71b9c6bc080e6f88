import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** A key, or keys that are pressed together. */
export function Kbd({ className, ...props }: ComponentProps<"kbd">) {
  return (
    <kbd
      {...props}
      data-slot="kbd"
      className={cn(
        "inline-block min-w-6.5 flex-none rounded-xs border border-b-2 border-line-strong bg-surface px-1.5 py-1 text-center font-sans text-xs/none font-semibold whitespace-nowrap text-text-2",
        className,
      )}
    />
  );
}

export function KbdGroup({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      {...props}
      data-slot="kbd-group"
      className={cn("inline-flex flex-none items-center gap-1.5 text-xs text-muted", className)}
    />
  );
}
