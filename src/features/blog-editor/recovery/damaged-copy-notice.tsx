import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { EditorNotice } from "../editor/editor-notice";
import { downloadText } from "./copy-file";
import { dropDamaged, type DamagedCopy } from "./post-copy";

type DamagedCopyNoticeProps = { copy: DamagedCopy; onDiscarded: () => void };

export function DamagedCopyNotice({ copy, onDiscarded }: DamagedCopyNoticeProps) {
  const { t } = useTranslation();
  return (
    <EditorNotice
      variant="warning"
      role="region"
      aria-label={t("Damaged recovery copy")}
      actions={
        <>
          <Button variant="secondary" onClick={() => downloadText(copy.text)}>
            {t("Download it")}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              dropDamaged(copy);
              onDiscarded();
            }}
          >
            {t("Discard")}
          </Button>
        </>
      }
    >
      <p role="status">
        <b>{t("A recovery copy is damaged and cannot be restored.")}</b>{" "}
        {t("Download it to see whether words can be saved from it.")}
      </p>
    </EditorNotice>
  );
}
