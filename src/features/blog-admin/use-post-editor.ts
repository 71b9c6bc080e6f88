import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { PostConflictError, type StaffPost } from "@/data/staff-post";
import { formatDateTime } from "@/lib/format-time";
import { cleanForSaving } from "@/lib/sanitize-html";
import { changedFields } from "./comparison/compared-fields";
import { postFormOf, type PostFormValues } from "./post-form-schema";
import { isFuture, publishAtToSend } from "./schedule-field/schedule";
import { useSavePost } from "./save-post";
import { usePostForm, type PostForm } from "./use-post-form";

/** What is stored of the post, as far as this editor knows. */
export type StoredPost = {
  /** Null until it is first saved. */
  version: string | null;
  values: PostFormValues;
  createdAt: Date | null;
  updatedAt: Date | null;
};

export type Conflict = { mine: PostFormValues; theirs: StaffPost };

type PostEditorInput = {
  id: string;
  /** Null for a new post. */
  post: StaffPost | null;
  initialValues: PostFormValues;
  /** After the first save of a new post. */
  onCreated: () => void;
};

const storedOf = (post: StaffPost): StoredPost => ({
  version: post.version,
  values: postFormOf(post),
  createdAt: post.createdAt,
  updatedAt: post.updatedAt,
});

const wasPublic = ({ values: { publishAt }, version }: StoredPost) =>
  version !== null && publishAt !== "" && !isFuture(publishAt, new Date());

export type PostEditor = ReturnType<typeof usePostEditor>;

/** One post in the editor: what is typed, what is stored, and the way from one to the other. */
export function usePostEditor({ id, post, initialValues, onCreated }: PostEditorInput) {
  const { t } = useTranslation();
  const [stored, setStored] = useState<StoredPost>(() =>
    post === null
      ? { version: null, values: initialValues, createdAt: null, updatedAt: null }
      : storedOf(post),
  );
  // The version the words in the form stand on: behind `stored` when an old copy was restored.
  const [base, setBase] = useState(stored.version);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [lastPublish, setLastPublish] = useState(false);
  const form = usePostForm(initialValues, { id, isAddressFree: !wasPublic(stored) });
  const save = useSavePost();
  const isBusy = useRef(false);

  const run = (values: PostFormValues, version: string | null, over: PostFormValues) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const typedAtStart = form.getValues();
    const publishAt = publishAtToSend(
      { publishAt: values.publishAt, stored: over },
      values.isPublished,
    );
    save.mutate(
      { id, version, values, ...(publishAt === undefined ? {} : { publishAt }) },
      {
        onSuccess: (saved) => {
          const now: PostFormValues = {
            isNew: false,
            title: saved.title,
            slug: saved.slug,
            author: saved.author,
            category: saved.category,
            imageUrl: saved.image_url ?? "",
            excerpt: saved.excerpt,
            content: saved.content,
            fullContent: saved.full_content,
            isPublished: saved.published,
            publishAt: saved.publishAt?.toISOString() ?? "",
          };
          const isFirst = stored.version === null;
          setStored({
            version: saved.version,
            values: now,
            createdAt: stored.createdAt ?? new Date(),
            updatedAt: new Date(),
          });
          setBase(saved.version);
          setConflict(null);
          resetKeepingTyped(form, now, typedAtStart);
          toast.success(savedMessage(over, now));
          const { removed } = cleanForSaving(values.fullContent);
          if (removed.length > 0) {
            toast.warning(t("Taken out: {{list}}.", { list: removed.join(", ") }));
          }
          if (isFirst) onCreated();
        },
        onError: (error) => {
          if (error instanceof PostConflictError) {
            setConflict({ mine: values, theirs: error.current });
          } else console.error("Error saving blog:", error);
        },
        onSettled: () => {
          isBusy.current = false;
        },
      },
    );
  };

  const savedMessage = (before: PostFormValues, after: PostFormValues): string => {
    if (!after.isPublished) return t("Draft saved.");
    if (isFuture(after.publishAt, new Date())) {
      const time = formatDateTime(new Date(after.publishAt));
      return t("Scheduled for {{time}}.", { time });
    }
    const wasLive = before.isPublished && !isFuture(before.publishAt, new Date());
    return wasLive ? t("Updated.") : t("Published.");
  };

  /** The form shows this stored post, and nothing else. */
  const adopt = (current: StaffPost) => {
    setStored(storedOf(current));
    setBase(current.version);
    setConflict(null);
    save.reset();
    form.reset(postFormOf(current));
  };

  return {
    form,
    stored,
    base,
    setBase,
    adopt,
    conflict,
    closeConflict: () => setConflict(null),
    isSaving: save.isPending,
    /** Which button is busy, or was last pressed. */
    lastPublish,
    /** Null while saving, after success, and while a conflict says more. */
    error: save.error instanceof PostConflictError ? null : save.error,
    wasRefused: save.error instanceof PostConflictError && conflict === null,
    isPublic: wasPublic(stored),
    saveAs: (published: boolean) => {
      setLastPublish(published);
      void form.handleSubmit(
        (values) => run({ ...values, isPublished: published }, base, stored.values),
        focusFirstProblem,
      )();
    },
    /** For a new post in which nobody has written an author yet. */
    fillAuthor: (author: string) => {
      if (form.getValues("author") !== "") return;
      form.setValue("author", author);
      setStored((old) => ({ ...old, values: { ...old.values, author } }));
    },
    saveResolved: (values: PostFormValues, version: string) => {
      if (conflict !== null) run(values, version, postFormOf(conflict.theirs));
    },
    /** As it is now, also when the page has not drawn it yet. */
    read: () => {
      const values = form.getValues();
      const isDirty = changedFields(stored.values, values).length > 0;
      return { version: base, values, isDirty };
    },
  };
}

/** What was typed while the request was under way stays, and stays unsaved. */
function resetKeepingTyped(form: PostForm, saved: PostFormValues, typedAtStart: PostFormValues) {
  const typed = form.getValues();
  const fields = changedFields(typedAtStart, typed);
  form.reset(saved);
  for (const name of fields) form.setValue(name, typed[name], { shouldDirty: true });
}

/** Some fields are not plain inputs, and the form library does not know how to focus them. */
function focusFirstProblem(): void {
  // After React has drawn what is wrong.
  setTimeout(() => {
    const [first] = document.querySelectorAll<HTMLElement>("form [aria-invalid='true']");
    first?.focus();
    first?.scrollIntoView({ block: "center" });
  });
}
