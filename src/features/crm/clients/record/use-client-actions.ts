import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import type { ClientOverview, ClientStatus } from "@/data/clients/schema";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { paths } from "@/lib/paths";
import { clientStatusBadges } from "@/features/crm/shared/crm-labels";
import { UndecidedError } from "@/features/crm/shared/edit/undecided-error";
import type { ClientEdit } from "./client-record";
import { saveClientAsCsv, saveClientAsJson } from "./export-client";

export function useClientActions(client: ClientOverview, edit: ClientEdit) {
  const { t } = useTranslation();
  const say = useUndoToast();

  const run = (changes: Parameters<ClientEdit>[0], message: string) => {
    edit(changes, { message }).catch((error: unknown) => {
      if (error instanceof UndecidedError) return;
      say.failed(
        t("Not saved: {{reason}}. Nothing was changed.", { reason: reasonOf(error) }),
        () => run(changes, message),
      );
    });
  };
  const save = (how: (client: ClientOverview) => Promise<void>) => {
    how(client).then(
      () => toast.success(t("Exported. Internal notes are not in the file.")),
      (error: unknown) =>
        say.failed(t("Not exported: {{reason}}.", { reason: reasonOf(error) }), () => save(how)),
    );
  };
  return {
    archive: () => run({ archived_at: new Date().toISOString() }, t("Client archived.")),
    restore: () => run({ archived_at: null }, t("Client restored.")),
    setStatus: (status: ClientStatus) =>
      run({ status }, t("Status: {{status}}.", { status: t(clientStatusBadges[status].label) })),
    copyLink: () => {
      const address = new URL(paths.crmClient(client.id), location.origin).href;
      navigator.clipboard.writeText(address).then(
        () => toast.success(t("Link copied.")),
        () => say.failed(t("The browser did not allow copying. The address is in its bar."), null),
      );
    },
    exportJson: () => save(saveClientAsJson),
    exportCsv: () => save(saveClientAsCsv),
  };
}

export type ClientActionSet = ReturnType<typeof useClientActions>;
