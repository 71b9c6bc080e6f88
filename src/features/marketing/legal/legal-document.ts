export type LegalLink = { label: string; to: string };

/** `term` is what the line is about, and stands in front of it. */
export type LegalPoint = { term?: string; text: string };

export type LegalSection = {
  /** Target of the contents list. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** A list under the paragraphs. */
  points?: readonly LegalPoint[];
  link?: LegalLink;
};

export type LegalVersion = {
  /** ISO date: "2026-11-21". */
  date: string;
  change: string;
};

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "November 21, 2026". */
export function formatVersion(date: string): string {
  return longDate.format(new Date(`${date}T00:00:00Z`));
}
