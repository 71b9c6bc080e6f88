import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { leadFacts } from "@/data/leads/fields";
import type { LeadChanges } from "@/data/leads/mutations";
import type { LeadDetail } from "@/data/leads/schema";
import { FieldInput, type FieldInputProps } from "@/features/crm/shared/fields/field-input";
import { columnList } from "@/features/crm/shared/fields/record-labels";
import { useRecordEdit } from "@/features/crm/shared/edit/use-record-edit";
import { leadName } from "../lead-labels";

export type LeadFact = {
  column: string;
  label: string;
  /** The name within "Add trade, town and website". */
  addLabel: string;
  isEmpty: boolean;
  isWide: boolean;
  field: (
    props: Pick<FieldInputProps, "label" | "canEdit" | "startsOpen" | "onGiveUp">,
  ) => ReactNode;
};

export function useLeadFacts(lead: LeadDetail): { facts: LeadFact[]; dialog: ReactNode } {
  const { t } = useTranslation();
  const { edit, dialog } = useRecordEdit({ table: "leads", record: lead });
  const store = (changes: LeadChanges) =>
    edit(changes, {
      message: t("Changed {{name}}: {{fields}}.", {
        name: leadName(lead),
        fields: columnList(Object.keys(changes), t),
      }),
    });
  const facts = leadFacts.map((field): LeadFact => {
    const value = lead[field.id];
    return {
      column: field.id,
      label: t(field.screenLabel ?? field.label),
      addLabel: t(field.addLabel ?? field.lowerLabel ?? field.label),
      isEmpty: value === null || value === "",
      isWide: field.id === "next_step",
      field: (props) => (
        <FieldInput
          {...props}
          field={field}
          value={value}
          person={lead.owner}
          save={(typed) => store({ [field.id]: typed })}
        />
      ),
    };
  });
  return { facts, dialog };
}
