import { Save } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useCommands } from "@/components/commands/use-commands";

/** Replaces the browser's own saving of the page. */
export function useSaveShortcut(onSave: () => void): void {
  const { t } = useTranslation();
  useCommands([
    {
      id: "save-post",
      label: t("Save this post"),
      group: t("Post"),
      Icon: Save,
      shortcut: "Mod-S",
      run: onSave,
    },
  ]);
  const handler = useRef(onSave);
  useEffect(() => {
    handler.current = onSave;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s";
      if (!isSave || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!event.repeat) handler.current();
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, []);
}
