import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export function Spinner({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      {...props}
      aria-hidden
      data-slot="spinner"
      className={cn(
        "size-[1.05em] flex-none animate-spin rounded-full border-[2.5px] border-current border-r-transparent",
        className,
      )}
    />
  );
}
