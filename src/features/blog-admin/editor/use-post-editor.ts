import { useState } from "react";
import { PostConflictError, type StaffPost } from "@/data/posts/staff-post";
import { changedFields } from "../comparison/compared-fields";
import { usePictureCheck } from "../pictures/use-picture-check";
import { postFormOf, type PostFormValues } from "../form/post-form-schema";
import { notStored, resetKeepingTyped, storedNow, storedOf, wasPublic } from "../save/stored-post";
import { usePostForm } from "../form/use-post-form";
import { useSaveReport } from "../save/use-save-report";
import { useSaveRun } from "../save/use-save-run";

export type Conflict = { mine: PostFormValues; theirs: StaffPost };

type PostEditorInput = {
  id: string;
  /** Null for a new post. */
  post: StaffPost | null;
  initialValues: PostFormValues;
  /** After the first save of a new post. */
  onCreated: () => void;
};

export type PostEditor = ReturnType<typeof usePostEditor>;

/** One post in the editor: what is typed, what is stored, and the way from one to the other. */
export function usePostEditor(input: PostEditorInput) {
  const state = usePostState(input);
  const { form, stored, setStored, base, setBase, conflict, setConflict } = state;
  const { save, saveAs, saveResolved, lastPublish, pictures } = usePostSaving(input, state);
  return {
    form,
    stored,
    base,
    setBase,
    conflict,
    closeConflict: () => setConflict(null),
    pictures,
    isSaving: save.isPending,
    /** Which button is busy, or was last pressed. */
    lastPublish,
    /** Null while saving, after success, and while a conflict says more. */
    error: save.error instanceof PostConflictError ? null : save.error,
    /** What a save met and nobody has chosen about yet: "Decide later". */
    refusedFor:
      save.error instanceof PostConflictError && conflict === null ? save.error.current : null,
    isPublic: wasPublic(stored),
    saveAs,
    saveResolved,
    /** The form shows this stored post, and nothing else. */
    adopt: (current: StaffPost) => {
      pictures.cancel();
      setStored(storedOf(current));
      setBase(current.version);
      setConflict(null);
      save.reset();
      form.reset(postFormOf(current));
    },
    /** For a new post in which nobody has written an author yet. */
    fillAuthor: (author: string) => {
      if (form.getValues("author") !== "") return;
      form.setValue("author", author);
      setStored((old) => ({ ...old, values: { ...old.values, author } }));
    },
    /** As it is now, also when the page has not drawn it yet. */
    read: () => {
      const values = form.getValues();
      const isDirty = changedFields(stored.values, values).length > 0;
      return { version: base, values, isDirty };
    },
  };
}

type PostState = ReturnType<typeof usePostState>;

function usePostState({ id, post, initialValues }: PostEditorInput) {
  const [stored, setStored] = useState(() =>
    post === null ? notStored(initialValues) : storedOf(post),
  );
  // The version the words in the form stand on: behind `stored` when an old copy was restored.
  const [base, setBase] = useState(stored.version);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = usePostForm(initialValues, { id, isAddressFree: !wasPublic(stored) });
  return { form, stored, setStored, base, setBase, conflict, setConflict };
}

function usePostSaving({ id, onCreated }: PostEditorInput, state: PostState) {
  const { form, stored, setStored, base, setBase, conflict, setConflict } = state;
  const [lastPublish, setLastPublish] = useState(false);
  const report = useSaveReport();
  const pictures = usePictureCheck();
  const { start, save } = useSaveRun({
    id,
    pictures,
    read: form.getValues,
    onSaved: (saved, { values, over }, typedAtStart) => {
      const now = storedNow(saved, stored.createdAt);
      setStored(now);
      setBase(now.version);
      setConflict(null);
      resetKeepingTyped(form, now.values, typedAtStart);
      report(over, now.values, values.fullContent);
      if (stored.version === null) onCreated();
    },
    onConflict: ({ current }, { values }) => setConflict({ mine: values, theirs: current }),
    onNext: (published) => {
      const wanted = { ...form.getValues(), isPublished: published };
      // A second press of the same button, with nothing new to save, has been served.
      if (changedFields(stored.values, wanted).length > 0) saveAs(published);
    },
  });
  const saveAs = (published: boolean) => {
    setLastPublish(published);
    void form.handleSubmit(
      (values) =>
        start({
          values: { ...values, isPublished: published },
          version: base,
          over: stored.values,
        }),
      focusFirstProblem,
    )();
  };
  const saveResolved = (values: PostFormValues, version: string) => {
    if (conflict !== null) start({ values, version, over: postFormOf(conflict.theirs) });
  };
  return { save, saveAs, saveResolved, lastPublish, pictures };
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
