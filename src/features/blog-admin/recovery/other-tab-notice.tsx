import { useTranslation } from "react-i18next";

export function OtherTabNotice() {
  const { t } = useTranslation();
  return (
    <p className="notice editor-notice" role="status">
      <b>{t("This post is open in another tab.")}</b>{" "}
      {t(
        "Each tab keeps a recovery copy of its own. The one that saves second is shown both versions before anything is overwritten.",
      )}
    </p>
  );
}
