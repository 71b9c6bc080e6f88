import { ArrowDown, ArrowUp, Download, LifeBuoy, ListChecks, Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCommands } from "@/components/commands/use-commands";
import { tickRow } from "@/components/data-table/row-keys";
import type { ListExport } from "@/components/data-table/selection/use-list-export";

type QueueCommandsProps = {
  onStep: (step: 1 | -1) => void;
  onExport: ListExport["start"];
  /** Null without the right. */
  onNew: (() => void) | null;
};

/** The queue's keys: f searches, j and k step through it, x ticks, e exports, n opens a new one. */
export function useQueueCommands({ onStep, onExport, onNew }: QueueCommandsProps): void {
  const { t } = useTranslation();
  const group = t("Tickets");
  useCommands([
    {
      id: "queue-search",
      label: t("Search tickets"),
      group,
      Icon: Search,
      shortcut: "f",
      run: () => document.querySelector<HTMLElement>("[data-list-search]")?.focus(),
    },
    {
      id: "queue-next",
      label: t("Next ticket"),
      group,
      Icon: ArrowDown,
      shortcut: "j",
      run: () => onStep(1),
    },
    {
      id: "queue-previous",
      label: t("Previous ticket"),
      group,
      Icon: ArrowUp,
      shortcut: "k",
      run: () => onStep(-1),
    },
    {
      id: "queue-export",
      label: t("Export the columns shown"),
      group,
      Icon: Download,
      shortcut: "e",
      keywords: ["CSV"],
      run: () => onExport({ hasAllFields: false }),
    },
    {
      id: "queue-export-all",
      label: t("Export everything"),
      group,
      Icon: Download,
      keywords: ["CSV"],
      run: () => onExport({ hasAllFields: true }),
    },
    ...(onNew === null
      ? []
      : [
          {
            id: "queue-select",
            label: t("Select this ticket"),
            group,
            Icon: ListChecks,
            shortcut: "x",
            run: () => {
              const list = document.querySelector("[data-records]");
              if (list) tickRow(list);
            },
          },
          {
            id: "queue-new",
            label: t("New ticket"),
            group,
            Icon: LifeBuoy,
            shortcut: "n",
            run: onNew,
          },
        ]),
  ]);
}
