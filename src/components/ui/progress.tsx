import { Progress as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** Without a value the progress is indeterminate. */
export function Progress({
  value = null,
  max = 100,
  className,
  ...props
}: ComponentProps<typeof Primitive.Root>) {
  const done = value === null ? null : Math.min(Math.max(value, 0), max);
  return (
    <Primitive.Root
      {...props}
      value={done}
      max={max}
      data-slot="progress"
      // In the dark theme, sunken is hardly darker than the surface.
      className={cn("h-2 overflow-hidden rounded-xs bg-sunken dark:bg-line", className)}
    >
      <Primitive.Indicator
        className="block h-full bg-chart-1 data-[state=indeterminate]:w-1/3 data-[state=indeterminate]:animate-to-and-fro forced-colors:bg-[CanvasText]"
        style={done === null ? undefined : { width: `${(done / max) * 100}%` }}
      />
    </Primitive.Root>
  );
}
