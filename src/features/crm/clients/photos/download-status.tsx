import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { formatFileSize, formatList, formatNumber } from "@/lib/format/format";
import type { PhotoDownloads } from "./use-photo-download";

/** The progress of a download, and what came of it. */
export function DownloadStatus({ download }: { download: PhotoDownloads }) {
  const { t } = useTranslation();
  const { progress, outcome, start, cancel, dismiss } = download;
  if (progress !== null) {
    const { done, count, bytes, totalBytes, isRetry } = progress;
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4.5 py-2.5 text-sm">
        <p className="min-w-0 flex-[1_1_16rem]" role="status">
          {isRetry
            ? t("Photo {{nth}} did not arrive. It is tried again.", { nth: formatNumber(done + 1) })
            : t("Downloading photo {{nth}} of {{total}}. Stay on this page.", {
                nth: formatNumber(done + 1),
                total: formatNumber(count),
              })}
        </p>
        <span className="text-xs text-muted tabular-nums">
          {t("{{done}} of {{total}}", {
            done: formatFileSize(bytes),
            total: formatFileSize(totalBytes),
          })}
        </span>
        <Button variant="secondary" onClick={cancel}>
          {t("Cancel")}
        </Button>
        <Progress
          className="basis-full"
          value={totalBytes === 0 ? 0 : (bytes / totalBytes) * 100}
          aria-label={t("Download")}
        />
      </div>
    );
  }
  if (outcome === null) return null;
  return (
    <div className="border-b border-line px-4.5 py-3">
      <Alert variant="destructive" role="alert">
        {"problem" in outcome ? (
          <p>{outcome.problem}</p>
        ) : (
          <p>
            {t("Not in the archive, because they could not be read: {{names}}.", {
              names: formatList(outcome.unread.map(({ caption, name }) => caption ?? name)),
            })}
          </p>
        )}
        <div className="mt-1 flex flex-wrap gap-x-4">
          {"unread" in outcome && (
            <Button variant="link" className="min-h-11" onClick={() => start(outcome.unread)}>
              {t("Try these again")}
            </Button>
          )}
          <Button variant="link" className="min-h-11" onClick={dismiss}>
            {t("Dismiss")}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
