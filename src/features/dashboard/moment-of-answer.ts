import type { UseQueryResult } from "@tanstack/react-query";

type Answer = Pick<UseQueryResult, "error" | "isFetching" | "dataUpdatedAt">;

/** The time of the shown figures, which may be older than the requested one after a failed refresh. */
export function momentOfAnswer(answer: Answer, asOf: Date): Date {
  const isOlder = answer.isFetching || answer.error !== null;
  return isOlder ? new Date(answer.dataUpdatedAt) : asOf;
}
