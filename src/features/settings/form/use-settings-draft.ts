import { useMemo, useState } from "react";
import * as z from "zod/mini";
import { useDraftKept } from "@/components/record/edit/use-draft-kept";
import { useWriter } from "@/components/record/edit/use-form-draft";
import { jsonDraft } from "@/lib/storage/drafts";

/** A form's values, and the version of what is stored that they were made from. */
export type VersionedValues<Values> = { version: number; values: Values };

/** What was typed into a form of the settings and not saved, or what is stored. */
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
  return { initial, ...useDraftKept(store) };
}
