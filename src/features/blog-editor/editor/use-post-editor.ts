import { useRef, useState } from "react";
import type { StaffPost } from "@/data/posts/staff-post";
import { changedFields } from "../versions/compared-fields";
import { postFormOf, type PostFormValues } from "../form/post-form-schema";
import { usePostForm } from "../form/use-post-form";
import { notStored, storedOf, wasPublic, type StoredPost } from "./stored-post";
import { useEditorSave } from "./use-editor-save";

type PostEditorInput = {
  id: string;
  post: StaffPost | null;
  initialValues: PostFormValues;
  onCreated: () => void;
};

export type PostEditorState = ReturnType<typeof usePostEditor>;

export function usePostEditor({ id, post, initialValues, onCreated }: PostEditorInput) {
  const [stored, drawStored] = useState(() =>
    post === null ? notStored(initialValues) : storedOf(post),
  );
  // A save continues after its answer, possibly before the next render.
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
    /** Sets the version that the form's text is based on. */
    setBase: (base: string | null) => setStored({ ...latest.current, base }),
    adopt: (current: StaffPost) => {
      save.reset();
      setStored(storedOf(current));
      form.reset(postFormOf(current));
    },
    fillAuthor: (author: string) => {
      if (form.getValues("author") !== "") return;
      form.setValue("author", author);
      const { values, ...rest } = latest.current;
      setStored({ ...rest, values: { ...values, author } });
    },
    read: () => {
      const values = form.getValues();
      const isDirty = changedFields(latest.current.values, values).length > 0;
      return { version: latest.current.base, values, isDirty };
    },
  };
}
