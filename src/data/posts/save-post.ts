import { parseTimestamp } from "@/lib/format/format";
import { supabase } from "@/lib/supabase/client";
import { AddressTakenError, isAddressTaken, NOT_YOURS, PostConflictError } from "./post-errors";
import { findPost } from "./queries";
import type { StaffPost } from "./staff-post";

/** `publish_at` is an ISO time, or null to let the database set it. */
export type PostInput = Omit<StaffPost, "id" | "created_at" | "updated_at" | "publish_at"> & {
  publish_at?: string | null;
};

type StoredState = Pick<StaffPost, "updated_at" | "publish_at">;

/** The post that a failed write collided with, or null. */
async function findInTheWay(id: string): Promise<StaffPost | null> {
  try {
    return await findPost(id);
  } catch {
    // The write's own error says more.
    return null;
  }
}

/** The client creates `id`, so that a retry fails with a PostConflictError. */
export async function createPost(id: string, input: PostInput, now: Date): Promise<StoredState> {
  const timestamp = now.toISOString();
  // Without a text, the row has only the specified columns.
  const { image_alt, ...specified } = input;
  const words = { ...specified, ...(image_alt !== null && { image_alt }) };
  try {
    const { data } = await supabase
      .from("blogs")
      .insert({ id, ...words, created_at: timestamp, updated_at: timestamp })
      .select("updated_at,publish_at")
      .throwOnError();
    const [stored] = data;
    if (stored === undefined) throw new Error(NOT_YOURS);
    return stored;
  } catch (error) {
    if (!isAddressTaken(error)) throw error;
    const current = await findInTheWay(id);
    throw current === null ? new AddressTakenError(input.slug) : new PostConflictError(current);
  }
}

/** Autosaves write no revision each. */
async function autosaveOver(id: string, words: PostInput, version: string) {
  const args = { for_post: id, expected_updated_at: version, words };
  const { data } = await supabase.rpc("autosave_draft", args).throwOnError();
  return data;
}

async function writeOver(
  { id, input, isAutosave = false }: SavePostRequest,
  now: Date,
  version: string,
) {
  try {
    if (isAutosave) return await autosaveOver(id, input, version);
    const { data } = await supabase
      .from("blogs")
      .update({ ...input, updated_at: now.toISOString() })
      .eq("id", id)
      .eq("updated_at", version)
      .select("updated_at,publish_at")
      .throwOnError();
    return data;
  } catch (error) {
    throw isAddressTaken(error) ? new AddressTakenError(input.slug) : error;
  }
}

/** Saves over exactly the opened version. Throws a PostConflictError or an AddressTakenError. */
async function updatePost(
  request: SavePostRequest,
  now: Date,
  version: string,
): Promise<StoredState> {
  const { id } = request;
  const [stored] = await writeOver(request, now, version);
  if (stored !== undefined) return stored;
  const current = await findInTheWay(id);
  if (current !== null && current.updated_at !== version) throw new PostConflictError(current);
  throw new Error(NOT_YOURS);
}

export type SavePostRequest = {
  id: string;
  /** The stored version that was edited; null for a new post. */
  version: string | null;
  /** An empty slug is made from the title. Without `publish_at` the stored date stays. */
  input: PostInput;
  /** A draft that saves itself while it is being written. */
  isAutosave?: boolean;
};

export type SavedPost = PostInput & StoredState;

function isSame(current: StaffPost, { publish_at, ...input }: PostInput): boolean {
  const isSameDate =
    publish_at === undefined ||
    publish_at === null ||
    parseTimestamp(current.publish_at)?.getTime() === Date.parse(publish_at);
  return (
    isSameDate &&
    Object.entries(input).every(([name, value]) => Reflect.get(current, name) === value)
  );
}

async function write(request: SavePostRequest, unanswered: PostInput | null): Promise<StoredState> {
  const { id, version, input } = request;
  const now = new Date();
  try {
    return version === null
      ? await createPost(id, input, now)
      : await updatePost(request, now, version);
  } catch (error) {
    if (!(error instanceof PostConflictError)) throw error;
    const { current } = error;
    // An earlier try was stored without an answer.
    if (isSame(current, input)) return current;
    if (unanswered !== null && isSame(current, unanswered)) {
      return updatePost(request, now, current.updated_at);
    }
    throw error;
  }
}

/**
 * Creates or updates one post; throws a PostConflictError or an AddressTakenError. `unanswered` is
 * the input of an earlier try without an answer.
 */
export async function savePost(
  request: SavePostRequest,
  unanswered: PostInput | null,
): Promise<SavedPost> {
  const { updated_at, publish_at } = await write(request, unanswered);
  return { ...request.input, updated_at, publish_at };
}
