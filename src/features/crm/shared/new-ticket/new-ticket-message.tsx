import { useQuery } from "@tanstack/react-query";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { clientOverviewQuery } from "@/data/clients/queries";
import { recordField } from "@/data/records/record-fields";
import type { MessageKind } from "@/data/tickets/schema";
import { Field } from "@/components/ui/field";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { fieldProblem } from "../fields/field-problem";
import { type NewTicketDraft, useReplyStart } from "./ticket-draft";

const KINDS = ["client", "note", "reply"] as const satisfies readonly MessageKind[];
const KIND_LABELS: Record<(typeof KINDS)[number], string> = {
  client: "What the client said",
  note: "Internal note",
  reply: "Our reply",
};

const HINTS: Record<(typeof KINDS)[number], string> = {
  client: "May stay empty.",
  note: "Only staff see this. May stay empty.",
  reply: "Goes to the client by e-mail, unless they asked for none. May stay empty.",
};

const messageField = recordField("tickets", "message");

type NewTicketMessageProps = { form: UseFormReturn<NewTicketDraft> };

export function NewTicketMessage({ form }: NewTicketMessageProps) {
  const { t } = useTranslation();
  const { register, formState } = form;
  const [client, kind, subject] = useWatch({
    control: form.control,
    name: ["client", "message.kind", "subject"],
  });
  const overview = useQuery({
    ...clientOverviewQuery(client?.id ?? ""),
    enabled: client !== null,
  });
  const contacts = overview.data?.contacts ?? [];
  const isMailed = overview.data?.mailing === null && Boolean(contacts[0]?.email);
  const start = useReplyStart(
    kind === "reply" && isMailed && client !== null
      ? { number: null, subject, client, contact: contacts[0] ?? null }
      : null,
  );
  // Greeting and signature alone are no message.
  const setStart = (isThere: boolean) => {
    const [from, to] = isThere ? ["", start?.text] : [start?.text, ""];
    if (start !== null && form.getValues("message.body") === from) {
      form.setValue("message.body", to ?? "");
    }
  };
  return (
    <div className="col-span-full grid gap-3">
      <ToggleGroup
        className="max-w-full justify-self-start max-sm:justify-self-stretch"
        aria-label={t("First message")}
        value={kind}
        onValueChange={(chosen) => form.setValue("message.kind", chosen)}
      >
        {KINDS.map((each) => (
          <ToggleGroupItem key={each} className="max-sm:min-h-11 max-sm:px-1" value={each}>
            {t(KIND_LABELS[each])}
          </ToggleGroupItem>
        ))}
      </ToggleGroup>
      {kind === "client" && (
        <Field label={t("Who said it")}>
          {(control) => (
            <>
              <Input
                {...control}
                list={`${control.id}-contacts`}
                maxLength={120}
                placeholder={contacts[0]?.name ?? t("Client")}
                {...register("message.authorName")}
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
        label={t(KIND_LABELS[kind])}
        error={formState.errors.message?.body?.message}
        hint={t(HINTS[kind])}
      >
        {(control) => (
          <Textarea
            {...control}
            className={kind === "note" ? "bg-wait-bg" : undefined}
            rows={4}
            {...register("message.body", {
              validate: (typed) => fieldProblem(messageField, typed, t) ?? true,
              onBlur: () => setStart(false),
            })}
            onFocus={({ currentTarget }) => {
              setStart(true);
              if (currentTarget.value === start?.text) {
                currentTarget.setSelectionRange(start.at, start.at);
              }
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              setStart(false);
              event.currentTarget.form?.requestSubmit();
            }}
          />
        )}
      </Field>
    </div>
  );
}
