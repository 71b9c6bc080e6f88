import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";

export function OtherTabNotice() {
  const { t } = useTranslation();
  return (
    <Alert variant="warning" className="grid gap-3" role="status">
      <b>{t("This post is open in another tab.")}</b>{" "}
      {t(
        "Each tab keeps a recovery copy of its own. The one that saves second is shown both versions before anything is overwritten.",
      )}
    </Alert>
  );
}
