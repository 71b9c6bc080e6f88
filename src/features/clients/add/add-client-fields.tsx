import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { CLIENT_PLANS, CLIENT_STATUSES } from "@/data/clients/schema";
import type { Colleague } from "@/data/staff/people";
import { clientStatusLabels } from "@/components/record/crm-labels";
import { planLabels } from "@/data/clients/plans";
import { tradeOptions } from "@/data/records/trade-choices";
import type { FilterOption } from "@/components/data-table/filters/list-filter";
import { regionOptions } from "@/components/data-table/filters/region-options";
import type { ClientForm } from "./client-form-schema";

type ClientFieldsProps = { form: UseFormReturn<ClientForm>; staff: readonly Colleague[] };

export function ClientFields({ form, staff }: ClientFieldsProps) {
  const { t } = useTranslation();
  const { register, formState } = form;
  const errorOf = (name: keyof ClientForm) => {
    const message = formState.errors[name]?.message;
    return message === undefined ? undefined : t(message);
  };
  const text = (name: keyof ClientForm, label: string, width: string, rest = {}) => (
    <Field label={label} className={width} error={errorOf(name)}>
      {(control) => <Input {...control} {...register(name)} autoComplete="off" {...rest} />}
    </Field>
  );
  const select = (
    name: keyof ClientForm,
    label: string,
    width: string,
    options: readonly FilterOption[],
    none?: ReactNode,
  ) => (
    <Field label={label} className={width} error={errorOf(name)}>
      {(control) => (
        <Select {...control} {...register(name)}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <>
      {text("business", t("Business"), "lg:col-span-4", { maxLength: 160 })}
      {select(
        "trade",
        t("Trade"),
        "lg:col-span-2",
        tradeOptions.map(({ value, label }) => ({ value, label: t(label) })),
        t("Not known"),
      )}
      {text("town", t("Town"), "lg:col-span-4", { maxLength: 120 })}
      {select("region", t("State"), "lg:col-span-2", regionOptions, t("Not known"))}
      {select(
        "plan",
        t("Plan"),
        "lg:col-span-2",
        CLIENT_PLANS.map((value) => ({ value, label: t(planLabels[value]) })),
      )}
      {text("price", t("Price a month, USD"), "lg:col-span-2", { inputMode: "decimal" })}
      {select(
        "status",
        t("Status"),
        "lg:col-span-2",
        CLIENT_STATUSES.map((value) => ({ value, label: t(clientStatusLabels[value].label) })),
      )}
      {select(
        "ownerId",
        t("Owner"),
        "lg:col-span-4",
        staff.map(({ id, name }) => ({ value: id, label: name })),
        t("Nobody"),
      )}
      {text("since", t("Client since"), "lg:col-span-2", { type: "date" })}
    </>
  );
}
