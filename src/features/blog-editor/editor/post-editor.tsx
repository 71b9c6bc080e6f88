import { useEffect, useRef, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import type { StaffPost } from "@/data/posts/staff-post";
import { useIsOutOfView } from "@/hooks/use-is-out-of-view";
import { paths } from "@/lib/paths";
import { changedFields } from "../versions/compared-fields";
import { EditorDialogs } from "./editor-dialogs";
import { EditorHead } from "./editor-head";
import { EditorNotices } from "./editor-notices";
import { EditorRail } from "./editor-rail";
import { EditorSheet } from "./editor-sheet";
import { LeaveQuestion } from "./leave-question";
import type { PostFormValues } from "../form/post-form-schema";
import { usePreviewFeed } from "../preview/use-preview-feed";
import type { PostCopy } from "../recovery/post-copy";
import { usePostRecovery } from "../recovery/use-post-recovery";
import { EditorTrouble } from "./editor-trouble";
import { useAutosave } from "./use-autosave";
import { useClock } from "../form/use-clock";
import { usePostEditor } from "./use-post-editor";
import { useSaveShortcut } from "./use-save-shortcut";
import { textsAlone } from "@/components/ui/texts-alone";

type PostEditorProps = {
  id: string;
  post: StaffPost | null;
  initialValues: PostFormValues;
  restored?: PostCopy | null;
  knownCategories: readonly string[];
  signInForm: (onDone: () => void) => ReactNode;
  unfinished?: ReactNode;
};

export function PostEditor(props: PostEditorProps) {
  const { id, post, initialValues, restored = null, knownCategories } = props;
  const navigate = useNavigate();
  const now = useClock();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const openStored = () =>
    void navigate(paths.blogEditor(id), { replace: true, preventScrollReset: true });
  const editor = usePostEditor({ id, post, initialValues, onCreated: openStored });
  const { form, stored, save } = editor;
  const values = form.watch();
  const isStored = stored.version !== null;
  const isDirty = changedFields(stored.values, values).length > 0;
  const recovery = usePostRecovery({ id, editor, values, restored });
  usePreviewFeed(id, editor.read, values);
  useAutosave(form, stored, save.autosave);
  useAuthorOnceKnown(editor, initialValues.author);
  useSaveShortcut(() => {
    const hasQuestion = save.conflict !== null || isHistoryOpen || save.pictures.question !== null;
    if (!hasQuestion) save.saveForm(stored.values.published);
  });
  const head = useRef<HTMLDivElement>(null);
  const isHeadAway = useIsOutOfView(head);
  const trouble = { editor, recovery, signInForm: props.signInForm, isHeadAway };
  return (
    <div
      data-slot="blog-editor"
      className="grid grid-cols-1 gap-4 max-lg:pb-26 max-lg:has-[[data-slot=publishing-actions]_[data-slot=alert]]:pb-64"
    >
      <EditorHead
        id={id}
        isStored={isStored}
        onHistory={() => setIsHistoryOpen(true)}
        onPreview={() => void recovery.flush()}
      />
      {!isStored && textsAlone(props.unfinished)}
      <EditorNotices editor={editor} recovery={recovery} ref={head} />
      <form
        className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]"
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <EditorSheet
          postId={id}
          form={form}
          values={values}
          publicSlug={editor.isPublic ? stored.values.slug : null}
          trouble={<EditorTrouble {...trouble} place="toolbar" />}
        />
        <EditorRail
          editor={editor}
          values={values}
          now={now}
          knownCategories={knownCategories}
          trouble={<EditorTrouble {...trouble} place="card" />}
          onCancel={() => void navigate(paths.admin)}
        />
      </form>
      <EditorDialogs
        id={id}
        editor={editor}
        recovery={recovery}
        isDirty={isDirty}
        isHistoryOpen={isHistoryOpen}
        onCloseHistory={() => setIsHistoryOpen(false)}
      />
      <LeaveQuestion
        id={id}
        hasUnsaved={() => editor.read().isDirty}
        onDiscard={recovery.discard}
      />
    </div>
  );
}

/** After a reload, the signed-in person is known only after the first render. */
function useAuthorOnceKnown(
  { stored, fillAuthor }: ReturnType<typeof usePostEditor>,
  author: string,
) {
  const isNew = stored.version === null;
  useEffect(() => {
    if (isNew && author !== "") fillAuthor(author);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each name, not for each render
  }, [isNew, author]);
}
