import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Button } from "@/components/ui/button";
import type { ClientOverview } from "@/data/clients/schema";
import { paths } from "@/lib/paths";
import type { CrmRights } from "@/data/staff/use-crm-rights";

type RightsNoteProps = { client: ClientOverview; rights: CrmRights; onRestore: () => void };

/** Explains once what this person may not do, and why. */
export function RightsNote({ client, rights, onRestore }: RightsNoteProps) {
  const { t } = useTranslation();
  if (client.archived_at !== null) {
    return (
      <NoteStrip role="status">
        <p>{t("This client is archived: it can be read, not changed, and it is in no list.")}</p>
        {rights.writesClients && (
          <Button variant="secondary" onClick={onRestore}>
            {t("Restore")}
          </Button>
        )}
      </NoteStrip>
    );
  }
  if (rights.member === null) {
    return (
      <NoteStrip>
        <p>
          {t("You are looking at an example. Changing it takes a staff account.")}{" "}
          <TextLink to={paths.admin}>{t("Sign in")}</TextLink>
        </p>
      </NoteStrip>
    );
  }
  if (rights.writesClients) return null;
  return (
    <NoteStrip>
      <p>
        {rights.writesTickets
          ? t("Your role changes tickets, tasks, notes and contacts. The rest is for sales.")
          : t("Your role reads clients and changes nothing here.")}
      </p>
    </NoteStrip>
  );
}

function NoteStrip(props: ComponentProps<"div">) {
  return (
    <div
      {...props}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 rounded-b-md border-t border-line bg-sunken px-4.5 py-2.5 text-code"
    />
  );
}
