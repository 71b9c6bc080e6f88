import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { Button } from "./button";

type ToggleChipProps = Omit<ComponentProps<typeof Button>, "variant" | "size" | "aria-pressed"> & {
  isOn: boolean;
};

/** One of several things that are shown or not, each for itself. */
export function ToggleChip({ isOn, className, ...props }: ToggleChipProps) {
  return (
    <Button
      {...props}
      variant="secondary"
      aria-pressed={isOn}
      className={cn(
        "min-h-9 gap-2 rounded-full px-3 py-1 text-code/tight font-medium inset-ring-line-strong aria-pressed:bg-wait-bg aria-pressed:font-semibold aria-pressed:inset-ring-text pointer-coarse:min-h-11",
        className,
      )}
    />
  );
}
