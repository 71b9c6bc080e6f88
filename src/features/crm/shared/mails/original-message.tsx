import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { originalQuery } from "@/data/inbound-mails/queries";
import type { MailBehind } from "@/data/inbound-mails/schema";
import { reasonOf } from "@/lib/errors/errors";
import { formatFileSize } from "@/lib/format/format";
import { saveBlob } from "@/lib/storage/save-file";

type OriginalMessageProps = { mail: MailBehind; size: number };

export function OriginalMessage({ mail, size }: OriginalMessageProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="link" className="min-h-8" onClick={() => setIsOpen(true)}>
        {t("Original message")}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>{mail.subject || t("No subject")}</DialogTitle>
            <DialogDescription>
              {t(
                "The message as it came, {{size}} with its files. Shown as text: nothing in it runs or loads.",
                {
                  size: formatFileSize(size),
                },
              )}
            </DialogDescription>
          </DialogHeader>
          <OriginalText mail={mail} />
        </DialogContent>
      </Dialog>
    </>
  );
}

const fileName = (subject: string) =>
  `${
    subject
      .replaceAll(/[^\p{L}\p{N}._-]+/gu, " ")
      .trim()
      .slice(0, 60) || "message"
  }.eml`;

function OriginalText({ mail }: { mail: MailBehind }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(originalQuery(mail.id));
  if (error !== null) {
    return (
      <DialogBody>
        <ErrorNotice
          headingLevel={3}
          heading={t("The message could not be loaded")}
          body={t("It is kept all the same. The reason: {{message}}.", {
            message: reasonOf(error),
          })}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </DialogBody>
    );
  }
  const isCut = data !== undefined && data.file.size > data.shown.length;
  return (
    <>
      <DialogBody aria-busy={data === undefined}>
        {data === undefined ? (
          <>
            <p className="sr-only" role="status">
              {t("Loading the message")}
            </p>
            <Skeleton className="h-64" />
          </>
        ) : (
          <pre
            className="rounded-md bg-sunken px-4 py-3.5 text-xs/relaxed wrap-anywhere whitespace-pre-wrap"
            translate="no"
          >
            {data.shown}
          </pre>
        )}
        {isCut && (
          <p className="text-code text-muted">
            {t("This is its beginning. The file has all of it.")}
          </p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button
          variant="secondary"
          disabled={data === undefined}
          onClick={() => data && saveBlob(fileName(mail.subject), data.file)}
        >
          <Download size={18} aria-hidden />
          <span>{t("Download as .eml")}</span>
        </Button>
      </DialogFooter>
    </>
  );
}
