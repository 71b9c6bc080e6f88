import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "@/lib/paths";
import { formatDateTime } from "@/lib/dates/reader-time";
import { statusOf } from "../form/publication-time";
import { useClock } from "../form/use-clock";
import type { PreviewedPost } from "./use-previewed-post";

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
