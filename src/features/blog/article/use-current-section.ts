import { useEffect, useState } from "react";
import type { ContentsEntry } from "./article-html";

/** From far above the page down to the upper third of the window: what has been reached. */
const REACHED = "1000000px 0px -66% 0px";

/** The id of the section being read: the last one whose heading has come up the page. */
export function useCurrentSection(contents: readonly ContentsEntry[]): string | undefined {
  const [reached, setReached] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        setReached((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of changes) {
            if (isIntersecting) now.add(target.id);
            else now.delete(target.id);
          }
          return now;
        });
      },
      { rootMargin: REACHED },
    );
    for (const { id } of contents) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [contents]);
  return contents.findLast(({ id }) => reached.has(id))?.id;
}
