import type { PostFilters } from "@/data/posts/published-list-queries";
import { paths } from "@/lib/paths";
import { POST_CATEGORIES } from "@/content/post-categories";

const LAST_PAGE = 10_000;
const MAX_CATEGORY = 100;
/** The database uses no more of a search than this. */
export const MAX_SEARCH = 200;

// oxlint-disable-next-line no-control-regex -- the database refuses text with a NUL in it
const CONTROLS = /[\u0000-\u001f\u007f]+/g;

export function tidySearch(text: string): string {
  return text.replace(CONTROLS, " ").replace(/\s+/g, " ").trim().slice(0, MAX_SEARCH).trim();
}

function readCategory(text: string): string | null {
  const name = text.replace(CONTROLS, "").trim().slice(0, MAX_CATEGORY);
  if (name === "" || name.toLowerCase() === "all") return null;
  return POST_CATEGORIES.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name;
}

/** `?page=` counts from 1; anything invalid is the first page. */
function readPage(text: string): number {
  const page = /^\d+$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= LAST_PAGE ? page - 1 : 0;
}

export function readFilters(params: URLSearchParams): PostFilters {
  return {
    category: readCategory(params.get("category") ?? ""),
    search: tidySearch(params.get("q") ?? ""),
    page: readPage(params.get("page") ?? ""),
  };
}

/** The canonical query of these filters: "?category=SEO&page=2", or nothing. */
export function filtersQuery({ category, search, page }: PostFilters): string {
  const params = new URLSearchParams();
  if (category !== null) params.set("category", category);
  if (search !== "") params.set("q", search);
  if (page > 0) params.set("page", String(page + 1));
  const query = params.toString();
  return query && `?${query}`;
}

export function listAddress(filters: Partial<PostFilters>): string {
  return paths.blog + filtersQuery({ category: null, search: "", page: 0, ...filters });
}
