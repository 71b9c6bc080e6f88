import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { recordField } from "@/data/records/record-fields";
import { ticketPatch } from "@/data/tickets/mutations";
import type { TicketDetail } from "@/data/tickets/schema";
import { useRecordEdit } from "@/features/crm/shared/edit/use-record-edit";
import { FieldInput } from "@/features/crm/shared/fields/field-input";

const subjectField = recordField("tickets", "subject");

type SubjectFieldProps = { ticket: TicketDetail; canChange: boolean };

export function SubjectField({ ticket, canChange }: SubjectFieldProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { edit, dialog } = useRecordEdit({
    table: "tickets",
    record: ticket,
    onStored: ({ subject = ticket.subject }, version) =>
      ticketPatch(ticket, { subject }).show(queryClient, version),
  });
  return (
    <h2 className="text-xl/[1.2] wrap-anywhere [&_input]:font-semibold">
      <FieldInput
        field={subjectField}
        label={t(subjectField.lowerLabel ?? subjectField.label)}
        value={ticket.subject}
        person={null}
        canEdit={canChange}
        isCompact
        save={(subject) =>
          edit(
            { subject: String(subject) },
            { message: t("Changed the subject of #{{number}}.", { number: ticket.number }) },
          )
        }
      />
      {dialog}
    </h2>
  );
}
