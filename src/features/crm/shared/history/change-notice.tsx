import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { HistorySubject } from "@/data/history/queries";
import type { RecordEvent } from "@/data/history/schema";
import { useNow } from "@/hooks/use-now";
import { parseTimestamp } from "@/lib/format/format";
import { newsLabel, secondsAgo } from "./news-label";
import { useWatchForChanges } from "./use-watch-for-changes";

export function ChangeNotice({ subject }: { subject: HistorySubject }) {
  const { t } = useTranslation();
  const { news, show } = useWatchForChanges(subject);
  useNow();
  const [newest, ...older] = news;
  return (
    <div role="status">
      {newest !== undefined && (
        <Alert
          variant="warning"
          className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1.5 rounded-r-sm [&>p]:flex-[1_1_16rem]"
        >
          <p>
            <span>{newsLabel(newest, t)}</span>
            <span>{` · ${secondsAgo(agoOf(newest))}`}</span>
            {older.length > 0 && (
              <span>{` · ${t("{{count}} more", { count: older.length })}`}</span>
            )}
          </p>
          <Button variant="secondary" onClick={show}>
            {t("Show")}
          </Button>
        </Alert>
      )}
    </div>
  );
}

const agoOf = (event: RecordEvent) =>
  Math.max(
    0,
    Math.round((Date.now() - (parseTimestamp(event.happened_at)?.getTime() ?? Date.now())) / 1000),
  );
