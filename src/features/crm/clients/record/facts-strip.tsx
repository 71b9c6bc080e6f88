import type { ReactNode } from "react";

export function FactsStrip({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 overflow-hidden border-t border-line sm:grid-cols-4 lg:grid-cols-5">
      {children}
    </dl>
  );
}

export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="-mt-px -ml-px min-w-0 border-t border-l border-line px-4.5 py-3 max-lg:last:col-span-full">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="mt-1 font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

export function FactNote({ children }: { children: ReactNode }) {
  return <span className="mt-1.5 block text-xs font-normal text-muted">{children}</span>;
}
