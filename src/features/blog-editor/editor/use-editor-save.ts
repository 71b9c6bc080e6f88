import { useEffect, useRef, useState } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { useSavePost } from "@/data/posts/mutations";
import { PostConflictError } from "@/data/posts/post-errors";
import type { SavedPost, SavePostRequest } from "@/data/posts/save-post";
import type { StaffPost } from "@/data/posts/staff-post";
import { formatList } from "@/lib/format/format";
import { cleanForSaving } from "@/lib/html/sanitize-html";
import { formatDateTime } from "@/lib/dates/reader-time";
import { changedFields } from "../versions/compared-fields";
import {
  draftFormSchema,
  postFormOf,
  postInputOf,
  type PostFormValues,
} from "../form/post-form-schema";
import type { PostForm } from "../form/use-post-form";
import { usePictureCheck } from "../pictures/use-picture-check";
import { publishAtToSend, isFuture } from "../form/publication-time";
import { resetKeepingTyped, storedNow, storedOf, type StoredPost } from "./stored-post";
import { useHostWarning } from "../pictures/error-labels";

/** The form library cannot focus fields that are not plain inputs. */
function focusFirstProblem(): void {
  // After React has rendered the errors.
  setTimeout(() => {
    const [first] = document.querySelectorAll<HTMLElement>("form [aria-invalid='true']");
    first?.focus();
    first?.scrollIntoView({ block: "center" });
  });
}

export type Conflict = { mine: PostFormValues; theirs: StaffPost };

type EditorSaveInput = {
  id: string;
  form: PostForm;
  /** Read when needed, because state may not have rendered yet. */
  readStored: () => StoredPost;
  onStored: (stored: StoredPost) => void;
  onCreated: () => void;
};

