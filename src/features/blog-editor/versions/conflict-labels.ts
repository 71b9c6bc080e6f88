import type { TFunction } from "i18next";
import { useQuery } from "@tanstack/react-query";
import { latestRevisionQuery } from "@/data/posts/revision-queries";
import type { StaffPost } from "@/data/posts/staff-post";
import { parseTimestamp } from "@/lib/format/format";
import { useStaffMember } from "@/data/staff/use-staff-member";

/** Labels of the two versions, by who made the other one. */
export function conflictLabels({ isOwn }: Pick<LastSave, "isOwn">, t: TFunction) {
  if (isOwn === true) {
    return {
      title: t("You saved this post in another tab"),
      notice: t(
        "You, in another tab, saved this post after you opened it here. What you typed here is not saved yet.",
      ),
      reason: t("you saved this post in another tab in the meantime"),
      mine: t("This tab"),
      theirs: t("The other tab"),
      takeTheirs: t("Take the other tab’s"),
      keepMine: t("Keep this tab’s"),
      safety: t(
        "Whatever you choose, the other version is not lost: what the other tab saved stays in the history, and if you take it, what you typed here is kept as a recovery copy.",
      ),
    };
  }
  const isKnown = isOwn === false;
  return {
    title: isKnown ? t("Somebody else saved this post") : t("This post was saved in the meantime"),
    notice: isKnown
      ? t("Somebody else saved this post after you opened it. Nothing of yours is saved yet.")
      : t("This post was saved after you opened it. Nothing of yours is saved yet."),
    reason: isKnown
      ? t("somebody else saved this post in the meantime")
      : t("this post was saved in the meantime"),
    mine: t("Mine"),
    theirs: t("Theirs"),
    takeTheirs: t("Take theirs"),
    keepMine: t("Keep mine"),
    safety: t(
      "Whatever you choose, the other version is not lost: theirs stays in the history, and if you take theirs, yours is kept as a recovery copy.",
    ),
  };
}

export type LastSave = {
  /** Null until known, or when unknown. */
  isOwn: boolean | null;
  name: string | null;
  savedAt: Date | null;
};

/** Finds who saved the conflicting version: a colleague, or this person in another tab. */
export function useLastSave(post: Pick<StaffPost, "id" | "updated_at">): LastSave {
  const member = useStaffMember();
  const { data: latest } = useQuery(latestRevisionQuery(post.id, post.updated_at));
  return {
    isOwn: latest ? member !== null && latest.editor_id === member.id : null,
    name: latest?.editor_name ?? null,
    savedAt: parseTimestamp(latest?.saved_at ?? post.updated_at),
  };
}
