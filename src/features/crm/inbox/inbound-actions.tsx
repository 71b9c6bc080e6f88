import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWriter } from "@/data/staff/use-form-draft";
import { Button } from "@/components/ui/button";
import { FormActions } from "@/components/ui/form-footer";
import { Label } from "@/components/ui/label";
import type { InboundMail } from "@/data/inbound-mails/schema";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { RecordPicker, type Target } from "@/features/crm/shared/record-picker";
import { focusOnce } from "@/hooks/focus/focus-once";
import { InboundCandidates } from "./inbound-candidates";
import { aboutLabel } from "./inbox-labels";
import { draftKind, forgetDrafts, useAddDraft, useInboundActions } from "./use-inbound-actions";

type Kind = Target["kind"];

/** Adds the mail to a record. Hidden once it was added, or without the right. */
export function InboundActions({ mail }: { mail: InboundMail }) {
  const { writesTickets, writesLeads } = useCrmRights();
  const writer = useWriter();
  const isAdded = mail.state === "added";
  // A colleague may have been faster.
  useEffect(() => {
    if (isAdded) forgetDrafts(writer, mail.id);
  }, [isAdded, writer, mail.id]);
  if (isAdded || !(writesTickets || writesLeads)) return null;
  return <OpenActions mail={mail} />;
}

function OpenActions({ mail }: { mail: InboundMail }) {
  const { t } = useTranslation();
  const { writesTickets, writesLeads } = useCrmRights();
  const writer = useWriter();
  const [isPressed, setIsPressed] = useState(false);
  const [kind, setKind] = useState(() => draftKind(writer, mail.id));
  const actions = useInboundActions(mail);
  const hasClients = mail.candidates.clients.length > 0;
  const openers = useRef<Partial<Record<Kind, HTMLButtonElement | null>>>({});
  const open = (wanted: Kind) => {
    setIsPressed(true);
    setKind(wanted);
  };
  if (kind !== null) {
    return (
      <AddForm
        kind={kind}
        mail={mail}
        isAdding={actions.isAdding}
        takesFocus={isPressed}
        onAdd={(to, addsContact) =>
          void (to.kind === "client"
            ? actions.openTicket(to, addsContact)
            : actions.add(to.kind, to))
        }
        onLeave={() => {
          setKind(null);
          // The button is mounted again by then.
          requestAnimationFrame(() => openers.current[kind]?.focus());
        }}
      />
    );
  }
  const opener = (wanted: Kind, label: string, isMain = false) => (
    <Button
      ref={(button) => void (openers.current[wanted] = button)}
      variant={isMain ? "default" : "secondary"}
      onClick={() => open(wanted)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <InboundCandidates mail={mail} actions={actions} />
      <div className="flex flex-wrap gap-2 max-sm:[&>button]:flex-auto">
        {writesTickets && (
          <span>
            {hasClients
              ? opener("client", t("A ticket of another client"))
              : opener("client", t("Open a ticket"), true)}
          </span>
        )}
        {writesTickets && <span>{opener("ticket", t("Add to a ticket"))}</span>}
        {writesLeads && (
          <Button
            variant="secondary"
            busyLabel={actions.isAdding && t("Adding")}
            onClick={() => void actions.makeLead()}
          >
            {t("Make a lead of it")}
          </Button>
        )}
        {writesLeads && <span>{opener("lead", t("Add to a lead"))}</span>}
        {mail.state !== "automatic" && (
          <Button
            variant="secondary"
            onClick={() => void actions.setDismissed(mail.state === "waiting")}
          >
            {mail.state === "waiting" ? t("Dismiss") : t("Bring back")}
          </Button>
        )}
      </div>
    </>
  );
}

function suggestionOf(mail: InboundMail, kind: Kind, about: string | null): Target | null {
  if (kind === "client") return null;
  const record = kind === "ticket" ? mail.ticket : mail.ticket === null ? mail.lead : null;
  if (record === null || about === null) return null;
  return { kind, id: record.id, label: about, note: mail.ticket?.subject };
}

/** English, for `t()`. */
const FORM_LABELS = {
  client: {
    form: "Open a ticket",
    record: "Client",
    add: "Open a ticket",
    hint: "Its clock runs since the mail came. Answers go to the sender once they are a contact of the client, else to the client’s first contact.",
  },
  ticket: {
    form: "Add to a ticket",
    record: "Ticket",
    add: "Add",
    hint: "It is added as the client’s words. A ticket that waits for them goes on; a resolved one is reopened only where its own client wrote.",
  },
  lead: {
    form: "Add to a lead",
    record: "Lead",
    add: "Add",
    hint: "It is read with what they sent, and they count as waiting for an answer.",
  },
} as const;

type AddFormProps = {
  kind: Kind;
  mail: InboundMail;
  isAdding: boolean;
  /** False where a draft opened the form. */
  takesFocus: boolean;
  /** `addsContact` makes the sender a contact of the client. */
  onAdd: (to: Target, addsContact: boolean) => void;
  onLeave: () => void;
};

/** Keeps the choice in the browser until the mail is added. */
function AddForm({ kind, mail, isAdding, takesFocus, onAdd, onLeave }: AddFormProps) {
  const { t } = useTranslation();
  const suggestion = suggestionOf(mail, kind, aboutLabel(mail, t));
  const { target, typed, choose, type, isDirty, isRestored, drop } = useAddDraft(
    mail.id,
    kind,
    suggestion,
  );
  const [hasChosen, setHasChosen] = useState(false);
  const focus = takesFocus || hasChosen ? focusOnce : undefined;
  const { writesContacts } = useCrmRights();
  const labels = FORM_LABELS[kind];
  const keptNote = isRestored
    ? t("Your draft from before. Kept in this browser until added or discarded.")
    : t("Kept in this browser until added.");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- from any of its fields
    <form
      // Escape leaves the form first, and then the sheet.
      data-inline-field
      onKeyDown={({ key }) => key === "Escape" && !isAdding && onLeave()}
      className="grid gap-3"
      aria-label={t(labels.form)}
      onSubmit={(event) => {
        event.preventDefault();
        if (target !== null) onAdd(target, false);
      }}
    >
      <div className="grid gap-1.5">
        <Label htmlFor="add-mail-to">{t(labels.record)}</Label>
        <RecordPicker
          id="add-mail-to"
          kind={kind}
          target={target}
          typed={typed}
          inputRef={focus}
          onType={type}
          onChange={(chosen) => {
            setHasChosen(true);
            choose(chosen);
          }}
        />
      </div>
      <p className="text-code text-muted">{t(labels.hint)}</p>
      <FormActions note={isDirty ? keptNote : ""}>
        <Button
          // A new key per choice, so that it gets the focus.
          key={target?.id}
          ref={target === null ? undefined : focus}
          type="submit"
          disabled={target === null}
          busyLabel={isAdding && t("Adding")}
        >
          {t(labels.add)}
        </Button>
        {kind === "client" && writesContacts && mail.from_email !== "" && (
          <Button
            variant="secondary"
            disabled={target === null || isAdding}
            onClick={() => target !== null && onAdd(target, true)}
          >
            {t("…and add the contact")}
          </Button>
        )}
        <Button
          variant="secondary"
          disabled={isAdding}
          onClick={() => {
            drop();
            onLeave();
          }}
        >
          {isDirty ? t("Discard") : t("Cancel")}
        </Button>
      </FormActions>
    </form>
  );
}
