import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { errorMessage } from "@/lib/errors/errors";

type HistoryStatesProps = {
  isPending: boolean;
  error: Error | null;
  isEmpty: boolean;
  isRetrying: boolean;
  onRetry: () => void;
};

export function HistoryStates({ isPending, error, isEmpty, ...retry }: HistoryStatesProps) {
  const { t } = useTranslation();
  if (isPending) {
    return (
      <div
        className="col-span-full animate-appear-late px-6 py-5"
        role="status"
        aria-label={t("Loading")}
      >
        <Skeleton className="mb-2 h-12" />
        <Skeleton className="h-12" />
      </div>
    );
  }
  if (error) {
    return (
      <div className="col-span-full px-6 py-5">
        <ErrorNotice
          heading={t("The history could not be loaded")}
          body={t("Nothing was changed. The answer was: {{message}}.", {
            message: errorMessage(error),
          })}
          {...retry}
        />
      </div>
    );
  }
  if (!isEmpty) return null;
  return (
    <p className="col-span-full px-6 py-5">
      {t("No versions yet. Every save from now on is kept here.")}
    </p>
  );
}
