import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useEffectEvent, useState, useMemo } from "react";
import { useForm, useWatch, type DefaultValues, type FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import * as z from "zod/mini";
import { useCrmMutation } from "@/data/records/mutations";
import { isConflict, isForbidden } from "@/data/records/refusals";
import { reasonOf } from "@/lib/errors/errors";
import { useStoredDraft } from "@/hooks/use-stored-draft";
import { useWriter } from "@/data/staff/use-form-draft";
import { jsonDraft } from "@/lib/storage/drafts";

type Options<Values extends FieldValues> = {
  name: string;
  /** The draft's schema: values as typed. */
  shape: z.ZodMiniType<Values>;
  /** The schema of values to save. */
  schema: z.ZodMiniType<Values, Values>;
  stored: VersionedValues<Values>;
  /** Resolves to the new version. */
  save: (typed: VersionedValues<Values>) => Promise<number>;
  saved: string;
  onSaved?: () => void;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A form that is stored as one, from the version it is based on. Unsaved input is kept in the
 * browser; other people's changes are shown in an unchanged form, and otherwise are a conflict.
 */
export function useSettingsForm<Values extends FieldValues>(options: Options<Values>) {
  const { name, shape, schema, stored, save, saved, onSaved } = options;
  const { t } = useTranslation();
  const draft = useSettingsDraft(name, shape, stored);
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: draft.initial.values as DefaultValues<Values>,
  });
  // Without values if the draft is older than this page, so that nothing replaces it.
  const [seen, setSeen] = useState<{ version: number; values: Values | null }>(
    draft.initial === stored ? stored : { version: draft.initial.version, values: null },
  );
  const [failure, setFailure] = useState<string | null>(null);
  const mutation = useCrmMutation(save);
  const values = useWatch({ control: form.control }) as Values;
  const isChanged = (now: Values) =>
    !isSame(now, seen.values ?? (seen.version === stored.version ? stored.values : null));
  const isDirty = isChanged(values);
  const isNewer = stored.version > seen.version && !mutation.isPending;
  // Equal values mean that our own answer was lost.
  if (isNewer && (!isDirty || isSame(values, stored.values))) {
    setSeen(stored);
    setFailure(null);
  }

  useEffect(() => {
    if (seen.values !== null) form.reset(seen.values);
  }, [form, seen]);
  const keep = useEffectEvent((now: Values) =>
    draft.keep(isChanged(now) ? { version: seen.version, values: now } : null),
  );
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: (now) => keep(now.values) }),
    [form],
  );

  const refusal = (error: unknown): string => {
    if (isForbidden(error)) return t("Not saved: your role does not allow it.");
    if (isConflict(error)) {
      return t("Not saved: somebody else changed this first. What you typed is still here.");
    }
    return t("Not saved: {{reason}}. What you typed is still here.", { reason: reasonOf(error) });
  };
  const submit = form.handleSubmit(async (valid) => {
    setFailure(null);
    try {
      const version = await mutation.mutateAsync({ version: seen.version, values: valid as never });
      setSeen({ version, values: valid });
      toast.success(saved);
      onSaved?.();
    } catch (error) {
      setFailure(refusal(error));
    }
  });
  return {
    form,
    submit: (event: { preventDefault: () => void }) => void submit(event as never),
    isSaving: mutation.isPending,
    isDirty,
    isStored: draft.isStored,
    failure,
    /** Somebody else stored other values than the typed ones. */
    isOvertaken: isNewer && isDirty,
    goOn: () => {
      setSeen({ version: stored.version, values: null });
      setFailure(null);
    },
    takeStored: () => {
      setSeen({ ...stored });
      setFailure(null);
    },
  };
}

export type SettingsForm = Omit<ReturnType<typeof useSettingsForm>, "form" | "submit">;

/** A form's values, with the stored version that they are based on. */
type VersionedValues<Values> = { version: number; values: Values };

/** Unsaved values of a form, or the stored ones. */
function useSettingsDraft<Values>(
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
