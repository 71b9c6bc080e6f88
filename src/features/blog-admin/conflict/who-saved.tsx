import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { latestRevisionQuery } from "@/data/post-revisions";
import type { StaffPost } from "@/data/staff-post";
import { formatDateTime, formatRelative } from "@/lib/time/reader-time";
import { useClock } from "../use-clock";

/** "Dana Ruiz saved it 3 minutes ago (Nov 21, 2026, 10:42), after you opened it." */
export function WhoSaved({ post }: { post: StaffPost }) {
  const { t } = useTranslation();
  const now = useClock();
  const { data: latest } = useQuery(latestRevisionQuery(post.id, post.version));
  const moment = latest?.savedAt ?? post.updatedAt;
  const who = latest?.editorName ?? t("Somebody else");
  if (moment === null) return <p>{t("It was saved after you opened it.")}</p>;
  return (
    <p>
      {t(
        "{{who}} saved it {{relative}} ({{time}}), after you opened it. Nothing of yours has been saved yet. Choose field by field, or one version as a whole.",
        { who, relative: formatRelative(moment, now), time: formatDateTime(moment) },
      )}
    </p>
  );
}
