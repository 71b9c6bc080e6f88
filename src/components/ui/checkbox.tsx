import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "checked" | "ref"> & {
  /** Neither on nor off while only some of what it stands for is. */
  checked?: boolean | "indeterminate";
  ref?: (box: HTMLInputElement | null) => void;
};

/** The browser's own: forms, their validation and every assistive technology know it. */
export function Checkbox({ checked, className, ref, ...props }: CheckboxProps) {
  const isSome = checked === "indeterminate";
  return (
    <input
      {...props}
      // Only code can make a box neither on nor off.
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
