import { readStored, writeStored } from "@/lib/storage/storage";
import { backendOrigin } from "./backend-origin";

export const SESSION_KEY = `sb-${new URL(backendOrigin()).hostname.split(".")[0]}-auth-token`;

/** Holds what the browser does not store, until the page is left. */
const memory = new Map<string, string>();

/** Stores the session for supabase-js, which would lose it when the browser's storage is full. */
export const storedSession = {
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
