import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { mailListQuery } from "@/data/mails/queries";
import type { Mail, MailKind } from "@/data/mails/schema";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { ticketDetailQuery, ticketListQuery } from "@/data/tickets/queries";
import { reasonOf } from "@/lib/errors/errors";
import { fillTemplate, placeholdersOf, type TemplateUse } from "@/lib/mail/placeholders";
import { renderStoredMail, storedSubject } from "@/lib/mail/render-mail";

/** What would become of the template in a ticket, or a mail, of one's choice. */
export function TemplatePreview({ body, use }: { body: string; use: TemplateUse }) {
  // Of each use its own choice.
  return use === "composer" ? (
    <TicketPreview body={body} />
  ) : (
    <MailPreview key={use} body={body} use={use} />
  );
}

function TicketPreview({ body }: { body: string }) {
  const { t } = useTranslation();
  const member = useStaffMember();
  const list = useInfiniteQuery(ticketListQuery({}, "-updated"));
  const tickets = list.data?.pages[0]?.rows ?? [];
  const [chosenId, setChosenId] = useState("");
  const id = chosenId || (tickets[0]?.id ?? "");
  const ticket = useQuery({ ...ticketDetailQuery(id), enabled: id !== "" });
  return (
    <Preview
      label={t("As it reads in the ticket")}
      rows={tickets.map((row) => ({ id: row.id, label: `#${row.number} ${row.subject}` }))}
      chosenId={id}
      onChoose={setChosenId}
      error={list.error ?? ticket.error}
      none={list.isSuccess && t("There is no ticket to try it on yet.")}
      text={
        ticket.data
          ? fillTemplate(body, placeholdersOf(ticket.data, member?.name ?? ""))
          : undefined
      }
    />
  );
}

/** The answer to a form that books a demo is what confirms the booking. */
const kindsOf = (use: MailUse): MailKind[] =>
  use === "demo-booked" ? ["demo-booked", "request-received"] : [use];

const isOf = (use: MailUse, { kind, data }: Mail) =>
  kind !== "request-received" || (use === "demo-booked") === (data["booking"] !== undefined);

type MailUse = Exclude<TemplateUse, "composer">;

function MailPreview({ body, use }: { body: string; use: MailUse }) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(mailListQuery({ kinds: kindsOf(use) }, "-created"));
  const mails = (list.data?.pages[0]?.rows ?? []).flatMap((mail) => {
    const subject = storedSubject(mail);
    return subject !== null && isOf(use, mail) ? [{ mail, subject }] : [];
  });
  const [chosenId, setChosenId] = useState("");
  const shown = mails.find(({ mail }) => mail.id === chosenId) ?? mails[0];
  const words = body.trim() === "" ? undefined : body;
  return (
    <Preview
      label={t("As it reads in the mail")}
      rows={mails.map(({ mail, subject }) => ({
        id: mail.id,
        label: `${mail.to_name}: ${subject}`,
      }))}
      chosenId={shown?.mail.id ?? ""}
      onChoose={setChosenId}
      error={list.error}
      none={list.isSuccess && t("No such mail was written yet that it could be tried on.")}
      text={shown && renderStoredMail({ ...shown.mail, data: { ...shown.mail.data, words } }).text}
    />
  );
}

type PreviewProps = {
  label: string;
  rows: readonly { id: string; label: string }[];
  chosenId: string;
  onChoose: (id: string) => void;
  error: Error | null;
  /** What is said without rows, once that is known. */
  none: string | false;
  text: string | undefined;
};

function Preview({ label, rows, chosenId, onChoose, error, none, text }: PreviewProps) {
  const { t } = useTranslation();
  return (
    <div className="grid content-start gap-3">
      <Field label={label}>
        {(control) => (
          <Select {...control} value={chosenId} onChange={(event) => onChoose(event.target.value)}>
            {rows.map((row) => (
              <option key={row.id} value={row.id}>
                {row.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {error !== null && (
        <Alert variant="destructive">
          {t("Nothing could be loaded to try it on: {{reason}}.", { reason: reasonOf(error) })}
        </Alert>
      )}
      {none !== false && rows.length === 0 && <p className="text-sm text-muted">{none}</p>}
      {text !== undefined && (
        <section
          aria-label={t("Preview")}
          className="min-h-24 rounded-sm bg-sunken px-4 py-3.5 text-code wrap-anywhere whitespace-pre-wrap"
        >
          {text}
        </section>
      )}
    </div>
  );
}
