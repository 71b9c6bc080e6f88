import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export function FigureValue({ className, ...props }: ComponentProps<"b">) {
  return (
    <b
      {...props}
      data-slot="figure-value"
      className={cn(
        "block text-3xl/[1.05] font-bold tracking-[-0.02em] font-stretch-88% tabular-nums",
        className,
      )}
    />
  );
}
