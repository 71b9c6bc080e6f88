import { readStored, writeStored } from "@/lib/storage/storage";
import { backendOrigin } from "./backend-origin";

/** The name that supabase-js gives it by itself. */
export const SESSION_KEY = `sb-${new URL(backendOrigin()).hostname.split(".")[0]}-auth-token`;

/** What the browser had no room for, or refuses to keep, until the page is left. */
const memory = new Map<string, string>();

/**
 * Where supabase-js keeps the session. Its own way gives the browser's storage up as soon as nothing
 * more fits there, with the session that is in it: who is signed in would be out.
 */
export const keptSession = {
  getItem: (key: string) => memory.get(key) ?? readStored(key),
  setItem: (key: string, value: string) => {
    if (writeStored(key, value)) memory.delete(key);
    else memory.set(key, value);
  },
  removeItem: (key: string) => {
    memory.delete(key);
    writeStored(key, null);
  },
};
