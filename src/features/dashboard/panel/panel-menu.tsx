import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { LateTrigger } from "@/components/late-trigger";
import { MoreButton } from "@/components/more-button";
import type { DashboardSource } from "@/data/dashboard/dashboard-source";
import { lateCode } from "@/hooks/late-code";
import { cn } from "@/lib/cn";
import type { FigureTable } from "./figure-table";
import type { PanelQuery } from "./panel-body";
import type { Definition, PanelFilter } from "./panel-menu-items";

const useOpenableMenu = lateCode(() => import("./panel-menu-items"));

export type PanelMenuProps = {
  title: string;
  definitions: (t: TFunction, source: DashboardSource) => Definition[];
  query: PanelQuery<unknown>;
  /** Null while there is nothing to export. */
  table: FigureTable | null;
  filters?: PanelFilter[];
  /** The order of the rows, if any. */
  order?: string;
  /** The id of a panel that can be shown as a table. */
  chartPanel?: string;
  className?: string;
};

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
