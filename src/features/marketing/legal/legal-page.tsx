import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LegalContents } from "./legal-contents";
import { formatVersion, type LegalVersion } from "./legal-document";
import { LegalPoints, LegalSection } from "./legal-section";
import { textLinkVariants } from "@/components/text-link";

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
