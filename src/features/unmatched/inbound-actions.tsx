import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import type { InboundMail } from "@/data/inbound-mails/schema";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { RecordPicker } from "./record-picker";
import { aboutLabel } from "./unmatched-labels";
import { useInboundActions, type Target } from "./use-inbound-actions";

type Kind = Target["kind"];

/** Where a person says what a mail belongs to. Absent once it was added, or without the right to. */
export function InboundActions({ mail }: { mail: InboundMail }) {
  const { t } = useTranslation();
  const { writesTickets, writesLeads } = useCrmRights();
  const [kind, setKind] = useState<Kind | null>(null);
  const actions = useInboundActions(mail);
  const openers = useRef<Partial<Record<Kind, HTMLButtonElement | null>>>({});
  if (mail.state === "added" || !(writesTickets || writesLeads)) return null;
  if (kind !== null) {
    return (
      <AddForm
        kind={kind}
        mail={mail}
        isAdding={actions.isAdding}
        onAdd={(to) => void actions.add(to)}
        onCancel={() => {
          setKind(null);
          // It is there again then.
          requestAnimationFrame(() => openers.current[kind]?.focus());
        }}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2 max-sm:[&>button]:flex-auto">
      {writesTickets && (
        <Button
          ref={(button) => void (openers.current.ticket = button)}
          onClick={() => setKind("ticket")}
        >
          {t("Add to a ticket")}
        </Button>
      )}
      {writesLeads && (
        <Button
          ref={(button) => void (openers.current.lead = button)}
          variant={writesTickets ? "secondary" : "default"}
          onClick={() => setKind("lead")}
        >
          {t("Add to a lead")}
        </Button>
      )}
      {mail.state !== "automatic" && (
        <Button
          variant="secondary"
          onClick={() => void actions.setDismissed(mail.state === "waiting")}
        >
          {mail.state === "waiting" ? t("Dismiss") : t("Bring back")}
        </Button>
      )}
    </div>
  );
}

/** What the mail may be about, if that is known, is chosen already. */
function suggestionOf(mail: InboundMail, kind: Kind, about: string | null): Target | null {
  const record = kind === "ticket" ? mail.ticket : mail.ticket === null ? mail.lead : null;
  if (record === null || about === null) return null;
  return { kind, id: record.id, label: about, note: mail.ticket?.subject };
}

type AddFormProps = {
  kind: Kind;
  mail: InboundMail;
  isAdding: boolean;
  onAdd: (to: Target) => void;
  onCancel: () => void;
};

function AddForm({ kind, mail, isAdding, onAdd, onCancel }: AddFormProps) {
  const { t } = useTranslation();
  const [target, setTarget] = useState(() => suggestionOf(mail, kind, aboutLabel(mail, t)));
  const isTicket = kind === "ticket";
  const submit = useRef<HTMLButtonElement>(null);
  // What had the focus is gone once something is chosen.
  useEffect(() => {
    if (target !== null) submit.current?.focus();
  }, [target]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- from any of its fields
    <form
      // Escape leaves it first, and then the sheet around it.
      data-inline-field
      onKeyDown={({ key }) => key === "Escape" && !isAdding && onCancel()}
      className="grid gap-3"
      aria-label={isTicket ? t("Add to a ticket") : t("Add to a lead")}
      onSubmit={(event) => {
        event.preventDefault();
        if (target !== null) onAdd(target);
      }}
    >
      <div className="grid gap-1.5">
        <Label htmlFor="add-mail-to">{isTicket ? t("Ticket") : t("Lead")}</Label>
        <RecordPicker id="add-mail-to" kind={kind} target={target} onChange={setTarget} />
      </div>
      <p className="text-code text-muted">
        {isTicket
          ? t(
              "It is added as the client’s words. A ticket that waits for them goes on, and a resolved one is reopened.",
            )
          : t("It is read with what they sent, and they count as waiting for an answer.")}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={submit}
          type="submit"
          disabled={target === null}
          busyLabel={isAdding && t("Adding")}
        >
          {t("Add")}
        </Button>
        <Button variant="secondary" disabled={isAdding} onClick={onCancel}>
          {t("Cancel")}
        </Button>
      </div>
    </form>
  );
}
