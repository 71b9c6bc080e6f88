import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type FoldProps = {
  className?: string;
  /** Starts open, also on phones. */
  isOpen?: boolean;
  children: ReactNode;
};

type LabelledFoldProps = FoldProps & {
  label: string;
};

/** On a phone a press on the nearest positioned ancestor opens it; elsewhere it is always open. */
export function Fold({ label, className, isOpen = false, children }: LabelledFoldProps) {
  return (
    <details className={cn("plus fold", className)} open={isOpen}>
      <summary aria-label={label} />
      {children}
    </details>
  );
}

/** A fold with a title that only phones show. */
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
