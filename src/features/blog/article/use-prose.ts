import { useEffect, type RefObject } from "react";
import { useNavigate } from "react-router-dom";
import { routedAddress } from "./routed-address";

type ProseLabels = { copied: string; inAddressBar: string };

/** Marks each picture as loaded or broken; some were so before React was there. */
function watchPictures(prose: HTMLElement, signal: AbortSignal): void {
  for (const image of prose.querySelectorAll("img")) {
    const isBroken = () => image.classList.add("is-broken");
    if (image.complete && image.naturalWidth === 0) isBroken();
    image.addEventListener("error", isBroken, { signal });
  }
}

/** A heading's link goes to it, as links do, and copies its address on the way. */
async function copyAnchor(link: HTMLAnchorElement, labels: ProseLabels): Promise<string> {
  try {
    await navigator.clipboard.writeText(link.href);
    link.dataset.copied = labels.copied;
    setTimeout(() => delete link.dataset.copied, 2500);
    return labels.copied;
  } catch {
    // The click has put it there.
    return labels.inAddressBar;
  }
}

/** What the text of a post does besides standing there. React does not know its elements. */
export function useProse(
  prose: RefObject<HTMLElement | null>,
  html: string,
  labels: ProseLabels,
  announce: (text: string) => void,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = prose.current;
    if (element === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    watchPictures(element, signal);
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link === null) return;
      if (link.classList.contains("prose-anchor")) void copyAnchor(link, labels).then(announce);
      const address = routedAddress(event, link);
      if (address === null) return;
      event.preventDefault();
      void navigate(address);
    };
    element.addEventListener("click", handleClick, { signal });
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- anew only for another text
  }, [html]);
}
