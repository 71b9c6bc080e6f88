import type { TFunction } from "i18next";

/** English, for `t()`. The server's codes are in supabase/functions/_shared/calendar/fetch-calendar.ts. */
const FAILURES: Record<string, string> = {
  address: "the address is not one of https",
  private: "the address is in a private network",
  redirects: "the address leads on too often",
  late: "the address did not answer within 10 seconds",
  large: "the calendar is larger than 2 MB",
  unreachable: "the address cannot be reached",
  unreadable: "what the address answered is no calendar",
};

/** Why a calendar cannot be read, for the middle of a sentence. */
export function failureText(failure: string, t: TFunction): string {
  const status = /^status (\d+)$/.exec(failure)?.[1];
  if (status !== undefined) return t("the address answered {{status}}", { status });
  return t(FAILURES[failure] ?? "the address cannot be reached");
}
