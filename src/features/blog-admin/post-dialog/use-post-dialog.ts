import { useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { PostConflictError, type StaffPost } from "@/data/posts/staff-post";
import { isAhead } from "../manager/post-status";
import { useHostWarning } from "../pictures/use-host-warning";
import { usePictureCheck } from "../pictures/use-picture-check";
import { postFormOf, type PostFormValues } from "../form/post-form-schema";
import { writeCopy } from "../recovery/post-copy";
import { useOwnCopy } from "../recovery/use-own-copy";
import { useSavePost, type SaveRequest } from "../save/save-post";
import { isFuture } from "../schedule-field/publication-time";
import { usePostForm } from "../form/use-post-form";

export type OpenPost = {
  id: string;
  /** The stored version that was opened; null for a new post. */
  version: string | null;
  values: PostFormValues;
};

/** "Publish immediately" means now, also for a draft that has a date ahead. */
function requestOf(post: OpenPost, values: PostFormValues): SaveRequest {
  const isNewlyPublished = values.isPublished && !post.values.isPublished;
  const request = { id: post.id, version: post.version, values };
  return isNewlyPublished && isFuture(values.publishAt, new Date())
    ? { ...request, publishAt: null }
    : request;
}

/** The modal form's whole state: what is typed, what is stored, and a conflict between them. */
export function usePostDialog(post: OpenPost, onClose: () => void) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(post);
  const [conflict, setConflict] = useState<StaffPost | null>(null);
  const [setAside, setSetAside] = useState<PostFormValues | null>(null);
  const [slot] = useState(() => crypto.randomUUID());
  const form = usePostForm(post.values, {
    id: post.id,
    isAddressFree: !post.values.isPublished && post.values.publishAt === "",
  });
  const save = useSavePost();
  const pictures = usePictureCheck();
  const warnOfHosts = useHostWarning();
  const isSending = useRef(false);
  // Read while rendering: the form only keeps track of what is read then.
  const { isDirty } = form.formState;
  const values = form.watch();
  const isMoving = useRef(false);
  const copy = useOwnCopy({
    postId: post.id,
    slot,
    read: () => ({ version: opened.version, values: form.getValues(), isDirty }),
    signal: values,
  });

  const submit = (from: OpenPost, wanted: PostFormValues) => {
    if (!wanted.isPublished) {
      // A draft waits for nothing, not even for the looking that a publication began.
      pictures.cancel();
      send(from, wanted, []);
      return;
    }
    const { title, fullContent, imageUrl } = wanted;
    void pictures.allow([{ id: post.id, title, fullContent, imageUrl }], (_, foreignHosts) =>
      send(from, wanted, foreignHosts),
    );
  };
  const send = (from: OpenPost, wanted: PostFormValues, foreignHosts: string[]) => {
    // Not `isPending`: a double click sends twice before the next rendering.
    if (isSending.current) return;
    isSending.current = true;
    save.mutate(requestOf(from, wanted), {
      onSettled: () => {
        isSending.current = false;
      },
      onSuccess: (stored) => {
        const status = isAhead(stored.publishAt, new Date()) ? t("Scheduled.") : t("Published.");
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
    setOpened({ id: post.id, version: theirs.version, values: theirValues });
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
    /** Leaving now would lose words: nothing has them but this form. */
    isLosing: () => isDirty && !isMoving.current,
    /** False when the words cannot be taken to the editor, and the form has to stay. */
    keepForEditor: () => {
      isMoving.current = copy.flush();
      return isMoving.current;
    },
    opened,
    save,
    pictures,
    conflict,
    copy,
    submit: (event: FormEvent) => form.handleSubmit((typed) => submit(opened, typed))(event),
    closeConflict: () => setConflict(null),
    openConflict: () => {
      if (save.error instanceof PostConflictError) setConflict(save.error.current);
    },
    takeTheirs,
    /** What the person had typed before they took the other version. */
    setAside,
    putMineBack: () => {
      if (setAside !== null) form.reset(setAside, { keepDefaultValues: true });
      setSetAside(null);
    },
    saveOver: (wanted: PostFormValues, version: string) => {
      form.reset(wanted, { keepDefaultValues: true });
      submit({ ...opened, version }, wanted);
    },
  };
}

export type PostDialogState = ReturnType<typeof usePostDialog>;
