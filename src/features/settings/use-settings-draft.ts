import { useMemo, useState } from "react";
import * as z from "zod/mini";
import { useStoredDraft } from "@/hooks/use-stored-draft";
import { useWriter } from "@/data/staff/use-form-draft";
import { jsonDraft } from "@/lib/storage/drafts";

/** A form's values, with the stored version that they are based on. */
export type VersionedValues<Values> = { version: number; values: Values };

/** Unsaved values of a form, or the stored ones. */
export function useSettingsDraft<Values>(
  name: string,
  shape: z.ZodMiniType<Values>,
  stored: VersionedValues<Values>,
) {
  const writer = useWriter();
  const store = useMemo(
    () =>
      jsonDraft(
        "formDraft",
        writer,
        `settings.${name}`,
        z.object({ version: z.number(), values: shape }),
      ),
    [writer, name, shape],
  );
  const [initial] = useState(() => store.read() ?? stored);
  return { initial, ...useStoredDraft(store) };
}
