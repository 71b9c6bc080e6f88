import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { Button } from "@/components/ui/button";
import { RadioGroupItem } from "@/components/ui/radio-group";
import { mergeLeads } from "@/data/leads/mutations";
import { duplicatesQuery } from "@/data/leads/queries";
import type { Duplicate, Lead } from "@/data/leads/schema";
import { useCrmMutation } from "@/data/records/mutations";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { stageLabels } from "@/data/leads/choices";
import { leadRowFields } from "@/data/leads/fields";
import { cn } from "@/lib/cn";
import { useUndoMerge } from "./lead-gone";
import { LeadSection } from "./lead-section";
import { leadName, formatLeadField } from "@/features/crm/shared/lead-labels";
import { useRefusal } from "../stage/use-refusal";

type DuplicatesPanelProps = { lead: Lead; canMerge: boolean; onOpen: (id: string) => void };

const SHARED = {
  email: "Same e-mail address",
  phone: "Same phone number",
  business: "Same business",
} as const;

/** Leads that share an address, a number or a business, to compare and merge. */
export function DuplicatesPanel({ lead, canMerge, onOpen }: DuplicatesPanelProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(duplicatesQuery(lead.id));
  if (error) {
    return (
      <div className="border-t border-line px-4.5 py-4">
        <ErrorNotice
          headingLevel={3}
          heading={t("The duplicates could not be read")}
          body={t("The reason: {{message}}.", { message: reasonOf(error) })}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (!data || data.length === 0) return null;
  return <DuplicateGroup lead={lead} others={data} canMerge={canMerge} onOpen={onOpen} />;
}

type DuplicateGroupProps = DuplicatesPanelProps & { others: readonly Duplicate[] };

function DuplicateGroup({ lead, others, canMerge, onOpen }: DuplicateGroupProps) {
  const { t } = useTranslation();
  const group = useId();
  const [isCompared, setCompared] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = others.find(({ id }) => id === chosenId) ?? others[0];
  return (
    <LeadSection
      id="lead-duplicates"
      heading={
        <>
          {t("Possible duplicates")}{" "}
          <span className="text-muted tabular-nums">{others.length}</span>
        </>
      }
      action={
        <Button
          variant="secondary"
          aria-expanded={isCompared}
          onClick={() => setCompared(!isCompared)}
        >
          {isCompared ? t("Close the comparison") : t("Compare")}
        </Button>
      }
    >
      <ul>
        {others.map((other) => (
          <li className="flex flex-wrap items-center gap-x-2.5" key={other.id}>
            {isCompared && others.length > 1 && (
              <RadioGroupItem
                name={group}
                aria-label={t("Compare with {{lead}}", { lead: leadName(other) })}
                checked={other === chosen}
                onChange={() => setChosenId(other.id)}
              />
            )}
            <Button variant="link" className="min-h-11" onClick={() => onOpen(other.id)}>
              {leadName(other)}
            </Button>
            <span className="text-muted">{sameness(other, t)}</span>
          </li>
        ))}
      </ul>
      {isCompared && chosen !== undefined && (
        <>
          <LeadComparison one={lead} other={chosen} />
          {canMerge && chosen.archived_at === null && (
            <MergeButtons lead={lead} other={chosen} onOpen={onOpen} />
          )}
          {canMerge && chosen.archived_at !== null && (
            <p className="text-muted">
              {t("The other is archived. Bring it back to merge the two.")}
            </p>
          )}
        </>
      )}
    </LeadSection>
  );
}

function sameness({ stage, shares, archived_at }: Duplicate, t: TFunction): string {
  const where = archived_at === null ? t(stageLabels[stage]) : t("Archived");
  return [where, ...shares.map((what) => t(SHARED[what]))].join(" · ");
}

type MergeButtonsProps = { lead: Lead; other: Lead; onOpen: (id: string) => void };

function MergeButtons({ lead, other, onOpen }: MergeButtonsProps) {
  const { t } = useTranslation();
  const { merge, isBusy } = useMerge(onOpen);
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <p className="text-muted">
        {t(
          "The kept lead takes the other's notes, tasks and requests, and fills its empty fields. What differs is written down as a note.",
        )}
      </p>
      {other.client_id === null && (
        <Button variant="ink" busyLabel={isBusy && t("Merging")} onClick={() => merge(lead, other)}>
          {t("Merge, keep this one")}
        </Button>
      )}
      {lead.client_id === null && (
        <Button
          variant="secondary"
          busyLabel={isBusy && t("Merging")}
          onClick={() => merge(other, lead)}
        >
          {t("Merge, keep the other")}
        </Button>
      )}
    </div>
  );
}

function useMerge(onOpen: (id: string) => void) {
  const { t } = useTranslation();
  const say = useUndoToast();
  const refuse = useRefusal();
  const { undo } = useUndoMerge();
  const { mutateAsync, isPending } = useCrmMutation(mergeLeads);
  const merge = async (kept: Lead, other: Lead): Promise<void> => {
    try {
      await mutateAsync({ kept, other });
      say.done(t("Merged into {{name}}.", { name: leadName(kept) }), () => void undo(other.id));
      onOpen(kept.id);
    } catch (error) {
      await refuse({ error, lead: kept, onRetry: () => void merge(kept, other) });
    }
  };
  return { merge: (kept: Lead, other: Lead) => void merge(kept, other), isBusy: isPending };
}

const COMPARED = leadRowFields.filter(
  ({ id, isFact }) => isFact ?? ["stage", "created_at"].includes(id),
);

function LeadComparison({ one, other }: { one: Lead; other: Lead }) {
  const { t } = useTranslation();
  return (
    <table className="mt-3 w-full table-fixed border-collapse text-code/snug">
      <thead>
        <tr className="border-b border-line text-left text-muted">
          <td className="w-[22%]" />
          <th className="py-1.75 pr-2 font-semibold" scope="col">
            {t("This lead")}
          </th>
          <th className="px-1.5 py-1.75 font-semibold" scope="col">
            {t("The other")}
          </th>
        </tr>
      </thead>
      <tbody>
        {COMPARED.map(({ id, label, screenLabel }) => {
          const [mine, theirs] = [formatLeadField(one, id, t), formatLeadField(other, id, t)];
          const isDifferent = mine !== theirs;
          return (
            (mine ?? theirs) !== null && (
              <tr
                className={cn(
                  "border-b border-line text-left align-top wrap-anywhere text-muted",
                  isDifferent && "font-semibold text-text",
                )}
                key={id}
              >
                <th className="py-1.75 pr-2 font-semibold text-muted" scope="row">
                  {t(screenLabel ?? label)}
                </th>
                <td className="py-1.75 pr-2">{mine ?? t("None")}</td>
                <td className={cn("px-1.5 py-1.75", isDifferent && "bg-wait-bg")}>
                  {theirs ?? t("None")}
                </td>
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}
