import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export function Intro({ className, ...props }: ComponentProps<"p">) {
  return <p {...props} className={cn("mt-3.5 text-lead text-text-2 sm:mt-[1.35rem]", className)} />;
}
