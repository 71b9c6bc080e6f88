import { useId } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";
import { saveReplyTemplate } from "@/data/reply-templates/mutations";
import { PLACEHOLDERS, unknownPlaceholders } from "@/lib/mail/placeholders";
import type { ReplyTemplate } from "@/data/reply-templates/schema";
import { SaveBar } from "../form/save-bar";
import { SettingsField } from "../form/settings-field";
import { useSettingsForm } from "../form/use-settings-form";
import { TemplatePreview } from "./template-preview";
import { templateSchema, templateShape, type TemplateValues } from "./template-schema";

type TemplateFormProps = {
  /** A new one has version 0. */
  template: Pick<ReplyTemplate, "id" | "version" | "name" | "body" | "ends_mails">;
  onSaved: () => void;
};

export function TemplateForm({ template, onSaved }: TemplateFormProps) {
  const { t } = useTranslation();
  const { id, version, name, body, ends_mails } = template;
  const state = useSettingsForm({
    name: version === 0 ? "template" : `template.${id}`,
    shape: templateShape,
    schema: templateSchema,
    stored: { version, values: { name, body, ends_mails } },
    save: (typed) => saveReplyTemplate({ id, version: typed.version, ...typed.values }),
    saved: t("The template is saved."),
    onSaved,
  });
  const { form } = state;
  const bodyFault = form.formState.errors.body?.message;
  const [typed, endsMails] = useWatch({ control: form.control, name: ["body", "ends_mails"] });
  const names = unknownPlaceholders(typed)
    .map((unknown) => `{{${unknown}}}`)
    .join(", ");
  return (
    <form className="grid gap-5 **:scroll-mb-24" noValidate onSubmit={state.submit}>
      <div className="grid gap-5 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <SettingsField form={form} name="name" label={t("Name")} />
          <Field
            label={t("Text")}
            hint={!endsMails && t("The mail adds the greeting and the signature itself.")}
            error={bodyFault && t(bodyFault, { names, interpolation: { escapeValue: false } })}
          >
            {(control) => <Textarea {...control} {...form.register("body")} rows={9} />}
          </Field>
          <Placeholders form={form} />
          <EndsMails form={form} />
        </div>
        <TemplatePreview body={typed} />
      </div>
      <SaveBar state={state} />
    </form>
  );
}

function EndsMails({ form }: { form: UseFormReturn<TemplateValues> }) {
  const { t } = useTranslation();
  const id = useId();
  const isOn = useWatch({ control: form.control, name: "ends_mails" });
  const error = form.formState.errors.ends_mails?.message;
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="text-sm/snug font-semibold">
          {t("Ends every reply that goes out by mail")}
        </label>
        <p id={`${id}-hint`} className="text-code text-muted">
          {t(
            "In place of the writer’s name and our number. It is not offered in the composer then.",
          )}
        </p>
        {error !== undefined && <FieldError id={`${id}-error`}>{t(error)}</FieldError>}
      </div>
      <Switch
        id={id}
        aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
        checked={isOn}
        onCheckedChange={(next) => form.setValue("ends_mails", next, { shouldDirty: true })}
      />
    </div>
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
