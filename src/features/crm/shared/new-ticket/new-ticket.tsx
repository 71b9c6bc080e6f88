import { useRef } from "react";
import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useQuery } from "@tanstack/react-query";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Field, FieldLegend } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { recordField } from "@/data/records/record-fields";
import { Badge } from "@/components/ui/badge";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import { clientOverviewQuery } from "@/data/clients/queries";
import { TICKET_PRIORITIES } from "@/data/tickets/schema";
import { SLA_BUSINESS_HOURS } from "@/data/tickets/sla";
import { FormField } from "../fields/form-field";
import { fieldProblem } from "../fields/field-problem";
import { ClientPicker, type PickedClient } from "./client-picker";
import { NewTicketMessage } from "./new-ticket-message";
import { useNewTicket, onlySite, type TicketStart } from "./use-new-ticket";
import { priorityBadges } from "../crm-labels";
import type { NewTicketDraft } from "./ticket-draft";

type NewTicketProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Fixes the client of the ticket. */
  client?: PickedClient;
  /** A subject and a reply to begin with. */
  start?: TicketStart;
  /** Called once it is stored; the caller closes the dialog. */
  onCreated: (id: string) => void;
};

/** Opens a ticket. Closing the dialog keeps the input. */
export function NewTicket({ isOpen, onClose, client, start, onCreated }: NewTicketProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={isOpen} onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t("New ticket")}</DialogTitle>
        </DialogHeader>
        <NewTicketForm
          client={client ?? null}
          start={start ?? null}
          onClose={onClose}
          onCreated={onCreated}
        />
      </DialogContent>
    </Dialog>
  );
}

const clientField = recordField("tickets", "client");
const subjectField = recordField("tickets", "subject");

type NewTicketFormProps = {
  client: PickedClient | null;
  start: TicketStart | null;
  onClose: () => void;
  onCreated: (id: string) => void;
};

function NewTicketForm({ client, start, onClose, onCreated }: NewTicketFormProps) {
  const { t } = useTranslation();
  const { form, isStored, startOver, submit, failure } = useNewTicket(client, start, onCreated);
  const { errors, isSubmitting } = form.formState;
  const { field: picked } = useController({
    control: form.control,
    name: "client",
    rules: { validate: (chosen) => chosen !== null || t(clientField.missing ?? "") },
  });
  const body = useRef<HTMLDivElement>(null);
  const handleSubmit = async () => {
    await submit();
    requestAnimationFrame(() =>
      body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  return (
    <form
      className="contents"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      <DialogBody className="lg:grid-cols-2" ref={body}>
        {isStored && (
          <Alert variant="warning" className="col-span-full" role="status">
            {t("You had started this ticket before. What you typed is back.")}{" "}
            <Button variant="link" onClick={startOver}>
              {t("Start over")}
            </Button>
          </Alert>
        )}
        <Field
          className="col-span-full"
          label={t(clientField.label)}
          error={errors.client?.message}
        >
          {({ id, "aria-invalid": isInvalid, "aria-describedby": describedBy }) =>
            client === null ? (
              <ClientPicker
                id={id}
                client={picked.value}
                onChange={(chosen) => {
                  picked.onChange(chosen);
                  form.setValue("site_id", null);
                  form.setValue("message.authorName", "");
                }}
                isInvalid={isInvalid === true}
                describedBy={describedBy}
              />
            ) : (
              <Input id={id} readOnly value={client.business} />
            )
          }
        </Field>
        <FormField
          field={subjectField}
          className="col-span-full"
          error={errors.subject?.message}
          {...form.register("subject", {
            validate: (typed) => fieldProblem(subjectField, typed, t) ?? true,
          })}
        />
        <NewTicketDetails form={form} />
        <NewTicketMessage form={form} />
      </DialogBody>
      <DialogFooter>
        {failure !== null && (
          <Alert variant="destructive" className="basis-full">
            {failure}
          </Alert>
        )}
        <Button type="submit" busyLabel={isSubmitting && t("Opening")}>
          {t("Open ticket")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t("Later")}
        </Button>
      </DialogFooter>
    </form>
  );
}

const priorityField = recordField("tickets", "priority");
const siteField = recordField("tickets", "site");
const assigneeField = recordField("tickets", "assignee_id");

type DetailsProps = { form: UseFormReturn<NewTicketDraft> };

function NewTicketDetails({ form }: DetailsProps) {
  const { t } = useTranslation();
  const [client, chosenPriority, siteId] = useWatch({
    control: form.control,
    name: ["client", "priority", "site_id"],
  });
  const overview = useQuery({
    ...clientOverviewQuery(client?.id ?? ""),
    enabled: client !== null,
  });
  const sites = overview.data?.sites.filter(({ archived_at: archived }) => archived === null) ?? [];
  return (
    <>
      <RadioGroup
        className="col-span-full"
        value={chosenPriority}
        onValueChange={(priority) => form.setValue("priority", priority)}
      >
        <FieldLegend>{t(priorityField.label)}</FieldLegend>
        <div className="mt-1.5 grid grid-cols-2 gap-2 sm:grid-cols-4">
          {TICKET_PRIORITIES.map((priority) => (
            <label
              className="relative grid cursor-pointer justify-items-start gap-1.25 overflow-hidden rounded-sm border-frame border-field px-2.75 py-2.5 has-checked:border-text has-checked:after:absolute has-checked:after:inset-x-0 has-checked:after:bottom-0 has-checked:after:border-b-5 has-checked:after:border-curb-400 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
              key={priority}
            >
              <RadioGroupItem isCover value={priority} />
              <Badge variant={priorityBadges[priority].variant}>
                {t(priorityBadges[priority].label)}
              </Badge>
              <small className="text-xs text-muted">
                {t("{{hours}} business hours", { hours: SLA_BUSINESS_HOURS[priority] })}
              </small>
            </label>
          ))}
        </div>
      </RadioGroup>
      <Field
        label={t(siteField.label)}
        hint={client === null ? t("Choose the client first.") : undefined}
      >
        {(control) => (
          <Select
            {...control}
            value={siteId ?? onlySite(sites)?.id ?? ""}
            disabled={client === null}
            onChange={(event) => form.setValue("site_id", event.target.value)}
          >
            <option value="">{t(siteField.noneLabel ?? "")}</option>
            {sites.map((site) => (
              <option key={site.id} value={site.id}>
                {site.domain}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FormField field={assigneeField} error={undefined} {...form.register("assignee_id")} />
    </>
  );
}
