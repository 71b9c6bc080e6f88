import type { ReactNode } from "react";
import { Fold } from "@/components/fold";
import { cn } from "@/lib/cn";

type StepColumnsProps = {
  steps: readonly { title: string; text: string }[];
  className?: string;
  mark?: (place: number) => ReactNode;
  /** On a phone only titles are shown, which open their texts. */
  isFolded?: boolean;
};

export function StepColumns({ steps, className, mark, isFolded }: StepColumnsProps) {
  return (
    <ol className={cn("grid sm:grid-cols-2 lg:grid-cols-4", className)}>
      {steps.map(({ title, text }, place) => (
        <li
          key={title}
          className="relative border-line-strong py-4 not-first:border-t sm:py-5 sm:pr-5 sm:even:border-l sm:even:pl-5 sm:nth-2:border-t-0 lg:not-first:border-t-0 lg:not-first:border-l lg:not-first:pl-5"
        >
          <div className={cn(mark && "max-sm:flex max-sm:items-start max-sm:gap-4 max-sm:pr-10")}>
            {mark?.(place)}
            <div>
              <h3 className="text-xl/[1.3]">{title}</h3>
              {isFolded ? (
                <Fold label={title}>
                  <p className="pt-1 text-base text-text-2">{text}</p>
                </Fold>
              ) : (
                <p className="mt-1 text-base text-text-2">{text}</p>
              )}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
