import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import type { PostFormValues } from "../form/post-form-schema";
import type { PostEditorState } from "../editor/use-post-editor";
import { downloadPost, dropCopy, writeCopy, type PostCopy } from "./post-copy";
import { useOffers } from "./use-copies";
import { isOpenElsewhere, useOpenSlots } from "./use-open-slots";
import { useOwnCopy } from "./use-own-copy";

type PostRecoveryInput = {
  id: string;
  editor: PostEditorState;
  values: PostFormValues;
  restored: PostCopy | null;
};

export type PostRecovery = ReturnType<typeof usePostRecovery>;

export function usePostRecovery({ id, editor, values, restored }: PostRecoveryInput) {
  const { t } = useTranslation();
  const { form, stored } = editor;
  const [slot] = useState(() => crypto.randomUUID());
  const open = useOpenSlots(id, slot);
  const offers = useOffers({ postId: id, slot, open, stored: stored.values });
  const own = useOwnCopy({ postId: id, slot, read: editor.read, signal: values });

  /** Copies the input before something else replaces it. */
  const setAside = () => {
    const { version, values: typed } = editor.read();
    const isStored = writeCopy({
      format: 1,
      postId: id,
      slot: crypto.randomUUID(),
      baseVersion: version,
      savedAt: new Date().toISOString(),
      values: typed,
    });
    if (!isStored) {
      downloadPost(typed);
      toast.warning(t("There was no room for a recovery copy, so yours was downloaded."));
    }
    offers.refresh();
  };

  const bring = (copy: PostCopy) => {
    const { isNew: _isNew, published: _isPublished, ...fields } = copy.values;
    for (const [name, value] of Object.entries(fields)) {
      form.setValue(name as keyof typeof fields, value, { shouldDirty: true });
    }
    editor.setBase(copy.baseVersion);
    pending.current = copy;
  };
  // The old copy is deleted once the values are stored under this instance's name.
  const pending = useRef<PostCopy | null>(null);
  const { flush } = own;
  const { refresh } = offers;
  useEffect(() => {
    const copy = pending.current;
    if (copy === null || !flush()) return;
    pending.current = null;
    dropCopy(copy.postId, copy.slot);
    refresh();
  }, [values, stored.base, flush, refresh]);

  const restore = (copy: PostCopy) => {
    if (editor.read().isDirty) setAside();
    bring(copy);
  };
  useEffect(() => {
    if (restored !== null) bring(restored);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the editor opens
  }, []);

  return {
    offers,
    restore,
    setAside,
    flush,
    discard: own.discard,
    isRefused: own.isRefused,
    isOpenElsewhere: isOpenElsewhere(open, id, slot),
  };
}
