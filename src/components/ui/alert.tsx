import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

type AlertProps = { children: ReactNode };

/** Something failed: read out at once, and there until it is put right. */
export function Alert({ children }: AlertProps) {
  return (
    <div className="alert" role="alert" data-slot="alert">
      <CircleAlert size={18} strokeWidth={2.2} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
