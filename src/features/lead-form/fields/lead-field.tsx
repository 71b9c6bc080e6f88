import type { ComponentProps } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { formatNumber } from "@/lib/format/format";
import type { AskedQuestion } from "@/content/lead-forms";
import { questions, type LeadAnswers, type QuestionName } from "@/content/lead-questions";
import { site } from "@/content/company";
import { withScheme } from "../lead-schema";

type InputAttributes = Pick<
  ComponentProps<"input">,
  "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "autoCorrect" | "spellCheck"
>;

const machineText = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

/** Attributes for browsers and phone keyboards. */
const attributes: Partial<Record<QuestionName, InputAttributes>> = {
  name: { autoComplete: "name", autoCapitalize: "words" },
  email: { type: "email", inputMode: "email", autoComplete: "email", ...machineText },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  business: { autoComplete: "organization", autoCapitalize: "words" },
  town: { autoComplete: "address-level2", autoCapitalize: "words" },
  website: { type: "url", inputMode: "url", autoComplete: "url", ...machineText },
};

/** The field of a question, unless its kind is "custom". */
export function LeadField({ asked }: { asked: AskedQuestion }) {
  const { t } = useTranslation();
  const { register } = useFormContext<LeadAnswers>();
  const { name, isOptional = false, isWide, rows = 5 } = asked;
  const question = questions[name];
  const hints = asked.hints ?? question.hints ?? [];
  const error = useFieldError(name);
  return (
    <Field
      label={
        <>
          <span>{t(asked.label ?? question.label)}</span>
          {isOptional && <span className="font-normal text-muted"> {t("(optional)")}</span>}
        </>
      }
      hint={hints.map((hint) => t(hint, { hours: t(site.phoneHours) })).join(" ")}
      error={error}
      className={isWide ? "col-span-full" : ""}
    >
      {(control) => {
        const isRequired = !isOptional && question.noneLabel === undefined;
        const shared = { ...control, ...register(name), size: "lg", required: isRequired } as const;
        switch (question.kind) {
          case "choice":
            return (
              <Select {...shared}>
                <ChoiceOptions name={name} />
              </Select>
            );
          case "long-text":
            return <Textarea {...shared} rows={rows} />;
          default:
            return <Input type="text" {...attributes[name]} {...shared} />;
        }
      }}
    </Field>
  );
}

function ChoiceOptions({ name }: { name: QuestionName }) {
  const { t } = useTranslation();
  const { options = {}, placeholder = "", noneLabel } = questions[name];
  return (
    <>
      <option value="">{t(noneLabel ?? placeholder)}</option>
      {Object.entries(options).map(([value, option]) => (
        <option key={value} value={value}>
          {t(option)}
        </option>
      ))}
    </>
  );
}

export function useFieldError(name: QuestionName): string | undefined {
  const { t } = useTranslation();
  const { formState, watch } = useFormContext<LeadAnswers>();
  const error = formState.errors[name];
  const value = error?.type === "too_big" ? watch(name) : null;
  if (typeof value === "string") {
    return t("{{most}} characters fit here, and this is {{length}}. Shorten it.", {
      most: formatNumber(questions[name].maxLength ?? 500),
      length: formatNumber((name === "website" ? withScheme(value.trim()) : value.trim()).length),
    });
  }
  return error?.message && t(error.message);
}
