import { MailX } from "lucide-react";
import { useState, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { LeadDetail } from "@/data/leads/schema";
import { useMailSender } from "@/data/mails/use-mail-sender";
import { recordField } from "@/data/records/record-fields";
import { ComposerActions } from "@/features/crm/shared/conversation/composer-actions";
import { ComposerField } from "@/features/crm/shared/conversation/composer-field";
import { AttachButton } from "@/features/crm/shared/files/attach-button";
import { AttachmentDrafts } from "@/features/crm/shared/files/attachment-drafts";
import { DropArea } from "@/components/files/drop-area";
import { TemplateMenu } from "@/features/crm/shared/conversation/template-menu";
import { FieldInput } from "@/features/crm/shared/fields/field-input";
import { useRecordEdit } from "@/features/crm/shared/fields/use-record-edit";
import { leadPlaceholders } from "@/lib/mail/placeholders";
import { paths } from "@/lib/paths";
import { leadName } from "@/features/crm/shared/lead-labels";
import {
  BODY_MAX,
  SUBJECT_MAX,
  unmailableBecause,
  type LeadMailComposer,
  type Unmailable,
} from "./use-lead-mail";

type LeadMailFormProps = {
  lead: LeadDetail;
  composer: LeadMailComposer;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** A mail to the lead, or why none can be written. */
export function LeadMailForm(props: LeadMailFormProps) {
  const reason = unmailableBecause(props.lead);
  return reason === null ? <MailForm {...props} /> : <NoMail lead={props.lead} reason={reason} />;
}

function MailForm({ lead, composer, field }: LeadMailFormProps) {
  const { t } = useTranslation();
  const { draft, attachments, set, insert, send, isSending, isStored, failure, usualSubject } =
    composer;
  const isTooLong = draft.body.length > BODY_MAX;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <DropArea
      label={t("Drop the files to attach them")}
      isDisabled={isSending}
      onFiles={attachments.add}
    >
      <form
        className="grid gap-2.5"
        aria-label={t("Write to {{lead}}", { lead: leadName(lead) })}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p id="composer-hint" className="text-xs wrap-anywhere text-muted">
          <MailHint email={lead.email} />
        </p>
        <Field label={t("Subject")}>
          {(control) => (
            <Input
              {...control}
              maxLength={SUBJECT_MAX}
              readOnly={isSending}
              value={draft.subject ?? usualSubject}
              placeholder={usualSubject}
              onChange={({ target }) => set({ subject: target.value })}
              onKeyDown={handleKeyDown}
            />
          )}
        </Field>
        <ComposerField
          field={field}
          composer={composer}
          label={t("Your mail")}
          isTooLong={isTooLong}
          onKeyDown={handleKeyDown}
        />
        {isTooLong && <FieldError>{t("Keep it to 20,000 characters.")}</FieldError>}
        <AttachmentDrafts attachments={attachments} />
        {failure !== null && <Alert variant="destructive">{failure}</Alert>}
        <ComposerActions>
          <Button
            type="submit"
            disabled={attachments.isUnsent}
            variant={draft.body.trim() === "" ? "secondary" : "default"}
            busyLabel={isSending && t("Sending")}
            aria-keyshortcuts="Control+Enter"
          >
            {failure === null ? t("Send") : t("Retry")}
          </Button>
          <TemplateMenu
            use="lead-composer"
            valuesOf={(myName) => leadPlaceholders(lead, myName)}
            isDisabled={isSending}
            onInsert={(text) => insert(text, field.current?.selectionEnd)}
            onClosed={() => field.current?.focus()}
          />
          <AttachButton isDisabled={isSending} onFiles={attachments.add} />
        </ComposerActions>
        {draft.body !== "" && (
          <p className="text-xs text-muted">
            {isStored
              ? t("Kept in this browser until sent.")
              : t(
                  "This browser’s storage is full or switched off, so this is only on this page until it is stored.",
                )}
          </p>
        )}
      </form>
    </DropArea>
  );
}

function MailHint({ email }: { email: string | null }) {
  const { t } = useTranslation();
  const sender = useMailSender();
  if (sender === undefined) return null;
  return sender.isSending ? (
    <span>
      {t("Goes to {{email}} as it stands here, with the mails before below it.", { email })}
    </span>
  ) : (
    <span>{t("Kept here. Its mail waits in the outbox, because sending is off.")}</span>
  );
}

function NoMail({ lead, reason }: { lead: LeadDetail; reason: Unmailable }) {
  const { t } = useTranslation();
  const name = leadName(lead);
  switch (reason) {
    case "no-address":
      return <AddAddress lead={lead} />;
    case "client":
      return (
        <Notice>
          <span>{t("{{name}} is a client now. Write to them in a ticket.", { name })}</span>{" "}
          <TextLink to={paths.crmClient(lead.client_id ?? "")}>{t("Open client")}</TextLink>
        </Notice>
      );
    case "lead":
      return (
        <Notice>
          <MailX className="mt-0.5 flex-none" size={16} aria-hidden />
          <span>{t("{{name}} asked not to be mailed, so it is up to the phone.", { name })}</span>
        </Notice>
      );
    case "address":
      return (
        <Notice>
          <MailX className="mt-0.5 flex-none" size={16} aria-hidden />
          <span>
            {t("{{email}} is not to be mailed, so it is up to the phone.", { email: lead.email })}
          </span>
        </Notice>
      );
  }
}

const Notice = ({ children }: { children: ReactNode }) => (
  <p className="flex flex-wrap gap-x-2 rounded-sm bg-wait-bg px-3 py-2.5 text-sm font-medium text-wait">
    {children}
  </p>
);

function AddAddress({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation();
  const { edit, dialog } = useRecordEdit({ table: "leads", record: lead });
  const [isAdding, setAdding] = useState(false);
  const field = recordField("leads", "email");
  return (
    <div className="grid gap-2 rounded-sm bg-sunken px-3 py-2.5">
      <p>{t("There is no e-mail address of {{name}} yet.", { name: leadName(lead) })}</p>
      {isAdding ? (
        <FieldInput
          field={field}
          label={t(field.label)}
          value={null}
          person={null}
          canEdit
          startsOpen
          save={(email) =>
            edit(
              { email: email === null ? null : String(email) },
              { message: t("Added the e-mail address of {{name}}.", { name: leadName(lead) }) },
            )
          }
          onGiveUp={() => setAdding(false)}
        />
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
          {t("Add the address")}
        </Button>
      )}
      {dialog}
    </div>
  );
}
