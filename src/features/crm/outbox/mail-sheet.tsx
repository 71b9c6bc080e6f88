import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { RotateCw } from "lucide-react";
import type { TFunction } from "i18next";
import {
  MailFrame,
  formatMailMoment,
  MailFact,
  MailFactList,
  MailPerson,
} from "@/features/crm/shared/mails/mail-frame";
import { isStopped, useRetryMail } from "@/features/crm/shared/mails/use-retry-mail";
import { mailDetailQuery } from "@/data/mails/queries";
import type { Mail, MailState } from "@/data/mails/schema";
import { SampleMark } from "@/features/crm/shared/sample-mark";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { formatNumber } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { mailKinds } from "@/data/mails/mail-kinds";
import { storedSubject } from "@/lib/mail/render-mail";
import { MailPreview } from "./mail-preview";

/** English, the keys of their translations. */
export const stateBadges: Record<MailState, { label: string; variant: BadgeVariant }> = {
  queued: { label: "Queued", variant: "pending" },
  sending: { label: "On its way", variant: "info" },
  sent: { label: "Sent", variant: "success" },
  failed: { label: "Given up", variant: "destructive" },
};

/** The subject as sent; the kind if the data is incomplete. */
export const subjectOf = (mail: Mail, t: TFunction): string =>
  storedSubject(mail) ?? t(mailKinds[mail.kind].label);

const POLL_MS = 10_000;

type MailSheetProps = {
  id: string | null;
  /** The list's data, until the mail is loaded. */
  known: Mail | undefined;
  onClose: () => void;
};

export function MailSheet({ id, known, onClose }: MailSheetProps) {
  const { t } = useTranslation();
  const answer = useQuery({
    ...mailDetailQuery(id ?? ""),
    enabled: id !== null,
    refetchInterval: POLL_MS,
  });
  const mail = answer.data ?? known;
  return (
    <MailFrame
      isOpen={id !== null}
      onClose={onClose}
      subject={mail && subjectOf(mail, t)}
      answer={answer}
      backLabel={t("Back to the outbox")}
    >
      {mail && (
        <>
          <MailDetails mail={mail} />
          <MailPreview mail={mail} />
        </>
      )}
    </MailFrame>
  );
}

const isAboutNoRecord = ({ lead_id, client_id }: Mail) => lead_id === null && client_id === null;

/** The recipient, the subject, the progress, and Retry after a failure. */
function MailDetails({ mail }: { mail: Mail }) {
  const { t } = useTranslation();
  const { label, variant } = stateBadges[mail.state];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge variant={variant}>{t(label)}</Badge>
        <SampleMark isSample={mail.is_sample} />
        <p className="text-code text-muted">
          <Progress mail={mail} />
        </p>
        <RetryButton mail={mail} />
      </div>
      <MailFactList>
        <MailFact label={t("To")}>
          <MailPerson name={mail.to_name} email={mail.to_email} />
        </MailFact>
        {!isAboutNoRecord(mail) && (
          <MailFact label={t("About")}>
            <AboutLink mail={mail} />
          </MailFact>
        )}
        {mail.tries > 1 && <MailFact label={t("Tries")}>{formatNumber(mail.tries)}</MailFact>}
      </MailFactList>
      {mail.last_error !== null && (
        <Alert variant={mail.state === "failed" ? "destructive" : "warning"} role="status">
          {mail.tries === 0
            ? t("Not sent: {{error}}", { error: mail.last_error })
            : t("The last try failed: {{error}}", { error: mail.last_error })}
        </Alert>
      )}
    </>
  );
}

function Progress({ mail }: { mail: Mail }) {
  const { t } = useTranslation();
  if (mail.state === "sent")
    return <span>{t("Sent {{time}}", { time: formatMailMoment(mail.sent_at) })}</span>;
  if (mail.state === "queued" && mail.tries > 0) {
    return <span>{t("Next try {{time}}", { time: formatMailMoment(mail.next_try_at) })}</span>;
  }
  return <span>{t("Queued {{time}}", { time: formatMailMoment(mail.created_at) })}</span>;
}

function AboutLink({ mail }: { mail: Mail }) {
  const { t } = useTranslation();
  const { ticket, client, lead } = mail;
  if (ticket !== null) {
    const label = t("Ticket #{{number}}", ticket);
    return (
      <TextLink to={paths.crmTicket(ticket.id)}>
        {client === null ? label : `${label}, ${client.business}`}
      </TextLink>
    );
  }
  if (client !== null) {
    return <TextLink to={paths.crmClient(client.id)}>{client.business}</TextLink>;
  }
  return lead && <TextLink to={paths.crmLead(lead.id)}>{lead.name}</TextLink>;
}

/** Hidden where the database would refuse. */
function RetryButton({ mail }: { mail: Mail }) {
  const { t } = useTranslation();
  const rights = useCrmRights();
  const { retry, isRetrying } = useRetryMail();
  const mayWrite =
    isAboutNoRecord(mail) ||
    (rights.writesLeads && mail.lead_id !== null) ||
    ((rights.writesTickets || rights.writesClients) && mail.client_id !== null);
  if (!isStopped(mail) || !mayWrite) return null;
  return (
    <Button
      variant="secondary"
      className="ml-auto"
      busyLabel={isRetrying && t("Queueing")}
      onClick={() => retry(mail.id)}
    >
      <RotateCw size={17} aria-hidden />
      {t("Retry")}
    </Button>
  );
}
