import {
  Archive,
  ArchiveRestore,
  FileJson,
  FileSpreadsheet,
  LifeBuoy,
  Link2,
  ListTodo,
  StickyNote,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Command } from "@/components/commands/command";
import { useCommands } from "@/components/commands/use-commands";
import type { ClientOverview } from "@/data/clients/schema";
import type { CrmRights } from "@/data/staff/use-crm-rights";
import type { ClientActionSet } from "./use-client-actions";

type ClientCommands = {
  client: ClientOverview;
  actions: ClientActionSet;
  rights: CrmRights;
  /** Null without the right. */
  storeTicket: (() => void) | null;
  addTask: (() => void) | null;
  writeNote: () => void;
};

export function useClientCommands(given: ClientCommands): void {
  const { t } = useTranslation();
  const { client, actions, rights, storeTicket, addTask, writeNote } = given;
  const group = client.business;
  const isArchived = client.archived_at !== null;
  const commands: Command[] = [
    { id: "client-copy", label: t("Copy link"), group, Icon: Link2, run: actions.copyLink },
    {
      id: "client-json",
      label: t("Export as JSON"),
      group,
      Icon: FileJson,
      run: actions.exportJson,
    },
    {
      id: "client-csv",
      label: t("Export as CSV"),
      group,
      Icon: FileSpreadsheet,
      run: actions.exportCsv,
    },
  ];
  if (rights.writesNotes && !isArchived) {
    commands.unshift({
      id: "client-note",
      label: t("Write a note"),
      group,
      Icon: StickyNote,
      shortcut: "n",
      run: writeNote,
    });
  }
  if (addTask !== null) {
    commands.unshift({
      id: "client-task",
      label: t("Add a task"),
      group,
      Icon: ListTodo,
      shortcut: "k",
      run: addTask,
    });
  }
  if (storeTicket !== null) {
    commands.unshift({
      id: "client-ticket",
      label: t("New ticket"),
      group,
      Icon: LifeBuoy,
      shortcut: "t",
      run: storeTicket,
    });
  }
  if (rights.writesClients) {
    commands.push(
      isArchived
        ? {
            id: "client-restore",
            label: t("Restore this client"),
            group,
            Icon: ArchiveRestore,
            run: actions.restore,
          }
        : {
            id: "client-archive",
            label: t("Archive this client"),
            group,
            Icon: Archive,
            run: actions.archive,
          },
    );
  }
  useCommands(commands);
}
