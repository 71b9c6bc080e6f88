import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { LeadDetail } from "@/data/leads/schema";
import { focusOnce } from "@/hooks/focus/focus-once";
import { cn } from "@/lib/cn";
import { leadFacts } from "@/data/leads/fields";
import type { LeadChanges } from "@/data/leads/mutations";
import { FieldInput, type FieldInputProps } from "@/features/crm/shared/fields/field-input";
import { columnList } from "@/features/crm/shared/fields/record-labels";
import { useRecordEdit } from "@/features/crm/shared/fields/use-record-edit";
import { LeadSection } from "./lead-section";
import { leadName } from "@/features/crm/shared/lead-labels";

/** A lead's facts, edited in place; unknown ones are on one line of buttons. */
export function LeadFields({ lead, canEdit }: { lead: LeadDetail; canEdit: boolean }) {
  const { t } = useTranslation();
  const { facts, dialog } = useLeadFacts(lead);
  // Empty facts being filled in, until they are canceled.
  const [filling, setFilling] = useState<readonly string[]>([]);
  const [returnsTo, setReturnsTo] = useState<string | null>(null);
  const isShown = ({ isEmpty, column }: LeadFact) => !isEmpty || filling.includes(column);
  const missing = facts.filter((fact) => !isShown(fact));

  const fill = (column: string) => {
    setReturnsTo(null);
    setFilling((now) => [...now, column]);
  };
  const giveUp = ({ column, isEmpty }: LeadFact, hadFocus: boolean) => {
    if (!isEmpty) return;
    setReturnsTo(hadFocus ? column : null);
    setFilling((now) => now.filter((other) => other !== column));
  };
  return (
    <LeadSection id="lead-facts" heading={t("Facts")}>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-1.5 max-sm:grid-cols-1">
        {facts.filter(isShown).map((fact) => (
          <div
            className={cn(
              "max-sm:grid max-sm:grid-cols-[6.75rem_minmax(0,1fr)] max-sm:items-center",
              fact.isWide && "col-span-full",
            )}
            key={fact.column}
          >
            <dt className="text-xs font-semibold text-muted">{fact.label}</dt>
            <dd>
              {fact.field({
                label: fact.label,
                canEdit,
                startsOpen: fact.isEmpty,
                onGiveUp: (hadFocus) => giveUp(fact, hadFocus),
              })}
            </dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && (
        <div className="mt-1.5 flex items-baseline gap-x-1.5 text-muted">
          <span className="flex-none">{canEdit ? t("Add") : t("Not known:")}</span>
          <ul className="flex flex-wrap items-baseline gap-x-1.5">
            {missing.map(({ column, addLabel }) => (
              <li className="not-last:after:content-[',']" key={column}>
                {canEdit ? (
                  <Button
                    variant="link"
                    className="min-h-11 text-text"
                    ref={returnsTo === column ? focusOnce : undefined}
                    onClick={() => fill(column)}
                  >
                    {addLabel}
                  </Button>
                ) : (
                  addLabel
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {dialog}
    </LeadSection>
  );
}

type LeadFact = {
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

function useLeadFacts(lead: LeadDetail): { facts: LeadFact[]; dialog: ReactNode } {
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
