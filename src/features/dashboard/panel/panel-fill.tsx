import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export function PanelFill({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      className={cn(
        "@container relative h-96 *:absolute *:inset-0 lg:h-auto lg:min-h-96 lg:flex-1",
        className,
      )}
    />
  );
}
