import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import { clientOverviewQuery } from "@/data/clients/queries";
import { peopleQuery } from "@/data/staff/queries";
import { TICKET_PRIORITIES } from "@/data/tickets/schema";
import { SLA_BUSINESS_HOURS } from "@/data/tickets/sla";
import { Field, FieldLegend } from "@/components/ui/field";
import { onlySite } from "./only-site";
import { priorityBadges } from "@/components/record/crm-labels";
import type { NewTicketDraft } from "./ticket-draft";

type PartProps = { draft: NewTicketDraft; onChange: (changes: Partial<NewTicketDraft>) => void };

/** Which site, how urgent, and whose. */
export function NewTicketDetails({ draft, onChange }: PartProps) {
  const { t } = useTranslation();
  const overview = useQuery({
    ...clientOverviewQuery(draft.client?.id ?? ""),
    enabled: draft.client !== null,
  });
  const people = useQuery(peopleQuery());
  const sites = overview.data?.sites.filter(({ archived_at: archived }) => archived === null) ?? [];
  const staff = people.data?.filter((person) => person.removed_at === null) ?? [];
  return (
    <>
      <RadioGroup
        className="col-span-full"
        value={draft.priority}
        onValueChange={(priority) => onChange({ priority })}
      >
        <FieldLegend>{t("Priority")}</FieldLegend>
        <div className="mt-1.5 grid grid-cols-2 gap-2 sm:grid-cols-4">
          {TICKET_PRIORITIES.map((priority) => (
            <label
              className="relative grid cursor-pointer justify-items-start gap-1.25 overflow-hidden rounded-sm border-frame border-field px-2.75 py-2.5 has-checked:border-text has-checked:after:absolute has-checked:after:inset-x-0 has-checked:after:bottom-0 has-checked:after:border-b-5 has-checked:after:border-curb-400 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
              key={priority}
            >
              <RadioGroupItem isCover value={priority} />
              <Badge variant={priorityBadges[priority].variant}>
                {t(priorityBadges[priority].label)}
              </Badge>
              <small className="text-xs text-muted">
                {t("{{hours}} business hours", { hours: SLA_BUSINESS_HOURS[priority] })}
              </small>
            </label>
          ))}
        </div>
      </RadioGroup>
      <Field
        label={t("Site")}
        hint={draft.client === null ? t("Choose the client first.") : undefined}
      >
        {(control) => (
          <Select
            {...control}
            value={draft.siteId ?? onlySite(sites)?.id ?? ""}
            disabled={draft.client === null}
            onChange={(event) => onChange({ siteId: event.target.value })}
          >
            <option value="">{t("No particular site")}</option>
            {sites.map((site) => (
              <option key={site.id} value={site.id}>
                {site.domain}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("Assignee")}>
        {(control) => (
          <Select
            {...control}
            value={draft.assigneeId}
            onChange={(event) => onChange({ assigneeId: event.target.value })}
          >
            <option value="">{t("Nobody yet")}</option>
            {staff.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
