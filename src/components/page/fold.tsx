import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type FoldProps = {
  className?: string;
  /** Open on a phone, too, until it is closed. */
  isOpen?: boolean;
  children: ReactNode;
};

type LabelledFoldProps = FoldProps & {
  /** What a press opens, for assistive technology. */
  label: string;
};

/**
 * What belongs to the heading before it. On a phone a press anywhere on its nearest positioned ancestor opens
 * it; on wider screens and in print it stands open. Find-in-page opens it, too.
 */
export function Fold({ label, className, isOpen = false, children }: LabelledFoldProps) {
  return (
    <details className={cn("plus fold", className)} open={isOpen}>
      <summary aria-label={label} />
      {children}
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
    <details className={cn("plus fold", className)} open={isOpen}>
      <summary className="relative border-b border-line-strong py-4 pr-10 font-semibold">
        {title}
      </summary>
      {children}
    </details>
  );
}