/** Saves a post: one save at a time, without losing a press. */
export function useEditorSave(input: EditorSaveInput) {
  const { id, form, readStored, onStored, onCreated } = input;
  const [lastPublish, setLastPublish] = useState(false);
  const [isAutosaving, setIsAutosaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const pictures = usePictureCheck();
  const write = useSavePost();
  const report = useSaveReport();
  const warnOfHosts = useHostWarning();
  const isOpen = useIsOpen();
  const isWriting = useRef(false);
  const pressedMeanwhile = useRef<{ published: boolean } | null>(null);

  const saveForm = async (published: boolean) => {
    setLastPublish(published);
    const values = await validValues(form, published);
    if (values === null) focusFirstProblem();
    else await save({ ...values, published }, readStored());
  };

  const save = async (values: PostFormValues, over: StoredPost) => {
    if (waitsItsTurn(values)) return;
    const typedAtStart = form.getValues();
    const foreignHosts = await pictures.checkSave({ id, ...values });
    if (foreignHosts === null || waitsItsTurn(values)) return;

    const saved = await writePost(values, over);
    if (saved === null || !isOpen()) return;
    const isFirst = readStored().version === null;
    const stored = storedNow(saved, over.createdAt);
    onStored(stored);
    setConflict(null);
    resetKeepingTyped(form, stored.values, typedAtStart);
    report(over.values, stored.values, values.full_content);
    warnOfHosts(foreignHosts);
    if (isFirst) onCreated();
    await saveWhatWasPressedMeanwhile(stored);
  };

  /** Saves an incomplete draft without changing the form, even where storing trimmed the text. */
  const autosave = async () => {
    const over = readStored();
    const typed = form.getValues();
    const isUndecided = write.error instanceof PostConflictError || over.base !== over.version;
    if (isWriting.current || isUndecided || over.values.published) return;
    if (changedFields(over.values, typed).length === 0) return;
    const values = draftFormSchema.safeParse(typed).data;
    if (values === undefined) return;
    setLastPublish(false);
    setIsAutosaving(true);
    const saved = await writePost({ ...values, published: false }, over, true);
    if (!isOpen()) return;
    setIsAutosaving(false);
    if (saved === null) return;
    const { slug, publish_at } = postFormOf(saved);
    const stored = storedNow(saved, over.createdAt);
    stored.values = { ...typed, isNew: false, published: false, slug, publish_at };
    onStored(stored);
    form.setValue("isNew", false);
    if (form.getValues("slug") === typed.slug) form.setValue("slug", slug);
    if (over.version === null) onCreated();
    await saveWhatWasPressedMeanwhile(stored);
  };

  const waitsItsTurn = ({ published }: PostFormValues) => {
    if (isWriting.current) pressedMeanwhile.current = { published };
    return isWriting.current;
  };

  /** Null when it was not stored, which the editor then shows. */
  const writePost = async (
    values: PostFormValues,
    over: StoredPost,
    isAutosave = false,
  ): Promise<SavedPost | null> => {
    isWriting.current = true;
    try {
      return await write.mutateAsync({ ...requestOf(id, values, over), isAutosave });
    } catch (error) {
      pressedMeanwhile.current = null;
      if (error instanceof PostConflictError) {
        // An autosave must not open a dialog.
        if (!isAutosave) setConflict({ mine: values, theirs: error.current });
      } else if (isOpen()) console.error("Error saving blog:", error);
      return null;
    } finally {
      isWriting.current = false;
    }
  };

  const saveWhatWasPressedMeanwhile = async (stored: StoredPost) => {
    const pressed = pressedMeanwhile.current;
    pressedMeanwhile.current = null;
    // A second press without new changes is already served.
    const wanted = { ...form.getValues(), ...pressed };
    if (pressed && changedFields(stored.values, wanted).length > 0)
      await saveForm(pressed.published);
  };

  return {
    saveForm: (published: boolean) => void saveForm(published),
    autosave: () => void autosave(),
    /** Saves the merged values, over exactly their version. */
    saveResolved: (values: PostFormValues) => {
      if (conflict !== null) void save(values, storedOf(conflict.theirs));
    },
    pictures,
    conflict,
    closeConflict: () => setConflict(null),
    reset: () => {
      pictures.cancel();
      setConflict(null);
      write.reset();
    },
    isSaving: write.isPending && !isAutosaving,
    isWriting: write.isPending,
    /** The button that is busy, or was last pressed. */
    lastPublish,
    /** Null while saving, after success, and during a conflict. */
    error: write.error instanceof PostConflictError ? null : write.error,
    /** An undecided conflict: "Decide later". */
    refusedFor:
      write.error instanceof PostConflictError && conflict === null ? write.error.current : null,
  };
}

/** Trimmed values; null if they are invalid, which the form then shows. */
async function validValues(form: PostForm, willPublish: boolean): Promise<PostFormValues | null> {
  const draft = willPublish ? undefined : draftFormSchema.safeParse(form.getValues());
  if (draft?.success) {
    form.clearErrors();
    return draft.data;
  }
  return new Promise((resolve) => {
    void form.handleSubmit(resolve, () => resolve(null))();
  });
}

function requestOf(id: string, values: PostFormValues, over: StoredPost): SavePostRequest {
  const dates = { publish_at: values.publish_at, stored: over.values };
  const publish_at = publishAtToSend(dates, values.published);
  const input = { ...postInputOf(values), ...(publish_at !== undefined && { publish_at }) };
  return { id, version: over.base, input };
}

function useIsOpen(): () => boolean {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return () => isOpen.current;
}

/** Shows the result of a save, and what was removed from the HTML. */
function useSaveReport() {
  const { t } = useTranslation();
  return (before: PostFormValues, after: PostFormValues, sentHtml: string) => {
    toast.success(savedMessage(before, after, t));
    const { removed } = cleanForSaving(sentHtml);
    if (removed.length === 0) return;
    const list = formatList(removed.map(({ text, values }) => t(text, values)));
    toast.warning(t("Taken out: {{list}}.", { list }));
  };
}

function savedMessage(before: PostFormValues, after: PostFormValues, t: TFunction): string {
  if (!after.published) return t("Draft saved.");
  if (isFuture(after.publish_at, new Date())) {
    const time = formatDateTime(new Date(after.publish_at));
    return t("Scheduled for {{time}}.", { time });
  }
  const wasLive = before.published && !isFuture(before.publish_at, new Date());
  return wasLive ? t("Updated.") : t("Published.");
}
