import type { ComponentProps } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/lib/cn";

type SelectBoxProps = ComponentProps<typeof Checkbox> & { "aria-label": string };

/** A checkbox with a large touch area; its text is for rows without a visible head. */
export function SelectBox({ className, children, ...props }: SelectBoxProps) {
  return (
    // Shift-click selects a range and would also select the text between.
    <label
      data-slot="select-box"
      className={cn(
        "-ml-2.5 flex min-h-11 min-w-11 cursor-pointer items-center gap-2.5 pl-2.5 select-none",
        className,
      )}
    >
      <Checkbox className="size-5" {...props} />
      {children}
    </label>
  );
}
