import { useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { saveReplyTemplate } from "@/data/reply-templates/mutations";
import type { ReplyTemplate } from "@/data/reply-templates/schema";
import {
  placeholdersIn,
  TEMPLATE_USES,
  unknownPlaceholders,
  type TemplateUse,
} from "@/lib/mail/placeholders";
import { SettingsForm } from "./settings-form";
import { SettingsField } from "./settings-field";
import { useSettingsForm } from "./use-settings-form";
import { TemplatePreview } from "./template-preview";
import { templateUseHints, templateUseLabels } from "./template-uses";

const templateShape = z.object({
  name: z.string(),
  body: z.string(),
  used_in: z.enum(TEMPLATE_USES),
});
type TemplateValues = z.infer<typeof templateShape>;

/** Messages are English, for `t()`, with the unknown placeholders as `names`. */
const templateSchema = z
  .object({
    used_in: z.enum(TEMPLATE_USES),
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, "Give it a name."),
        z.maxLength(80, "Keep it to 80 characters."),
      ),
    body: z.string().check(
      z.refine((text) => text.trim() !== "", "Write what it says."),
      z.maxLength(10_000, "Keep it to 10,000 characters."),
    ),
  })
  .check(
    z.refine(({ body, used_in }) => unknownPlaceholders(body, used_in).length === 0, {
      path: ["body"],
      error: "Nothing fills in {{names}} there. Choose from the list below.",
      // Also while the name is missing.
      when: ({ value }) => templateShape.safeParse(value).success,
    }),
  );

type TemplateFormProps = {
  /** A new one has version 0. */
  template: Pick<ReplyTemplate, "id" | "version" | "name" | "body" | "used_in">;
  onClose: () => void;
};

export function TemplateForm({ template, onClose }: TemplateFormProps) {
  const { t } = useTranslation();
  const { id, version, name, body, used_in } = template;
  const state = useSettingsForm({
    name: version === 0 ? "template" : `template.${id}`,
    shape: templateShape,
    schema: templateSchema,
    stored: { version, values: { name, body, used_in } },
    save: (typed) => saveReplyTemplate({ id, version: typed.version, ...typed.values }),
    saved: t("The template is saved."),
    onSaved: onClose,
  });
  const { form } = state;
  const { body: bodyError, used_in: usedInError } = form.formState.errors;
  const [typed, use] = useWatch({ control: form.control, name: ["body", "used_in"] });
  const names = unknownPlaceholders(typed, use)
    .map((unknown) => `{{${unknown}}}`)
    .join(", ");
  return (
    <SettingsForm state={state} onClose={onClose}>
      <div className="grid gap-5 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <SettingsField form={form} name="name" label={t("Name")} />
          <Field
            label={t("Where it is used")}
            hint={t(templateUseHints[use])}
            error={usedInError?.message && t(usedInError.message)}
          >
            {(control) => (
              <Select {...control} {...form.register("used_in")}>
                {TEMPLATE_USES.map((each) => (
                  <option key={each} value={each}>
                    {t(templateUseLabels[each])}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            label={t("Text")}
            error={
              bodyError?.message &&
              t(bodyError.message, { names, interpolation: { escapeValue: false } })
            }
          >
            {(control) => <Textarea {...control} {...form.register("body")} rows={9} />}
          </Field>
          <Placeholders form={form} use={use} />
        </div>
        <TemplatePreview body={typed} use={use} />
      </div>
    </SettingsForm>
  );
}

/** Inserts a placeholder at the cursor. */
function Placeholders({ form, use }: { form: UseFormReturn<TemplateValues>; use: TemplateUse }) {
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
      <p className="text-xs text-muted">{t("Filled in where it is used:")}</p>
      <ul className="flex flex-wrap gap-2">
        {placeholdersIn(use).map(({ name, label }) => (
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
