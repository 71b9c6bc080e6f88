import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { Button } from "@/components/ui/button";
import { useNow } from "@/hooks/use-now";
import { errorMessage } from "@/lib/errors";
import { formatRecent } from "@/lib/time/reader-time";

export type PanelQuery<Data> = Pick<
  UseQueryResult<Data>,
  "data" | "error" | "isFetching" | "dataUpdatedAt" | "refetch"
>;

type PanelBodyProps<Data> = {
  /** The panel's title, for what is read out. */
  title: string;
  query: PanelQuery<Data>;
  /** The final layout without its figures, so that nothing moves when they come. */
  skeleton: ReactNode;
  failureClassName?: string;
  children: (data: Data) => ReactNode;
};

/** A panel's figures, or why they are not there yet; each panel waits, fails and retries alone. */
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
      <div className="panel-failure">
        <ErrorNotice
          className={failureClassName ?? ""}
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
      <div className="panel-loading" aria-busy="true">
        <p className="sr-only" role="status">
          {t("Loading {{title}}", { title })}
        </p>
        <div aria-hidden="true" className="appear-late">
          {skeleton}
        </div>
      </div>
    );
  }
  return (
    <div aria-busy={isFetching}>
      {error !== null && (
        <div className="panel-stale" role="alert">
          <p>
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
