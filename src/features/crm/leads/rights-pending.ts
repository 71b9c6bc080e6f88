import { readStored, storageKeys } from "@/lib/storage";
import type { CrmRights } from "../parts/use-crm-rights";

/** Somebody is signed in, and who it is is still being found out. */
export const isFindingOut = ({ member }: CrmRights) =>
  member === null && readStored(storageKeys.adminLoggedIn) === "true";
