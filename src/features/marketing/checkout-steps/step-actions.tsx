import type { ReactNode } from "react";

/** The way on, and what is said of it, at the end of a step. */
export function StepActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>;
}
