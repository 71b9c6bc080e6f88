import { useTranslation } from "react-i18next";
import type { ContentsEntry } from "./article-html";
import { Unbroken } from "@/components/unbroken";
import { cn } from "@/lib/cn";
import { ChevronDown } from "lucide-react";
import { useEffect, useState } from "react";

/** With more entries, only sections are listed. */
const MOST_ENTRIES = 14;

function entriesToShow(contents: readonly ContentsEntry[]): readonly ContentsEntry[] {
  const sections = contents.filter(({ level }) => level === 2);
  return contents.length > MOST_ENTRIES && sections.length > 1 ? sections : contents;
}

/** The contents of a post with several sections: beside it, or folded above it on a small screen. */
export function PostContents({ contents }: { contents: readonly ContentsEntry[] }) {
  const { t } = useTranslation();
  const entries = entriesToShow(contents);
  const place = useCurrentSection(contents);
  if (contents.length < 2) return null;
  // An unlisted part belongs to its section.
  const current = entries.findLast((entry) => contents.indexOf(entry) <= place);
  const list = (
    <ol data-hydrate-when-seen>
      {entries.map(({ id, title, level }) => (
        <li key={id}>
          <a
            aria-current={id === current?.id ? "location" : undefined}
            className={cn(
              "flex min-h-11 items-center border-b border-line py-1.5 leading-[1.3] wrap-anywhere text-muted no-underline hover:text-text focus-visible:shadow-none focus-visible:-outline-offset-3 aria-[current]:font-semibold aria-[current]:text-text aria-[current]:shadow-[inset_0_-4px_0_var(--color-curb-400)]",
              level === 3 && "pl-3.5",
            )}
            href={`#${encodeURIComponent(id)}`}
          >
            <span>
              <Unbroken text={title} />
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className="text-sm print:hidden" aria-label={t("In this post")}>
      <div className="max-lg:hidden">
        <b className="block border-b-2 border-text pb-2.5 font-bold" aria-hidden="true">
          {t("In this post")}
        </b>
        {list}
      </div>
      <details className="group lg:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between border-b-2 border-text font-bold [&::-webkit-details-marker]:hidden">
          {t("In this post")}
          <ChevronDown className="group-open:rotate-180" size={20} aria-hidden />
        </summary>
        {list}
      </details>
    </nav>
  );
}

/** A heading is current while it is above the lower two thirds of the window. */
const REACHED = "1000000px 0px -66% 0px";

/** The index of the last heading scrolled past; -1 before the first. */
function useCurrentSection(contents: readonly ContentsEntry[]): number {
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
