import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export function Item({ className, ...props }: ComponentProps<"li">) {
  return (
    <li
      {...props}
      data-slot="item"
      className={cn(
        "flex min-h-15 items-center gap-x-3 gap-y-2 border-t border-line px-4.5 py-2.5 first:border-t-0",
        className,
      )}
    />
  );
}

export function ItemContent({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      data-slot="item-content"
      className={cn("min-w-0 flex-1 wrap-anywhere", className)}
    />
  );
}

export function ItemTitle({ className, ...props }: ComponentProps<"b">) {
  return (
    <b
      {...props}
      data-slot="item-title"
      className={cn("block leading-snug font-semibold", className)}
    />
  );
}

export function ItemDescription({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      {...props}
      data-slot="item-description"
      className={cn("block text-xs text-muted", className)}
    />
  );
}
