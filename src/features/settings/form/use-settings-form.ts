import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useEffectEvent, useState } from "react";
import { useForm, useWatch, type DefaultValues, type FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import type * as z from "zod/mini";
import { useCrmMutation } from "@/data/records/mutations";
import { isConflict, isForbidden } from "@/data/records/refusals";
import { reasonOf } from "@/lib/errors/errors";
import { useSettingsDraft, type VersionedValues } from "./use-settings-draft";

type Options<Values extends FieldValues> = {
  /** What its draft is kept as. */
  name: string;
  /** What a draft holds: values as they are typed. */
  shape: z.ZodMiniType<Values>;
  /** What can be saved. */
  schema: z.ZodMiniType<Values, Values>;
  /** As it was read last. */
  stored: VersionedValues<Values>;
  /** Answers with the version that it made. */
  save: (typed: VersionedValues<Values>) => Promise<number>;
  /** Said when it is stored. */
  saved: string;
  onSaved?: () => void;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A form that is stored as a whole, from the version it was made from. What is typed is kept in the
 * browser until then; what somebody else stores meanwhile shows where nothing was typed, and is asked
 * about where something was.
 */
export function useSettingsForm<Values extends FieldValues>(options: Options<Values>) {
  const { name, shape, schema, stored, save, saved, onSaved } = options;
  const { t } = useTranslation();
  const draft = useSettingsDraft(name, shape, stored);
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: draft.initial.values as DefaultValues<Values>,
  });
  // Without values where what is typed is older than this page: then nothing is to replace it.
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
  // The latter where an answer was lost.
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
    isKept: draft.isKept,
    failure,
    /** Somebody else stored something else than what was typed here. */
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

/** What there is to say of a form, whatever its values are. */
export type SettingsForm = Omit<ReturnType<typeof useSettingsForm>, "form" | "submit">;
