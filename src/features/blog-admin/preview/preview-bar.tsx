import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "@/lib/paths";
import { formatDateTime } from "@/lib/time/reader-time";
import { statusOf } from "../schedule-field/schedule";
import { useClock } from "../use-clock";
import type { PreviewedPost } from "./use-previewed-post";
import "./preview-bar.css";

type PreviewBarProps = { postId: string; post: PreviewedPost | null };

/** The one thing on the page that readers will not see. */
export function PreviewBar({ postId, post }: PreviewBarProps) {
  const { t } = useTranslation();
  const now = useClock();
  const stateOf = ({ values, isUnsaved }: PreviewedPost) => {
    if (isUnsaved) return t("not saved yet");
    const status = statusOf(values, now);
    if (status === "draft") return t("a draft, for staff only");
    if (status === "published") return t("published like this");
    return t("scheduled for {{time}}", { time: formatDateTime(new Date(values.publishAt)) });
  };
  return (
    <aside className="preview-bar" aria-label={t("Preview")}>
      <p>
        <b>{t("Preview")}</b>
        {post && <span role="status">{stateOf(post)}</span>}
      </p>
      <Link to={paths.blogEditor(postId)}>{t("Back to the editor")}</Link>
    </aside>
  );
}
