import type { UseQueryResult } from "@tanstack/react-query";

type Answer = Pick<UseQueryResult, "error" | "isFetching" | "dataUpdatedAt">;

/**
 * The moment that the figures shown are for: what a refresh has not replaced, or could not, is
 * older than the moment it asked for.
 */
export function momentOfAnswer(answer: Answer, asOf: Date): Date {
  const isOlder = answer.isFetching || answer.error !== null;
  return isOlder ? new Date(answer.dataUpdatedAt) : asOf;
}
