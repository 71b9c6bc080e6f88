import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { callTimeLabels } from "@/lib/site/call-times";
import { site } from "@/lib/site/site";
import { useFieldError } from "./lead-field";
import type { LeadFields } from "../lead-schema";

/** The preferred time of a call, beside the phone number. */
export function CallTimeSelect() {
  const { t } = useTranslation();
  const { register } = useFormContext<LeadFields>();
  return (
    <Field
      label={t("Best time to call")}
      hint={t("We call {{hours}}.", { hours: t(site.phoneHours) })}
      error={useFieldError("callTime")}
    >
      {(control) => (
        <Select {...control} {...register("callTime")} size="lg">
          <option value="">{t("Any time")}</option>
          {Object.entries(callTimeLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
