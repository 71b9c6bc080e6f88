import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { clientOverviewQuery } from "@/data/crm/clients";
import type { MessageKind } from "@/data/crm/tickets";
import { Field } from "@/components/ui/field";
import type { NewTicketDraft } from "./ticket-draft";

const KINDS: readonly (readonly [MessageKind, string])[] = [
  ["client", "What the client said"],
  ["note", "Internal note"],
  ["reply", "Our reply"],
];

type NewTicketMessageProps = {
  draft: NewTicketDraft;
  onChange: (changes: Partial<NewTicketDraft>) => void;
  problem: string | undefined;
};

/** The conversation's first words; a ticket may also begin without any. */
export function NewTicketMessage({ draft, onChange, problem }: NewTicketMessageProps) {
  const { t } = useTranslation();
  const overview = useQuery({
    ...clientOverviewQuery(draft.client?.id ?? ""),
    enabled: draft.client !== null,
  });
  const contacts = overview.data?.contacts ?? [];
  const kindLabel = KINDS.find(([kind]) => kind === draft.kind)?.[1] ?? "";
  return (
    <div className="new-ticket-message col-span-full" data-kind={draft.kind}>
      <div className="segments" role="group" aria-label={t("First message")}>
        {KINDS.map(([kind, label]) => (
          <button
            key={kind}
            type="button"
            aria-pressed={draft.kind === kind}
            onClick={() => onChange({ kind })}
          >
            {t(label)}
          </button>
        ))}
      </div>
      {draft.kind === "client" && (
        <Field label={t("Who said it")}>
          {(control) => (
            <>
              <Input
                {...control}
                list={`${control.id}-contacts`}
                maxLength={120}
                value={draft.authorName}
                placeholder={contacts[0]?.name ?? t("Client")}
                onChange={(event) => onChange({ authorName: event.target.value })}
              />
              <datalist id={`${control.id}-contacts`}>
                {contacts.map(({ id, name }) => (
                  <option key={id} value={name} />
                ))}
              </datalist>
            </>
          )}
        </Field>
      )}
      <Field
        label={t(kindLabel)}
        error={problem}
        hint={
          draft.kind === "note" ? t("Only staff see this. May stay empty.") : t("May stay empty.")
        }
      >
        {(control) => (
          <Textarea
            {...control}
            className={draft.kind === "note" ? "bg-wait-bg" : undefined}
            rows={4}
            value={draft.body}
            onChange={(event) => onChange({ body: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        )}
      </Field>
    </div>
  );
}
