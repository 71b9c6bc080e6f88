import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export function Card({ className, ...props }: ComponentProps<"section">) {
  return (
    <section
      {...props}
      data-slot="card"
      className={cn("min-w-0 rounded-md border border-line bg-surface shadow-plate", className)}
    />
  );
}

export function CardHeader({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      data-slot="card-header"
      className={cn(
        "flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4.5 py-3",
        className,
      )}
    />
  );
}

export function CardTitle({ className, children, ...props }: ComponentProps<"h2">) {
  return (
    <h2
      {...props}
      data-slot="card-title"
      className={cn("text-[1.1875rem]/[1.2] tracking-[-0.01em]", className)}
    >
      {children}
    </h2>
  );
}

export function CardAction({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      data-slot="card-action"
      className={cn("ml-auto flex flex-wrap items-center gap-2", className)}
    />
  );
}

export function CardContent({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} data-slot="card-content" className={cn("px-4.5 py-4", className)} />;
}
