import { partOf } from "@/lib/behavior";
import { t } from "@/lib/language/translate";

/** The handle between the old page and the new one goes where it is dragged. */
export function moveHandle(root: HTMLElement): () => void {
  const slider = partOf<HTMLInputElement>(root, "input");
  const show = () => {
    root.style.setProperty("--share", slider.value);
    slider.ariaValueText = t("{{percent}} percent old page", { percent: slider.value });
  };
  slider.addEventListener("input", show);
  return show;
}
