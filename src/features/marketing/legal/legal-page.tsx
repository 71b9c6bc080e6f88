import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LegalContents } from "./legal-contents";
import { formatVersion, type LegalVersion } from "./legal-document";
import "./legal.css";

type LegalPageProps = {
  heading: string;
  /** Newest first. */
  versions: readonly [LegalVersion, ...LegalVersion[]];
  /** The page in one box: the first entry of the contents. */
  summary: ReactNode;
  /** What the contents list between the summary and the changes. */
  contents: readonly { id: string; title: string }[];
  children: ReactNode;
};

/** The shape of every legal page: dated, with its contents beside it and a summary on top. */
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
      <header className="legal-head">
        <div className="wrap">
          <h1 className="h1">{heading}</h1>
          <p>
            {/* WebKit evens the lines out and breaks the date to do so. */}
            <span className="whitespace-nowrap">
              {t("Version of {{date}}", { date: formatVersion(newest.date) })}
            </span>
            <br />
            <a className="inline-link" href="#changes">
              {t("What changed")}
            </a>
          </p>
        </div>
      </header>
      <div className="wrap legal">
        <LegalContents entries={entries} />
        <div>
          <div
            className="legal-summary"
            id="short"
            role="group"
            aria-label={t("The short version")}
          >
            {summary}
          </div>
          {children}
          <section id="changes">
            <h2>{t("Changes to this page")}</h2>
            <ul className="legal-points">
              {versions.map(({ date, change }) => (
                <li key={date}>
                  <b className="whitespace-nowrap">{formatVersion(date)}</b> {t(change)}
                </li>
              ))}
            </ul>
            <p>
              {t("When the page changes, the date at the top changes and a line is added here.")}
            </p>
          </section>
        </div>
      </div>
    </>
  );
}
