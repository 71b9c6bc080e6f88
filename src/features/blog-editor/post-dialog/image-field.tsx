import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useImageState } from "../form/use-image-state";

type ImageFieldProps = {
  registration: UseFormRegisterReturn;
  value: string;
  error?: string | undefined;
  className?: string;
};

export function ImageField({ registration, value, error, className }: ImageFieldProps) {
  const { t } = useTranslation();
  const image = useImageState(value);
  return (
    <Field
      className={className}
      label={
        <>
          {t("Image URL")} <span className="font-normal text-muted">{t("(optional)")}</span>
        </>
      }
      hint={image.state === "broken" ? t("No picture answers at this address.") : undefined}
      error={error}
    >
      {(control) => (
        <div className="grid grid-cols-[1fr_7rem] items-start gap-3">
          <Input {...control} {...registration} inputMode="url" />
          {image.state === "loaded" ? (
            <img
              className="h-17 w-28 rounded-sm border border-line-strong object-cover"
              src={value.trim()}
              alt={t("Preview of the picture")}
            />
          ) : (
            <span
              className="h-17 w-28 rounded-sm border border-dashed border-line-strong bg-sunken"
              aria-hidden="true"
            />
          )}
        </div>
      )}
    </Field>
  );
}
