import { useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { POST_CATEGORIES } from "@/content/post-categories";

const ADD_NEW = "__add__";

type CategoryFieldProps = {
  value: string;
  onChange: (category: string) => void;
  known: readonly string[];
  error?: string | undefined;
  className?: string;
};

export function CategoryField({ value, onChange, known, error, className }: CategoryFieldProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<string | null>(null);
  const options = [...new Set([...POST_CATEGORIES, ...known, value])].filter(Boolean);

  const confirm = () => {
    const category = draft?.trim() ?? "";
    if (category === "") return;
    onChange(category);
    setDraft(null);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      // Enter adds the category instead of submitting the form.
      event.preventDefault();
      confirm();
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      setDraft(null);
    }
  };

  if (draft !== null) {
    return (
      <Field
        className={className}
        label={t("New category")}
        hint={t("Enter adds it, Escape goes back to the list.")}
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              onKeyDown={handleKeyDown}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just asked for this field
              autoFocus
            />
            <Button variant="secondary" onClick={confirm} disabled={draft.trim() === ""}>
              {t("Add")}
            </Button>
            <Button variant="secondary" onClick={() => setDraft(null)}>
              {t("Cancel")}
            </Button>
          </div>
        )}
      </Field>
    );
  }
  return (
    <Field className={className} label={t("Category")} error={error}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => {
            if (event.target.value === ADD_NEW) setDraft("");
            else onChange(event.target.value);
          }}
        >
          <option value="" disabled>
            {t("Choose one")}
          </option>
          {options.map((category) => (
            <option key={category}>{category}</option>
          ))}
          <option value={ADD_NEW}>{t("Add new category…")}</option>
        </Select>
      )}
    </Field>
  );
}
