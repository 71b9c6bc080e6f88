import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  formatVersion,
  type LegalVersion,
  type LegalLink,
  type LegalSection as Section,
} from "./legal-document";
import { textLinkVariants, TextLink } from "@/components/text-link";
import { site } from "@/content/company";

type LegalPageProps = {
  heading: string;
  /** Newest first. */
  versions: readonly [LegalVersion, ...LegalVersion[]];
  /** The summary box, which is the first entry of the contents. */
  summary: ReactNode;
  contents: readonly { id: string; title: string }[];
  children: ReactNode;
};

/** The layout of every legal page: date, contents and summary. */
export function LegalPage({ heading, versions, summary, contents, children }: LegalPageProps) {
  const { t } = useTranslation();
  const [newest] = versions;
  const entries = [
    { id: "short", title: "The short version" },
    ...contents,
    { id: "changes", title: "Changes to this page" },
  ];
  return (
    <>
      <header className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-4 pt-10 pb-7 lg:pt-18 lg:pb-10">
        <h1 className="h1">{heading}</h1>
        <p className="text-base text-muted">
          {/* WebKit balances the lines and would break the date. */}
          <span className="whitespace-nowrap">
            {t("Version of {{date}}", { date: formatVersion(newest.date) })}
          </span>
          <br />
          <a className={textLinkVariants()} href="#changes">
            {t("What changed")}
          </a>
        </p>
      </header>
      <div className="wrap grid grid-cols-1 items-start gap-10 pb-section lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-12 xl:gap-18 print:block">
        <LegalContents entries={entries} />
        <div>
          <div
            className="grid scroll-mt-25 grid-cols-3 items-center gap-x-3 gap-y-4 rounded-b border-t-8 border-curb-400 bg-curb-100 px-4.5 pt-6 pb-6.5 [print-color-adjust:exact] md:grid-cols-[repeat(3,auto)_minmax(0,1fr)] md:gap-x-6 xl:gap-x-10 xl:px-7.5"
            id="short"
            role="group"
            aria-label={t("The short version")}
          >
            {summary}
          </div>
          {children}
          <LegalSection id="changes" title={t("Changes to this page")}>
            <LegalPoints
              points={versions.map(({ date, change }) => ({
                term: <span className="whitespace-nowrap">{formatVersion(date)}</span>,
                text: t(change),
              }))}
            />
            <p>
              {t("When the page changes, the date at the top changes and a line is added here.")}
            </p>
          </LegalSection>
        </div>
      </div>
    </>
  );
}

type LegalContentsProps = { entries: readonly { id: string; title: string }[] };

/** Headings above this line are being read, in pixels. */
const READING_LINE = 160;

function LegalContents({ entries }: LegalContentsProps) {
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

const values = { brand: site.brand, phone: site.phone, email: site.email };

export function LegalSections({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation();
  return sections.map(({ id, title, paragraphs, points, link }) => (
    <LegalSection key={id} id={id} title={t(title)}>
      {paragraphs.map((text) => (
        <p key={text}>{t(text, values)}</p>
      ))}
      {points && (
        <LegalPoints
          points={points.map(({ term, text }) => ({
            term: term && t(term),
            text: t(text, values),
          }))}
        />
      )}
      {link && <SectionLink {...link} />}
    </LegalSection>
  ));
}

function SectionLink({ label, to }: LegalLink) {
  const { t } = useTranslation();
  const text = t(label, values);
  return to.startsWith("/") ? (
    <TextLink variant="painted" to={to}>
      {text}
    </TextLink>
  ) : (
    <a className={textLinkVariants({ variant: "painted" })} href={to}>
      {text}
    </a>
  );
}

type LegalSectionProps = { id: string; title: string; children: ReactNode };

function LegalSection({ id, title, children }: LegalSectionProps) {
  return (
    <section id={id} className="scroll-mt-11 pt-12">
      <h2 className="mb-3 text-[clamp(1.6rem,2.4vw,2.1rem)]/[1.15] tracking-[-0.018em]">{title}</h2>
      <div className="max-w-[66ch] space-y-3.5 text-text-2">{children}</div>
    </section>
  );
}

type LegalPointsProps = { points: readonly { term?: ReactNode; text: string }[] };

function LegalPoints({ points }: LegalPointsProps) {
  return (
    <ul className="border-t border-line-strong text-base">
      {points.map(({ term, text }) => (
        <li key={text} className="border-b border-line-strong py-2.5">
          {term && <b className="mr-1.5 font-semibold text-text">{term}</b>} <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

type LegalSummaryProps = {
  /** Three figures with labels. */
  figures: readonly { number: string; label: string }[];
  text: string;
};

export function LegalSummary({ figures, text }: LegalSummaryProps) {
  const { t } = useTranslation();
  return (
    <>
      {figures.map(({ number, label }) => (
        <p
          className="grid max-w-34 justify-items-center gap-2 self-start justify-self-center text-center text-[0.875rem]/[1.3] font-medium text-balance md:justify-self-auto md:text-sm/[1.3]"
          key={label}
        >
          <b className="min-w-18 rounded-xs bg-white px-2 pt-[0.45rem] pb-1 text-[clamp(2.2rem,11vw,3rem)]/none font-[850] font-stretch-70% tabular-nums md:min-w-21 md:px-3.5 md:text-[3.6rem]/none">
            {number}
          </b>{" "}
          {t(label)}
        </p>
      ))}
      <p className="col-span-full max-w-[46ch] md:col-span-1">{t(text)}</p>
    </>
  );
}

export function LegalStatus({ children }: { children: string }) {
  return (
    <p className="mt-6 border-frame border-dashed border-field bg-concrete-50 px-5 py-4 text-base">
      {children}
    </p>
  );
}
