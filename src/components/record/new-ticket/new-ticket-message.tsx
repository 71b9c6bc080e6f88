import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { clientOverviewQuery } from "@/data/clients/queries";
import type { MessageKind } from "@/data/tickets/schema";
import { Field } from "@/components/ui/field";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import type { NewTicketDraft } from "./ticket-draft";

const KINDS = ["client", "note", "reply"] as const satisfies readonly MessageKind[];
const KIND_LABELS: Record<(typeof KINDS)[number], string> = {
  client: "What the client said",
  note: "Internal note",
  reply: "Our reply",
};

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
  return (
    <div className="col-span-full grid gap-3">
      <ToggleGroup
        className="max-w-full justify-self-start max-sm:justify-self-stretch"
        aria-label={t("First message")}
        value={draft.kind}
        onValueChange={(kind) => onChange({ kind })}
      >
        {KINDS.map((kind) => (
          <ToggleGroupItem key={kind} className="max-sm:min-h-11 max-sm:px-1" value={kind}>
            {t(KIND_LABELS[kind])}
          </ToggleGroupItem>
        ))}
      </ToggleGroup>
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
        label={t(KIND_LABELS[draft.kind])}
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
