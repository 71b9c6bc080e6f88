import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { cn } from "@/lib/cn";

export function Pagination({ className, ...props }: ComponentProps<"nav">) {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t("Pages")}
      {...props}
      data-slot="pagination"
      className={cn("flex items-center justify-center gap-1.5", className)}
    />
  );
}

export function PaginationContent({ className, ...props }: ComponentProps<"ol">) {
  return <ol {...props} className={cn("flex items-center gap-1", className)} />;
}

type PaginationLinkProps = ComponentProps<typeof Link> & { isActive?: boolean };

export function PaginationLink({ isActive = false, className, ...props }: PaginationLinkProps) {
  return (
    <Link
      preventScrollReset
      {...props}
      aria-current={isActive ? "page" : undefined}
      className={cn(
        "grid min-h-11 min-w-11 place-items-center rounded-sm px-2 font-semibold tabular-nums no-underline hover:bg-sunken",
        isActive && "bg-sunken inset-shadow-[0_-4px_0] inset-shadow-curb-400",
        className,
      )}
    />
  );
}

type StepProps = {
  /** Null where there is none: the arrow stays, so that nothing moves. */
  to: string | null;
};

export function PaginationPrevious({ to }: StepProps) {
  const { t } = useTranslation();
  return (
    <Step to={to} label={t("Previous page")}>
      <ChevronLeft size={20} aria-hidden />
    </Step>
  );
}

export function PaginationNext({ to }: StepProps) {
  const { t } = useTranslation();
  return (
    <Step to={to} label={t("Next page")}>
      <ChevronRight size={20} aria-hidden />
    </Step>
  );
}

function Step({ to, label, children }: StepProps & { label: string; children: ReactNode }) {
  if (to === null) {
    return <span className="grid size-11 place-items-center text-line-strong">{children}</span>;
  }
  return (
    <PaginationLink to={to} aria-label={label}>
      {children}
    </PaginationLink>
  );
}

export function PaginationEllipsis() {
  return (
    <span className="px-1.5 text-muted" aria-hidden>
      {"…"}
    </span>
  );
}
