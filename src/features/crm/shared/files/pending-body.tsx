import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { DialogBody } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { reasonOf } from "@/lib/errors/errors";

type PendingBodyProps = {
  query: Pick<UseQueryResult, "error" | "isFetching" | "refetch">;
  /** The status that screen readers read aloud while it loads. */
  label: string;
  /** Stated where it has failed. */
  heading: string;
  /** Its height while it loads. */
  className: string;
};

/** A dialog's body while stored content is loading, or where that has failed. */
export function PendingBody({ query, label, heading, className }: PendingBodyProps) {
  const { t } = useTranslation();
  const { error, isFetching, refetch } = query;
  if (error === null) {
    return (
      <DialogBody aria-busy="true">
        <p className="sr-only" role="status">
          {label}
        </p>
        <Skeleton className={className} />
      </DialogBody>
    );
  }
  return (
    <DialogBody>
      <ErrorNotice
        headingLevel={3}
        heading={heading}
        body={t("It is kept all the same. The reason: {{message}}.", {
          message: reasonOf(error),
        })}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </DialogBody>
  );
}
