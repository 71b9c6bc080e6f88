import { ArrowDown, ArrowUp, Columns3, List, Plus, Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Command } from "@/components/commands/command";
import { useCommands } from "@/components/commands/use-commands";
import type { LeadsAddress } from "./leads-address";
import { stepCard } from "./board/use-card-focus";

type LeadsCommands = {
  address: LeadsAddress;
  /** Null without the right. */
  onAdd: (() => void) | null;
};

export function useLeadsCommands({ address, onAdd }: LeadsCommands): void {
  const { t } = useTranslation();
  const group = t("Leads");
  const { layout } = address.search;
  const isBoard = layout === "board";
  const commands: Command[] = [
    {
      id: "leads-board",
      label: t("Show leads as a board"),
      group,
      Icon: Columns3,
      shortcut: "b",
      isDisabled: isBoard,
      run: () => address.change({ layout: "board" }),
    },
    {
      id: "leads-list",
      label: t("Show leads as a list"),
      group,
      Icon: List,
      shortcut: "l",
      isDisabled: layout === "list",
      run: () => address.change({ layout: "list" }),
    },
  ];
  if (onAdd !== null) {
    commands.push({
      id: "list add",
      label: t("Add lead"),
      group,
      Icon: Plus,
      shortcut: "n",
      run: onAdd,
    });
  }
  if (isBoard) {
    commands.push(
      {
        id: "list search",
        label: t("Search leads"),
        group,
        Icon: Search,
        shortcut: "f",
        run: () => document.querySelector<HTMLElement>("[data-list-search]")?.focus(),
      },
      {
        id: "list next",
        label: t("Next card"),
        group,
        Icon: ArrowDown,
        shortcut: "j",
        run: () => stepCard(1),
      },
      {
        id: "list previous",
        label: t("Previous card"),
        group,
        Icon: ArrowUp,
        shortcut: "k",
        run: () => stepCard(-1),
      },
    );
  }
  useCommands(commands);
}
