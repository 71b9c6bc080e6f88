import { Copy } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { Button } from "./ui/button";
import { Field } from "./ui/field";
import { Input } from "./ui/input";

type CopyFieldProps = {
  label: string;
  hint?: string;
  value: string;
  /** True where the field replaces a form that had the focus. */
  takesFocus?: boolean;
  children?: ReactNode;
};

/** A text to pass on, with a button that copies it. */
export function CopyField({ label, hint, value, takesFocus = false, children }: CopyFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(t("Copied."));
    } catch {
      field.current?.select();
      toast.error(t("Your browser keeps the clipboard closed. The address is selected: copy it."));
    }
  };
  return (
    <>
      <Field label={label} {...(hint !== undefined && { hint })}>
        {(control) => <Input {...control} ref={field} readOnly value={value} translate="no" />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy size={18} aria-hidden />
          {t("Copy")}
        </Button>
        {children}
      </div>
    </>
  );
}
