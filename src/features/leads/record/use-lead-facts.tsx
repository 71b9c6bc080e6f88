import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CLIENT_PLANS } from "@/data/clients/queries";
import {
  LEAD_SOURCES,
  leadDetailQuery,
  type LeadChanges,
  type LeadDetail,
} from "@/data/leads/queries";
import { planLabels, sourceLabels, tradeOptions } from "@/components/record/crm-labels";
import type { InlineFieldProps } from "@/components/record/fields/inline-field";
import {
  InlineDate,
  InlineMoney,
  InlinePerson,
  InlineSelect,
  InlineText,
} from "@/components/record/fields/inline-kinds";
import { columnList } from "@/components/record/fields/record-labels";
import { useRecordEdit } from "@/components/record/edit/use-record-edit";
import { isEmail, isPhone, isRegion } from "../add/contact-patterns";
import { leadName } from "../lead-labels";

const NO_TRADE = "";

/** The row by its columns' names, as it is written. */
const rowOf = (lead: LeadDetail) => ({
  id: lead.id,
  version: lead.version,
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  business: lead.business,
  trade: lead.trade,
  town: lead.town,
  region: lead.region,
  website: lead.website,
  value_cents: lead.value_cents,
  plan: lead.plan,
  source: lead.source,
  next_step: lead.next_step,
  next_step_on: lead.next_step_on,
  owner_id: lead.owner?.id ?? null,
});

/** What every field gets, however it is shown. */
type FieldProps = Pick<InlineFieldProps<unknown>, "label" | "canEdit" | "startsOpen" | "onGiveUp">;

export type LeadFact = {
  column: string;
  label: string;
  /** Within "Add trade, town and website". */
  asked: string;
  isEmpty: boolean;
  isWide?: boolean;
  field: (props: FieldProps) => ReactNode;
};

/** Every fact of a lead with the field that changes it. Render `dialog` once. */
export function useLeadFacts(lead: LeadDetail): { facts: LeadFact[]; dialog: ReactNode } {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { edit, dialog } = useRecordEdit({
    table: "leads",
    record: rowOf(lead),
    onStored: (_changes, version) =>
      queryClient.setQueryData(leadDetailQuery(lead.id).queryKey, (latest) =>
        latest ? { ...latest, version } : latest,
      ),
  });
  const store = (changes: LeadChanges) =>
    edit(changes, {
      said: t("Changed the {{what}} of {{lead}}.", {
        what: columnList(Object.keys(changes), t),
        lead: leadName(lead),
      }),
    });
  const trades = [
    { value: NO_TRADE, label: t("Not known") },
    ...tradeOptions.map(({ value, label }) => ({ value: value as string, label: t(label) })),
  ];
  const sources = LEAD_SOURCES.map((value) => ({ value, label: t(sourceLabels[value].label) }));

  const textFact = (
    column: "next_step" | "business" | "email" | "phone" | "town" | "region" | "website",
    label: string,
    asked: string,
    rest: Omit<Parameters<typeof InlineText>[0], keyof FieldProps | "save" | "value">,
    written = (text: string | null) => text,
  ): LeadFact => {
    const value = rowOf(lead)[column];
    return {
      column,
      label,
      asked,
      isEmpty: !value,
      field: (props) => (
        <InlineText
          {...props}
          {...rest}
          value={value}
          save={(text) => store({ [column]: written(text) })}
        />
      ),
    };
  };

  const facts: LeadFact[] = [
    {
      ...textFact("next_step", t("Next step"), t("next step"), { maxLength: 200 }),
      isWide: true,
    },
    {
      column: "next_step_on",
      label: t("Due"),
      asked: t("day it is due"),
      isEmpty: lead.next_step_on === null,
      field: (props) => (
        <InlineDate
          {...props}
          value={lead.next_step_on}
          save={(day) => store({ next_step_on: day })}
        />
      ),
    },
    {
      column: "owner_id",
      label: t("Owner"),
      asked: t("owner"),
      isEmpty: lead.owner === null,
      field: (props) => (
        <InlinePerson {...props} value={lead.owner} save={(id) => store({ owner_id: id })} />
      ),
    },
    textFact("business", t("Business"), t("business"), { maxLength: 160 }),
    {
      column: "name",
      label: t("Person"),
      asked: t("person"),
      isEmpty: false,
      field: (props) => (
        <InlineText
          {...props}
          value={lead.name}
          maxLength={120}
          required={t("A lead needs somebody's name.")}
          save={(name) => store({ name: name ?? "" })}
        />
      ),
    },
    textFact("email", t("E-mail"), t("e-mail address"), {
      type: "email",
      maxLength: 254,
      validate: (text) => (isEmail(text) ? null : t("Type an address such as name@business.com.")),
    }),
    textFact("phone", t("Phone"), t("phone number"), {
      type: "tel",
      maxLength: 40,
      validate: (text) => (isPhone(text) ? null : t("Type a number of 7 to 15 digits.")),
    }),
    {
      column: "trade",
      label: t("Trade"),
      asked: t("trade"),
      isEmpty: lead.trade === null,
      field: (props) => (
        <InlineSelect
          {...props}
          value={lead.trade ?? NO_TRADE}
          options={trades}
          save={(trade) => store({ trade: trade === NO_TRADE ? null : trade })}
        />
      ),
    },
    textFact("town", t("Town"), t("town"), { maxLength: 120 }),
    textFact(
      "region",
      t("State"),
      t("state"),
      {
        maxLength: 2,
        validate: (text) => (isRegion(text) ? null : t("Type its two letters, such as OH.")),
      },
      (text) => text?.toUpperCase() ?? null,
    ),
    textFact("website", t("Website"), t("website"), { type: "url", maxLength: 300 }),
    {
      column: "value_cents",
      label: t("Worth a month"),
      asked: t("worth a month"),
      isEmpty: false,
      field: (props) => (
        <InlineMoney
          {...props}
          value={lead.value_cents}
          save={(cents) => store({ value_cents: cents })}
        />
      ),
    },
    {
      column: "plan",
      label: t("Plan"),
      asked: t("plan"),
      isEmpty: false,
      field: (props) => (
        <InlineSelect
          {...props}
          value={lead.plan}
          options={CLIENT_PLANS.map((value) => ({ value, label: t(planLabels[value]) }))}
          save={(plan) => store({ plan })}
        />
      ),
    },
    {
      column: "source",
      label: t("Source"),
      asked: t("source"),
      isEmpty: false,
      field: (props) => (
        <InlineSelect
          {...props}
          value={lead.source}
          options={sources}
          save={(source) => store({ source })}
        />
      ),
    },
  ];
  return { facts, dialog };
}
