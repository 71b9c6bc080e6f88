import { useRef } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
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
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { recordField } from "@/data/records/record-fields";
import { FormField } from "../fields/form-field";
import { fieldProblem } from "../fields/field-problem";
import { ClientPicker, type PickedClient } from "./client-picker";
import { NewTicketDetails } from "./new-ticket-details";
import { NewTicketMessage } from "./new-ticket-message";
import { useNewTicket } from "./use-new-ticket";

type NewTicketProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Fixes the client of the ticket. */
  client?: PickedClient;
  /** Called once it is stored; the caller closes the dialog. */
  onCreated: (id: string) => void;
};

/** Opens a ticket. Closing the dialog keeps the input. */
export function NewTicket({ isOpen, onClose, client, onCreated }: NewTicketProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={isOpen} onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t("New ticket")}</DialogTitle>
        </DialogHeader>
        <NewTicketForm client={client ?? null} onClose={onClose} onCreated={onCreated} />
      </DialogContent>
    </Dialog>
  );
}

const clientField = recordField("tickets", "client");
const subjectField = recordField("tickets", "subject");

type NewTicketFormProps = {
  client: PickedClient | null;
  onClose: () => void;
  onCreated: (id: string) => void;
};

function NewTicketForm({ client, onClose, onCreated }: NewTicketFormProps) {
  const { t } = useTranslation();
  const { form, isStored, startOver, submit, failure } = useNewTicket(client, onCreated);
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
