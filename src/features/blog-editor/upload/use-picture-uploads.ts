import { useQueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { RefusedFileError } from "@/data/files/check-answer";
import { pictureKeys } from "@/data/pictures/queries";
import type { Picture } from "@/data/pictures/schema";
import { uploadPicture, type MadePicture } from "@/data/pictures/upload";
import { useFileQueue } from "@/hooks/use-file-queue";
import { reasonOf } from "@/lib/errors/errors";
import { MAX_MEGABYTES, RefusedPictureError, type PictureRefusal } from "./inspect-picture";
import { makeSizes } from "./make-sizes";

function refusalLabel(refusal: PictureRefusal, t: TFunction): string {
  switch (refusal) {
    case "empty":
      return t("This file is empty.");
    case "too-many-bytes":
      return t("This file has more than {{most}} MB. Save it smaller first.", {
        most: MAX_MEGABYTES,
      });
    case "too-many-pixels":
      return t("This picture has more than 100 megapixels. Save it smaller first.");
    case "too-tall":
      return t("This picture is too tall for its width. Cut it into several.");
    case "drawing":
      return t("An SVG can hold scripts, so it is not kept here. Save it as PNG first.");
    case "moving":
      return t(
        "This picture moves, and would stand still here. Use the address of one on the web.",
      );
    case "heic":
      return t("This browser cannot read HEIC photos. Save it as JPEG first, or use Safari.");
    case "no-picture":
      return t("This is no picture. Use a JPEG, PNG, WebP, AVIF or GIF.");
    case "broken":
      return t("This picture is damaged, or too large for this browser.");
  }
}

/** Makes files smaller and adds them to the library, one after the other, beginning with those given `first`. */
export function usePictureUploads(onSent: (picture: Picture) => void, first: readonly File[] = []) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  // A retry uses these sizes again.
  const made = useRef(new WeakMap<File, MadePicture>());
  const queue = useFileQueue(
    {
      send: async (sending) => {
        const { file, signal } = sending;
        const sizes = made.current.get(file) ?? (await makeSizes(file));
        made.current.set(file, sizes);
        signal.throwIfAborted();
        return uploadPicture({ ...sending, made: sizes });
      },
      failureOf: (error) => {
        if (error instanceof RefusedPictureError) {
          return { problem: refusalLabel(error.refusal, t), canRetry: false };
        }
        if (error instanceof RefusedFileError) return { problem: error.message, canRetry: false };
        return { problem: t("Not sent: {{reason}}.", { reason: reasonOf(error) }), canRetry: true };
      },
      onSent: ({ id }, picture) => {
        void queryClient.invalidateQueries({ queryKey: pictureKeys.all });
        queue.remove(id);
        onSent(picture);
      },
    },
    first,
  );
  return queue;
}
