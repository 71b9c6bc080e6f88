import { useQuery } from "@tanstack/react-query";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import { clientOverviewQuery } from "@/data/clients/queries";
import { recordField } from "@/data/records/record-fields";
import { TICKET_PRIORITIES } from "@/data/tickets/schema";
import { SLA_BUSINESS_HOURS } from "@/data/tickets/sla";
import { Field, FieldLegend } from "@/components/ui/field";
import { FormField } from "../fields/form-field";
import { priorityBadges } from "../crm-labels";
import { onlySite } from "./only-site";
import type { NewTicketDraft } from "./ticket-draft";

const priorityField = recordField("tickets", "priority");
const siteField = recordField("tickets", "site");
const assigneeField = recordField("tickets", "assignee_id");

type DetailsProps = { form: UseFormReturn<NewTicketDraft> };

export function NewTicketDetails({ form }: DetailsProps) {
  const { t } = useTranslation();
  const [client, chosenPriority, siteId] = useWatch({
    control: form.control,
    name: ["client", "priority", "site_id"],
  });
  const overview = useQuery({
    ...clientOverviewQuery(client?.id ?? ""),
    enabled: client !== null,
  });
  const sites = overview.data?.sites.filter(({ archived_at: archived }) => archived === null) ?? [];
  return (
    <>
      <RadioGroup
        className="col-span-full"
        value={chosenPriority}
        onValueChange={(priority) => form.setValue("priority", priority)}
      >
        <FieldLegend>{t(priorityField.label)}</FieldLegend>
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
        label={t(siteField.label)}
        hint={client === null ? t("Choose the client first.") : undefined}
      >
        {(control) => (
          <Select
            {...control}
            value={siteId ?? onlySite(sites)?.id ?? ""}
            disabled={client === null}
            onChange={(event) => form.setValue("site_id", event.target.value)}
          >
            <option value="">{t(siteField.noneLabel ?? "")}</option>
            {sites.map((site) => (
              <option key={site.id} value={site.id}>
                {site.domain}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FormField field={assigneeField} error={undefined} {...form.register("assignee_id")} />
    </>
  );
}
