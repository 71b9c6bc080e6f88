import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { filesKey } from "@/data/files/queries";
import { RefusedFileError } from "@/data/files/check-answer";
import { MAX_FILE_BYTES, type FilePlace } from "@/data/files/schema";
import { uploadFile } from "@/data/files/upload";
import { useFileQueue, type QueuedFile } from "@/hooks/use-file-queue";
import { reasonOf } from "@/lib/errors/errors";

export type Upload = QueuedFile;

type Options = {
  /** Called with a photo that the client has already. */
  onKnown?: (file: File) => void;
};

/** Uploads files to a record or a composer, from where they are listed once they have arrived. */
export function useUploads(place: FilePlace, { onKnown }: Options = {}) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const queue = useFileQueue({
    send: async (sending) => {
      if (await uploadFile({ ...sending, place })) onKnown?.(sending.file);
    },
    refusalOf: ({ size }) => {
      if (size === 0) return t("This file is empty.");
      return size > MAX_FILE_BYTES ? t("A file has 25 MB at most.") : null;
    },
    failureOf: (error) =>
      error instanceof RefusedFileError
        ? { problem: error.message, canRetry: false }
        : { problem: t("Not sent: {{reason}}.", { reason: reasonOf(error) }), canRetry: true },
    onSent: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: filesKey(place) });
      queue.remove(id);
    },
  });
  const { files, isUnsent, add, retry, cancel } = queue;
  return { uploads: files, isUnsent, add, retry, cancel };
}
