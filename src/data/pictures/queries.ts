import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { supabase } from "@/lib/supabase/client";
import { parseAnswer } from "@/lib/supabase/database-answer";
import { postKeys } from "@/data/posts/published-post";
import { pictureSchema, type Picture } from "./schema";

const PICTURES_PER_PAGE = 24;

export const pictureKeys = { all: ["pictures"] as const };

export type PictureFilters = {
  /** A part of name or alternative text; empty for every picture. */
  search: string;
  isDeleted: boolean;
};

type PicturePage = { pictures: Picture[]; total: number };

const shownBy = (pages: readonly PicturePage[]) =>
  pages.reduce((sum, { pictures }) => sum + pictures.length, 0);

/** The library, the newest first. */
export function picturesQuery({ search, isDeleted }: PictureFilters) {
  return infiniteQueryOptions({
    queryKey: [...pictureKeys.all, "list", { search, isDeleted }],
    queryFn: async ({ signal, pageParam }): Promise<PicturePage> => {
      const { data, count } = await supabase
        .rpc("find_pictures", { search, is_archived: isDeleted }, { get: true, count: "exact" })
        .order("created_at", { ascending: false })
        .order("id")
        .range(pageParam, pageParam + PICTURES_PER_PAGE - 1)
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      const pictures = parseAnswer("find_pictures", z.array(pictureSchema), data);
      return { pictures, total: count ?? pictures.length };
    },
    initialPageParam: 0,
    getNextPageParam: ({ total, pictures }, pages) =>
      pictures.length > 0 && shownBy(pages) < total ? shownBy(pages) : null,
  });
}

export type PictureUse = {
  picture_id: string;
  post_id: string;
  title: string;
  is_featured: boolean;
  is_in_text: boolean;
};

/** The posts that have these pictures now. Below the posts' keys, so that a saved post refreshes it. */
export function pictureUsesQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: [...postKeys.all, "staff", "pictures", ids],
    queryFn: async ({ signal }): Promise<PictureUse[]> => {
      const { data } = await supabase
        .rpc("picture_uses", { picture_ids: [...ids] })
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return data;
    },
    enabled: ids.length > 0,
  });
}
