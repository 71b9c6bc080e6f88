import type { ReactNode } from "react";

export function SlotDays({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-5 gap-1 sm:gap-1.5">{children}</div>;
}

/** Four columns if "11:30 pm" fits, otherwise three. */
export function SlotTimes({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(max(4.5rem,22%),1fr))] gap-1 sm:gap-1.5">
      {children}
    </div>
  );
}
