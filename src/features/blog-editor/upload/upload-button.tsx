import { ImageUp } from "lucide-react";
import { useRef, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

type UploadButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "className"> & {
  label: string;
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
};

export function UploadButton({ label, isMultiple = false, onFiles, ...looks }: UploadButtonProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...looks} onClick={() => input.current?.click()}>
        <ImageUp size={18} aria-hidden />
        {label}
      </Button>
      <Input
        ref={input}
        type="file"
        // All pictures, so that a person learns why some are not taken.
        accept="image/*"
        multiple={isMultiple}
        hidden
        aria-label={t("Picture to upload")}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Otherwise choosing the file again would be no change.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
