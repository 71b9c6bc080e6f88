import {
  MutationObserver,
  useMutation,
  useQueryClient,
  type MutationFunction,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { useCallback } from "react";
import { errorCode } from "@/lib/errors/errors";
import type { Versioned } from "./changes";
import { crmKeys } from "./crm-keys";

/**
 * A write that shows once it is stored: then everything of the CRM is read anew, without anybody
 * waiting for that; also when the database refused it, since the screen is old then.
 */
export function useCrmMutation<Input, Answer>(mutationFn: MutationFunction<Answer, Input>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: crmKeys.all,
    mutationFn,
    onSettled: (_stored, error) => {
      const isLineDown = error !== null && !errorCode(error);
      if (!isLineDown) readAnew(queryClient);
    },
  });
}

/** How many writes are under way. */
const countWrites = (queryClient: QueryClient) =>
  queryClient.isMutating({ mutationKey: crmKeys.all });

export const isWriting = (queryClient: QueryClient) => countWrites(queryClient) > 0;

/** After the last write under way only: an earlier answer would show the others undone. */
function readAnew(queryClient: QueryClient) {
  if (countWrites(queryClient) > 1) return;
  void queryClient.invalidateQueries({ queryKey: crmKeys.all });
}

/** How a write shows in what was read before it, and how it is taken back. */
export type CachePatch = {
  /** Without a version until the write is stored. */
  show: (queryClient: QueryClient, version?: number) => void;
  takeBack: (queryClient: QueryClient) => void;
};

/** Patches all that is cached under the key. */
export function cachePatch<Data>(
  queryKey: QueryKey,
  show: (cached: Data, version?: number) => Data,
  takeBack: (cached: Data) => Data,
): CachePatch {
  const update = (queryClient: QueryClient, change: (cached: Data) => Data) => {
    // What is being read now was asked for before. Not awaited: a card that is put down must stand
    // in its place in the same moment.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueriesData<Data>({ queryKey }, (cached) => cached && change(cached));
  };
  return {
    show: (queryClient, version) => update(queryClient, (cached) => show(cached, version)),
    takeBack: (queryClient) => update(queryClient, takeBack),
  };
}

/** Lays fields over a cached record, and takes those of `record` back. */
export function fieldsPatch<Row extends Versioned>(
  queryKey: QueryKey,
  record: Row,
  fields: Partial<Row>,
) {
  const before = Object.fromEntries(
    Object.entries(record).filter(([name]) => name in fields),
  ) as Partial<Row>;
  return cachePatch<Row>(
    queryKey,
    (cached, version = cached.version) => ({ ...cached, ...fields, version }),
    (cached) => ({ ...cached, ...before }),
  );
}

export type RecordWrite<Answer extends { version: number }> = {
  /** As it is on the screen. */
  record: Versioned;
  /** Sends it from a version, and answers with the one that it made. */
  send: (version: number) => Promise<Answer>;
  /** Shown at once, and taken back when it is refused. */
  patches?: readonly CachePatch[];
  /** An Undo: from the very version of `record`, so that nothing that came later goes with it. */
  isUndo?: boolean;
};

/** The write that this one followed was refused, so this one was not sent. */
export class NotSentError extends Error {
  override name = "NotSentError";
  constructor() {
    super("the change before it was not saved");
  }
}

/**
 * Writes to one record wait for each other, each from the version that the one before it made, so
 * that a person's two quick changes are no conflict. What follows one that is refused is not sent.
 */
export function useRecordWrite() {
  const queryClient = useQueryClient();
  return useCallback(
    <Answer extends { version: number }>(write: RecordWrite<Answer>) =>
      writeRecord(queryClient, write),
    [queryClient],
  );
}

// `useMutation` has one scope for all that it writes; here each record has its own.
function writeRecord<Answer extends { version: number }>(
  queryClient: QueryClient,
  write: RecordWrite<Answer>,
): Promise<Answer> {
  const { record, send, patches = [], isUndo = false } = write;
  const mutationKey = [...crmKeys.all, "record", record.id];
  const writes = queryClient.getMutationCache().findAll({ mutationKey });
  const before = isUndo ? undefined : writes.findLast(({ state }) => state.status !== "error");

  const observer = new MutationObserver<Answer, Error, readonly CachePatch[]>(queryClient, {
    mutationKey,
    scope: { id: record.id },
    mutationFn: async () => {
      if (before?.state.status === "error") throw new NotSentError();
      // The record may have been read since, after a change of somebody else's.
      return send(Math.max(versionOf(before?.state.data), record.version));
    },
    onMutate: () => patches.forEach((patch) => patch.show(queryClient)),
    onSuccess: ({ version }) => patches.forEach((patch) => patch.show(queryClient, version)),
    onError: (error) => {
      if (!(error instanceof NotSentError)) takeBack(queryClient, mutationKey);
    },
    onSettled: () => readAnew(queryClient),
  });
  return observer.mutate(patches).finally(() => observer.reset());
}

/** The version that a stored write made; 0 for a write that has not been stored. */
function versionOf(answer: unknown): number {
  const isAnswer = typeof answer === "object" && answer !== null && "version" in answer;
  return isAnswer && typeof answer.version === "number" ? answer.version : 0;
}

/** With what follows it, newest first, so that each finds what it had changed. */
function takeBack(queryClient: QueryClient, mutationKey: QueryKey) {
  const underWay = queryClient.getMutationCache().findAll({ mutationKey, status: "pending" });
  for (const { state } of underWay.toReversed()) {
    const patches = state.variables as readonly CachePatch[];
    patches.toReversed().forEach((patch) => patch.takeBack(queryClient));
  }
}
