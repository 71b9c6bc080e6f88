import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "checked" | "ref"> & {
  /** "indeterminate" while only some are checked. */
  checked?: boolean | "indeterminate";
  ref?: (box: HTMLInputElement | null) => void;
};

/** A native checkbox, for forms, validation and assistive technology. */
export function Checkbox({ checked, className, ref, ...props }: CheckboxProps) {
  const isSome = checked === "indeterminate";
  return (
    <input
      {...props}
      // `indeterminate` has no attribute.
      ref={(box) => {
        if (box) box.indeterminate = isSome;
        ref?.(box);
      }}
      type="checkbox"
      checked={isSome ? false : checked}
      data-slot="checkbox"
      className={cn("m-0 size-5.5 flex-none accent-strong", className)}
    />
  );
}
