import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { jsonDraft, type Writer } from "@/lib/storage/drafts";

const formDraftSchema = z.object({
  /** Of the row to be, chosen once: sent twice, it is stored once. */
  id: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.boolean(), z.null()])),
});

/** The fields of a form that differ from what it began with. */
type FormDraft = z.infer<typeof formDraftSchema>;

export const formDraft = (writer: Writer, name: string) =>
  jsonDraft("formDraft", writer, name, formDraftSchema);

/** Whose the drafts are that are begun here. */
export const useWriter = (): Writer => useStaffMember()?.id ?? null;

/**
 * What a form had typed into it before, and a way to keep what is typed now, so that leaving in any
 * way loses no word. Where the browser keeps nothing, leaving the page asks first.
 */
export function useFormDraft(name: string) {
  const writer = useWriter();
  const store = formDraft(writer, name);
  const [kept] = useState(store.read);
  const isUnkept = useRef(false);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnkept.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  return {
    kept,
    keep: (draft: FormDraft | null) => {
      isUnkept.current = !store.write(draft) && draft !== null;
    },
  };
}

/** Whether something is kept under this name, for a form that is not open. */
export function useHasFormDraft(name: string): boolean {
  return formDraft(useWriter(), name).read() !== null;
}
