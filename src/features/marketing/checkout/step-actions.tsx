import type { ReactNode } from "react";

export function StepActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>;
}
