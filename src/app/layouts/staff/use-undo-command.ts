import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import type { Command } from "@/components/commands/command";
import { isInTextField } from "@/components/commands/text-field";
import { undoableChanges } from "@/hooks/undoable-changes";
import { isApple } from "@/lib/format/shortcut-label";

function isUndoKey(event: KeyboardEvent): boolean {
  const { metaKey, ctrlKey, altKey, shiftKey } = event;
  const hasMod = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return hasMod && !altKey && !shiftKey && event.key.toLowerCase() === "z";
}

/** Undoes the last change by ⌘Z or Ctrl+Z. Null where the page has its own undo. */
export function useUndoCommand(isOffered: boolean): Command | null {
  const { t } = useTranslation();
  const run = () => {
    const change = undoableChanges.takeNewest();
    if (change === null) {
      toast(t("There is nothing to undo."));
      return;
    }
    toast.dismiss(change.toastId);
    toast(t("Taking back: {{what}}", { what: change.message }));
    change.undo();
  };
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!isOffered) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (!isUndoKey(event) || isInTextField(event)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, [isOffered]);
  useEffect(() => undoableChanges.forgetAll, []);
  if (!isOffered) return null;
  return {
    id: "undo",
    label: t("Undo the last change"),
    group: t("Everywhere"),
    keywords: [t("take back"), t("revert")],
    Icon: Undo2,
    shortcut: "Mod-Z",
    run,
  };
}
