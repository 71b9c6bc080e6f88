import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Field } from "@/components/ui/field";
import { isImageUrl } from "./post-form-schema";

type ImageFieldProps = {
  registration: UseFormRegisterReturn;
  value: string;
  error?: string | undefined;
  className?: string;
};

export function ImageField({ registration, value, error, className }: ImageFieldProps) {
  const { t } = useTranslation();
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const url = value.trim();
  const isShown = url !== "" && isImageUrl(url);
  return (
    <Field
      className={className}
      label={
        <>
          {t("Image URL")} <span className="font-normal text-muted">{t("(optional)")}</span>
        </>
      }
      hint={isShown && brokenUrl === url ? t("No picture answers at this address.") : undefined}
      error={error}
    >
      {(control) => (
        <div className="image-row">
          <input {...control} {...registration} className="input" inputMode="url" />
          {isShown && brokenUrl !== url ? (
            <img src={url} alt={t("Preview of the picture")} onError={() => setBrokenUrl(url)} />
          ) : (
            <span className="image-row-none" aria-hidden="true" />
          )}
        </div>
      )}
    </Field>
  );
}
