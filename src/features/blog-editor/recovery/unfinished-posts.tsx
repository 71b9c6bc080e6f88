import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { paths } from "@/lib/paths";
import { countWords } from "@/lib/html/read-time";
import { formatRecent } from "@/lib/dates/reader-time";
import { useClock } from "../form/use-clock";
import { dropCopy, type PostCopy } from "./post-copy";
import { useCopies } from "./use-copies";
import { useOpenSlots } from "./use-open-slots";

type UnfinishedPostsProps = {
  currentId: string;
  /** Continues with a copy, optionally as a post of its own. */
  onContinue: (copy: PostCopy, isOwnPost: boolean) => void;
};

/** Unsaved new posts of this browser, and copies of saved ones. */
export function UnfinishedPosts({ currentId, onContinue }: UnfinishedPostsProps) {
  const { t } = useTranslation();
  const { copies, refresh } = useCopies();
  const open = useOpenSlots(currentId, null);
  const [doomed, setDoomed] = useState<PostCopy | null>(null);
  const left =
    open === null
      ? []
      : copies.filter(({ postId, slot }) => postId !== currentId && !open.has(`${postId}/${slot}`));
  if (left.length === 0) return null;
  return (
    <Card aria-labelledby="unfinished-title">
      <CardHeader>
        <CardTitle id="unfinished-title">{t("Left unsaved in this browser")}</CardTitle>
      </CardHeader>
      <ul>
        {left.map((copy) => (
          <UnfinishedPost
            key={`${copy.postId}.${copy.slot}`}
            copy={copy}
            onContinue={onContinue}
            onDiscard={() => setDoomed(copy)}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={doomed !== null}
        question={t("Discard this recovery copy?")}
        detail={t("The words in it are kept nowhere else.")}
        confirmLabel={t("Discard")}
        busyLabel={t("Discarding")}
        keepLabel={t("Keep it")}
        onConfirm={() => {
          if (doomed !== null) dropCopy(doomed.postId, doomed.slot);
          setDoomed(null);
          refresh();
        }}
        onKeep={() => setDoomed(null)}
      />
    </Card>
  );
}

type UnfinishedPostProps = {
  copy: PostCopy;
  onContinue: UnfinishedPostsProps["onContinue"];
  onDiscard: () => void;
};

function UnfinishedPost({ copy, onContinue, onDiscard }: UnfinishedPostProps) {
  const { t } = useTranslation();
  const isStored = copy.baseVersion !== null;
  const time = formatRecent(new Date(copy.savedAt), useClock());
  const words = countWords(copy.values.full_content);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 border-line px-4.5 py-3 not-first:border-t">
      <div className="grid min-w-0 wrap-anywhere">
        <b>{copy.values.title.trim() || t("Untitled")}</b>
        <span className="text-muted">
          {isStored
            ? t("Changes to a saved post, from {{time}}", { time })
            : t("A new post, from {{time}}, {{count}} words", {
                time,
                count: words,
                defaultValue_one: "A new post, from {{time}}, 1 word",
              })}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        {isStored ? (
          <>
            <Link
              className={buttonVariants({ variant: "secondary" })}
              to={paths.blogEditor(copy.postId)}
            >
              {t("Open the post")}
            </Link>
            <Button variant="secondary" onClick={() => onContinue(copy, true)}>
              {t("Make it a new post")}
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => onContinue(copy, false)}>
            {t("Go on writing")}
          </Button>
        )}
        <Button variant="secondary" onClick={onDiscard}>
          {t("Discard")}
        </Button>
      </div>
    </li>
  );
}
