import { useTranslation } from "react-i18next";
import { LateTrigger } from "@/components/triggers/late-trigger";
import { MoreButton } from "@/components/triggers/more-button";
import { lateCode } from "@/hooks/late-code";
import { cn } from "@/lib/cn";
import type { ChartPanel } from "../dashboard-search";
import type { DefinedPanel } from "./panel-definitions";
import type { FigureTable } from "../panel/figure-table";
import type { PanelQuery } from "../panel/panel-body";
import type { PanelFilter } from "./use-export";

const useOpenableMenu = lateCode(() => import("./panel-menu-items"));

export type PanelMenuProps = {
  /** The panel's title. */
  title: string;
  definitionsOf: DefinedPanel;
  /** The query of the panel's figures. */
  query: PanelQuery<unknown>;
  /** Null while there is nothing to export. */
  table: FigureTable | null;
  /** Filters besides the time range, the clients and the panel's own controls. */
  filters?: PanelFilter[];
  /** How its rows are ordered, where that is said. */
  order?: string;
  /** Given by panels that are drawings and can be shown as a table instead. */
  chartPanel?: ChartPanel;
  /** Where the button stands in its head. */
  className?: string;
};

/** Menu of a panel, with the same entries for each. */
export function PanelMenu({ className, ...props }: PanelMenuProps) {
  const { t } = useTranslation();
  const { module, load } = useOpenableMenu();
  const button = {
    className: cn("-mr-2 text-muted hover:text-text aria-expanded:text-text", className),
    label: t("More for {{title}}", { title: props.title }),
  };
  return (
    <LateTrigger isThere={module !== null} onEarlyPress={load}>
      {module === null ? (
        <MoreButton {...button} aria-haspopup="menu" aria-expanded={false} />
      ) : (
        <module.OpenableMenu {...props} button={button} />
      )}
    </LateTrigger>
  );
}
