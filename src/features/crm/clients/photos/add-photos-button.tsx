import { Plus } from "lucide-react";
import { useRef, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

type AddPhotosButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "className"> & {
  onFiles: (files: File[]) => void;
};

export function AddPhotosButton({ onFiles, ...looks }: AddPhotosButtonProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...looks} onClick={() => input.current?.click()}>
        <Plus size={18} aria-hidden />
        <span>{t("Add photos")}</span>
      </Button>
      <Input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t("Photos to add")}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
