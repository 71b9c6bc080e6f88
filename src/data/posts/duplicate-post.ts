import { readTime } from "@/lib/html/read-time";
import { supabase } from "@/lib/supabase/client";
import { findPost } from "./queries";
import { AddressTakenError, NOT_YOURS } from "./post-errors";
import { createPost } from "./save-post";

const MOST_TRIES = 50;

async function isFree(slug: string): Promise<boolean> {
  const { data } = await supabase
    .rpc("slug_holder", { candidate: slug }, { get: true })
    .retry(false)
    .throwOnError();
  return data.length === 0;
}

function* copySlugs(slug: string): Generator<string> {
  const base = `${slug.replace(/-copy(-\d+)?$/, "")}-copy`;
  yield base;
  for (let number = 2; number <= MOST_TRIES; number += 1) yield `${base}-${number}`;
}

/** Stores a draft copy, created `now`, at the first free address. The client creates `newId`. */
export async function duplicatePost(
  id: string,
  newId: string,
  now: Date,
  titleOfCopy: (title: string) => string,
): Promise<{ title: string; slug: string }> {
  const post = await findPost(id);
  if (post === null) throw new Error(NOT_YOURS);
  const title = titleOfCopy(post.title);
  for (const slug of copySlugs(post.slug)) {
    if (!(await isFree(slug))) continue;
    try {
      await createPost(
        newId,
        {
          title,
          slug,
          excerpt: post.excerpt,
          content: post.content,
          full_content: post.full_content,
          author: post.author,
          category: post.category,
          image_url: post.image_url,
          read_time: readTime(post.full_content),
          published: false,
        },
        now,
      );
      return { title, slug };
    } catch (error) {
      // The address was taken between the check and the insert.
      if (!(error instanceof AddressTakenError)) throw error;
    }
  }
  throw new Error("no free address was found for the copy");
}
