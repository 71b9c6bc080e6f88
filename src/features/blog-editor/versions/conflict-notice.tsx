import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { StaffPost } from "@/data/posts/staff-post";
import { EditorNotice } from "../editor/editor-notice";
import { conflictLabels } from "./conflict-labels";
import { useLastSave } from "./use-last-save";

type ConflictNoticeProps = { theirs: StaffPost; onCompare: () => void };

/** After "Decide later": saving is refused until somebody chooses. */
export function ConflictNotice({ theirs, onCompare }: ConflictNoticeProps) {
  const { t } = useTranslation();
  const { notice } = conflictLabels(useLastSave(theirs), t);
  return (
    <EditorNotice
      variant="destructive"
      role="none"
      actions={
        <Button variant="ink" onClick={onCompare}>
          {t("Compare both versions")}
        </Button>
      }
    >
      <p role="alert">{notice}</p>
    </EditorNotice>
  );
}
