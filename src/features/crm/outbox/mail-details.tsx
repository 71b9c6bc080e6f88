import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import {
  formatMailMoment,
  MailFact,
  MailFactList,
  MailPerson,
} from "@/features/crm/shared/mails/mail-fact-list";
import { SampleMark } from "@/features/crm/shared/sample-mark";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { retryMail } from "@/data/mails/mutations";
import type { Mail } from "@/data/mails/schema";
import { useCrmMutation } from "@/data/records/mutations";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { reasonOf } from "@/lib/errors/errors";
import { formatNumber } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { stateBadges } from "./mail-labels";

const isAboutNoRecord = ({ lead_id, client_id }: Mail) => lead_id === null && client_id === null;

/** The recipient, the subject, the progress, and Retry after a failure. */
export function MailDetails({ mail }: { mail: Mail }) {
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
  const retry = useCrmMutation(retryMail);
  const isStopped = mail.state === "failed" || (mail.state === "queued" && mail.tries > 0);
  const mayWrite =
    isAboutNoRecord(mail) ||
    (rights.writesLeads && mail.lead_id !== null) ||
    ((rights.writesTickets || rights.writesClients) && mail.client_id !== null);
  if (!isStopped || !mayWrite) return null;
  const handleRetry = () =>
    retry.mutate(mail.id, {
      onSuccess: () => toast.success(t("It is queued again.")),
      onError: (error) =>
        toast.error(t("It was not queued again: {{reason}}.", { reason: reasonOf(error) })),
    });
  return (
    <Button
      variant="secondary"
      className="ml-auto"
      busyLabel={retry.isPending && t("Queueing")}
      onClick={handleRetry}
    >
      <RotateCw size={17} aria-hidden />
      {t("Retry")}
    </Button>
  );
}
