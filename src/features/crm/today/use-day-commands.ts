import {
  ArrowDown,
  ArrowUp,
  CalendarArrowUp,
  Check,
  PhoneMissed,
  Plus,
  UserRoundPlus,
  Users,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Command } from "@/components/commands/command";
import { useCommands } from "@/components/commands/use-commands";
import { stepToRow } from "@/components/data-table/row-keys";
import { itemId, type DayItem } from "@/data/my-day/queries";
import type { CrmRights } from "@/data/staff/use-crm-rights";
import type { TaskMenu } from "@/features/crm/shared/tasks/task-tools";
import { canWorkOn, focusedItem, type DayChanges } from "./use-day-changes";

/** A row's menu that is open. */
export type OpenMenu = { id: string; of: TaskMenu };

type DayCommands = {
  items: readonly DayItem[];
  rights: CrmRights;
  changes: DayChanges;
  isTeams: boolean;
  onTeams: (isTeams: boolean) => void;
  onAdd: (() => void) | null;
  onMenu: (menu: OpenMenu) => void;
};

const step = (by: 1 | -1) => () => {
  const list = document.querySelector("[data-records]");
  if (list) stepToRow(list, by);
};

/** The day's keys: j and k move; d, c, m and a work off the row in focus; n adds; t changes whose day it is. */
export function useDayCommands(props: DayCommands): void {
  const { items, rights, changes, isTeams, onTeams, onAdd, onMenu } = props;
  const { t } = useTranslation();
  const group = t("My day");
  const rowGroup = t("The row in focus");
  const withItem = (kinds: readonly DayItem["kind"][], act: (item: DayItem) => void) => () => {
    const item = focusedItem(items);
    if (item !== null && kinds.includes(item.kind) && canWorkOn(item, rights)) act(item);
  };
  const commands: Command[] = [
    { id: "list next", label: t("Next row"), group, Icon: ArrowDown, shortcut: "j", run: step(1) },
    {
      id: "list previous",
      label: t("Previous row"),
      group,
      Icon: ArrowUp,
      shortcut: "k",
      run: step(-1),
    },
  ];
  if (rights.member !== null) {
    commands.push({
      id: "day whose",
      label: isTeams ? t("Show my own day") : t("Show the team’s day"),
      group,
      Icon: Users,
      shortcut: "t",
      run: () => onTeams(!isTeams),
    });
  }
  if (onAdd !== null) {
    commands.push({
      id: "list add",
      label: t("New task"),
      group,
      Icon: Plus,
      shortcut: "n",
      run: onAdd,
    });
  }
  if (onAdd !== null || rights.writesTickets) {
    commands.push(
      {
        id: "day done",
        label: t("Done: completed, took place, picked up or resolved"),
        group: rowGroup,
        Icon: Check,
        shortcut: "d",
        run: withItem(["task", "demo", "answer", "ticket"], changes.finish),
      },
      {
        id: "day move",
        label: t("Move to another day"),
        group: rowGroup,
        Icon: CalendarArrowUp,
        shortcut: "m",
        run: withItem(["task", "demo"], (item) => onMenu({ id: itemId(item), of: "move" })),
      },
      {
        id: "day assign",
        label: t("Assign to somebody"),
        group: rowGroup,
        Icon: UserRoundPlus,
        shortcut: "a",
        run: withItem(["task", "answer", "ticket"], (item) =>
          onMenu({ id: itemId(item), of: "assign" }),
        ),
      },
      {
        id: "day no answer",
        label: t("Log a call nobody answered"),
        group: rowGroup,
        Icon: PhoneMissed,
        shortcut: "c",
        run: withItem(["answer", "demo"], changes.missCall),
      },
    );
  }
  useCommands(commands);
}
