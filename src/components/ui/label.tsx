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

/** Around a checkbox, radio button or switch and its text; as high as touch needs. */
export function ChoiceLabel({ className, htmlFor, ...props }: ComponentProps<"label">) {
  return (
    <label
      {...props}
      htmlFor={htmlFor}
      data-slot="choice-label"
      className={cn("flex min-h-11 items-center gap-3 font-medium", className)}
    />
  );
}
