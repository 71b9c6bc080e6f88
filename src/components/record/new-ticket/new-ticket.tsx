import { useRef } from "react";
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
import { ClientPicker, type PickedClient } from "./client-picker";
import { NewTicketDetails } from "./new-ticket-details";
import { NewTicketMessage } from "./new-ticket-message";
import { useNewTicket } from "./use-new-ticket";

type NewTicketProps = {
  isOpen: boolean;
  onClose: () => void;
  /** When given, the ticket is this client's and no other can be chosen. */
  client?: PickedClient;
  /** Called with the new ticket's id once it is stored; the caller closes the dialog. */
  onCreated: (id: string) => void;
};

/** Opens a ticket. Closing it keeps what was typed, until it is stored or started over. */
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

type NewTicketFormProps = {
  client: PickedClient | null;
  onClose: () => void;
  onCreated: (id: string) => void;
};

function NewTicketForm({ client, onClose, onCreated }: NewTicketFormProps) {
  const { t } = useTranslation();
  const form = useNewTicket(client, onCreated);
  const { draft, set, problems } = form;
  const body = useRef<HTMLDivElement>(null);
  const handleSubmit = async () => {
    await form.send();
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
        {form.isKept && (
          <Alert variant="warning" className="col-span-full" role="status">
            {t("You had started this ticket before. What you typed is back.")}{" "}
            <Button variant="link" onClick={form.startOver}>
              {t("Start over")}
            </Button>
          </Alert>
        )}
        <Field className="col-span-full" label={t("Client")} error={problems.client}>
          {({ id, "aria-invalid": isInvalid, "aria-describedby": describedBy }) =>
            client === null ? (
              <ClientPicker
                id={id}
                client={draft.client}
                onChange={(picked) => set({ client: picked, siteId: null, authorName: "" })}
                isInvalid={isInvalid === true}
                describedBy={describedBy}
              />
            ) : (
              <Input id={id} readOnly value={client.business} />
            )
          }
        </Field>
        <Field className="col-span-full" label={t("Subject")} error={problems.subject}>
          {(control) => (
            <Input
              {...control}
              value={draft.subject}
              onChange={(event) => set({ subject: event.target.value })}
            />
          )}
        </Field>
        <NewTicketDetails draft={draft} onChange={set} />
        <NewTicketMessage draft={draft} onChange={set} problem={problems.body} />
      </DialogBody>
      <DialogFooter>
        {form.failure !== null && (
          <Alert variant="destructive" className="basis-full">
            {form.failure}
          </Alert>
        )}
        <Button type="submit" busyLabel={form.isSending && t("Opening")}>
          {t("Open ticket")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t("Later")}
        </Button>
        <span className="text-xs text-muted">
          {t("Nothing is e-mailed to the client from here.")}
        </span>
      </DialogFooter>
    </form>
  );
}
