import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

const PARTS = [
  { id: "open-work", label: "Open work" },
  { id: "sites", label: "Sites" },
  { id: "contacts", label: "Contacts" },
  { id: "photos", label: "Photos" },
  { id: "notes", label: "Notes" },
  { id: "sent", label: "What they sent" },
  { id: "timeline", label: "Timeline" },
];

/** The part of the previous link that stays visible. */
const LEFT_OF_CURRENT = 60;

/** Jump links on a phone, with the visible part marked. */
export function ClientJump() {
  const { t } = useTranslation();
  const current = usePartInView();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (nav.current && link) nav.current.scrollLeft = link.offsetLeft - LEFT_OF_CURRENT;
  }, [current]);
  return (
    <nav
      className="sticky top-14 z-8 -mx-4 mt-3 flex gap-5 overflow-x-auto border-b border-line bg-bg px-4 lg:hidden"
      aria-label={t("On this page")}
      ref={nav}
    >
      {PARTS.map(({ id, label }) => (
        <a
          className="relative flex min-h-11 items-center font-semibold whitespace-nowrap no-underline aria-[current=location]:after:absolute aria-[current=location]:after:inset-x-0 aria-[current=location]:after:bottom-0 aria-[current=location]:after:border-b-4 aria-[current=location]:after:border-curb-400"
          key={id}
          href={`#${id}`}
          aria-current={id === current ? "location" : undefined}
        >
          {t(label)}
        </a>
      ))}
    </nav>
  );
}

/** A line a third of the way down the window; the part that crosses it is current. */
const READING_LINE = "-33% 0px -67% 0px";

function usePartInView(): string {
  const [current, setCurrent] = useState("open-work");
  useEffect(() => {
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        }
        const last = PARTS.findLast(({ id }) => crossing.has(id));
        if (last !== undefined) setCurrent(last.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const { id } of PARTS) {
      const part = document.getElementById(id);
      if (part !== null) observer.observe(part);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
