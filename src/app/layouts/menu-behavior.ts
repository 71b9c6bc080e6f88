import { partOf } from "@/lib/behavior";

const WIDE_ENOUGH_FOR_LINKS = "(width >= 80rem)";

/** Opens the menu, and closes it when a link in it is followed or the header has room for the links. */
export function runMenu(root: HTMLElement): () => void {
  const menu = partOf<HTMLDialogElement>(root, "dialog");
  const isWide = matchMedia(WIDE_ENOUGH_FOR_LINKS);

  partOf(root, "[command=show-modal]").addEventListener("click", () => {
    if (!menu.open && !("commandForElement" in HTMLButtonElement.prototype)) menu.showModal();
  });
  isWide.addEventListener("change", () => isWide.matches && menu.close());
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) menu.close();
  });
  return () => undefined;
}
