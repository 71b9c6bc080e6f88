import { useTranslation } from "react-i18next";
import type { TFunction } from "i18next";
import { Button } from "@/components/ui/button";
import type { Revision } from "@/data/posts/revision-queries";
import { formatList, parseTimestamp } from "@/lib/format/format";
import { formatDateTime, formatRelative } from "@/lib/dates/reader-time";
import { useClock } from "../form/use-clock";

function actionLabel({ action, restored_from }: Revision, t: TFunction): string {
  switch (action) {
    case "created":
      return t("Created");
    case "saved":
      return t("Saved");
    case "autosaved":
      return t("Saved by itself");
    case "published":
      return t("Published");
    case "unpublished":
      return t("Taken off the blog");
    case "restored":
      return restored_from === null
        ? t("Restored")
        : t("Restored version {{number}}", { number: restored_from });
    case "deleted":
      return t("Deleted");
    case "undeleted":
      return t("Brought back");
  }
}

type RevisionListProps = {
  revisions: readonly Revision[];
  selected: number | null;
  onSelect: (number: number) => void;
  onMore: (() => void) | null;
  isLoadingMore: boolean;
};

export function RevisionList(props: RevisionListProps) {
  const { revisions, selected, onSelect, onMore, isLoadingMore } = props;
  const { t } = useTranslation();
  const now = useClock();
  return (
    <div className="overflow-auto border-line bg-sunken p-3 max-md:max-h-[34vh] max-md:border-b md:border-r">
      <ol aria-label={t("Versions, newest first")}>
        {revisions.map((revision) => {
          const savedAt = parseTimestamp(revision.saved_at);
          return (
            <li key={revision.number}>
              <Button
                variant="ghost"
                className="grid w-full justify-stretch gap-0.5 px-3 py-2.5 text-left text-code/[1.35] font-normal whitespace-normal hover:bg-line aria-pressed:bg-surface aria-pressed:ring aria-pressed:inset-shadow-mark aria-pressed:ring-line-strong"
                aria-pressed={revision.number === selected}
                onClick={() => onSelect(revision.number)}
              >
                <b>
                  <span className="tabular-nums">{`${revision.number}. `}</span>
                  {actionLabel(revision, t)}
                </b>
                <span>
                  {formatList([
                    revision.editor_name ?? t("The system"),
                    savedAt && formatRelative(savedAt, now),
                  ])}
                </span>
                {savedAt && (
                  <time className="text-xs text-muted" dateTime={savedAt.toISOString()}>
                    {formatDateTime(savedAt)}
                  </time>
                )}
              </Button>
            </li>
          );
        })}
      </ol>
      {onMore && (
        <Button
          variant="secondary"
          className="mt-2 w-full"
          onClick={onMore}
          busyLabel={isLoadingMore && t("Loading")}
        >
          {t("Show older versions")}
        </Button>
      )}
    </div>
  );
}
