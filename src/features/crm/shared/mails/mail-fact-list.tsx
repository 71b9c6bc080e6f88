import type { ReactNode } from "react";
import { parseTimestamp } from "@/lib/format/format";
import { formatDateTime } from "@/lib/dates/reader-time";
import { AddressText } from "../fields/address-text";

export function MailFactList({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-code">{children}</dl>
  );
}

export function MailFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

/** An address that does not fit beside the name is below it. */
export function MailPerson({ name, email }: { name: string; email: string }) {
  return (
    <span>
      {`${name}, `}
      <span className="inline-block">
        <AddressText>{email}</AddressText>
      </span>
    </span>
  );
}

/** "Nov 21, 2026, 2:30 pm". Empty for an invalid moment. */
export function formatMailMoment(text: string | null): string {
  const moment = parseTimestamp(text);
  return moment === null ? "" : formatDateTime(moment);
}
