import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { reasonOf } from "@/lib/errors/errors";
import { formatRecent } from "@/lib/dates/reader-time";
import type { PostEditorState } from "./use-post-editor";
import { useClock } from "../form/use-clock";
import { CopyActions } from "../recovery/copy-actions";
import type { PostRecovery } from "../recovery/use-post-recovery";
import { SaveProblem, SaveRetry } from "./save-problem";

type EditorTroubleProps = {
  editor: PostEditorState;
  recovery: PostRecovery;
  signInForm: (onDone: () => void) => ReactNode;
  /** In the toolbar it is short, in the card complete. */
  place: "toolbar" | "card";
  /** The notices at the head of the page are scrolled away. */
  isHeadAway: boolean;
};

/** A failed save or a waiting recovery copy, which must be visible everywhere. */
export function EditorTrouble(props: EditorTroubleProps) {
  const { editor, recovery, signInForm, place, isHeadAway } = props;
  const { t } = useTranslation();
  const now = useClock();
  const { save, stored } = editor;
  const { offers, restore } = recovery;
  const retry = {
    onRetry: () => save.saveForm(save.lastPublish),
    isBusy: save.isSaving,
    signInForm,
  };
  const [copy] = offers.copies;
  return (
    <>
      {save.error &&
        (place === "card" ? (
          <SaveProblem error={save.error} {...retry} />
        ) : (
          <Strip isFailure text={t("Not saved: {{reason}}.", { reason: reasonOf(save.error) })}>
            <SaveRetry error={save.error} {...retry} />
          </Strip>
        ))}
      {isHeadAway && save.refusedFor && (
        <Strip isFailure text={t("Not saved: this post was saved elsewhere meanwhile.")}>
          <Button variant="secondary" onClick={retry.onRetry}>
            {t("Compare both versions")}
          </Button>
        </Strip>
      )}
      {isHeadAway && copy && (
        <Strip
          text={t("You have unsaved changes from {{time}}.", {
            time: formatRecent(new Date(copy.savedAt), now),
          })}
        >
          <CopyActions
            copy={copy}
            stored={stored.values}
            onRestore={() => restore(copy)}
            onDiscarded={offers.refresh}
          />
        </Strip>
      )}
    </>
  );
}

type StripProps = { text: string; isFailure?: boolean; children: ReactNode };

function Strip({ text, isFailure = false, children }: StripProps) {
  return (
    <div
      data-slot="editor-trouble"
      className={cn(
        "flex flex-wrap items-center gap-x-3 gap-y-1.5 border-l-6 border-curb-400 bg-wait-bg px-3 py-1.5 text-sm",
        isFailure && "border-stop bg-stop-bg font-medium text-stop",
      )}
    >
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{text}</span>
      <span className="flex flex-wrap gap-2">{children}</span>
    </div>
  );
}
