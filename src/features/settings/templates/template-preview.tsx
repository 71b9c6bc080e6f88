import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { fillTemplate, placeholdersOf } from "@/lib/mail/placeholders";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { ticketDetailQuery, ticketListQuery } from "@/data/tickets/queries";
import { reasonOf } from "@/lib/errors/errors";

/** What the composer would make of the template in a ticket of one's choice. */
export function TemplatePreview({ body }: { body: string }) {
  const { t } = useTranslation();
  const member = useStaffMember();
  const list = useInfiniteQuery(ticketListQuery({}, "-updated"));
  const tickets = list.data?.pages[0]?.rows ?? [];
  const [chosenId, setChosenId] = useState("");
  const id = chosenId || (tickets[0]?.id ?? "");
  const ticket = useQuery({ ...ticketDetailQuery(id), enabled: id !== "" });
  const error = list.error ?? ticket.error;
  return (
    <div className="grid content-start gap-3">
      <Field label={t("As it reads in the ticket")}>
        {(control) => (
          <Select {...control} value={id} onChange={(event) => setChosenId(event.target.value)}>
            {tickets.map(({ id: ticketId, number, subject }) => (
              <option key={ticketId} value={ticketId}>
                {`#${number} ${subject}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {error !== null && (
        <Alert variant="destructive">
          {t("No ticket could be loaded: {{reason}}.", { reason: reasonOf(error) })}
        </Alert>
      )}
      {list.isSuccess && tickets.length === 0 && (
        <p className="text-sm text-muted">{t("There is no ticket to try it on yet.")}</p>
      )}
      {ticket.data && (
        <section
          aria-label={t("Preview")}
          className="min-h-24 rounded-sm bg-sunken px-4 py-3.5 text-code wrap-anywhere whitespace-pre-wrap"
        >
          {fillTemplate(body, placeholdersOf(ticket.data, member?.name ?? ""))}
        </section>
      )}
    </div>
  );
}
