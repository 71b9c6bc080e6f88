import * as z from "zod/mini";
import type { CallDatabase } from "../database-call.ts";
import type { ObjectStore } from "../files/object-store.ts";

/** Files of a stored mail whose content is not stored yet. */
export const filesToStoreSchema = z.array(
  z.object({
    id: z.string(),
    bucket: z.string(),
    object_id: z.string(),
    type: z.string(),
    size: z.number(),
    sha256: z.string(),
    width: z.nullable(z.number()),
    height: z.nullable(z.number()),
  }),
);

/** `contents` are by their SHA-256. Files with the same content share one object. */
export async function storeFiles(
  files: z.infer<typeof filesToStoreSchema>,
  contents: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  { call, store }: { call: CallDatabase; store: ObjectStore },
): Promise<void> {
  const written = new Set<string>();
  for (const { id, bucket, object_id: object, ...content } of files) {
    const bytes = contents.get(content.sha256);
    if (bytes === undefined) continue;
    if (!written.has(object)) await store.write(bucket, object, bytes);
    written.add(object);
    await call("file_arrived", { file_id: id, ...content });
  }
}
