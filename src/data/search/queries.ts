import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "@/data/records/call-function";
import type { OpenedRecord } from "./opened-record";
import { foundRecordsSchema, recordSearchSchema } from "./schema";

/**
 * Records of every kind that the caller may read. Nothing is cached, so that no older answer is shown. The key lies
 * outside of `crmKeys`: a change of any record would otherwise replace the list while somebody chooses from it.
 */
export function recordSearchQuery(typed: string) {
  return queryOptions({
    queryKey: ["found records", typed],
    queryFn: ({ signal }) =>
      callFunction("search_records", { typed, most: 5 }, recordSearchSchema, signal),
    gcTime: 0,
    retry: false,
  });
}

/** The records opened last, in this order, without those that the caller may not read. */
export function openedRecordsQuery(opened: readonly OpenedRecord[]) {
  return queryOptions({
    queryKey: ["opened records", opened],
    queryFn: async ({ signal }) => {
      const found = await callFunction(
        "records_by_id",
        { records: opened },
        foundRecordsSchema,
        signal,
      );
      return opened.flatMap(({ kind, id }) =>
        found.filter((record) => record.kind === kind && record.id === id),
      );
    },
    gcTime: 0,
    retry: false,
  });
}
