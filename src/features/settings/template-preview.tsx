import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { leadListQuery } from "@/data/leads/queries";
import { mailListQuery } from "@/data/mails/queries";
import { MAIL_KINDS, type MailKind } from "@/data/mails/mail-kinds";
import type { Mail } from "@/data/mails/schema";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { ticketDetailQuery, ticketListQuery } from "@/data/tickets/queries";
import { reasonOf } from "@/lib/errors/errors";
import {
  fillTemplate,
  leadPlaceholders,
  placeholdersOf,
  type TemplateUse,
} from "@/lib/mail/placeholders";
import { replyStart } from "@/lib/mail/reply-start";
import { renderStoredMail, storedSubject } from "@/lib/mail/render-mail";

/** Shows the template in a ticket or mail of one's choice. */
export function TemplatePreview({ body, use }: { body: string; use: TemplateUse }) {
  if (use === "lead-composer") return <LeadPreview body={body} />;
  // A new key resets the choice per use.
  return use === "composer" || use === "ticket-reply" ? (
    <TicketPreview body={body} use={use} />
  ) : (
    <MailPreview key={use} body={body} use={use} />
  );
}

type TicketUse = "composer" | "ticket-reply";

function TicketPreview({ body, use }: { body: string; use: TicketUse }) {
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
          ? use === "composer"
            ? fillTemplate(body, placeholdersOf(ticket.data, member?.name ?? ""))
            : replyStart(ticket.data, member?.name ?? "", body).text
          : undefined
      }
    />
  );
}

function LeadPreview({ body }: { body: string }) {
  const { t } = useTranslation();
  const member = useStaffMember();
  const list = useInfiniteQuery(leadListQuery({}, "-created"));
  const leads = list.data?.pages[0]?.rows ?? [];
  const [chosenId, setChosenId] = useState("");
  const lead = leads.find(({ id }) => id === chosenId) ?? leads[0];
  return (
    <Preview
      label={t("As it reads in the mail")}
      rows={leads.map(({ id, business, name }) => ({ id, label: business?.trim() || name }))}
      chosenId={lead?.id ?? ""}
      onChoose={setChosenId}
      error={list.error}
      none={list.isSuccess && t("There is no lead to try it on yet.")}
      text={lead && fillTemplate(body, leadPlaceholders(lead, member?.name ?? ""))}
    />
  );
}

type MailUse = Exclude<TemplateUse, TicketUse | "lead-composer">;

const DEMO_KINDS = MAIL_KINDS.filter((kind) => kind.startsWith("demo-"));

/** All mails about demos share their data, with the confirmation of a form that books one. */
const kindsOf = (use: MailUse): MailKind[] =>
  use.startsWith("demo-") ? [...DEMO_KINDS, "request-received"] : [use];

/** The mail rendered for that use with the template; null if it does not fit. */
function asUsedIn(use: MailUse, mail: Mail, words: string | undefined): Mail | null {
  const isAboutForm = mail.kind === "request-received";
  if (isAboutForm && use.startsWith("demo-") !== (mail.data["booking"] !== undefined)) return null;
  const isConfirmation = isAboutForm && use === "demo-booked";
  const { was, ...data } = mail.data;
  return {
    ...mail,
    kind: isConfirmation ? mail.kind : use,
    data: { ...data, ...(use === "demo-moved" && { was }), words },
  };
}

function MailPreview({ body, use }: { body: string; use: MailUse }) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(mailListQuery({ kinds: kindsOf(use) }, "-created"));
  const words = body.trim() === "" ? undefined : body;
  const mails = (list.data?.pages ?? [])
    .flatMap(({ rows }) => rows)
    .flatMap((stored) => {
      const mail = asUsedIn(use, stored, words);
      const subject = storedSubject(mail);
      return mail === null || subject === null ? [] : [{ mail, subject }];
    });
  // A page may have no mail that books a demo.
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const readsOn = mails.length === 0 && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (readsOn && !isFetching) void fetchNextPage();
  }, [readsOn, isFetching, fetchNextPage]);
  const [chosenId, setChosenId] = useState("");
  const shown = mails.find(({ mail }) => mail.id === chosenId) ?? mails[0];
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
      none={
        list.isSuccess && !readsOn && t("No such mail was written yet that it could be tried on.")
      }
      text={shown && renderStoredMail(shown.mail).text}
    />
  );
}

type PreviewProps = {
  label: string;
  rows: readonly { id: string; label: string }[];
  chosenId: string;
  onChoose: (id: string) => void;
  error: Error | null;
  /** Shown without rows, once that is known. */
  none: string | false;
  text: string | undefined;
};

function Preview({ label, rows, chosenId, onChoose, error, none, text }: PreviewProps) {
  const { t } = useTranslation();
  return (
    <div className="grid content-start gap-3">
      {none !== false && rows.length === 0 ? (
        <>
          <p className="text-sm/snug font-semibold">{label}</p>
          <p className="text-sm text-muted">{none}</p>
        </>
      ) : (
        <Field label={label}>
          {(control) => (
            <Select
              {...control}
              value={chosenId}
              onChange={(event) => onChoose(event.target.value)}
            >
              {rows.map((row) => (
                <option key={row.id} value={row.id}>
                  {row.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {error !== null && (
        <Alert variant="destructive">
          {t("Nothing could be loaded to try it on: {{reason}}.", { reason: reasonOf(error) })}
        </Alert>
      )}
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
