import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { SampleMark } from "@/components/record/sample-mark";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { retryMail } from "@/data/mails/mutations";
import type { Mail } from "@/data/mails/schema";
import { useCrmMutation } from "@/data/records/mutations";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { reasonOf } from "@/lib/errors/errors";
import { formatNumber, parseTimestamp } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { formatDateTime } from "@/lib/time/reader-time";
import { stateBadges } from "./mail-labels";

const moment = (text: string | null) => {
  const at = parseTimestamp(text);
  return at === null ? "" : formatDateTime(at);
};

const isAboutNoRecord = ({ lead_id, client_id }: Mail) => lead_id === null && client_id === null;

/** To whom it goes, what it is about, how far it came, and another try where it stopped. */
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
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-code">
        <Fact label={t("To")}>{`${mail.to_name}, ${mail.to_email}`}</Fact>
        {!isAboutNoRecord(mail) && (
          <Fact label={t("About")}>
            <AboutLink mail={mail} />
          </Fact>
        )}
        {mail.tries > 1 && <Fact label={t("Tries")}>{formatNumber(mail.tries)}</Fact>}
      </dl>
      {mail.last_error !== null && (
        <Alert variant={mail.state === "failed" ? "destructive" : "warning"} role="status">
          {t("The last try failed: {{error}}", { error: mail.last_error })}
        </Alert>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

function Progress({ mail }: { mail: Mail }) {
  const { t } = useTranslation();
  if (mail.state === "sent") return t("Sent {{time}}", { time: moment(mail.sent_at) });
  if (mail.state === "queued" && mail.tries > 0) {
    return t("Next try {{time}}", { time: moment(mail.next_try_at) });
  }
  return t("Queued {{time}}", { time: moment(mail.created_at) });
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

/** Absent where the database would refuse. */
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
        toast.error(t("It was not queued again. {{reason}}", { reason: reasonOf(error) })),
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
