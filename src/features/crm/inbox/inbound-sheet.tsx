import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import {
  MailFrame,
  formatMailMoment,
  MailFact,
  MailFactList,
  MailPerson,
} from "@/features/crm/shared/mails/mail-frame";
import { inboundDetailQuery } from "@/data/inbound-mails/queries";
import type { InboundMail } from "@/data/inbound-mails/schema";
import { AddressText } from "@/features/crm/shared/fields/address-text";
import { MailWords } from "@/features/crm/shared/mails/mail-words";
import { SampleMark } from "@/features/crm/shared/sample-mark";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { formatList } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { InboundActions } from "./inbound-actions";
import { subjectOf, kindLabels, reasonLabels, senderOf, stateBadges } from "./inbox-labels";

const POLL_MS = 20_000;

type InboundSheetProps = {
  id: string | null;
  /** The list's data, until the mail is loaded. */
  known: InboundMail | undefined;
  onClose: () => void;
};

export function InboundSheet({ id, known, onClose }: InboundSheetProps) {
  const { t } = useTranslation();
  const answer = useQuery({
    ...inboundDetailQuery(id ?? ""),
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
      backLabel={t("Back to the list")}
    >
      {mail && (
        <>
          <InboundDetails mail={mail} />
          <InboundActions key={mail.id} mail={mail} />
        </>
      )}
    </MailFrame>
  );
}

/** The mail's data and status. Rendered as plain text. */
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
          {t("Received {{time}}", { time: formatMailMoment(mail.created_at) })}
        </p>
      </div>
      <MailFactList>
        <MailFact label={t("From")}>
          <Sender mail={mail} />
        </MailFact>
        {mail.reply_to !== null && (
          <MailFact label={t("Answers go to")}>
            <Person name={mail.reply_name} email={mail.reply_to} />
          </MailFact>
        )}
        <About mail={mail} />
        {mail.added_at !== null && (
          <MailFact label={t("Added")}>
            {mail.added_by === null
              ? t("{{time}}, by itself", { time: formatMailMoment(mail.added_at) })
              : t("{{time}}, by {{name}}", {
                  time: formatMailMoment(mail.added_at),
                  name: mail.added_by.name,
                })}
          </MailFact>
        )}
        <UnkeptFiles mail={mail} />
        <DeletedFiles mail={mail} />
      </MailFactList>
      {why && mail.state !== "added" && (
        <Alert variant="warning" role="status">
          {t(why)}
        </Alert>
      )}
      <div className="rounded-md bg-sunken px-4 py-3.5 text-sm/normal">
        <MailWords mail={mail} hidesReplyTo>
          {mail.body || t("No text.")}
        </MailWords>
      </div>
      {mail.is_cut && (
        <p className="text-code text-muted">{t("The original message has more than this.")}</p>
      )}
    </>
  );
}

/** Mails that came before files were kept name them without a reason. */
function UnkeptFiles({ mail }: { mail: InboundMail }) {
  const { t } = useTranslation();
  const { attachment_names: names, attachment_reasons: reasons, original_size: size } = mail;
  if (names.length === 0) return null;
  const areInOriginal = size !== null && !mail.is_original_cut;
  const isKept = areInOriginal && reasons.length === 0;
  return (
    <MailFact label={isKept ? t("Attached") : t("Attached, not kept")}>
      <ul>
        {names.map((name, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- names may repeat, and never change
          <li key={index} className="pl-3 -indent-3">
            <span translate="no">{name}</span>
            {reasons[index] !== undefined && (
              <span className="block indent-0 text-xs text-muted">{t(reasons[index])}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="text-muted">
        {areInOriginal
          ? t("They are in the original message.")
          : t("The mailbox that takes our mail has the original, where it keeps one.")}
      </p>
    </MailFact>
  );
}

function DeletedFiles({ mail: { other_files: files } }: { mail: InboundMail }) {
  const { t } = useTranslation();
  const deleted = files.filter(({ state }) => state === "deleted");
  const erased = files.filter(({ state }) => state === "erased");
  return (
    <>
      {deleted.length > 0 && (
        <MailFact label={t("Deleted with it")}>
          <span translate="no">{formatList(deleted.map(({ name }) => name))}</span>
          <p className="text-muted">{t("For 30 days, they come back with it.")}</p>
        </MailFact>
      )}
      {erased.length > 0 && (
        <MailFact label={t("Erased")}>
          <span translate="no">{formatList(erased.map(({ name }) => name))}</span>
          <p className="text-muted">{t("It was deleted for more than 30 days.")}</p>
        </MailFact>
      )}
    </>
  );
}

function Sender({ mail }: { mail: InboundMail }) {
  const { t } = useTranslation();
  const { from_name: name, from_email: email } = mail;
  if (email === "") return <AddressText>{senderOf(mail, t)}</AddressText>;
  return <Person name={name} email={email} />;
}

function Person({ name, email }: { name: string; email: string }) {
  return name === "" ? (
    <AddressText>{email}</AddressText>
  ) : (
    <MailPerson name={name} email={email} />
  );
}

function About({ mail: { ticket, lead, state } }: { mail: InboundMail }) {
  const { t } = useTranslation();
  if (ticket === null && lead === null) return null;
  const label = state === "added" ? t("Added to") : t("May be about");
  return (
    <MailFact label={label}>
      {ticket !== null && (
        <TextLink to={paths.crmTicket(ticket.id)}>
          {t("Ticket #{{number}}, {{subject}}", ticket)}
        </TextLink>
      )}
      {ticket === null && lead !== null && (
        <TextLink to={paths.crmLead(lead.id)}>{lead.name}</TextLink>
      )}
    </MailFact>
  );
}
