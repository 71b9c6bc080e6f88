import { useTranslation } from "react-i18next";
import type { RecordField } from "@/data/records/record-fields";
import type { Person } from "@/data/staff/schema";
import { AddressText, OpenWebsite } from "./address-text";
import { fieldProblem, maxLengthOf, storedValue } from "./field-problem";
import type { InlineFieldProps } from "./inline-field";
import { InlineDate, InlineMoney, InlinePerson, InlineSelect, InlineText } from "./inline-kinds";

export type FieldInputProps = Omit<InlineFieldProps<unknown>, "value" | "save"> & {
  field: RecordField;
  value: string | number | null;
  person: Person | null;
  save: (value: string | number | null) => Promise<void>;
};

export function FieldInput({ field, value, person, save, ...props }: FieldInputProps) {
  const { t } = useTranslation();
  const text = value === null ? null : String(value);
  const required = field.missing !== undefined && { required: t(field.missing) };
  switch (field.kind) {
    case "person":
      return <InlinePerson {...props} value={person} save={save} />;
    case "money":
      return <InlineMoney {...props} value={Number(value)} save={save} />;
    case "day":
      return <InlineDate {...props} {...required} value={text} save={save} />;
    case "choice": {
      const options = Object.entries(field.labels).map(([choice, label]) => ({
        value: choice,
        label: t(label),
      }));
      const none = field.noneLabel === undefined ? [] : [{ value: "", label: t(field.noneLabel) }];
      return (
        <InlineSelect
          {...props}
          value={text ?? ""}
          options={[...none, ...options]}
          save={(chosen) => save(chosen || null)}
        />
      );
    }
    default: {
      const control = (
        <InlineText
          {...props}
          value={text}
          maxLength={maxLengthOf(field) ?? Infinity}
          type={INPUT_TYPES[field.kind] ?? "text"}
          {...required}
          validate={(typed) => fieldProblem(field, typed, t)}
          save={(typed) => save(typed === null ? null : storedValue(field, typed))}
        >
          {text !== null && isAddress(field) ? <AddressText>{text}</AddressText> : undefined}
        </InlineText>
      );
      if (field.kind !== "website" || text === null) return <span>{control}</span>;
      return (
        <span className="flex items-center gap-1">
          {control}
          <OpenWebsite address={text} />
        </span>
      );
    }
  }
}

const isAddress = ({ kind }: RecordField) => kind === "email" || kind === "website";

/** Input types of fields that are not plain text. */
export const INPUT_TYPES: Partial<Record<RecordField["kind"], "email" | "tel" | "url">> = {
  email: "email",
  phone: "tel",
  website: "url",
};
