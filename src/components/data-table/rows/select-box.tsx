import type { ComponentProps } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/lib/cn";

type SelectBoxProps = ComponentProps<typeof Checkbox> & { "aria-label": string };

/** The box of a row, or of all, as wide as a finger; its words are for where no head names it. */
export function SelectBox({ className, children, ...props }: SelectBoxProps) {
  return (
    // A range is ticked with Shift, which would mark the text between.
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
