import { useQuery } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardAction, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { Item, ItemContent, ItemDescription, ItemTitle } from "@/components/ui/item";
import type { ClientOverview } from "@/data/clients/schema";
import { clientLinksQuery, closeClientLink, type ClientLink } from "@/data/files/client-links";
import { useCrmMutation } from "@/data/records/mutations";
import type { CrmRights } from "@/data/staff/use-crm-rights";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { formatReaderDay } from "@/lib/dates/reader-time";
import { formatList } from "@/lib/format/format";
import { AskForFiles } from "./ask-for-files";

type UploadLinksProps = { client: ClientOverview; rights: CrmRights };

/** The open links by which the client sends files, and a button that makes one. */
export function UploadLinks({ client, rights }: UploadLinksProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const isStaff = rights.member !== null;
  const { data: links = [], error } = useQuery({
    ...clientLinksQuery(client.id),
    enabled: isStaff && rights.readsClients,
  });
  const mayAsk = rights.writesNotes && client.archived_at === null;
  if (!mayAsk && links.length === 0) return null;
  return (
    <Card className="max-lg:order-5 max-lg:scroll-mt-5" id="links" aria-labelledby="links-head">
      <CardHeader>
        <CardTitle id="links-head">{t("Files by link")}</CardTitle>
        {mayAsk && (
          <CardAction>
            <Button
              variant="ghost"
              className="-my-1.5 -mr-3 gap-1.5 px-3"
              onClick={() => setIsAsking(true)}
            >
              <Link2 size={18} aria-hidden />
              {t("Ask for files")}
            </Button>
          </CardAction>
        )}
      </CardHeader>
      {links.length === 0 ? (
        <CardContent className="text-muted">
          {error === null
            ? t("No open link. With one, the client sends photos from a phone, without an account.")
            : t("The links could not be loaded: {{reason}}.", { reason: reasonOf(error) })}
        </CardContent>
      ) : (
        <ul>
          {links.map((link) => (
            <LinkRow key={link.id} link={link} mayClose={mayAsk} />
          ))}
        </ul>
      )}
      {isAsking && <AskForFiles client={client} onClose={() => setIsAsking(false)} />}
    </Card>
  );
}

function LinkRow({ link, mayClose }: { link: ClientLink; mayClose: boolean }) {
  const { t } = useTranslation();
  const { wanted, files, made_by: maker } = link;
  const close = useCloseLink();
  const name = wanted ?? t("Photos and files");
  return (
    <Item>
      <ItemContent>
        <ItemTitle>{name}</ItemTitle>
        <ItemDescription>
          {formatList([
            t("Open until {{day}}", { day: formatReaderDay(link.expires_at) }),
            maker && t("made by {{name}}", { name: maker }),
          ])}
        </ItemDescription>
      </ItemContent>
      <Badge variant={files > 0 ? "success" : "default"}>
        {t("{{count}} files", { count: files, defaultValue_one: "1 file" })}
      </Badge>
      {mayClose && (
        <Button
          variant="ghost"
          className="-mr-2.5 px-2.5"
          aria-label={t("Close the link: {{name}}", { name })}
          onClick={() => void close(link, true)}
        >
          {t("Close")}
        </Button>
      )}
    </Item>
  );
}

function useCloseLink() {
  const { t } = useTranslation();
  const say = useUndoToast();
  const { mutateAsync } = useCrmMutation(closeClientLink);
  return async function close(link: ClientLink, isClosed: boolean): Promise<void> {
    try {
      await mutateAsync({ id: link.id, isClosed });
      say.done(
        isClosed ? t("Closed the link. It takes no files any more.") : t("The link is open again."),
        () => void close(link, !isClosed),
        { recordId: link.id, isUndo: !isClosed },
      );
    } catch (error) {
      say.failed(
        t("The link was not changed: {{reason}}.", { reason: reasonOf(error) }),
        () => void close(link, isClosed),
        link.id,
      );
    }
  };
}
