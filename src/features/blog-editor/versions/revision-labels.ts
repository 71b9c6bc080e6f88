import type { TFunction } from "i18next";
import type { Revision } from "@/data/posts/revision-queries";

/** "Published", "Restored version 3". */
export function actionLabel({ action, restored_from }: Revision, t: TFunction): string {
  switch (action) {
    case "created":
      return t("Created");
    case "saved":
      return t("Saved");
    case "autosaved":
      return t("Saved by itself");
    case "published":
      return t("Published");
    case "unpublished":
      return t("Taken off the blog");
    case "restored":
      return restored_from === null
        ? t("Restored")
        : t("Restored version {{number}}", { number: restored_from });
    case "deleted":
      return t("Deleted");
    case "undeleted":
      return t("Brought back");
  }
}
