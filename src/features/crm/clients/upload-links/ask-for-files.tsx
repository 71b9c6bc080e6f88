import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { useNavigate } from "react-router-dom";
import { CopyField } from "@/components/copy-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { ClientOverview } from "@/data/clients/schema";
import { createClientLink, type NewClientLink } from "@/data/files/client-links";
import { useFormDraft } from "@/data/staff/use-form-draft";
import { useCrmMutation } from "@/data/records/mutations";
import { NewTicket } from "@/features/crm/shared/new-ticket/new-ticket";
import { reasonOf } from "@/lib/errors/errors";
import { env } from "@/lib/env";
import { formatReaderDay } from "@/lib/dates/reader-time";
import { paths } from "@/lib/paths";
import { WriteToClient } from "./write-to-client";
import { useLinkMail } from "./use-link-mail";

const MAX_LENGTH = 300;

type AskForFilesProps = { client: ClientOverview; onClose: () => void };

/** Makes a link by which the client sends files, and shows it this once. */
export function AskForFiles({ client, onClose }: AskForFilesProps) {
  const [link, setLink] = useState<NewClientLink | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = link === null ? "" : env.siteUrl + paths.uploadWith(link.token);
  const mail = useLinkMail(client, link, address);
  if (isWriting && link !== null) {
    return (
      <NewTicket
        isOpen
        client={{ id: client.id, business: client.business }}
        start={{ name: link.id, subject: mail.subject, reply: mail.reply }}
        onClose={() => setIsWriting(false)}
        onCreated={(id) => {
          onClose();
          toast.success(t("Ticket opened."), {
            action: { label: t("Go to it"), onClick: () => void navigate(paths.crmTicket(id)) },
          });
        }}
      />
    );
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t("Ask for files")}</DialogTitle>
          <DialogDescription>
            {t("{{business}} gets a private page for photos, without an account.", {
              business: client.business,
            })}
          </DialogDescription>
        </DialogHeader>
        {link === null ? (
          <LinkForm client={client} onMade={setLink} />
        ) : (
          <>
            <DialogBody>
              <CopyField
                label={t("Link for the client")}
                hint={t(
                  "Shown this once, so copy or send it now. It takes 20 files until {{day}}.",
                  {
                    day: formatReaderDay(link.expires_at),
                  },
                )}
                value={address}
                takesFocus
              >
                <WriteToClient mail={mail} onWrite={() => setIsWriting(true)} />
              </CopyField>
            </DialogBody>
            <DialogFooter>
              <Button variant="secondary" onClick={onClose}>
                {t("Done")}
              </Button>
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

type LinkFormProps = { client: ClientOverview; onMade: (link: NewClientLink) => void };

function LinkForm({ client, onMade }: LinkFormProps) {
  const { t } = useTranslation();
  const { kept, keep } = useFormDraft(`upload-link.${client.id}`);
  const [wanted, setWanted] = useState(() => String(kept?.values["wanted"] ?? ""));
  const { mutate, isPending, error } = useCrmMutation(createClientLink);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const handleMade = (link: NewClientLink) => {
      keep(null);
      onMade(link);
    };
    mutate({ clientId: client.id, wanted }, { onSuccess: handleMade });
  };
  const change = (typed: string) => {
    setWanted(typed);
    keep(typed === "" ? null : { id: client.id, values: { wanted: typed } });
  };
  return (
    <form className="contents" onSubmit={submit}>
      <DialogBody>
        <Field label={t("What do you need?")} hint={t("The client reads this. It may stay empty.")}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={MAX_LENGTH}
              placeholder={t("Photos of your new van and the team")}
              value={wanted}
              onChange={({ currentTarget }) => change(currentTarget.value)}
            />
          )}
        </Field>
      </DialogBody>
      <DialogFooter>
        {error !== null && (
          <Alert variant="destructive" className="basis-full">
            {t("No link was made: {{reason}}.", { reason: reasonOf(error) })}
          </Alert>
        )}
        <Button type="submit" busyLabel={isPending && t("Making")}>
          {t("Make the link")}
        </Button>
      </DialogFooter>
    </form>
  );
}
