import { useTranslation } from "react-i18next";
import type { ContentsEntry } from "./article-html";
import { useCurrentSection } from "./use-current-section";
import "./post-contents.css";

/** Beyond this the sections alone are listed, without their parts. */
const MOST_ENTRIES = 14;

function entriesToShow(contents: readonly ContentsEntry[]): readonly ContentsEntry[] {
  const sections = contents.filter(({ level }) => level === 2);
  return contents.length > MOST_ENTRIES && sections.length > 1 ? sections : contents;
}

/** The way through a post of several sections: beside it, or folded up above it on a small screen. */
export function PostContents({ contents }: { contents: readonly ContentsEntry[] }) {
  const { t } = useTranslation();
  const current = useCurrentSection(contents);
  const entries = entriesToShow(contents);
  // A part that is not listed is read under its section.
  const marked = entries.findLast(
    ({ id }) =>
      contents.findIndex((entry) => entry.id === id) <=
      contents.findIndex((entry) => entry.id === current),
  )?.id;
  if (contents.length < 2) return null;
  const list = (
    <ol>
      {entries.map(({ id, title, level }) => (
        <li key={id} className={level === 3 ? "post-contents-part" : undefined}>
          <a
            href={`#${encodeURIComponent(id)}`}
            aria-current={id === marked ? "location" : undefined}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className="post-contents" aria-label={t("In this post")}>
      <div className="post-contents-open">
        <b aria-hidden="true">{t("In this post")}</b>
        {list}
      </div>
      <details className="post-contents-folded">
        <summary>{t("In this post")}</summary>
        {list}
      </details>
    </nav>
  );
}
