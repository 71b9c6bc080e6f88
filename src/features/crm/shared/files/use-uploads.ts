import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { filesKey } from "@/data/files/queries";
import { MAX_FILE_BYTES, type FilePlace } from "@/data/files/schema";
import { RefusedFileError, uploadFile } from "@/data/files/upload";
import { reasonOf } from "@/lib/errors/errors";
import { LostLineError } from "@/lib/supabase/send-object";

export type Upload = {
  id: string;
  file: File;
  /** "lost" waits for the line and is sent again by itself. */
  state: "waiting" | "sending" | "lost" | "failed";
  /** The share that was sent, from 0 to 1. */
  share: number;
  /** Why it failed. */
  problem: string | null;
  canRetry: boolean;
};

const RETRY_MS = 4_000;

type Options = {
  /** Called with a photo that the client has already. */
  onKnown?: (file: File) => void;
};

/** Uploads files one after the other. What the line broke off is sent again by itself. */
export function useUploads(place: FilePlace, { onKnown }: Options = {}) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef<{ id: string; abort: AbortController } | null>(null);

  const update = (id: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const leave = (id: string) => setUploads((all) => all.filter((each) => each.id !== id));

  const failureOf = (error: unknown): Partial<Upload> => {
    if (error instanceof LostLineError) return { state: "lost", problem: null };
    const isRefused = error instanceof RefusedFileError;
    const problem = isRefused
      ? error.message
      : t("Not sent: {{reason}}.", { reason: reasonOf(error) });
    return { state: "failed", problem, canRetry: !isRefused };
  };
  const run = async ({ id, file }: Upload) => {
    const abort = new AbortController();
    running.current = { id, abort };
    update(id, { state: "sending", share: 0, problem: null });
    try {
      const isKnown = await uploadFile({
        id,
        place,
        file,
        signal: abort.signal,
        onProgress: (share) => update(id, { share }),
      });
      if (isKnown) onKnown?.(file);
      await queryClient.invalidateQueries({ queryKey: filesKey(place) });
      leave(id);
    } catch (error) {
      if (!abort.signal.aborted) update(id, failureOf(error));
    } finally {
      running.current = null;
    }
  };
  const next = useEffectEvent(() => {
    const waiting = uploads.find(({ state }) => state === "waiting");
    if (running.current === null && waiting !== undefined) void run(waiting);
  });
  useEffect(() => next(), [uploads]);

  const isLost = uploads.some(({ state }) => state === "lost");
  useEffect(() => {
    if (!isLost) return undefined;
    const sendAgain = () =>
      setUploads((all) =>
        all.map((each) => (each.state === "lost" ? { ...each, state: "waiting" } : each)),
      );
    const timer = setInterval(sendAgain, RETRY_MS);
    addEventListener("online", sendAgain);
    return () => {
      clearInterval(timer);
      removeEventListener("online", sendAgain);
    };
  }, [isLost]);

  const isUnsent = uploads.some(({ state }) => state !== "failed");
  useEffect(() => {
    if (!isUnsent) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isUnsent]);
  useEffect(() => () => running.current?.abort.abort(), []);

  const refusalOf = ({ size }: File): string | null => {
    if (size === 0) return t("This file is empty.");
    return size > MAX_FILE_BYTES ? t("A file has 25 MB at most.") : null;
  };
  return {
    uploads,
    isUnsent,
    add: (files: readonly File[]) =>
      setUploads((all) => [
        ...all,
        ...files.map((file): Upload => {
          const problem = refusalOf(file);
          return {
            id: crypto.randomUUID(),
            file,
            state: problem === null ? "waiting" : "failed",
            share: 0,
            problem,
            canRetry: false,
          };
        }),
      ]),
    retry: (id: string) => update(id, { state: "waiting", problem: null }),
    cancel: (id: string) => {
      if (running.current?.id === id) running.current.abort.abort();
      leave(id);
    },
  };
}
