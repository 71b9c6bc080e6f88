import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

type TicketNoticeProps = ComponentProps<"div"> & { variant: "info" | "success" };

export function TicketNotice({ variant, className, ...props }: TicketNoticeProps) {
  return (
    <div
      role="status"
      {...props}
      className={cn(
        "flex flex-wrap items-center gap-x-3.5 gap-y-1 border-t border-line py-1.5 pr-2 pl-4.5 text-sm font-medium",
        variant === "info" ? "bg-info-bg text-info" : "bg-go-bg text-go",
        className,
      )}
    />
  );
}
