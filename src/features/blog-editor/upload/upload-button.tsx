import { ImageUp } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { ChooseFiles } from "@/components/files/choose-files";

type UploadButtonProps = Pick<
  ComponentProps<typeof ChooseFiles>,
  "variant" | "className" | "isMultiple" | "onFiles"
> & { label: string };

export function UploadButton({ label, isMultiple = false, ...rest }: UploadButtonProps) {
  const { t } = useTranslation();
  return (
    <ChooseFiles
      inputLabel={t("Picture to upload")}
      // All pictures, so that a person learns why some are not taken.
      accept="image/*"
      isMultiple={isMultiple}
      {...rest}
    >
      <ImageUp size={18} aria-hidden />
      {label}
    </ChooseFiles>
  );
}
