import { Paperclip } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

type AttachButtonProps = { isDisabled?: boolean; onFiles: (files: File[]) => void };

export function AttachButton({ isDisabled = false, onFiles }: AttachButtonProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        disabled={isDisabled}
        aria-label={t("Attach files")}
        title={t("Attach files")}
        onClick={() => input.current?.click()}
      >
        <Paperclip size={20} aria-hidden />
      </Button>
      <Input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t("Files to attach")}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
