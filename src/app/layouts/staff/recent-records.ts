import * as z from "zod/mini";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { openedRecordSchema, type OpenedRecord } from "@/data/search/opened-record";
import { useStaffMember } from "@/data/staff/use-staff-member";
import type { Writer } from "@/lib/storage/drafts";
import { readStored, storageKeys, writeStored } from "@/lib/storage/storage";
import { paths, withoutTrailingSlash } from "@/lib/paths";

const MOST = 8;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The parameter that names the open record, by page. */
const OPENED_ON: Record<string, [kind: OpenedRecord["kind"], param: string]> = {
  [paths.crmLeads]: ["lead", "lead"],
  [paths.crmTickets]: ["ticket", "ticket"],
  [paths.outbox]: ["mail", "mail"],
  [paths.blogEditor()]: ["post", "id"],
};

/** The record that an address opens; null for none. */
function recordAt({ pathname, search }: { pathname: string; search: string }) {
  const path = withoutTrailingSlash(pathname);
  const [kind, param] = OPENED_ON[path] ?? [];
  const id =
    param === undefined
      ? path.replace(`${paths.crmClients}/`, "")
      : new URLSearchParams(search).get(param);
  return id !== null && UUID.test(id) ? { kind: kind ?? ("client" as const), id } : null;
}

const isSame = (one: OpenedRecord, other: OpenedRecord | null) =>
  one.kind === other?.kind && one.id === other.id;

const keyOf = (writer: string) => `${storageKeys.recentRecords}${writer}`;

/** The records that this person opened last in this browser, newest first. Only their ids are stored. */
function recentRecords(writer: Writer): OpenedRecord[] {
  if (writer === null) return [];
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(writer)) ?? "[]");
    return z.array(openedRecordSchema).safeParse(stored).data ?? [];
  } catch {
    return [];
  }
}

/** Remembers each record that is opened. */
export function useRecentRecords(): void {
  const writer = useStaffMember()?.id ?? null;
  const { pathname, search } = useLocation();
  useEffect(() => {
    const record = recordAt({ pathname, search });
    if (writer === null || record === null) return;
    const others = recentRecords(writer).filter((each) => !isSame(each, record));
    writeStored(keyOf(writer), JSON.stringify([record, ...others].slice(0, MOST)));
  }, [writer, pathname, search]);
}

/** Records to go back to: all but the one on the screen. */
export const recordsBehind = (writer: Writer, location: { pathname: string; search: string }) =>
  recentRecords(writer).filter((each) => !isSame(each, recordAt(location)));
