import { ArrowLeft, ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { NewestPostGrid, RowGrid } from "./post-grid";

type ListPagesProps = {
  page: number;
  pageCount: number;
  addressOf: (page: number) => string;
  isSearch?: boolean;
};

export function ListPages({ page, pageCount, addressOf, isSearch = false }: ListPagesProps) {
  const { t } = useTranslation();
  if (pageCount < 2) return null;
  return (
    <nav
      className="flex flex-wrap items-center gap-x-5 gap-y-3 pb-14 text-sm text-muted"
      aria-label={t("Pages")}
      data-print="no"
    >
      {page > 0 && (
        <Link
          className={cn(buttonVariants({ variant: "outline" }), "text-text")}
          to={addressOf(page - 1)}
        >
          <ArrowLeft size={18} aria-hidden />
          {isSearch ? t("Better matches") : t("Newer posts")}
        </Link>
      )}
      <span className="tabular-nums">
        {t("Page {{page}} of {{pageCount}}", { page: page + 1, pageCount })}
      </span>
      {page + 1 < pageCount && (
        <Link
          className={cn(buttonVariants({ variant: "outline" }), "text-text")}
          to={addressOf(page + 1)}
        >
          {isSearch ? t("More matches") : t("Older posts")}
          <ArrowRight size={18} aria-hidden />
        </Link>
      )}
    </nav>
  );
}

type PostListSkeletonProps = {
  isPlain?: boolean;
};

/** Fades in late, so that a quick answer never flashes it. */
export function PostListSkeleton({ isPlain = false }: PostListSkeletonProps) {
  const { t } = useTranslation();
  return (
    <div className="animate-appear-late" role="status" aria-label={t("Loading posts")}>
      {!isPlain && (
        <NewestPostGrid>
          <Skeleton className="aspect-[720/430] h-auto rounded-md" />
          <span className="grid gap-3.5">
            <Skeleton className="w-2/5" />
            <Skeleton className="h-9" />
            <Skeleton className="h-9 w-4/5" />
            <Skeleton className="w-11/12" />
          </span>
        </NewestPostGrid>
      )}
      {["a", "b", "c", "d"].map((row) => (
        <RowGrid className="border-t border-line-strong" key={row}>
          <Skeleton className="max-sm:col-span-full max-sm:w-3/5" />
          <span className="grid gap-3.5">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="w-4/5" />
          </span>
          <Skeleton className="aspect-[720/430] h-auto rounded-sm" />
        </RowGrid>
      ))}
    </div>
  );
}
