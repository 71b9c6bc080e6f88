import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { Revision } from "@/data/post-revisions";
import { formatDateTime, formatRelative } from "@/lib/time/reader-time";
import { useClock } from "../use-clock";
import { actionWords } from "./revision-words";

type RevisionListProps = {
  revisions: readonly Revision[];
  selected: number | null;
  onSelect: (number: number) => void;
  /** Null when there is nothing older. */
  onMore: (() => void) | null;
  isLoadingMore: boolean;
};

export function RevisionList(props: RevisionListProps) {
  const { revisions, selected, onSelect, onMore, isLoadingMore } = props;
  const { t } = useTranslation();
  const now = useClock();
  return (
    <div className="revision-list">
      <ol aria-label={t("Versions, newest first")}>
        {revisions.map((revision) => (
          <li key={revision.number}>
            <button
              type="button"
              className="revision"
              aria-pressed={revision.number === selected}
              onClick={() => onSelect(revision.number)}
            >
              <b>
                <span className="tabular-nums">{`${revision.number}. `}</span>
                {actionWords(revision, t)}
              </b>
              <span>
                {revision.editorName ?? t("The system")}
                {revision.savedAt && `, ${formatRelative(revision.savedAt, now)}`}
              </span>
              {revision.savedAt && (
                <time className="text-muted" dateTime={revision.savedAt.toISOString()}>
                  {formatDateTime(revision.savedAt)}
                </time>
              )}
            </button>
          </li>
        ))}
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
