import type { TFunction } from "i18next";
import type { Loss } from "./html/losses";

export function lossText(loss: Loss, t: TFunction): string {
  switch (loss.kind) {
    case "comment":
      return t("a comment");
    case "element":
      return t("the element <{{tag}}>", { tag: loss.tag });
    case "attribute":
      return t("the attribute {{name}} on <{{tag}}>", { name: loss.name, tag: loss.tag });
    case "empty":
      return t("an empty <{{tag}}>", { tag: loss.tag });
    case "nesting":
      return t("a <{{tag}}> inside a <{{parent}}>", { tag: loss.tag, parent: loss.parent });
    case "ragged-table":
      return t("a table whose rows do not have the same number of cells");
    case "unfinished":
      return t("a tag that is not finished");
    case "other":
      return t("text or markup in a place where it does not belong");
  }
}
