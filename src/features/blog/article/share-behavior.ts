import { partOf } from "@/lib/behavior";
import { copyAddress } from "@/lib/copy-address";
import { t } from "@/lib/language/translate";

/** The device's own share sheet where it has one, and the link to copy everywhere. */
export function sharePost(root: HTMLElement): () => void {
  const copy = partOf(root, "[data-copy]");
  const share = partOf(root, "[data-share]");
  const post = () => {
    const { title = "", excerpt = "", path = "" } = root.dataset;
    return { title, text: excerpt, url: new URL(path, location.origin).href };
  };
  const copyIt = () => copyAddress(copy, post().url, t("Link copied."));
  partOf(copy, "[data-copy-button]").addEventListener("click", () => void copyIt());
  share.addEventListener("click", () => {
    navigator.share(post()).catch((error: unknown) => {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) return copyIt();
    });
  });
  return () => {
    share.hidden = typeof navigator.share !== "function";
  };
}
