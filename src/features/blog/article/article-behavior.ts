import { partOf, writeTexts } from "@/lib/behavior";
import { t } from "@/lib/language/translate";

/** From far above the page down to the upper third of the window: what has been reached. */
const REACHED = "1000000px 0px -66% 0px";

/** What an article does besides standing there: marks the section being read, copies a heading's link. */
export function actInArticle(article: HTMLElement): () => void {
  const prose = partOf(article, ".prose");
  // What breaks while it loads. An error of a picture does not bubble.
  article.addEventListener("error", () => markBroken(article), { capture: true });
  prose.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.classList.contains("prose-anchor")) void copyAnchor(article, link);
  });
  const showSection = watchSections(article, prose);
  return () => {
    markBroken(article);
    showSection();
  };
}

const isBroken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;

/** A picture of the text says that it is broken; the one across the page is left out. */
function markBroken(article: HTMLElement): void {
  for (const image of article.querySelectorAll<HTMLImageElement>(".prose img")) {
    if (isBroken(image)) image.classList.add("is-broken");
  }
  const banner = article.querySelector<HTMLElement>("[data-slot=post-banner]");
  const image = banner?.querySelector("img");
  if (banner && image) banner.hidden = isBroken(image);
}

/** A heading's link goes to it, as links do, and copies its address on the way. */
async function copyAnchor(article: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
    const copied = t("Link copied");
    link.dataset.copied = copied;
    setTimeout(() => delete link.dataset.copied, 2500);
    writeTexts(article, { "anchor-copied": copied });
  } catch {
    // The click has put it there.
    writeTexts(article, { "anchor-copied": t("The link is in the address bar.") });
  }
}

/** Marks, in the list of contents, the last section whose heading has come up the page. */
function watchSections(article: HTMLElement, prose: HTMLElement): () => void {
  const reached = new Set<Element>();
  let headings: Element[] = [];
  const mark = () => {
    const current = headings.findLastIndex((heading) => reached.has(heading));
    for (const list of article.querySelectorAll("[data-contents]")) {
      const links = [...list.querySelectorAll("a")];
      const placeOf = ({ hash }: HTMLAnchorElement) =>
        headings.findIndex(({ id }) => `#${encodeURIComponent(id)}` === hash || `#${id}` === hash);
      // A part that is not listed is read under its section.
      const marked = links.findLast((link) => placeOf(link) <= current);
      for (const link of links) {
        if (link === marked) link.setAttribute("aria-current", "location");
        else link.removeAttribute("aria-current");
      }
    }
  };
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) reached.add(target);
        else reached.delete(target);
      }
      mark();
    },
    { rootMargin: REACHED },
  );
  return () => {
    const found = [...prose.querySelectorAll("h2[id], h3[id]")];
    if (found.length === headings.length && found.every((at, place) => at === headings[place])) {
      return;
    }
    observer.disconnect();
    reached.clear();
    headings = found;
    for (const heading of headings) observer.observe(heading);
  };
}
