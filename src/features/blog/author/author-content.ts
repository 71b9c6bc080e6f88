import { isDemo } from "@/lib/env";

export type AuthorContent = {
  /** Introduces the author in a sentence. English text, which is also its translation key. */
  line: string;
  /** Nobody's name: it signs the demo's articles. */
  isInvented: boolean;
};

/** These authors sign the demo's articles, and exist in the demo only. */
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

/**
 * Introductions of authors, by the slug of their page. An author who is missing here has a page without
 * one.
 */
export const authors: Readonly<Record<string, AuthorContent>> = {
  ...inventedAuthors,
};

export const authorContent = (slug: string): AuthorContent | null =>
  Object.hasOwn(authors, slug) ? (authors[slug] ?? null) : null;

export const isInvented = (slug: string) => authorContent(slug)?.isInvented === true;
