import { useQuery } from "@tanstack/react-query";
import { useState, Fragment, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ExternalLink, Download } from "lucide-react";
import { Button, buttonVariants } from "@/components/ui/button";
import { fullTextQuery, originalQuery } from "@/data/inbound-mails/queries";
import type { MailBehind } from "@/data/inbound-mails/schema";
import { reasonOf } from "@/lib/errors/errors";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { cn } from "@/lib/cn";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { AttachmentList } from "@/features/crm/shared/files/attachment-list";
import { PendingBody } from "@/features/crm/shared/files/pending-body";
import { PlacedPicture } from "@/features/crm/shared/files/placed-picture";
import { formatFileSize, formatList } from "@/lib/format/format";
import { saveBlob } from "@/lib/storage/save-file";
import { linkParts } from "./link-parts";
import { placedPictures } from "./placed-pictures";

/** Notes that the database adds below a mail's text (private.inbound_words). */
const NOTES = /(?:\n\n\[(?:The original message has more\.|Attached(?:, not kept)?: [^\n]*)\])+$/;

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
      <WordsAndFiles mail={mail}>
        {isWhole ? data + (NOTES.exec(children)?.[0] ?? "") : children}
      </WordsAndFiles>
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

type WordsAndFilesProps = { mail: MailBehind; children: string };

/** The text with its pictures where they stood, and below it the other files. */
function WordsAndFiles({ mail: { files, other_files: otherFiles }, children }: WordsAndFilesProps) {
  const { t } = useTranslation();
  const { pieces, others } = useMemo(() => placedPictures(children, files), [children, files]);
  const coming = otherFiles.filter(({ state }) => state === "coming");
  return (
    <>
      <div className="wrap-anywhere whitespace-pre-wrap" translate="no">
        {pieces.map(({ text, picture }, index) => (
          <Fragment key={index}>
            <LinkedText>{text}</LinkedText>
            {picture !== null && <PlacedPicture file={picture} />}
          </Fragment>
        ))}
      </div>
      <AttachmentList className="mt-2 whitespace-normal" files={others} />
      {coming.length > 0 && (
        <p className="mt-1 text-xs wrap-anywhere text-muted">
          {t("Not stored yet: {{names}}", { names: formatList(coming.map(({ name }) => name)) })}
        </p>
      )}
    </>
  );
}

/** A stranger's text. Its links show their target before they open. */
function LinkedText({ children }: { children: string }) {
  const parts = useMemo(() => linkParts(children), [children]);
  return parts.map(({ text, address }, index) => (
    <Fragment key={index}>
      {address === null ? text : <StrangersLink text={text} address={address} />}
    </Fragment>
  ));
}

function StrangersLink({ text, address }: { text: string; address: string }) {
  const { t } = useTranslation();
  return (
    <Popover>
      <PopoverTrigger asChild>
        {/* Not a button element, which does not wrap with the text around it. */}
        <span
          role="button"
          tabIndex={0}
          className="cursor-pointer rounded-xs wrap-anywhere underline decoration-current/50 decoration-dotted underline-offset-[0.2em] hover:decoration-current hover:decoration-solid aria-expanded:bg-wait-bg"
          title={t("Show where this leads")}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            event.currentTarget.click();
          }}
        >
          {text}
        </span>
      </PopoverTrigger>
      <PopoverContent className="grid w-96 gap-2.5" aria-label={t("Where this leads")}>
        <p>
          {t("This leads to")}{" "}
          <b className="wrap-anywhere" translate="no">
            {new URL(address).host}
          </b>
        </p>
        <p
          className="rounded-xs bg-sunken px-2.5 py-2 font-mono text-xs/relaxed wrap-anywhere"
          translate="no"
        >
          {address}
        </p>
        <p className="text-xs text-muted">
          {t("It came by mail, and nobody here has checked it.")}
        </p>
        <a
          className={cn(buttonVariants({ variant: "secondary" }), "justify-self-start")}
          href={address}
          target="_blank"
          rel="noopener noreferrer nofollow"
          referrerPolicy="no-referrer"
        >
          <ExternalLink size={16} aria-hidden />
          <span>{t("Open in a new tab")}</span>
        </a>
      </PopoverContent>
    </Popover>
  );
}

type OriginalMessageProps = { mail: MailBehind; size: number };

function OriginalMessage({ mail, size }: OriginalMessageProps) {
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
              <span>
                {t(
                  "The message as it came, {{size}} with its files. Shown as text: nothing in it runs or loads.",
                  { size: formatFileSize(size) },
                )}
              </span>{" "}
              {mail.is_original_cut && <span>{t("Only this beginning of it is stored.")}</span>}
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
  const query = useQuery(originalQuery(mail.id));
  const { data } = query;
  const isCut = data !== undefined && data.file.size > data.shown.length;
  const isPending = query.error !== null || data === undefined;
  return (
    <>
      {isPending ? (
        <PendingBody
          className="h-64"
          query={query}
          label={t("Loading the message")}
          heading={t("The message could not be loaded")}
        />
      ) : (
        <DialogBody>
          <pre
            className="rounded-md bg-sunken px-4 py-3.5 text-xs/relaxed wrap-anywhere whitespace-pre-wrap"
            translate="no"
          >
            {data.shown}
          </pre>
          {isCut && (
            <p className="text-code text-muted">
              {t("This is its beginning. The file has all of it.")}
            </p>
          )}
        </DialogBody>
      )}
      <DialogFooter>
        <Button
          variant="secondary"
          disabled={isPending}
          onClick={() => data && saveBlob(fileName(mail.subject), data.file)}
        >
          <Download size={18} aria-hidden />
          <span>{t("Download as .eml")}</span>
        </Button>
      </DialogFooter>
    </>
  );
}
