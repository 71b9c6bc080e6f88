import { Paperclip } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ChooseFiles } from "@/components/files/choose-files";

type AttachButtonProps = { isDisabled?: boolean; onFiles: (files: File[]) => void };

export function AttachButton({ isDisabled = false, onFiles }: AttachButtonProps) {
  const { t } = useTranslation();
  return (
    <ChooseFiles
      variant="ghost"
      size="icon"
      disabled={isDisabled}
      aria-label={t("Attach files")}
      title={t("Attach files")}
      inputLabel={t("Files to attach")}
      onFiles={onFiles}
    >
      <Paperclip size={20} aria-hidden />
    </ChooseFiles>
  );
}
