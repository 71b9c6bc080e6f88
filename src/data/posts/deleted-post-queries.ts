import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { errorCode } from "@/lib/errors";
import { parseTimestamp } from "@/lib/format/format";
import { supabase } from "@/lib/supabase/client";
import type { BulkResult } from "./bulk-posts";
import { postKeys } from "./posts";
import { searchOf, type ListSearch } from "./staff-post-search";
import { isPastTheEnd, rangeOfPage, type Page } from "./staff-posts";

export type DeletedPost = {
  id: string;
  title: string;
  slug: string;
  author: string;
  category: string;
  image_url: string | null;
  deletedAt: Date | null;
  /** Null when it was not a person on the staff list. */
  deletedBy: string | null;
};

export type DeletedListFilters = ListSearch & { page: number };

function matchingPosts({ search, category }: DeletedListFilters) {
  let query = supabase.from("deleted_posts").select("*", { count: "exact" });
  if (category !== null) query = query.eq("category", category);
  const condition = searchOf(search);
  if (condition?.or !== undefined) query = query.or(condition.or);
  if (condition?.title !== undefined) query = query.filter("title", "imatch", condition.title);
  return query;
}

type DeletedRow = Awaited<ReturnType<typeof matchingPosts>>["data"] & object;

function toDeletedPost(row: DeletedRow[number]): DeletedPost | null {
  if (row.id === null) return null;
  return {
    id: row.id,
    title: row.title ?? "",
    slug: row.slug ?? "",
    author: row.author ?? "",
    category: row.category ?? "",
    image_url: row.image_url || null,
    deletedAt: parseTimestamp(row.deleted_at),
    deletedBy: row.deleted_by,
  };
}

/** Posts that can be brought back, latest deletion first. */
export function deletedPostsQuery(filters: DeletedListFilters) {
  return queryOptions({
    queryKey: [...postKeys.all, "staff", "deleted", filters],
    queryFn: async ({ signal }): Promise<Page<DeletedPost>> => {
      try {
        const { data, count } = await matchingPosts(filters)
          .order("deleted_at", { ascending: false })
          .order("id")
          .range(...rangeOfPage(filters.page))
          .abortSignal(signal)
          .retry(false)
          .throwOnError();
        const rows = data.map(toDeletedPost).filter((post) => post !== null);
        return { rows, total: count ?? rows.length, readAt: new Date() };
      } catch (error) {
        if (!isPastTheEnd(error)) throw error;
      }
      const first = await matchingPosts(filters)
        .range(0, 0)
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return { rows: [], total: first.count ?? 0, readAt: new Date() };
    },
    placeholderData: keepPreviousData,
  });
}

const ADDRESS_TAKEN = "23505";

async function restore(ids: readonly string[]): Promise<string[]> {
  const { data } = await supabase
    .rpc("restore_deleted_posts", { post_ids: [...ids] })
    .throwOnError();
  return data;
}

/**
 * Puts deleted posts back as they were, with id, dates and history. The database does all or
 * none; when one address was taken meanwhile, the others still come back.
 */
export async function restoreDeletedPosts(ids: readonly string[]): Promise<BulkResult<string>> {
  try {
    return { done: await restore(ids), error: null };
  } catch (error) {
    if (ids.length === 1 || errorCode(error) !== ADDRESS_TAKEN) return { done: [], error };
  }
  const done: string[] = [];
  let failure: unknown = null;
  for (const id of ids) {
    try {
      done.push(...(await restore([id])));
    } catch (error) {
      failure = error;
    }
  }
  return { done, error: failure };
}

/** The address a deleted post had belongs to another one now. */
export const isAddressTaken = (error: unknown) => errorCode(error) === ADDRESS_TAKEN;
