import * as z from "zod/mini";
import type { CallDatabase } from "../database-call.ts";
import type { ObjectStore } from "./object-store.ts";

const listSchema = z.array(z.object({ bucket: z.string(), names: z.array(z.string()) }));

/** Removes objects that no file has any more. Returns how many. */
export async function removeObjects(call: CallDatabase, store: ObjectStore): Promise<number> {
  const lists = listSchema.parse(await call("objects_to_remove", {}));
  for (const { bucket, names } of lists) await store.remove(bucket, names);
  return lists.reduce((sum, { names }) => sum + names.length, 0);
}
