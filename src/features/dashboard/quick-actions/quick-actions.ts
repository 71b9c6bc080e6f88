import {
  ChartColumn,
  CreditCard,
  FileText,
  HardDrive,
  RotateCw,
  Upload,
  type LucideIcon,
} from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useDemoAction } from "../use-demo-action";

type QuickActionKind = { id: string; label: string; Icon: LucideIcon };

const QUICK_ACTIONS = [
  { id: "re-run-provisioning", label: "Re-run Provisioning", Icon: RotateCw },
  { id: "bulk-publish", label: "Bulk Publish", Icon: Upload },
  { id: "sync-stripe", label: "Sync Stripe", Icon: CreditCard },
  { id: "backup-sites", label: "Backup Sites", Icon: HardDrive },
  { id: "generate-report", label: "Generate Report", Icon: FileText },
  { id: "refresh-analytics", label: "Refresh Analytics", Icon: ChartColumn },
] as const satisfies QuickActionKind[];

export type QuickAction = QuickActionKind & { run: () => void };

/** The panel's actions, also in the command palette. */
export function useQuickActions(): QuickAction[] {
  const { t } = useTranslation();
  const runDemo = useDemoAction();
  return useMemo(
    () =>
      QUICK_ACTIONS.map(({ id, label, Icon }) => ({
        id,
        label: t(label),
        Icon,
        run: () => runDemo({ action: label }),
      })),
    [t, runDemo],
  );
}
