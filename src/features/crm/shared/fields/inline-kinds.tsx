import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { peopleQuery } from "@/data/staff/queries";
import type { Person } from "@/data/staff/schema";
import { hasRight } from "@/data/staff/staff-roles";
import { formatCalendarDay, type CalendarDay } from "@/lib/dates/calendar-day";
import { InlineCore, type InlineControlProps, type InlineFieldProps } from "./inline-field";
import { parseMoney } from "./field-problem";
import { formatCents } from "./record-labels";
import type { Parsed } from "./use-inline-edit";
import { hasVisibleText } from "@/lib/html/read-time";

type TextProps = InlineFieldProps<string | null> & {
  maxLength: number;
  /** The message if it is empty. Without it, empty values are allowed. */
  required?: string;
  /** A sentence that says the fix, or null if the text is valid. */
  validate?: (text: string) => string | null;
  type?: "text" | "email" | "tel" | "url";
  isMultiline?: boolean;
};

/** A text; empty becomes null. */
export function InlineText({ maxLength, required, validate, type = "text", ...props }: TextProps) {
  const parse = (draft: string): Parsed<string | null> => {
    const text = draft.trim();
    if (!hasVisibleText(text))
      return required === undefined ? { value: null } : { problem: required };
    const problem = validate?.(text) ?? null;
    return problem === null ? { value: text } : { problem };
  };
  const control = ({ onChange, ...rest }: InlineControlProps) =>
    props.isMultiline ? (
      <Textarea
        {...rest}
        rows={4}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
      />
    ) : (
      <Input
        {...rest}
        // The browser's own validation would come before ours.
        type={type === "email" ? "text" : type}
        inputMode={type}
        autoComplete="off"
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <InlineCore
      {...props}
      shown={props.value ?? ""}
      toDraft={(value) => value ?? ""}
      parse={parse}
      control={control}
    />
  );
}

type SelectProps<Value extends string> = InlineFieldProps<Value> & {
  options: readonly { value: Value; label: string }[];
};

export function InlineSelect<Value extends string>({ options, ...props }: SelectProps<Value>) {
  const current = options.find(({ value }) => value === props.value);
  return (
    <InlineCore
      {...props}
      shown={current?.label ?? props.value}
      toDraft={(value) => value}
      parse={(draft) => {
        const chosen = options.find(({ value }) => value === draft);
        return { value: chosen?.value ?? props.value };
      }}
      control={(control) => <OptionSelect {...control} options={options} />}
    />
  );
}

type SelectControlProps = InlineControlProps & {
  options: readonly { value: string; label: string }[];
};

function OptionSelect({ options, onChange, readOnly, ...rest }: SelectControlProps) {
  const isListed = options.some(({ value }) => value === rest.value);
  return (
    <Select
      {...rest}
      aria-disabled={readOnly || undefined}
      onChange={(event) => onChange(event.target.value)}
    >
      {!isListed && <option value={rest.value}>{rest.value}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

const NOBODY = "";

type PersonProps = Omit<InlineFieldProps<string | null>, "value"> & { value: Person | null };

export function InlinePerson({ value, ...props }: PersonProps) {
  const { t } = useTranslation();
  const options = usePersonOptions(value);
  return (
    <InlineCore
      {...props}
      value={value?.id ?? null}
      shown={value?.name ?? t("Nobody")}
      toDraft={(id) => id ?? NOBODY}
      parse={(draft) => ({ value: draft === NOBODY ? null : draft })}
      control={(control) => <OptionSelect {...control} options={options} />}
    />
  );
}

/** "Nobody" and all colleagues; `current` also if they left. */
export function usePersonOptions(current: Person | null = null) {
  const { t } = useTranslation();
  const { data: people = [] } = useQuery(peopleQuery());
  const offered = people.filter(
    ({ id, removed_at, role }) =>
      id === current?.id || (removed_at === null && hasRight(role, "clients.read")),
  );
  const isKnown = current === null || offered.some(({ id }) => id === current.id);
  return [
    { value: NOBODY, label: t("Nobody") },
    ...(isKnown ? [] : [{ value: current.id, label: current.name }]),
    ...offered.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

type DateProps = InlineFieldProps<CalendarDay | null> & { required?: string };

export function InlineDate({ required, ...props }: DateProps) {
  const { t } = useTranslation();
  const parse = (draft: string): Parsed<CalendarDay | null> => {
    if (draft === "") return required === undefined ? { value: null } : { problem: required };
    return /^\d{4}-\d\d-\d\d$/.test(draft) && draft >= "1990-01-01"
      ? { value: draft }
      : { problem: t("Type a whole date after 1990, with a year of four digits.") };
  };
  return (
    <InlineCore
      {...props}
      shown={props.value === null ? "" : formatCalendarDay(props.value)}
      toDraft={(value) => value ?? ""}
      parse={parse}
      control={({ onChange, ...rest }) => (
        <Input
          {...rest}
          type="date"
          min="1990-01-01"
          max="2099-12-31"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    />
  );
}

/** The value is in cents, typed as dollars. */
export function InlineMoney(props: InlineFieldProps<number>) {
  const { t } = useTranslation();
  const parse = (draft: string): Parsed<number> => {
    const cents = parseMoney(draft);
    return cents === null
      ? { problem: t("Type an amount in dollars from 0 to 1,000,000, such as 299 or 349.50.") }
      : { value: cents };
  };
  return (
    <InlineCore
      {...props}
      shown={formatCents(props.value)}
      toDraft={(cents) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))}
      parse={parse}
      control={({ onChange, ...rest }) => (
        <Input
          {...rest}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    />
  );
}
