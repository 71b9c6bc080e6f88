import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fileContentQuery } from "@/data/files/queries";
import type { AttachedFile } from "@/data/files/schema";
import { reasonOf } from "@/lib/errors/errors";
import { saveBlob } from "@/lib/storage/save-file";

/** Saves a file under its name, as bytes, so that no browser opens it instead. */
export function useSaveFile(file: AttachedFile) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setSaving(true);
    setProblem(null);
    try {
      const content = await queryClient.fetchQuery(fileContentQuery(file));
      saveBlob(file.name, content.slice(0, content.size, "application/octet-stream"));
    } catch (error) {
      setProblem(t("Not loaded: {{reason}}.", { reason: reasonOf(error) }));
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving, problem };
}
