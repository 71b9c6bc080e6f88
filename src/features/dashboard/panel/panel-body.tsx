import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { Button } from "@/components/ui/button";
import { useNow } from "@/hooks/use-now";
import { cn } from "@/lib/cn";
import { errorMessage } from "@/lib/errors/errors";
import { formatRecent } from "@/lib/dates/reader-time";

export type PanelQuery<Data> = Pick<
  UseQueryResult<Data>,
  "data" | "error" | "isFetching" | "dataUpdatedAt" | "refetch"
>;

type PanelBodyProps<Data> = {
  title: string;
  query: PanelQuery<Data>;
  /** The layout without figures, so that nothing moves when they load. */
  skeleton: ReactNode;
  failureClassName?: string;
  children: (data: Data) => ReactNode;
};

/** A panel's content, loading state or error, independent of other panels. */
export function PanelBody<Data>({
  title,
  query,
  skeleton,
  failureClassName,
  children,
}: PanelBodyProps<Data>) {
  const { t } = useTranslation();
  const { data, error, isFetching } = query;
  const now = useNow() ?? new Date(query.dataUpdatedAt);
  const retry = () => void query.refetch();

  if (data === undefined && error !== null && !isFetching) {
    return (
      <div className="px-4.5 py-4">
        <ErrorNotice
          className={cn("[&>h3]:text-body/tight", failureClassName)}
          headingLevel={3}
          heading={t("{{title}} could not be loaded", { title })}
          body={t("Nothing was changed: {{message}}.", { message: errorMessage(error) })}
          onRetry={retry}
        />
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className="flex flex-1 flex-col" aria-busy="true">
        <p className="sr-only" role="status">
          {t("Loading {{title}}", { title })}
        </p>
        <div aria-hidden="true" className="flex flex-1 animate-appear-late flex-col">
          {skeleton}
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-1 flex-col" aria-busy={isFetching}>
      {error !== null && (
        <div
          className="flex flex-wrap items-baseline gap-x-4 border-b border-line bg-wait-bg px-4.5 py-0.5 text-[0.875rem]/[1.35] text-wait"
          role="alert"
        >
          {/* A button on a line of its own needs the padding. */}
          <p className="pt-2.5">
            {t("Not refreshed: {{message}}. These figures are from {{time}}.", {
              message: errorMessage(error),
              time: formatRecent(new Date(query.dataUpdatedAt), now),
            })}
          </p>
          <Button variant="link" className="min-h-11" onClick={retry} disabled={isFetching}>
            {isFetching ? t("Trying again") : t("Try again")}
          </Button>
        </div>
      )}
      {children(data)}
    </div>
  );
}
