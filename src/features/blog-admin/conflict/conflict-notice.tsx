import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { StaffPost } from "@/data/staff-post";
import { conflictWords } from "./conflict-words";
import { useLastSave } from "./use-last-save";

type ConflictNoticeProps = { theirs: StaffPost; onCompare: () => void };

/** After "Decide later": the post is still refused until somebody chooses. */
export function ConflictNotice({ theirs, onCompare }: ConflictNoticeProps) {
  const { t } = useTranslation();
  const { notice } = conflictWords(useLastSave(theirs), t);
  return (
    <Alert variant="destructive" role="none" className="grid gap-3">
      <p role="alert">{notice}</p>
      <div className="editor-notice-actions">
        <Button variant="ink" onClick={onCompare}>
          {t("Compare both versions")}
        </Button>
      </div>
    </Alert>
  );
}
