import { useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { useSavePost } from "@/data/posts/mutations";
import { PostConflictError } from "@/data/posts/post-errors";
import type { StaffPost } from "@/data/posts/staff-post";
import { usePictureCheck } from "../pictures/use-picture-check";
import { postFormOf, postInputOf, type PostFormValues } from "../form/post-form-schema";
import { writeCopy } from "../recovery/post-copy";
import { useOwnCopy } from "../recovery/use-own-copy";
import { isFuture } from "../form/publication-time";
import { usePostForm } from "../form/use-post-form";
import { useHostWarning } from "../pictures/error-labels";

export type OpenPost = {
  id: string;
  version: string | null;
  values: PostFormValues;
};

/** "Publish immediately" means now, even for a draft with a later date. */
function requestOf({ id, version, values: before }: OpenPost, values: PostFormValues) {
  const isNewlyPublished = values.published && !before.published;
  const goesOutEarly = isNewlyPublished && isFuture(values.publish_at, new Date());
  const input = { ...postInputOf(values), ...(goesOutEarly && { publish_at: null }) };
  return { id, version, input };
}

export function usePostDialog(post: OpenPost, onClose: () => void) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(post);
  const [conflict, setConflict] = useState<StaffPost | null>(null);
  const [setAside, setSetAside] = useState<PostFormValues | null>(null);
  const [slot] = useState(() => crypto.randomUUID());
  const form = usePostForm(post.values, {
    id: post.id,
    isAddressFree: !post.values.published && post.values.publish_at === "",
  });
  const save = useSavePost();
  const pictures = usePictureCheck();
  const warnOfHosts = useHostWarning();
  const isSending = useRef(false);
  const { isDirty } = form.formState;
  const values = form.watch();
  const isMoving = useRef(false);
  const copy = useOwnCopy({
    postId: post.id,
    slot,
    read: () => ({ version: opened.version, values: form.getValues(), isDirty }),
    signal: values,
  });

  const submit = async (from: OpenPost, wanted: PostFormValues) => {
    const foreignHosts = await pictures.checkSave({ id: post.id, ...wanted });
    // Not `isPending`: a double click sends twice before the next render.
    if (foreignHosts === null || isSending.current) return;
    isSending.current = true;
    save.mutate(requestOf(from, wanted), {
      onSettled: () => {
        isSending.current = false;
      },
      onSuccess: (stored) => {
        const status = isFuture(stored.publish_at, new Date()) ? t("Scheduled.") : t("Published.");
        const readTime = t("Read time is {{time}}.", { time: stored.read_time });
        toast.success(`${stored.published ? status : t("Draft saved.")} ${readTime}`);
        warnOfHosts(foreignHosts);
        copy.discard();
        onClose();
      },
      onError: (error) => {
        console.error("Error saving blog:", error);
        if (error instanceof PostConflictError) setConflict(error.current);
      },
    });
  };
  const takeTheirs = (theirs: StaffPost) => {
    const mine = form.getValues();
    writeCopy({
      format: 1,
      postId: post.id,
      slot: crypto.randomUUID(),
      baseVersion: opened.version,
      savedAt: new Date().toISOString(),
      values: mine,
    });
    const theirValues = postFormOf(theirs);
    setOpened({ id: post.id, version: theirs.updated_at, values: theirValues });
    setSetAside(mine);
    form.reset(theirValues);
    save.reset();
    setConflict(null);
  };

  return {
    form,
    values,
    slot,
    isDirty,
    /** Leaving would lose unsaved input. */
    isLosing: () => isDirty && !isMoving.current,
    /** False when the input cannot be handed to the editor, so the form must stay. */
    keepForEditor: () => {
      isMoving.current = copy.flush();
      return isMoving.current;
    },
    opened,
    save,
    pictures,
    conflict,
    copy,
    submit: (event: FormEvent) => form.handleSubmit((typed) => void submit(opened, typed))(event),
    closeConflict: () => setConflict(null),
    openConflict: () => {
      if (save.error instanceof PostConflictError) setConflict(save.error.current);
    },
    takeTheirs,
    /** A copy of the input that another version replaced. */
    setAside,
    putMineBack: () => {
      if (setAside !== null) form.reset(setAside, { keepDefaultValues: true });
      setSetAside(null);
    },
    saveOver: (wanted: PostFormValues) => {
      if (conflict === null) return;
      form.reset(wanted, { keepDefaultValues: true });
      void submit({ ...opened, version: conflict.updated_at }, wanted);
    },
  };
}

export type PostDialogState = ReturnType<typeof usePostDialog>;
