import type { ComponentProps } from "react";
import { ScrollRegion } from "@/components/scroll-region";
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

export function PanelScroll({
  className,
  children,
  ...props
}: ComponentProps<typeof ScrollRegion>) {
  return (
    <ScrollRegion
      {...props}
      className={cn(
        // Contains visually hidden text, which would widen the page.
        "relative overflow-auto focus-visible:shadow-none focus-visible:-outline-offset-3",
        className,
      )}
    >
      {children}
      <ScrollFade />
    </ScrollRegion>
  );
}

/** Fades the last visible row, to show that there is more. */
export function ScrollFade() {
  return (
    <div
      aria-hidden
      className="pointer-events-none sticky bottom-0 left-0 z-1 -mt-6 h-6 animate-fade-away rounded-b-[calc(var(--radius-md)-1px)] bg-linear-to-t from-surface opacity-0 [animation-range:calc(100%-1.5rem)_100%] [animation-timeline:scroll()]"
    />
  );
}

export function PanelSubtitle({ className, children, ...props }: ComponentProps<"h3">) {
  return (
    <h3 {...props} className={cn("font-sans text-xs font-semibold text-muted", className)}>
      {children}
    </h3>
  );
}

export function PanelSummary({ className, ...props }: ComponentProps<"p">) {
  return <p {...props} className={cn("min-h-lh text-xs text-muted", className)} />;
}
