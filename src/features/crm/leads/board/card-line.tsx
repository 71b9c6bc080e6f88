import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type CardLineProps = { Icon: LucideIcon; isLate?: boolean; children: ReactNode };

export function CardLine({ Icon, isLate = false, children }: CardLineProps) {
  return (
    <p className={cn("flex items-start gap-1.5 text-code/snug", isLate && "font-medium text-stop")}>
      <Icon
        className={cn("mt-px flex-none", !isLate && "text-muted")}
        size={16}
        strokeWidth={2}
        aria-hidden
      />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
