import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

/** After "Decide later": the post is still refused until somebody chooses. */
export function ConflictNotice({ onCompare }: { onCompare: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="save-problem">
      <Alert>
        {t("Somebody else saved this post after you opened it. Nothing of yours is saved yet.")}
      </Alert>
      <div className="editor-notice-actions">
        <Button variant="ink" onClick={onCompare}>
          {t("Compare both versions")}
        </Button>
      </div>
    </div>
  );
}
