import { useQuery } from "@tanstack/react-query";
import { parseTimestamp } from "@/lib/format/format";
import { mailSenderQuery } from "./queries";

const POLL_MS = 30_000;
/** It asks every few seconds, which is noted three times a minute. */
const SILENT_MS = 120_000;

/** Whether something takes mails out of the outbox; undefined until that is known. */
export function useMailSender(): { askedAt: Date | null; isSending: boolean } | undefined {
  const { data, dataUpdatedAt } = useQuery({ ...mailSenderQuery(), refetchInterval: POLL_MS });
  if (data === undefined) return undefined;
  const askedAt = parseTimestamp(data);
  // As of the answer: the clock runs on while nothing is read.
  return { askedAt, isSending: askedAt !== null && dataUpdatedAt - askedAt.getTime() < SILENT_MS };
}
