import type { TFunction } from "i18next";
import type { LastSave } from "./use-last-save";

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
