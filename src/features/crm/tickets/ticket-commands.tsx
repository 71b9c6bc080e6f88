import { Archive, Reply, StickyNote, UserCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCommands } from "@/components/commands/use-commands";
import type { MessageKind } from "@/data/tickets/schema";

type TicketCommandsProps = {
  onWrite: (kind: MessageKind) => void;
  onTake: () => void;
  onArchive: () => void;
  isMine: boolean;
};

export function TicketCommands({ onWrite, onTake, onArchive, isMine }: TicketCommandsProps) {
  const { t } = useTranslation();
  const group = t("This ticket");
  useCommands([
    {
      id: "ticket-reply",
      label: t("Reply"),
      group,
      keywords: [t("answer")],
      Icon: Reply,
      shortcut: "r",
      run: () => onWrite("reply"),
    },
    {
      id: "ticket-note",
      label: t("Internal note"),
      group,
      Icon: StickyNote,
      shortcut: "i",
      run: () => onWrite("note"),
    },
    {
      id: "ticket-take",
      label: t("Assign to me"),
      group,
      keywords: [t("take")],
      Icon: UserCheck,
      shortcut: "a",
      run: onTake,
      isDisabled: isMine,
    },
    { id: "ticket-archive", label: t("Archive this ticket"), group, Icon: Archive, run: onArchive },
  ]);
  return null;
}
