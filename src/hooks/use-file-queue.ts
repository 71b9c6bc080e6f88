import { useEffect, useEffectEvent, useRef, useState } from "react";
import { LostLineError } from "@/lib/supabase/object-upload";

/** A file that is sent to the server. */
export type QueuedFile = {
  /** Chosen by the browser, so that a retry adds nothing twice. */
  id: string;
  file: File;
  /** "lost" waits for the line and is sent again by itself. */
  state: "waiting" | "sending" | "lost" | "failed" | "sent";
  /** The share that was sent, from 0 to 1. */
  share: number;
  /** Why it failed. */
  problem: string | null;
  canRetry: boolean;
};

type Sending = Pick<QueuedFile, "id" | "file"> & {
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

type QueueOptions<Answer> = {
  /** Sends one file. Another try of it has the same id. */
  send: (sending: Sending) => Promise<Answer>;
  /** Why a file is not even tried, in words; null for one that is. */
  refusalOf?: (file: File) => string | null;
  /** Why a try failed, in words, and whether another may succeed. A lost line is no failure. */
  failureOf: (error: unknown) => Pick<QueuedFile, "problem" | "canRetry">;
  /** It stays in the queue as sent unless it is removed. */
  onSent: (sent: QueuedFile, answer: Answer) => void | Promise<void>;
};

const RETRY_MS = 4_000;

/** A failed request, whatever the browser calls it. */
const isLine = (error: unknown) =>
  error instanceof LostLineError ||
  error instanceof TypeError ||
  (error instanceof DOMException && error.name === "TimeoutError");

/** Sends files one after the other. What the line broke off is tried again by itself. */
export function useFileQueue<Answer>(options: QueueOptions<Answer>, first: readonly File[] = []) {
  const { send, refusalOf = () => null, failureOf, onSent } = options;
  const queued = (file: File): QueuedFile => {
    const problem = refusalOf(file);
    const state = problem === null ? "waiting" : "failed";
    return { id: crypto.randomUUID(), file, state, share: 0, problem, canRetry: false };
  };
  const [files, setFiles] = useState<readonly QueuedFile[]>(() => first.map(queued));
  const running = useRef<{ id: string; abort: AbortController } | null>(null);

  const update = (id: string, changes: Partial<QueuedFile>) =>
    setFiles((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const remove = (id: string) => setFiles((all) => all.filter((each) => each.id !== id));

  const run = async (queue: QueuedFile) => {
    const { id, file } = queue;
    const abort = new AbortController();
    const { signal } = abort;
    running.current = { id, abort };
    update(id, { state: "sending", share: 0, problem: null, canRetry: false });
    try {
      const answer = await send({
        id,
        file,
        signal,
        onProgress: (share) => update(id, { share }),
      });
      signal.throwIfAborted();
      await onSent(queue, answer);
      update(id, { state: "sent", share: 1 });
    } catch (error) {
      if (!signal.aborted) {
        update(id, isLine(error) ? { state: "lost" } : { state: "failed", ...failureOf(error) });
      }
    } finally {
      running.current = null;
      // The next one may start now.
      setFiles((all) => [...all]);
    }
  };
  const next = useEffectEvent(() => {
    const waiting = files.find(({ state }) => state === "waiting");
    if (running.current === null && waiting !== undefined) void run(waiting);
  });
  useEffect(() => next(), [files]);

  const sendLost = () =>
    setFiles((all) =>
      all.map((each) => (each.state === "lost" ? { ...each, state: "waiting" } : each)),
    );
  const isLost = files.some(({ state }) => state === "lost");
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setInterval(sendLost, RETRY_MS);
    addEventListener("online", sendLost);
    return () => {
      clearInterval(timer);
      removeEventListener("online", sendLost);
    };
  }, [isLost]);

  const isUnsent = files.some(({ state }) => state !== "failed" && state !== "sent");
  useEffect(() => {
    if (!isUnsent) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isUnsent]);
  useEffect(() => () => running.current?.abort.abort(), []);

  return {
    files,
    /** True while something is on its way. */
    isUnsent,
    add: (added: readonly File[]) => setFiles((all) => [...all, ...added.map(queued)]),
    retry: (id: string) => update(id, { state: "waiting", problem: null }),
    remove,
    cancel: (id: string) => {
      if (running.current?.id === id) running.current.abort.abort();
      remove(id);
    },
  };
}
