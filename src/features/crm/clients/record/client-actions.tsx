import {
  Archive,
  ArchiveRestore,
  FileJson,
  FileSpreadsheet,
  LifeBuoy,
  Link2,
  Phone,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { MoreMenu } from "@/components/more-menu";
import { Badge } from "@/components/ui/badge";
import { Button, buttonVariants } from "@/components/ui/button";
import {
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from "@/components/ui/dropdown-menu";
import { CLIENT_STATUSES, type ClientOverview } from "@/data/clients/schema";
import { cn } from "@/lib/cn";
import { clientStatusBadges } from "@/features/crm/shared/crm-labels";
import { telAddress } from "../details/contacts-panel";
import type { ClientActionSet } from "./use-client-actions";

const ICON = { size: 18, "aria-hidden": true } as const;

type ClientActionsProps = {
  client: ClientOverview;
  actions: ClientActionSet;
  canChange: boolean;
  onNewTicket: (() => void) | null;
};

export function ClientActions({ client, actions, canChange, onNewTicket }: ClientActionsProps) {
  const { t } = useTranslation();
  const phone = client.contacts.find((contact) => contact.phone !== null)?.phone ?? null;
  return (
    <div
      data-slot="client-actions"
      className="flex items-center gap-2.5 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-9 max-lg:items-stretch max-lg:border-t max-lg:border-line-strong max-lg:bg-surface max-lg:px-4 max-lg:pt-2.5 max-lg:pb-[calc(0.625rem+env(safe-area-inset-bottom,0px))]"
    >
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
      <MoreMenu variant="secondary" className="max-lg:only:ml-auto" label={t("More actions")}>
        {canChange && client.archived_at === null && (
          <DropdownMenuGroup>
            <DropdownMenuLabel>{t("Set the status to")}</DropdownMenuLabel>
            {CLIENT_STATUSES.filter((status) => status !== client.status).map((status) => (
              <DropdownMenuItem key={status} onSelect={() => actions.setStatus(status)}>
                <Badge variant={clientStatusBadges[status].variant}>
                  {t(clientStatusBadges[status].label)}
                </Badge>
              </DropdownMenuItem>
            ))}
            <DropdownMenuSeparator />
          </DropdownMenuGroup>
        )}
        <DropdownMenuItem onSelect={actions.copyLink}>
          <Link2 aria-hidden />
          {t("Copy link")}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={actions.exportJson}>
          <FileJson aria-hidden />
          {t("Export as JSON")}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={actions.exportCsv}>
          <FileSpreadsheet aria-hidden />
          {t("Export as CSV")}
        </DropdownMenuItem>
        {canChange && (
          <>
            <DropdownMenuSeparator />
            {client.archived_at === null ? (
              <DropdownMenuItem onSelect={actions.archive}>
                <Archive aria-hidden />
                {t("Archive")}
              </DropdownMenuItem>
            ) : (
              <DropdownMenuItem onSelect={actions.restore}>
                <ArchiveRestore aria-hidden />
                {t("Restore")}
              </DropdownMenuItem>
            )}
          </>
        )}
      </MoreMenu>
    </div>
  );
}
