import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { inputVariants } from "./input";

type SelectProps = Omit<ComponentProps<"select">, "size"> & VariantProps<typeof inputVariants>;

/** A native select, which every phone and keyboard supports. */
export function Select({ size, className, ...props }: SelectProps) {
  return (
    <select
      {...props}
      data-slot="select"
      className={cn(
        inputVariants({ size }),
        "appearance-none bg-chevron bg-size-[6px_6px] bg-position-[right_calc(0.85rem+6px)_center,right_0.85rem_center] bg-no-repeat pr-9",
        className,
      )}
    />
  );
}
