import { useState } from "react";
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
  if (mail.state === "added" || !(writesTickets || writesLeads)) return null;
  if (kind !== null) {
    return (
      <AddForm
        kind={kind}
        mail={mail}
        isAdding={actions.isAdding}
        onAdd={(to) => void actions.add(to)}
        onCancel={() => setKind(null)}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2 max-sm:[&>button]:flex-auto">
      {writesTickets && <Button onClick={() => setKind("ticket")}>{t("Add to a ticket")}</Button>}
      {writesLeads && (
        <Button variant={writesTickets ? "secondary" : "default"} onClick={() => setKind("lead")}>
          {t("Add to a lead")}
        </Button>
      )}
      {mail.state === "waiting" && (
        <Button variant="secondary" onClick={() => void actions.setDismissed(true)}>
          {t("Dismiss")}
        </Button>
      )}
      {mail.state === "dismissed" && (
        <Button variant="secondary" onClick={() => void actions.setDismissed(false)}>
          {t("Bring back")}
        </Button>
      )}
    </div>
  );
}

/** What the mail may be about, if that is known, is chosen already. */
function suggestionOf(mail: InboundMail, kind: Kind, about: string | null): Target | null {
  const record = kind === "ticket" ? mail.ticket : mail.ticket === null ? mail.lead : null;
  return record === null || about === null ? null : { kind, id: record.id, label: about };
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
  return (
    <form
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
        <Button type="submit" disabled={target === null} busyLabel={isAdding && t("Adding")}>
          {t("Add")}
        </Button>
        <Button variant="secondary" disabled={isAdding} onClick={onCancel}>
          {t("Cancel")}
        </Button>
      </div>
    </form>
  );
}
