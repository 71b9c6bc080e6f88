import { ArrowDown, ArrowUp, Download, ListChecks, Plus, Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Command } from "@/components/commands/command";
import { useCommands } from "@/components/commands/use-commands";
import { stepToRow, tickRow } from "../row-keys";
import type { ListExport } from "../selection/use-list-export";

type ListCommandsProps = {
  group: string;
  searchLabel: string;
  add: { label: string; run: () => void } | null;
  onExport: ListExport["start"] | null;
  canSelect: boolean;
};

const withList = (act: (list: Element) => void) => () => {
  const list = document.querySelector("[data-records]");
  if (list) act(list);
};

/** Commands of every list: f searches, j and k move, x selects, e exports, n adds. */
export function useListCommands(props: ListCommandsProps): void {
  const { t } = useTranslation();
  const { group, searchLabel, add, onExport, canSelect } = props;
  const command = (id: string, label: string, rest: Omit<Command, "id" | "label" | "group">) => ({
    id: `list ${id}`,
    label,
    group,
    ...rest,
  });
  const commands: Command[] = [
    command("search", searchLabel, {
      Icon: Search,
      shortcut: "f",
      run: () => document.querySelector<HTMLElement>("[data-list-search]")?.focus(),
    }),
    command("next", t("Next row"), {
      Icon: ArrowDown,
      shortcut: "j",
      run: withList((list) => stepToRow(list, 1)),
    }),
    command("previous", t("Previous row"), {
      Icon: ArrowUp,
      shortcut: "k",
      run: withList((list) => stepToRow(list, -1)),
    }),
  ];
  if (canSelect) {
    commands.push(
      command("select", t("Select this row"), {
        Icon: ListChecks,
        shortcut: "x",
        run: withList(tickRow),
      }),
    );
  }
  if (onExport !== null) {
    const keywords = [t("download"), t("spreadsheet"), "CSV"];
    commands.push(
      command("export", t("Export the columns shown"), {
        Icon: Download,
        shortcut: "e",
        keywords,
        run: () => onExport({ hasAllFields: false }),
      }),
      command("export all", t("Export everything"), {
        Icon: Download,
        keywords,
        run: () => onExport({ hasAllFields: true }),
      }),
    );
  }
  if (add !== null) {
    commands.push(command("add", add.label, { Icon: Plus, shortcut: "n", run: add.run }));
  }
  useCommands(commands);
}
