import { isDemo } from "@/lib/env";

export type AuthorContent = {
  line: string;
  /** An invented name, which signs the demo's articles. */
  isInvented: boolean;
};

/** Authors of the demo's articles, only in the demo. */
const inventedAuthors: Record<string, AuthorContent> = isDemo
  ? {
      "priya-nair": {
        line: "Draws the fronts of rented sites, and thinks about who is looking at them: one homeowner, one phone, one wet ceiling.",
        isInvented: true,
      },
      "luis-ortega": {
        line: "Interviews owners and writes their pages, after some years of answering a shop’s phone himself.",
        isInvented: true,
      },
      "sam-kowalski": {
        line: "Looks after what nobody sees on a site: its weight, its titles, its domain, and what it does at eleven at night.",
        isInvented: true,
      },
    }
  : {};

/** Introductions of authors, by slug. Other authors' pages have none. */
export const authors: Readonly<Record<string, AuthorContent>> = {
  ...inventedAuthors,
};

export const authorContent = (slug: string): AuthorContent | null =>
  Object.hasOwn(authors, slug) ? (authors[slug] ?? null) : null;

export const isInvented = (slug: string) => authorContent(slug)?.isInvented === true;
