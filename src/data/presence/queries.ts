import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";

export type OpenRecord = { entity: "leads" | "clients" | "tickets"; id: string };

const colleagueSchema = z.object({ id: z.string(), name: z.string(), is_writing: z.boolean() });
/** A colleague who has the same record open. */
export type Colleague = z.infer<typeof colleagueSchema>;

/** Null for a record that the caller may not read. */
const answerSchema = z.nullable(z.array(colleagueSchema));

/** A person may have a record open in several tabs. */
const TAB_ID = crypto.randomUUID();

const keyOf = ({ entity, id }: OpenRecord) => ["presence", entity, id] as const;

/** Says that this tab has the record open, and reads who else has. Repeat it every few seconds. */
export function presenceQuery(record: OpenRecord, isWriting: boolean) {
  return queryOptions({
    queryKey: [...keyOf(record), isWriting],
    queryFn: ({ signal }) =>
      callFunction(
        "see_record",
        { ...argsOf(record), is_writing: isWriting },
        answerSchema,
        signal,
      ),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}

/** The rows that announce a change of the above. */
export const presenceRows = (record: OpenRecord) => ({
  table: "presence" as const,
  filter: `record_id=eq.${record.id}`,
  queryKey: keyOf(record),
});

/** Without it, colleagues see this tab there for some seconds more, so a failure does not matter. */
export function leaveRecord(record: OpenRecord): void {
  callFunction("see_record", { ...argsOf(record), is_leaving: true }, answerSchema).catch(
    () => undefined,
  );
}

const argsOf = ({ entity, id }: OpenRecord) => ({ entity, record_id: id, tab_id: TAB_ID });
