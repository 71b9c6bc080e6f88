import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo } from "react";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { saveReplyTemplate } from "@/data/reply-templates/mutations";
import { PLACEHOLDERS, unknownPlaceholders } from "@/data/reply-templates/placeholders";
import type { ReplyTemplate } from "@/data/reply-templates/schema";
import { SaveBar } from "../form/save-bar";
import { useSettingsDraft } from "../form/use-settings-draft";
import { useSettingsForm } from "../form/use-settings-form";
import { TemplatePreview } from "./template-preview";
import { templateSchema, templateShape, type TemplateValues } from "./template-schema";

type TemplateFormProps = {
  /** A new one has version 0. */
  template: Pick<ReplyTemplate, "id" | "version" | "name" | "body">;
  onSaved: () => void;
};

export function TemplateForm({ template, onSaved }: TemplateFormProps) {
  const { t } = useTranslation();
  const { id, version, name, body } = template;
  const stored = useMemo(() => ({ version, values: { name, body } }), [version, name, body]);
  const draft = useSettingsDraft(
    version === 0 ? "template" : `template.${id}`,
    templateShape,
    stored,
  );
  const form = useForm<TemplateValues>({
    resolver: zodResolver(templateSchema),
    defaultValues: draft.initial.values,
  });
  const state = useSettingsForm({
    form,
    draft,
    stored,
    save: (typed) => saveReplyTemplate({ id, version: typed.version, ...typed.values }),
    saved: t("The template is saved."),
    onSaved,
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: "body" });
  const names = unknownPlaceholders(typed)
    .map((unknown) => `{{${unknown}}}`)
    .join(", ");
  return (
    <form className="grid gap-5" noValidate onSubmit={state.submit}>
      <div className="grid gap-5 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <Field label={t("Name")} error={errors.name?.message && t(errors.name.message)}>
            {(control) => <Input {...control} {...form.register("name")} autoComplete="off" />}
          </Field>
          <Field
            label={t("Text")}
            error={
              errors.body?.message &&
              t(errors.body.message, { names, interpolation: { escapeValue: false } })
            }
          >
            {(control) => <Textarea {...control} {...form.register("body")} rows={9} />}
          </Field>
          <Placeholders form={form} />
        </div>
        <TemplatePreview body={typed} />
      </div>
      <SaveBar state={state} />
    </form>
  );
}

/** Pressing one puts it where the text's cursor is. */
function Placeholders({ form }: { form: UseFormReturn<TemplateValues> }) {
  const { t } = useTranslation();
  const insert = (name: string) => {
    const field = document.querySelector<HTMLTextAreaElement>('textarea[name="body"]');
    const body = form.getValues("body");
    const at = field?.selectionEnd ?? body.length;
    const place = `{{${name}}}`;
    form.setValue("body", body.slice(0, at) + place + body.slice(at), { shouldDirty: true });
    field?.focus();
    field?.setSelectionRange(at + place.length, at + place.length);
  };
  return (
    <div className="grid gap-1.5">
      <p className="text-xs text-muted">{t("Filled in when somebody uses it:")}</p>
      <ul className="flex flex-wrap gap-2">
        {PLACEHOLDERS.map(({ name, label }) => (
          <li key={name}>
            <Button variant="secondary" onClick={() => insert(name)}>
              {t(label)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
