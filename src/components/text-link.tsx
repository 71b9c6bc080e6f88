import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { cn } from "@/lib/cn";

/** A link among words. */
export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...props}
      className={cn(
        "underline decoration-curb-500 decoration-[0.16em] underline-offset-[0.2em]",
        className,
      )}
    />
  );
}
