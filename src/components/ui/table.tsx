import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** Borders are separate, because collapsed ones do not move with a sticky head. */
export function Table({ className, ...props }: ComponentProps<"table">) {
  return (
    <table
      {...props}
      data-slot="table"
      className={cn("w-full border-separate border-spacing-0 text-sm/[1.35]", className)}
    />
  );
}

export function TableHeader({ className, ...props }: ComponentProps<"thead">) {
  return <thead {...props} data-slot="table-header" className={cn(className)} />;
}

export function TableBody({ className, ...props }: ComponentProps<"tbody">) {
  return <tbody {...props} data-slot="table-body" className={cn(className)} />;
}

/** `data-selected` marks selected rows, `data-open` the row of the open record. */
export function TableRow({ className, ...props }: ComponentProps<"tr">) {
  return (
    <tr
      {...props}
      data-slot="table-row"
      className={cn(
        "in-[tbody]:hover:bg-sunken data-open:bg-sunken data-open:shadow-[inset_4px_0_var(--color-curb-400)] data-selected:bg-sunken data-selected:shadow-[inset_4px_0_var(--color-curb-400)]",
        className,
      )}
    />
  );
}

export function TableHead({ className, ...props }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      {...props}
      data-slot="table-head"
      className={cn(
        "sticky top-0 z-1 border-b border-line-strong bg-surface px-3 py-2.5 text-left text-xs font-semibold whitespace-nowrap text-muted first:pl-4.5 last:pr-4.5",
        className,
      )}
    />
  );
}

export function TableCell({ className, ...props }: ComponentProps<"td">) {
  return (
    <td
      {...props}
      data-slot="table-cell"
      className={cn(
        "border-b border-line px-3 py-2.5 align-middle first:pl-4.5 last:pr-4.5 in-[tbody_tr:last-child]:border-b-0",
        className,
      )}
    />
  );
}

export function TableNote({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      {...props}
      data-slot="table-note"
      className={cn("block text-xs font-normal text-muted", className)}
    />
  );
}
