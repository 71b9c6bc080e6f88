import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { inputVariants } from "./input";

type TextareaProps = ComponentProps<"textarea"> & VariantProps<typeof inputVariants>;

export function Textarea({ size, className, ...props }: TextareaProps) {
  return (
    <textarea
      {...props}
      data-slot="textarea"
      className={cn(inputVariants({ size }), "min-h-24 resize-y", className)}
    />
  );
}
