import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LEAD_SOURCES, leadDetailQuery, type LeadChanges, type LeadDetail } from "@/data/crm/leads";
import { sourceLabels, tradeOptions } from "../parts/crm-labels";
import {
  InlineDate,
  InlineMoney,
  InlinePerson,
  InlineSelect,
  InlineText,
} from "../parts/record/inline-kinds";
import { useRecordEdit } from "../parts/record/use-record-edit";
import { isEmail, isPhone, isRegion } from "./lead-shapes";

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
  value_cents: lead.valueCents,
  source: lead.source,
  next_step: lead.nextStep,
  next_step_on: lead.nextStepOn,
  owner_id: lead.owner?.id ?? null,
});

/** Every fact of a lead; each is changed where it stands. */
export function LeadFields({ lead, canEdit }: { lead: LeadDetail; canEdit: boolean }) {
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
  const field = (label: string) => ({ label, canEdit });
  const saves = <Column extends keyof LeadChanges>(column: Column) => ({
    save: (value: LeadChanges[Column]) => edit({ [column]: value } as LeadChanges),
  });
  const trades = [
    { value: NO_TRADE, label: t("Not known") },
    ...tradeOptions.map(({ value, label }) => ({ value: value as string, label: t(label) })),
  ];
  return (
    <section className="lead-sheet-part" aria-labelledby="lead-facts">
      <h3 id="lead-facts">{t("Facts")}</h3>
      <dl className="lead-facts">
        <Fact label={t("Next step")} isWide>
          <InlineText
            {...field(t("Next step"))}
            {...saves("next_step")}
            value={lead.nextStep}
            maxLength={200}
          />
        </Fact>
        <Fact label={t("Due")}>
          <InlineDate {...field(t("Due"))} {...saves("next_step_on")} value={lead.nextStepOn} />
        </Fact>
        <Fact label={t("Owner")}>
          <InlinePerson {...field(t("Owner"))} {...saves("owner_id")} value={lead.owner} />
        </Fact>
        <Fact label={t("Business")}>
          <InlineText
            {...field(t("Business"))}
            {...saves("business")}
            value={lead.business}
            maxLength={160}
          />
        </Fact>
        <Fact label={t("Person")}>
          <InlineText
            {...field(t("Person"))}
            save={(name) => edit({ name: name ?? "" })}
            value={lead.name}
            maxLength={120}
            required={t("A lead needs somebody's name.")}
          />
        </Fact>
        <Fact label={t("E-mail")}>
          <InlineText
            {...field(t("E-mail"))}
            {...saves("email")}
            value={lead.email}
            type="email"
            maxLength={254}
            validate={(text) =>
              isEmail(text) ? null : t("Type an address such as name@business.com.")
            }
          />
        </Fact>
        <Fact label={t("Phone")}>
          <InlineText
            {...field(t("Phone"))}
            {...saves("phone")}
            value={lead.phone}
            type="tel"
            maxLength={40}
            validate={(text) => (isPhone(text) ? null : t("Type a number of 7 to 15 digits."))}
          />
        </Fact>
        <Fact label={t("Trade")}>
          <InlineSelect
            {...field(t("Trade"))}
            save={(trade) => edit({ trade: trade === NO_TRADE ? null : trade })}
            value={lead.trade ?? NO_TRADE}
            options={trades}
          />
        </Fact>
        <Fact label={t("Town")}>
          <InlineText {...field(t("Town"))} {...saves("town")} value={lead.town} maxLength={120} />
        </Fact>
        <Fact label={t("State")}>
          <InlineText
            {...field(t("State"))}
            save={(region) => edit({ region: region?.toUpperCase() ?? null })}
            value={lead.region}
            maxLength={2}
            validate={(text) => (isRegion(text) ? null : t("Type its two letters, such as OH."))}
          />
        </Fact>
        <Fact label={t("Website")}>
          <InlineText
            {...field(t("Website"))}
            {...saves("website")}
            value={lead.website}
            type="url"
            maxLength={300}
          />
        </Fact>
        <Fact label={t("Worth a month")}>
          <InlineMoney
            {...field(t("Worth a month"))}
            save={(cents) => edit({ value_cents: cents })}
            value={lead.valueCents}
          />
        </Fact>
        <Fact label={t("Source")}>
          <InlineSelect
            {...field(t("Source"))}
            save={(source) => edit({ source })}
            value={lead.source}
            options={LEAD_SOURCES.map((value) => ({ value, label: t(sourceLabels[value].label) }))}
          />
        </Fact>
      </dl>
      {dialog}
    </section>
  );
}

function Fact({
  label,
  isWide,
  children,
}: {
  label: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div data-wide={isWide || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
