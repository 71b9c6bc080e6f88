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

/** Refetches all CRM data after the write, also after a refusal, because the screen is outdated then. */
export function useCrmMutation<Input, Answer>(mutationFn: MutationFunction<Answer, Input>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: crmKeys.all,
    mutationFn,
    onSettled: (_stored, error) => {
      const isLineDown = error !== null && !errorCode(error);
      if (!isLineDown) refetchAll(queryClient);
    },
  });
}

/** The number of running writes. */
const countWrites = (queryClient: QueryClient) =>
  queryClient.isMutating({ mutationKey: crmKeys.all });

export const isWriting = (queryClient: QueryClient) => countWrites(queryClient) > 0;

function refetchAll(queryClient: QueryClient) {
  if (countWrites(queryClient) > 1) return;
  void queryClient.invalidateQueries({ queryKey: crmKeys.all });
}

export type CachePatch = {
  /** Without a version until the write is stored. */
  show: (queryClient: QueryClient, version?: number) => void;
  takeBack: (queryClient: QueryClient) => void;
};

export function cachePatch<Data>(
  queryKey: QueryKey,
  show: (cached: Data, version?: number) => Data,
  takeBack: (cached: Data) => Data,
): CachePatch {
  const update = (queryClient: QueryClient, change: (cached: Data) => Data) => {
    // Discards reads that began before the change. Not awaited, because a dropped card must move at
    // once.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueriesData<Data>({ queryKey }, (cached) => cached && change(cached));
  };
  return {
    show: (queryClient, version) => update(queryClient, (cached) => show(cached, version)),
    takeBack: (queryClient) => update(queryClient, takeBack),
  };
}

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
  record: Versioned;
  /** Sends it from a version, and resolves to the new one. */
  send: (version: number) => Promise<Answer>;
  /** Applied at once, and undone after a refusal. */
  patches?: readonly CachePatch[];
  /** An Undo uses exactly the version of `record`, so that later changes are not lost. */
  isUndo?: boolean;
};

/** The previous write of the record was refused, so this one was not sent. */
export class NotSentError extends Error {
  override name = "NotSentError";
  constructor() {
    super("the change before it was not saved");
  }
}

/**
 * Serializes writes to one record, each from the version that the previous one made, so that a
 * person's two quick changes are no conflict. After a refusal the following ones are not sent.
 */
export function useRecordWrite() {
  const queryClient = useQueryClient();
  return useCallback(
    <Answer extends { version: number }>(write: RecordWrite<Answer>) =>
      writeRecord(queryClient, write),
    [queryClient],
  );
}

// `useMutation` has one scope for all its writes; here each record has its own.
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
      return send(Math.max(versionOf(before?.state.data), record.version));
    },
    onMutate: () => patches.forEach((patch) => patch.show(queryClient)),
    onSuccess: ({ version }) => patches.forEach((patch) => patch.show(queryClient, version)),
    onError: (error) => {
      if (!(error instanceof NotSentError)) takeBack(queryClient, mutationKey);
    },
    onSettled: () => refetchAll(queryClient),
  });
  return observer.mutate(patches).finally(() => observer.reset());
}

/** The version that a write made; 0 before it is stored. */
function versionOf(answer: unknown): number {
  const isAnswer = typeof answer === "object" && answer !== null && "version" in answer;
  return isAnswer && typeof answer.version === "number" ? answer.version : 0;
}

/** Undoes a write and those that follow, newest first, because each patched the previous state. */
function takeBack(queryClient: QueryClient, mutationKey: QueryKey) {
  const underWay = queryClient.getMutationCache().findAll({ mutationKey, status: "pending" });
  for (const { state } of underWay.toReversed()) {
    const patches = state.variables as readonly CachePatch[];
    patches.toReversed().forEach((patch) => patch.takeBack(queryClient));
  }
}
