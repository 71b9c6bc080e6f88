import { useTranslation } from "react-i18next";
import { Skeleton } from "@/components/ui/skeleton";
import { NewestPostGrid, RowGrid } from "./post-grid";

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
