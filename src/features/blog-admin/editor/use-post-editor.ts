import { useRef, useState } from "react";
import type { StaffPost } from "@/data/posts/staff-post";
import { changedFields } from "../comparison/compared-fields";
import { postFormOf, type PostFormValues } from "../form/post-form-schema";
import { usePostForm } from "../form/use-post-form";
import { notStored, storedOf, wasPublic, type StoredPost } from "../save/stored-post";
import { useEditorSave } from "../save/use-editor-save";

type PostEditorInput = {
  id: string;
  /** Null for a new post. */
  post: StaffPost | null;
  initialValues: PostFormValues;
  /** After the first save of a new post. */
  onCreated: () => void;
};

export type PostEditorState = ReturnType<typeof usePostEditor>;

/** One post in the editor: what is typed, what is stored, and the way from one to the other. */
export function usePostEditor({ id, post, initialValues, onCreated }: PostEditorInput) {
  const [stored, drawStored] = useState(() =>
    post === null ? notStored(initialValues) : storedOf(post),
  );
  // A save goes on after its answer came, when the page may not have drawn it yet.
  const latest = useRef(stored);
  const setStored = (next: StoredPost) => {
    latest.current = next;
    drawStored(next);
  };
  const form = usePostForm(initialValues, { id, isAddressFree: !wasPublic(stored) });
  const save = useEditorSave({
    id,
    form,
    readStored: () => latest.current,
    onStored: setStored,
    onCreated,
  });
  return {
    form,
    stored,
    save,
    isPublic: wasPublic(stored),
    /** The words in the form are those of that version, which may not be the newest. */
    setBase: (base: string | null) => setStored({ ...latest.current, base }),
    /** The form shows this stored post, and nothing else. */
    adopt: (current: StaffPost) => {
      save.reset();
      setStored(storedOf(current));
      form.reset(postFormOf(current));
    },
    /** For a new post in which nobody has written an author yet. */
    fillAuthor: (author: string) => {
      if (form.getValues("author") !== "") return;
      form.setValue("author", author);
      const { values, ...rest } = latest.current;
      setStored({ ...rest, values: { ...values, author } });
    },
    /** As it is now, also when the page has not drawn it yet. */
    read: () => {
      const values = form.getValues();
      const isDirty = changedFields(latest.current.values, values).length > 0;
      return { version: latest.current.base, values, isDirty };
    },
  };
}
