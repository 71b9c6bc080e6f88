import { useEffect, useRef, useState, type ReactNode } from "react";
import { useNavigate, useBlocker } from "react-router-dom";
import { Save } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { StaffPost } from "@/data/posts/staff-post";
import { useIsOutOfView } from "@/hooks/use-is-out-of-view";
import { paths } from "@/lib/paths";
import { changedFields } from "../versions/compared-fields";
import { EditorDialogs } from "./editor-dialogs";
import { EditorHead } from "./editor-head";
import { EditorNotices } from "./editor-notices";
import { EditorRail } from "./editor-rail";
import { EditorSheet } from "./editor-sheet";
import type { PostFormValues } from "../form/post-form-schema";
import type { PostCopy } from "../recovery/post-copy";
import { usePostRecovery } from "../recovery/use-post-recovery";
import { EditorTrouble } from "./editor-trouble";
import { useClock } from "../form/use-clock";
import { usePostEditor } from "./use-post-editor";
import { textsAlone } from "@/components/ui/texts-alone";
import { useCommands } from "@/components/commands/use-commands";
import type { PostForm } from "../form/use-post-form";
import type { FormNow } from "../recovery/use-own-copy";
import { openPreviewChannel } from "./preview-channel";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { useLeaveWarning } from "./use-leave-warning";

type LeaveQuestionProps = {
  id: string;
  /** Read when needed, because state may not have rendered yet. */
  hasUnsaved: () => boolean;
  onDiscard: () => void;
};

function LeaveQuestion({ id, hasUnsaved, onDiscard }: LeaveQuestionProps) {
  const { t } = useTranslation();
  useLeaveWarning(hasUnsaved);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const nextId = new URLSearchParams(nextLocation.search).get("id");
    const isSamePost =
      currentLocation.pathname === nextLocation.pathname &&
      (nextId === id || currentLocation.search === nextLocation.search);
    return !isSamePost && hasUnsaved();
  });
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      question={t("Leave without saving?")}
      detail={t("What you changed in this post is not saved yet.")}
      confirmLabel={t("Discard changes")}
      busyLabel={t("Discarding")}
      keepLabel={t("Keep editing")}
      onConfirm={() => {
        onDiscard();
        blocker.proceed?.();
      }}
      onKeep={() => blocker.reset?.()}
    />
  );
}

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

const AFTER_LAST_KEY_MS = 10_000;

/**
 * Autosaves a draft ten seconds after the last change, and when a lost connection returns.
 * `autosave` checks for changes; `stored` is the last saved state.
 */
function useAutosave(form: PostForm, stored: unknown, autosave: () => void): void {
  const run = useRef(autosave);
  useEffect(() => {
    run.current = autosave;
  });
  const { watch } = form;
  // Also after a save, because there may be newer input.
  useEffect(() => {
    const save = () => run.current();
    let timer = setTimeout(save, AFTER_LAST_KEY_MS);
    const { unsubscribe } = watch(() => {
      clearTimeout(timer);
      timer = setTimeout(save, AFTER_LAST_KEY_MS);
    });
    window.addEventListener("online", save);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener("online", save);
    };
  }, [watch, stored]);
}

function useSaveShortcut(onSave: () => void): void {
  const { t } = useTranslation();
  useCommands([
    {
      id: "save-post",
      label: t("Save this post"),
      group: t("Post"),
      Icon: Save,
      shortcut: "Mod-S",
      run: onSave,
    },
  ]);
  const handler = useRef(onSave);
  useEffect(() => {
    handler.current = onSave;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s";
      if (!isSave || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!event.repeat) handler.current();
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, []);
}

const DELAY_MS = 200;

/** Sends the typed post to open previews on every change, and on request. */
function usePreviewFeed(postId: string, read: () => FormNow, signal: unknown): void {
  const reader = useRef(read);
  const send = useRef(() => {});
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  useEffect(() => {
    reader.current = read;
  });

  useEffect(() => {
    const channel = openPreviewChannel((message) => {
      if (message.kind === "hello" && message.postId === postId) send.current();
    });
    send.current = () => {
      timer.current = null;
      const { values, isDirty } = reader.current();
      channel.send({ kind: "post", postId, values, isDirty });
    };
    return () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
      send.current = () => {};
      channel.close();
    };
  }, [postId]);

  useEffect(() => {
    timer.current ??= setTimeout(() => send.current(), DELAY_MS);
  }, [signal]);
}
