import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { Card, CardContent, CardHeader } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { reasonOf } from "@/lib/errors/errors";

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
};

/** A loaded part of the settings; earlier data stays when a refetch fails. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useTranslation();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <ErrorNotice
        heading={t("The settings could not be loaded")}
        body={t("Nothing was changed. The reason: {{message}}.", {
          message: reasonOf(query.error),
        })}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  return (
    <Card className="appear-late">
      <CardHeader>
        <Skeleton className="w-56" />
      </CardHeader>
      <CardContent className="grid gap-5">
        {[0, 1, 2, 3].map((line) => (
          <Skeleton key={line} className="h-11" />
        ))}
      </CardContent>
    </Card>
  );
}
