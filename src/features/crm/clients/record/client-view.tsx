import { useRef, useState, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { toast } from "sonner";
import { TriangleAlert } from "lucide-react";
import { Card, CardAction, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import type { ClientOverview } from "@/data/clients/schema";
import { paths } from "@/lib/paths";
import { NewTicket } from "@/features/crm/shared/new-ticket/new-ticket";
import { ChangeNotice } from "@/features/crm/shared/history/change-notice";
import { HistoryList } from "@/features/crm/shared/history/history-list";
import { NotesPanel } from "@/features/crm/shared/notes/notes-panel";
import { useCrmRights, type CrmRights } from "@/data/staff/use-crm-rights";
import { buttonVariants, Button } from "@/components/ui/button";
import { parseTimestamp } from "@/lib/format/format";
import { formatDateTime } from "@/lib/dates/reader-time";
import { TextLink } from "@/components/text-link";
import { AddressesPanel } from "../details/addresses-panel";
import { ClientActions } from "./client-actions";
import { ClientFacts } from "./client-facts";
import { ClientHeader } from "./client-header";
import { ClientJump } from "./client-jump";
import { useClientEdit } from "./client-record";
import { ContactsPanel } from "../details/contacts-panel";
import { PhotosPanel } from "../photos/photos-panel";
import { OpenWork } from "./open-work";
import { OriginPanel } from "./origin-panel";
import { SitesPanel } from "../details/sites-panel";
import { UploadLinks } from "../upload-links/upload-links";
import { useClientCommands } from "./use-client-commands";
import { useClientActions } from "./use-client-actions";

export function ClientView({ client }: { client: ClientOverview }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const rights = useCrmRights();
  const { edit, dialog } = useClientEdit(client);
  const actions = useClientActions(client, edit);
  const { isOpening, setIsOpening } = useTicketDialog();
  const [isAddingTask, setIsAddingTask] = useState<boolean | null>(null);
  const notes = useRef<HTMLElement>(null);
  const isArchived = client.archived_at !== null;
  const canOpenTicket = rights.writesTickets && !isArchived;

  useClientCommands({
    client,
    actions,
    rights,
    storeTicket: canOpenTicket ? () => setIsOpening(true) : null,
    addTask: rights.writesNotes && !isArchived ? () => setIsAddingTask(true) : null,
    writeNote: () => notes.current?.querySelector<HTMLElement>("[data-note-box]")?.focus(),
  });
  const tellCreated = (id: string) => {
    setIsOpening(false);
    toast.success(t("Ticket opened."), {
      action: { label: t("Go to it"), onClick: () => void navigate(paths.crmTicket(id)) },
    });
  };
  const subject = { client_id: client.id };
  return (
    // Room for the bar at the foot of a small screen.
    <div className="max-lg:pb-14">
      <ChangeNotice subject={{ client_id: client.id }} />
      <Card aria-label={t("Client summary")}>
        <ClientHeader client={client} edit={edit} canEdit={rights.writesClients && !isArchived}>
          <ClientActions
            client={client}
            actions={actions}
            canChange={rights.writesClients}
            onNewTicket={canOpenTicket ? () => setIsOpening(true) : null}
          />
        </ClientHeader>
        <ClientFacts client={client} edit={edit} canEdit={rights.writesClients && !isArchived} />
        <WroteAgain client={client} />
        <RightsNote client={client} rights={rights} onRestore={actions.restore} />
      </Card>
      <ClientJump />
      <div className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-3">
        <div className="grid min-w-0 content-start gap-4 max-lg:contents lg:col-span-2">
          <OpenWork
            client={client}
            rights={rights}
            isAddingTask={isAddingTask}
            onAddTask={setIsAddingTask}
          />
          <PhotosPanel client={client} canEdit={rights.writesNotes && !isArchived} />
          <Card
            className="max-lg:order-7 max-lg:scroll-mt-5"
            id="timeline"
            aria-labelledby="timeline-head"
          >
            <CardHeader>
              <CardTitle id="timeline-head">{t("Timeline")}</CardTitle>
              <CardAction className="text-xs text-muted">{t("Newest first")}</CardAction>
            </CardHeader>
            <CardContent className="py-2">
              <HistoryList subject={{ client_id: client.id }} />
            </CardContent>
          </Card>
        </div>
        <div className="grid min-w-0 content-start gap-4 max-lg:contents">
          <SitesPanel client={client} canEdit={rights.writesClients && !isArchived} />
          <ContactsPanel client={client} canEdit={rights.writesContacts && !isArchived} />
          <Card
            className="max-lg:order-4 max-lg:scroll-mt-5"
            id="notes"
            ref={notes}
            aria-labelledby="notes-head"
          >
            <CardHeader>
              <CardTitle id="notes-head">{t("Notes")}</CardTitle>
            </CardHeader>
            <CardContent className="pb-0">
              <NotesPanel
                subject={subject}
                notes={client.notes}
                canWrite={rights.writesNotes && !isArchived}
              />
            </CardContent>
          </Card>
          <UploadLinks client={client} rights={rights} />
          <AddressesPanel client={client} canEdit={rights.writesClients && !isArchived} />
          <OriginPanel client={client} />
        </div>
      </div>
      {canOpenTicket && (
        <NewTicket
          isOpen={isOpening}
          onClose={() => setIsOpening(false)}
          client={{ id: client.id, business: client.business }}
          onCreated={tellCreated}
        />
      )}
      {dialog}
    </div>
  );
}

/** Whether the dialog for a new ticket is open; the search opens it by the page's address. */
function useTicketDialog() {
  const [isPressed, setIsPressed] = useState(false);
  const [params, setParams] = useSearchParams();
  const isOfAddress = params.get("new") === "ticket";
  const setIsOpening = (isOpening: boolean) => {
    setIsPressed(isOpening);
    if (isOpening || !isOfAddress) return;
    setParams(
      (latest) => {
        latest.delete("new");
        return latest;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { isOpening: isPressed || isOfAddress, setIsOpening };
}

/** Shown while a client who wrote again waits for an answer. */
export function WroteAgain({ client }: { client: ClientOverview }) {
  const { t } = useTranslation();
  const moment = parseTimestamp(client.wrote_again_at);
  if (moment === null) return null;
  return (
    <p className="flex gap-2.5 border-t border-line bg-stop-bg px-4.5 py-2.75 text-code text-stop">
      <TriangleAlert className="mt-0.5 flex-none" size={17} aria-hidden />
      <span>
        {t("They wrote again, {{moment}}.", { moment: formatDateTime(moment) })}{" "}
        <a className={buttonVariants({ variant: "link" })} href="#sent">
          {t("What they sent")}
        </a>
        {". "}
        {t("Logging a call or an e\u2011mail says they were answered.")}
      </span>
    </p>
  );
}

type RightsNoteProps = { client: ClientOverview; rights: CrmRights; onRestore: () => void };

/** Explains once what this person may not do, and why. */
function RightsNote({ client, rights, onRestore }: RightsNoteProps) {
  const { t } = useTranslation();
  if (client.archived_at !== null) {
    return (
      <NoteStrip role="status">
        <p>{t("This client is archived: it can be read, not changed, and it is in no list.")}</p>
        {rights.writesClients && (
          <Button variant="secondary" onClick={onRestore}>
            {t("Restore")}
          </Button>
        )}
      </NoteStrip>
    );
  }
  if (rights.member === null) {
    return (
      <NoteStrip>
        <p>
          {t("You are looking at an example. Changing it takes a staff account.")}{" "}
          <TextLink to={paths.admin}>{t("Sign in")}</TextLink>
        </p>
      </NoteStrip>
    );
  }
  if (rights.writesClients) return null;
  return (
    <NoteStrip>
      <p>
        {rights.writesTickets
          ? t("Your role changes tickets, tasks, notes and contacts. The rest is for sales.")
          : t("Your role reads clients and changes nothing here.")}
      </p>
    </NoteStrip>
  );
}

function NoteStrip(props: ComponentProps<"div">) {
  return (
    <div
      {...props}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 rounded-b-md border-t border-line bg-sunken px-4.5 py-2.5 text-code"
    />
  );
}
