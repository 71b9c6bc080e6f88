import type { ComponentProps } from "react";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/cn";

/** The open ticket: beside the queue or in its place; on a phone the full screen below the notices. */
export function TicketPane({ className, ...props }: ComponentProps<typeof Card>) {
  return (
    <Card
      {...props}
      className={cn(
        "@container/conversation flex flex-col max-sm:-mx-4 max-sm:-mb-12 max-sm:min-h-[calc(100dvh-var(--topbar))] max-sm:rounded-none max-sm:border-0 max-sm:shadow-none max-sm:in-[[data-slot=staff-notices]:empty~*]:-mt-5",
        className,
      )}
    />
  );
}
