import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type FoldProps = {
  className?: string;
  /** Open on a phone, too, until it is closed. */
  isOpen?: boolean;
  children: ReactNode;
};

const foldClasses = "group/fold sm:details-content:[content-visibility:visible]";
/** Older browsers cannot show what is closed, so they have the plus on every screen. */
const summaryClasses =
  "cursor-pointer list-none before:absolute before:top-7.5 before:right-(--fold-inset,0.25rem) before:h-0.5 before:w-5 before:bg-current after:absolute after:top-5.25 after:right-[calc(var(--fold-inset,0.25rem)+0.5625rem)] after:h-5 after:w-0.5 after:bg-current group-open/fold:after:hidden sm:supports-[selector(::details-content)]:hidden print:hidden [&::-webkit-details-marker]:hidden";

/**
 * What belongs to the heading before it. On a phone a press anywhere on its nearest positioned ancestor opens
 * it; on wider screens and in print it stands open. Find-in-page opens it, too.
 */
export function Fold({
  label,
  className,
  isOpen = false,
  children,
}: FoldProps & {
  /** What a press opens, for assistive technology. */
  label: string;
}) {
  return (
    <details className={cn(foldClasses, className)} open={isOpen}>
      <summary className={cn(summaryClasses, "absolute inset-0")} aria-label={label} />
      {/* Above the summary, so that its words can be selected and its links pressed. */}
      <div className="relative">{children}</div>
    </details>
  );
}

/** The same under words of its own, which are there on phones alone. */
export function FoldedPart({
  title,
  className,
  isOpen = false,
  children,
}: FoldProps & { title: string }) {
  return (
    <details className={cn(foldClasses, className)} open={isOpen}>
      <summary
        className={cn(
          summaryClasses,
          "relative flex min-h-15.5 items-center border-b border-current/25 py-3 pr-10 font-semibold",
        )}
      >
        {title}
      </summary>
      {children}
    </details>
  );
}
