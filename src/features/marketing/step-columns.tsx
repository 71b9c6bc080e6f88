import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type StepColumnsProps = {
  steps: readonly { title: string; text: string }[];
  className?: string;
  /** Stands above the title of the step at this place. */
  mark?: (place: number) => ReactNode;
};

/** Four steps side by side, ruled; by twos or one by one where there is less room. */
export function StepColumns({ steps, className, mark }: StepColumnsProps) {
  return (
    <ol className={cn("grid sm:grid-cols-2 lg:grid-cols-4", className)}>
      {steps.map(({ title, text }, place) => (
        <li
          key={title}
          className="border-line-strong py-5 not-first:border-t sm:pr-5 sm:even:border-l sm:even:pl-5 sm:nth-2:border-t-0 lg:not-first:border-t-0 lg:not-first:border-l lg:not-first:pl-5"
        >
          {mark?.(place)}
          <h3 className="text-xl/[1.3]">{title}</h3>
          <p className="mt-1 text-base text-text-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
