import type { ReactNode } from "react";
import { Drawing } from "../drawing";

export function WorkFrame({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <Drawing width={480} height={360}>
      <rect width={480} height={360} fill={ground} />
      {children}
    </Drawing>
  );
}
