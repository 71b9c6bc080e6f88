import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { fullTextQuery } from "@/data/inbound-mails/queries";
import type { MailBehind } from "@/data/inbound-mails/schema";
import { reasonOf } from "@/lib/errors/errors";
import { LinkedText } from "./linked-text";
import { OriginalMessage } from "./original-message";

/** Notes that the database adds below a mail's text (private.inbound_words). */
const NOTES = /(?:\n\n\[(?:The original message has more\.|Attached: [^\n]*)\])+$/;

type MailWordsProps = {
  children: string;
  mail: MailBehind;
  hidesReplyTo?: boolean;
};

export function MailWords({ children, mail, hidesReplyTo = false }: MailWordsProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...fullTextQuery(mail.id),
    enabled: isOpen,
  });
  const isWhole = isOpen && typeof data === "string";
  const hasFailed = isOpen && error !== null;
  const label = isWhole ? t("Show less") : hasFailed ? t("Try again") : t("Show the rest");
  return (
    <>
      <div className="wrap-anywhere whitespace-pre-wrap" translate="no">
        <LinkedText>{isWhole ? data + (NOTES.exec(children)?.[0] ?? "") : children}</LinkedText>
      </div>
      {mail.reply_to !== null && !hidesReplyTo && (
        <p className="mt-1 text-xs wrap-anywhere text-muted">
          {t("Asks for answers at {{address}}", { address: mail.reply_to })}
        </p>
      )}
      {hasFailed && (
        <p className="mt-1 text-xs text-stop" role="alert">
          {t("The rest could not be loaded: {{message}}.", { message: reasonOf(error) })}
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-x-4 text-xs font-semibold empty:hidden">
        {mail.is_folded && (
          <Button
            variant="link"
            className="min-h-8"
            aria-expanded={isWhole}
            busyLabel={isOpen && isFetching && t("Loading")}
            onClick={() => {
              if (hasFailed) void refetch();
              else setIsOpen(!isOpen);
            }}
          >
            <span>{label}</span>
          </Button>
        )}
        {mail.original_size !== null && <OriginalMessage mail={mail} size={mail.original_size} />}
      </div>
    </>
  );
}
