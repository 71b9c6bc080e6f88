import { StorageApiError } from "@supabase/storage-js";

/** Whether the storage service has refused, so that no further try would succeed. */
export const isFinalStatus = (error: unknown): boolean =>
  error instanceof StorageApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status);
