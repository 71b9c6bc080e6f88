import { useQuery } from "@tanstack/react-query";
import { parseTimestamp } from "@/lib/format/format";
import { mailSenderQuery } from "./queries";

const POLL_MS = 30_000;
/** It polls every few seconds, which is recorded three times a minute. */
const SILENT_MS = 120_000;

/** Whether a sender takes mails from the outbox; undefined until known. */
export function useMailSender(): { requestedAt: Date | null; isSending: boolean } | undefined {
  const { data, dataUpdatedAt } = useQuery({ ...mailSenderQuery(), refetchInterval: POLL_MS });
  if (data === undefined) return undefined;
  const requestedAt = parseTimestamp(data);
  // Relative to the answer's time, because the clock runs on without refetching.
  return {
    requestedAt,
    isSending: requestedAt !== null && dataUpdatedAt - requestedAt.getTime() < SILENT_MS,
  };
}
