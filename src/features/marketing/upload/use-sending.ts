import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { RefusedFileError } from "@/data/files/check-answer";
import { MAX_FILE_BYTES } from "@/data/files/schema";
import {
  dropLinkedFile,
  EndedLinkError,
  refusalOf,
  sendLinkedFile,
} from "@/data/files/upload-link";
import { useFileQueue } from "@/hooks/use-file-queue";
import { reasonOf } from "@/lib/errors/errors";
import { formatFileSize, unbroken } from "@/lib/format/format";
import { site } from "@/content/company";

/** Files on their way by a link. `onEnded` is called where the link has ended meanwhile. */
export function useSending(token: string, onEnded: () => void) {
  const { t } = useTranslation();
  /** The ids in the database of those that have not arrived. */
  const stored = useRef(new Map<string, string>());
  /** Ids of files whose content had been sent before. */
  const [repeated, setRepeated] = useState<ReadonlySet<string>>(new Set());

  const problemOf = (error: unknown): string => {
    // A refusal by the content is a sentence of the server's, in English.
    if (error instanceof RefusedFileError) return t(error.message);
    if (error instanceof EndedLinkError) {
      return t("The link ended before this was sent. Ask us for a new one.");
    }
    if (error instanceof DOMException && error.name.startsWith("Not")) {
      return t("Your device could not read this file. Choose it again.");
    }
    switch (refusalOf(error)) {
      case "many-files":
        return t("This link takes 20 files, and they are all here. Ask us for another one.");
      case "too-fast":
        return t("Many files came from here just now. Go on in ten minutes.");
      case "too-often":
        return t("That is a lot for one day. Go on tomorrow, or call us at {{phone}}.", {
          phone: unbroken(site.phone),
        });
      default:
        return t("Not sent: {{reason}}.", { reason: reasonOf(error) });
    }
  };
  const isFinal = (error: unknown) =>
    error instanceof RefusedFileError ||
    error instanceof EndedLinkError ||
    refusalOf(error) === "many-files";

  const queue = useFileQueue({
    send: (sending) =>
      sendLinkedFile({
        ...sending,
        token,
        onAdded: (id) => stored.current.set(sending.id, id),
      }),
    refusalOf: ({ size }) => {
      if (size === 0) return t("This file is empty. Choose another one.");
      if (size <= MAX_FILE_BYTES) return null;
      return t(
        "This file has {{size}}, and 25 MB fit. Send a smaller one, or call us: {{phone}}.",
        {
          size: formatFileSize(size),
          phone: unbroken(site.phone),
        },
      );
    },
    failureOf: (error) => {
      if (error instanceof EndedLinkError) onEnded();
      return { problem: problemOf(error), canRetry: !isFinal(error) };
    },
    onSent: ({ id }, wasThere) => {
      stored.current.delete(id);
      if (wasThere) setRepeated((all) => new Set(all).add(id));
    },
  });
  return {
    ...queue,
    repeated,
    cancel: (id: string) => {
      queue.cancel(id);
      const storedId = stored.current.get(id);
      if (storedId !== undefined) void dropLinkedFile(token, storedId);
    },
  };
}

export type SendingFiles = ReturnType<typeof useSending>;
