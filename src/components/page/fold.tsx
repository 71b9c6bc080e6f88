import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type FoldProps = {
  className?: string;
  /** Open on a phone, too, until it is closed. */
  isOpen?: boolean;
  children: ReactNode;
};

type LabelledFoldProps = FoldProps & {
  /** Names the fold for assistive technology. */
  label: string;
};

/**
 * Folds the text under a heading. On a phone a press anywhere on the nearest positioned ancestor opens it;
 * wider screens and print show it open. Find-in-page opens it, too.
 */
export function Fold({ label, className, isOpen = false, children }: LabelledFoldProps) {
  return (
    <details className={cn("plus fold", className)} open={isOpen}>
      <summary aria-label={label} />
      {children}
    </details>
  );
}

/** A fold with a visible title, which only phones show. */
export function FoldedPart({
  title,
  className,
  isOpen = false,
  children,
}: FoldProps & { title: string }) {
  return (
    <details className={cn("plus fold", className)} open={isOpen}>
      <summary className="relative border-b border-line-strong py-4 pr-10 font-semibold">
        {title}
      </summary>
      {children}
    </details>
  );
}
