import {
  Archive,
  ArchiveRestore,
  Ellipsis,
  FileJson,
  FileSpreadsheet,
  LifeBuoy,
  Link2,
  Phone,
} from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { Button, buttonVariants } from "@/components/ui/button";
import { CLIENT_STATUSES, type ClientOverview } from "@/data/crm/clients";
import { cn } from "@/lib/cn";
import { clientStatusLabels } from "@/components/record/crm-labels";
import { telAddress } from "./contact-addresses";
import type { ClientActionSet } from "./use-client-actions";
import "@/components/ui/menu.css";

const ICON = { size: 18, "aria-hidden": true } as const;

type ClientActionsProps = {
  client: ClientOverview;
  actions: ClientActionSet;
  canChange: boolean;
  /** Null without the right to. */
  onNewTicket: (() => void) | null;
};

export function ClientActions({ client, actions, canChange, onNewTicket }: ClientActionsProps) {
  const { t } = useTranslation();
  const phone = client.contacts.find((contact) => contact.phone !== null)?.phone ?? null;
  return (
    <div className="client-actions">
      {phone !== null && (
        <a
          className={cn(buttonVariants({ variant: "secondary" }), "max-lg:flex-1")}
          href={telAddress(phone)}
        >
          <Phone {...ICON} />
          {t("Call")}
        </a>
      )}
      {onNewTicket !== null && (
        <Button className="max-lg:flex-1" onClick={onNewTicket} aria-keyshortcuts="t">
          <LifeBuoy {...ICON} strokeWidth={2} />
          {t("New ticket")}
        </Button>
      )}
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <Button
            variant="secondary"
            size="icon"
            className="max-lg:only:ml-auto"
            aria-label={t("More actions")}
          >
            <Ellipsis size={20} aria-hidden />
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" align="end" sideOffset={6} collisionPadding={8}>
            {canChange && client.archivedAt === null && (
              <DropdownMenu.Group>
                <DropdownMenu.Label className="client-menu-label">
                  {t("Set the status to")}
                </DropdownMenu.Label>
                {CLIENT_STATUSES.filter((status) => status !== client.status).map((status) => (
                  <DropdownMenu.Item
                    key={status}
                    className="menu-item"
                    onSelect={() => actions.setStatus(status)}
                  >
                    <Badge variant={clientStatusLabels[status].variant}>
                      {t(clientStatusLabels[status].label)}
                    </Badge>
                  </DropdownMenu.Item>
                ))}
                <DropdownMenu.Separator className="client-menu-line" />
              </DropdownMenu.Group>
            )}
            <DropdownMenu.Item className="menu-item" onSelect={actions.copyLink}>
              <Link2 {...ICON} />
              {t("Copy link")}
            </DropdownMenu.Item>
            <DropdownMenu.Item className="menu-item" onSelect={actions.exportJson}>
              <FileJson {...ICON} />
              {t("Export as JSON")}
            </DropdownMenu.Item>
            <DropdownMenu.Item className="menu-item" onSelect={actions.exportCsv}>
              <FileSpreadsheet {...ICON} />
              {t("Export as CSV")}
            </DropdownMenu.Item>
            {canChange && (
              <>
                <DropdownMenu.Separator className="client-menu-line" />
                {client.archivedAt === null ? (
                  <DropdownMenu.Item className="menu-item" onSelect={actions.archive}>
                    <Archive {...ICON} />
                    {t("Archive")}
                  </DropdownMenu.Item>
                ) : (
                  <DropdownMenu.Item className="menu-item" onSelect={actions.restore}>
                    <ArchiveRestore {...ICON} />
                    {t("Restore")}
                  </DropdownMenu.Item>
                )}
              </>
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </div>
  );
}
