import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { ExternalLink } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import { cn } from "@/lib/cn";
import { externalTools } from "@/content/external-tools";
import { useDashboard } from "../dashboard-context";
import { PanelHead, type PanelProps } from "../panel/panel";
import { PanelBody } from "../panel/panel-body";
import { PanelSubtitle } from "../panel/panel-layout";
import { PanelMenu } from "../panel/panel-menu";
import type { Definition } from "../panel/panel-menu-items";
import { useQuickActions } from "./quick-actions";
import { statusTable, SystemStatusList, SystemStatusSkeleton } from "./system-status";

/** Buttons and links need no data; only the systems' state is loaded. */
export function QuickActionsPanel({ className }: PanelProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { source, query } = useDashboard();
  const status = useQuery(panelQuery("systemStatus", source, query));
  return (
    <Card className={cn("@container flex flex-col", className)} aria-labelledby={headingId}>
      <PanelHead
        headingId={headingId}
        title={t("Quick Actions")}
        menu={
          <PanelMenu
            title={t("Quick Actions")}
            definitions={quickActionDefinitions}
            query={status}
            table={status.data === undefined ? null : statusTable(status.data, t)}
          />
        }
      />
      <QuickActionButtons />
      {/* Takes the row's extra height, so that the links end the panel. */}
      <div className="flex-1 py-3">
        <PanelSubtitle className="px-4.5 py-1">{t("System status")}</PanelSubtitle>
        <PanelBody
          failureClassName="gap-1.5 py-2.5"
          title={t("System status")}
          query={status}
          skeleton={<SystemStatusSkeleton />}
        >
          {(systems) => <SystemStatusList systems={systems} />}
        </PanelBody>
      </div>
      <ExternalToolLinks />
    </Card>
  );
}

function QuickActionButtons() {
  const actions = useQuickActions();
  return (
    <ul className="grid grid-cols-2 @max-2xs:grid-cols-1" data-print="no">
      {actions.map(({ id, label, Icon, run }) => (
        <li key={id} className="border-b border-line even:border-l @max-2xs:border-l-0">
          <Button
            variant="ghost"
            // The longest name fits on one line of two columns.
            className="size-full min-h-13 justify-start rounded-none px-4.5 py-1 text-left font-medium wrap-anywhere whitespace-normal focus-visible:relative focus-visible:z-1 @max-sm:gap-2 @max-sm:pr-1.5 @max-sm:font-stretch-86%"
            onClick={run}
          >
            <Icon className="text-muted" size={18} strokeWidth={1.75} aria-hidden />
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function ExternalToolLinks() {
  const { t } = useTranslation();
  return (
    <ul
      className="grid grid-cols-2 border-t border-line py-1 @max-2xs:grid-cols-1"
      aria-label={t("External tools")}
      data-print="no"
    >
      {externalTools.map(({ label, href }) => (
        <li key={href} className="min-w-0 pr-2 pl-4.5">
          <a
            className="inline-flex min-h-11 items-center gap-1.5 font-medium no-underline hover:underline focus-visible:relative focus-visible:z-1"
            href={href}
            target="_blank"
            rel="noreferrer"
          >
            {t(label)}
            <ExternalLink size={15} aria-hidden />
            <span className="sr-only">{t("(opens in a new tab)")}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function quickActionDefinitions(t: TFunction): Definition[] {
  return [
    {
      term: t("Quick actions"),
      meaning: t("So far each one writes a line to the browser's console and changes nothing."),
    },
    {
      term: t("System status"),
      meaning: t(
        "How each system was doing when the dashboard was last refreshed: operational, delayed (it works, but late) or down. The same for every time range and client filter.",
      ),
    },
  ];
}
