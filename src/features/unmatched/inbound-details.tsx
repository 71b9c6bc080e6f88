import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SampleMark } from "@/components/record/sample-mark";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import type { InboundMail } from "@/data/inbound-mails/schema";
import { formatList, parseTimestamp } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { formatDateTime } from "@/lib/time/reader-time";
import { senderOf } from "./unmatched-columns";
import { kindLabels, reasonLabels, stateBadges } from "./unmatched-labels";

const moment = (text: string | null) => {
  const at = parseTimestamp(text);
  return at === null ? "" : formatDateTime(at);
};

/** Who wrote what and when, why it waits or what became of it. Text alone: nothing of it is HTML. */
export function InboundDetails({ mail }: { mail: InboundMail }) {
  const { t } = useTranslation();
  const { label, variant } = stateBadges[mail.state];
  const why =
    mail.kind === "message" ? mail.reason && reasonLabels[mail.reason] : kindLabels[mail.kind];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge variant={variant}>{t(label)}</Badge>
        <SampleMark isSample={mail.is_sample} />
        <p className="text-code text-muted">
          {t("Came {{time}}", { time: moment(mail.created_at) })}
        </p>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-code">
        <Fact label={t("From")}>{senderOf(mail, t)}</Fact>
        <About mail={mail} />
        {mail.added_at !== null && (
          <Fact label={t("Added")}>
            {mail.added_by === null
              ? t("{{time}}, by itself", { time: moment(mail.added_at) })
              : t("{{time}}, by {{name}}", {
                  time: moment(mail.added_at),
                  name: mail.added_by.name,
                })}
          </Fact>
        )}
        {mail.attachment_names.length > 0 && (
          <Fact label={t("Attached, not kept")}>{formatList(mail.attachment_names)}</Fact>
        )}
      </dl>
      {why && mail.state !== "added" && (
        <Alert variant="warning" role="status">
          {t(why)}
        </Alert>
      )}
      <pre
        className="rounded-md bg-sunken px-4 py-3.5 font-sans text-sm/normal wrap-anywhere whitespace-pre-wrap"
        translate="no"
      >
        {mail.body || t("No text.")}
      </pre>
      {mail.is_cut && (
        <p className="text-code text-muted">{t("The rest was too long and is not kept.")}</p>
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

function About({ mail: { ticket, lead, state } }: { mail: InboundMail }) {
  const { t } = useTranslation();
  if (ticket === null && lead === null) return null;
  const label = state === "added" ? t("Added to") : t("May be about");
  return (
    <Fact label={label}>
      {ticket !== null && (
        <TextLink to={paths.crmTicket(ticket.id)}>
          {t("Ticket #{{number}}, {{subject}}", ticket)}
        </TextLink>
      )}
      {ticket === null && lead !== null && (
        <TextLink to={paths.crmLead(lead.id)}>{lead.name}</TextLink>
      )}
    </Fact>
  );
}
