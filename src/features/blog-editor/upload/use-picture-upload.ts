import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TFunction } from "i18next";
import { pictureKeys } from "@/data/pictures/queries";
import type { Picture } from "@/data/pictures/schema";
import { uploadPicture, type MadePicture } from "@/data/pictures/upload";
import { reasonOf } from "@/lib/errors/errors";
import { LostLineError } from "@/lib/supabase/send-object";
import { MAX_MEGABYTES, RefusedPictureError, type PictureRefusal } from "./inspect-picture";
import { makeSizes } from "./make-sizes";

export type PictureUploadState = {
  /** "lost" waits for the line and goes on by itself. */
  step: "making" | "sending" | "lost" | "failed";
  /** The share that was sent, from 0 to 1. */
  share: number;
  problem: string | null;
  canRetry: boolean;
};

const START: PictureUploadState = { step: "making", share: 0, problem: null, canRetry: false };
const RETRY_MS = 4_000;

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

/** A failed request, whatever the browser calls it. */
const isLine = (error: unknown) =>
  error instanceof LostLineError ||
  error instanceof TypeError ||
  (error instanceof DOMException && error.name === "TimeoutError");

type UploadOptions = {
  isWaiting: boolean;
  onDone: (picture: Picture) => void;
  /** Called where it does not go on by itself. */
  onFailed: () => void;
};

/** Makes a file smaller and adds it to the library, from the first render on, unless it has to wait. */
export function usePictureUpload(file: File, { isWaiting, onDone, onFailed }: UploadOptions) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [state, setState] = useState(START);
  // A retry uses this id and these sizes again, so that it adds no second picture.
  const [id] = useState(() => crypto.randomUUID());
  const made = useRef<MadePicture | null>(null);
  const [attempt, setAttempt] = useState(0);
  const change = (changes: Partial<PictureUploadState>) =>
    setState((now) => ({ ...now, ...changes }));
  const retry = () => {
    setState(START);
    setAttempt((now) => now + 1);
  };

  const fail = (error: unknown) => {
    if (isLine(error)) return change({ step: "lost" });
    const isRefused = error instanceof RefusedPictureError;
    const problem = isRefused
      ? refusalLabel(error.refusal, t)
      : t("Not sent: {{reason}}.", { reason: reasonOf(error) });
    onFailed();
    return change({ step: "failed", problem, canRetry: !isRefused });
  };
  const run = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const sizes = await (made.current ?? makeSizes(file));
      made.current = sizes;
      signal.throwIfAborted();
      change({ step: "sending", share: 0 });
      const onProgress = (share: number) => change({ share });
      const picture = await uploadPicture({ id, file, made: sizes, onProgress, signal });
      signal.throwIfAborted();
      void queryClient.invalidateQueries({ queryKey: pictureKeys.all });
      onDone(picture);
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  });
  useEffect(() => {
    if (isWaiting) return undefined;
    const abort = new AbortController();
    queueMicrotask(() => void run(abort.signal));
    return () => abort.abort();
  }, [isWaiting, attempt]);

  const isLost = state.step === "lost";
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setTimeout(retry, RETRY_MS);
    addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", retry);
    };
  }, [isLost]);

  const isUnsent = state.step !== "failed";
  useEffect(() => {
    if (!isUnsent) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isUnsent]);
  return { state, retry };
}
