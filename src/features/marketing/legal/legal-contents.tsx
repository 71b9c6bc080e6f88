import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

type LegalContentsProps = { entries: readonly { id: string; title: string }[] };

/** Headings above this line are being read, in pixels. */
const READING_LINE = 160;

export function LegalContents({ entries }: LegalContentsProps) {
  const { t } = useTranslation();
  const current = useSectionBeingRead(entries);
  return (
    <nav
      className="border-t-2 border-text lg:sticky lg:top-25 lg:max-h-[calc(100vh-120px)] lg:overflow-y-auto print:hidden"
      aria-labelledby="legal-contents"
    >
      <h2 id="legal-contents" className="pt-3.5 pb-1 font-sans text-base/[1.3]">
        {t("On this page")}
      </h2>
      <ul className="grid grid-cols-2 gap-x-5 lg:block">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              className="flex h-full min-h-11 items-center border-b border-line py-1 text-base/[1.3] no-underline focus-visible:shadow-none focus-visible:-outline-offset-3 lg:h-auto [&:is(:hover,[aria-current])]:pl-3.5 [&:is(:hover,[aria-current])]:font-semibold [&:is(:hover,[aria-current])]:shadow-[inset_6px_0_0_var(--color-curb-400)]"
              href={`#${id}`}
              aria-current={id === current || undefined}
            >
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
