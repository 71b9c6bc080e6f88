import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export function Label({ className, htmlFor, ...props }: ComponentProps<"label">) {
  return (
    <label
      {...props}
      htmlFor={htmlFor}
      data-slot="label"
      className={cn("text-sm/snug font-semibold", className)}
    />
  );
}
