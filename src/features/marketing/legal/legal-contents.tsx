import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

type LegalContentsProps = { entries: readonly { id: string; title: string }[] };

/** Where a heading must have come to, for its section to be the one being read. */
const READING_LINE = 160;

/** The contents list; marks the section being read. */
export function LegalContents({ entries }: LegalContentsProps) {
  const { t } = useTranslation();
  const current = useSectionBeingRead(entries);
  return (
    <nav className="legal-contents" aria-labelledby="legal-contents">
      <h2 id="legal-contents">{t("On this page")}</h2>
      <ul>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current || undefined}>
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useSectionBeingRead(entries: LegalContentsProps["entries"]): string | undefined {
  const [current, setCurrent] = useState(entries[0]?.id);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const passed = entries.findLast(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= READING_LINE;
      });
      const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.body.scrollHeight - 2;
      setCurrent((isAtEnd ? entries.at(-1) : passed)?.id ?? entries[0]?.id);
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    addEventListener("scroll", lookSoon, { passive: true });
    return () => {
      removeEventListener("scroll", lookSoon);
      cancelAnimationFrame(frame);
    };
  }, [entries]);
  return current;
}
