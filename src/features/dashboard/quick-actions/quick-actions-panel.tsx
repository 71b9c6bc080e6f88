import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Card, CardAction, CardHeader, CardTitle } from "@/components/ui/card";
import { systemStatusQuery } from "@/data/dashboard/dashboard-queries";
import { useDashboard } from "../dashboard-context";
import { PanelBody } from "../panel/panel-body";
import { PanelMenu } from "../panel/panel-menu";
import { ExternalToolLinks } from "./external-tool-links";
import { useQuickActions } from "./quick-actions";
import "./quick-actions.css";
import { statusTable, SystemStatusList, SystemStatusSkeleton } from "./system-status-list";

/** Buttons and links are there at once; only the state of the systems has to be asked for. */
export function QuickActionsPanel() {
  const { t } = useTranslation();
  const headingId = useId();
  const { source, query } = useDashboard();
  const status = useQuery(systemStatusQuery(source, query));
  return (
    <Card className="panel-quick-actions flex flex-col lg:col-span-4" aria-labelledby={headingId}>
      <CardHeader>
        <CardTitle id={headingId}>{t("Quick Actions")}</CardTitle>
        <CardAction className="flex-1 justify-end max-sm:justify-start">
          <PanelMenu
            className="max-sm:ml-auto"
            title={t("Quick Actions")}
            definitions={[
              {
                term: t("Quick actions"),
                meaning: t(
                  "So far each one writes a line to the browser's console and changes nothing.",
                ),
              },
              {
                term: t("System status"),
                meaning: t(
                  "How each system was doing when the dashboard was last refreshed: operational, delayed (it works, but late) or down. The same for every time range and client filter.",
                ),
              },
            ]}
            query={status}
            table={status.data === undefined ? null : statusTable(status.data, t)}
          />
        </CardAction>
      </CardHeader>
      <QuickActionButtons />
      <div className="system-status">
        <h3>{t("System status")}</h3>
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
    <div className="quick-actions-frame" data-print="no">
      <ul className="quick-actions">
        {actions.map(({ id, label, Icon, run }) => (
          <li key={id}>
            <button type="button" onClick={run}>
              <Icon size={18} strokeWidth={1.75} aria-hidden />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
