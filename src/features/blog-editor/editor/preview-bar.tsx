import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { paths } from "@/lib/paths";
import { formatDateTime } from "@/lib/dates/reader-time";
import { staffPostQuery } from "@/data/posts/queries";
import { statusOf } from "../form/publication-time";
import { useClock } from "../form/use-clock";
import { postFormOf, type PostFormValues } from "../form/post-form-schema";
import { isCopyKey, newestCopyOf } from "../recovery/post-copy";
import { openPreviewChannel } from "./preview-channel";

type PreviewBarProps = { postId: string; post: PreviewedPost | null };

/** The only part that readers do not see. */
export function PreviewBar({ postId, post }: PreviewBarProps) {
  const { t } = useTranslation();
  const now = useClock();
  const stateOf = ({ values, isUnsaved }: PreviewedPost) => {
    if (isUnsaved) return t("not saved yet");
    const status = statusOf(values, now);
    if (status === "draft") return t("a draft, for staff only");
    if (status === "published") return t("published like this");
    return t("scheduled for {{time}}", { time: formatDateTime(new Date(values.publish_at)) });
  };
  return (
    <aside
      className="on-bar sticky bottom-(--bar,0px) z-30 flex items-center justify-between gap-x-4 gap-y-1 border-t-4 border-curb-400 bg-asphalt-950 px-4 py-1 text-sm text-white sm:px-6 xl:px-10"
      aria-label={t("Preview")}
    >
      <p className="flex flex-wrap gap-x-2.5">
        <b>{t("Preview")}</b>
        {post && <span role="status">{stateOf(post)}</span>}
      </p>
      <Link
        className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap underline-offset-4 focus-visible:outline-curb-400"
        to={paths.blogEditor(postId)}
      >
        {t("Back to the editor")}
      </Link>
    </aside>
  );
}

type PreviewedPost = {
  values: PostFormValues;
  /** Whether it contains unsaved input. */
  isUnsaved: boolean;
};

type Live = { postId: string; post: PreviewedPost };

function fromCopy(postId: string): PreviewedPost | null {
  const copy = newestCopyOf(postId);
  return copy && { values: copy.values, isUnsaved: true };
}

/** From the open editor, a recovery copy, or the database. Null without any, undefined while loading. */
export function usePreviewedPost(postId: string): PreviewedPost | null | undefined {
  const [live, setLive] = useState<Live | null>(null);
  const [copy, setCopy] = useState(() => fromCopy(postId));
  const stored = useQuery({ ...staffPostQuery(postId), retry: false });

  useEffect(() => {
    const channel = openPreviewChannel((message) => {
      if (message.kind !== "post" || message.postId !== postId) return;
      const { values, isDirty } = message;
      setLive({ postId, post: { values, isUnsaved: isDirty } });
    });
    channel.send({ kind: "hello", postId });
    const readCopy = ({ key }: StorageEvent) => {
      if (key === null || isCopyKey(key, postId)) setCopy(fromCopy(postId));
    };
    window.addEventListener("storage", readCopy);
    return () => {
      channel.close();
      window.removeEventListener("storage", readCopy);
    };
  }, [postId]);

  if (live?.postId === postId) return live.post;
  if (copy !== null) return copy;
  if (stored.data) return { values: postFormOf(stored.data), isUnsaved: false };
  return stored.isPending ? undefined : null;
}
