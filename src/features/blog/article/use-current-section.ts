import { useEffect, useState } from "react";
import type { ContentsEntry } from "./article-html";

/** A heading is current while it is above the lower two thirds of the window. */
const REACHED = "1000000px 0px -66% 0px";

/** The index of the last heading scrolled past; -1 before the first. */
export function useCurrentSection(contents: readonly ContentsEntry[]): number {
  const [reached, setReached] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) =>
        setReached((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of changes) {
            if (isIntersecting) after.add(target.id);
            else after.delete(target.id);
          }
          return after;
        }),
      { rootMargin: REACHED },
    );
    for (const { id } of contents) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [contents]);
  return contents.findLastIndex(({ id }) => reached.has(id));
}
