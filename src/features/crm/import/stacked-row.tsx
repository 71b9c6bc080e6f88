import type { ComponentProps } from "react";
import { TableCell, TableRow } from "@/components/ui/table";
import { cn } from "@/lib/cn";

export function StackedRow({ className, ...props }: ComponentProps<typeof TableRow>) {
  return (
    <TableRow
      {...props}
      className={cn(
        "max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:gap-y-1 max-sm:border-b max-sm:border-line max-sm:px-4.5 max-sm:py-2.5",
        className,
      )}
    />
  );
}

export function StackedCell({ className, ...props }: ComponentProps<typeof TableCell>) {
  return (
    <TableCell
      {...props}
      className={cn(
        "max-sm:w-full max-sm:max-w-none max-sm:border-0 max-sm:p-0 max-sm:first:pl-0 max-sm:last:pr-0 max-sm:empty:hidden",
        className,
      )}
    />
  );
}
