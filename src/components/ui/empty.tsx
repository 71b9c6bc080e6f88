import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export function Empty({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      data-slot="empty"
      className={cn(
        "flex flex-wrap content-center items-center gap-x-9 gap-y-5 px-4.5 py-8 sm:justify-center",
        className,
      )}
    />
  );
}

export function EmptyMedia({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      data-slot="empty-media"
      className={cn("w-42 flex-none [&>svg]:h-auto [&>svg]:w-full", className)}
    />
  );
}

export function EmptyHeader({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      data-slot="empty-header"
      className={cn("max-w-96 min-w-0 flex-[1_1_15rem] wrap-anywhere", className)}
    />
  );
}

type EmptyTitleProps = ComponentProps<"h2"> & { level?: 2 | 3 };

export function EmptyTitle({ level = 2, className, children, ...props }: EmptyTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading
      {...props}
      data-slot="empty-title"
      className={cn("text-lg font-bold", level === 3 && "text-base", className)}
    >
      {children}
    </Heading>
  );
}

export function EmptyDescription({ className, ...props }: ComponentProps<"p">) {
  return <p {...props} data-slot="empty-description" className={cn("text-muted", className)} />;
}

export function EmptyContent({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} data-slot="empty-content" className={cn("mt-4", className)} />;
}
