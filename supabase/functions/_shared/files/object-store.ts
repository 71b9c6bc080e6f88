import { StorageClient } from "@supabase/storage-js";

/** The storage service with the server's rights. */
export type ObjectStore = ReturnType<typeof objectStore>;

type Service = { url: string; key: string; fetch: typeof fetch };

/** `url` is the backend's origin, `key` its secret key. */
export function objectStore({ url, key, fetch }: Service) {
  const headers = {
    apikey: key,
    ...(key.startsWith("eyJ") && { Authorization: `Bearer ${key}` }),
  };
  const client = new StorageClient(`${url}/storage/v1`, headers, fetch);
  return {
    /** Null where there is no such object. */
    async read(bucket: string, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
      const { data, error } = await client.from(bucket).download(name);
      if (error !== null) {
        if (/not.?found/i.test(error.message)) return null;
        throw error;
      }
      return new Uint8Array(await data.arrayBuffer());
    },
    /** An object that is there already stays as it is. */
    async write(
      bucket: string,
      name: string,
      bytes: Uint8Array<ArrayBuffer>,
      type = "application/octet-stream",
    ): Promise<void> {
      const { error } = await client
        .from(bucket)
        // Objects never change.
        .upload(name, bytes, { contentType: type, cacheControl: "31536000" });
      if (error !== null && !/already exists/i.test(error.message)) throw error;
    },
    async remove(bucket: string, names: string[]): Promise<void> {
      const { error } = await client.from(bucket).remove(names);
      if (error !== null) throw error;
    },
  };
}
