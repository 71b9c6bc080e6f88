import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import type { ClientOverview } from "@/data/crm/clients";
import { paths } from "@/lib/paths";
import type { CrmRights } from "@/data/crm/use-crm-rights";

type RightsNoteProps = { client: ClientOverview; rights: CrmRights; onRestore: () => void };

/** Says once what this person cannot do here, and why. */
export function RightsNote({ client, rights, onRestore }: RightsNoteProps) {
  const { t } = useTranslation();
  if (client.archivedAt !== null) {
    return (
      <div className="client-note-strip" role="status">
        <p>{t("This client is archived: it can be read, not changed, and it is in no list.")}</p>
        {rights.writesClients && (
          <Button variant="secondary" onClick={onRestore}>
            {t("Restore")}
          </Button>
        )}
      </div>
    );
  }
  if (rights.member === null) {
    return (
      <div className="client-note-strip">
        <p>
          {t("You are looking at a sample. Changing it takes a staff account.")}{" "}
          <Link className="inline-link" to={paths.admin}>
            {t("Sign in")}
          </Link>
        </p>
      </div>
    );
  }
  if (rights.writesClients) return null;
  return (
    <div className="client-note-strip">
      <p>
        {rights.writesTickets
          ? t("Your role changes tickets, tasks, notes and contacts. The rest is for sales.")
          : t("Your role reads clients and changes nothing here.")}
      </p>
    </div>
  );
}
