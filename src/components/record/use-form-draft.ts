import { useEffect, useRef, useState } from "react";
import { useStaffMember } from "@/data/use-staff-member";
import { keepFormDraft, readFormDraft, type FormDraft, type Writer } from "./draft-store";

/** Whose the drafts are that are begun here. */
export const useWriter = (): Writer => useStaffMember()?.userId ?? null;

/**
 * What a form had typed into it before, and a way to keep what is typed now, so that leaving in any
 * way loses no word. Where the browser keeps nothing, leaving the page asks first.
 */
export function useFormDraft(name: string) {
  const writer = useWriter();
  const [kept] = useState(() => readFormDraft(writer, name));
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
      isUnkept.current = !keepFormDraft(writer, name, draft) && draft !== null;
    },
  };
}

/** Whether something is kept under this name, for a form that is not open. */
export function useHasFormDraft(name: string): boolean {
  const writer = useWriter();
  return readFormDraft(writer, name) !== null;
}
