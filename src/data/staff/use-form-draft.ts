import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { useStaffMember } from "./use-staff-member";
import { jsonDraft, type Writer } from "@/lib/storage/drafts";

const formDraftSchema = z.object({
  id: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.boolean(), z.null()])),
});

/** The fields of a form that differ from their initial values. */
type FormDraft = z.infer<typeof formDraftSchema>;

export const formDraft = (writer: Writer, name: string) =>
  jsonDraft("formDraft", writer, name, formDraftSchema);

export const useWriter = (): Writer => useStaffMember()?.id ?? null;

/** Restores and keeps a form's input. Where the browser stores nothing, leaving the page asks first. */
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

export function useHasFormDraft(name: string): boolean {
  return formDraft(useWriter(), name).read() !== null;
}
