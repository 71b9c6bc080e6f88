/** Keys this site keeps in the browser. The cookie page lists exactly these. */
export const storageKeys = {
  adminLoggedIn: "adminLoggedIn",
  theme: "curbfront.theme",
  reloadedFor: "curbfront.reloadedFor",
  /** sessionStorage: what was typed into a form and not sent yet. */
  leadDrafts: "curbfront.leadDrafts",
  /** "true" once the visitor wants no more social-proof cards. */
  socialProofOff: "curbfront.socialProofOff",
  /** "true" once a member of staff wants plain letters to do nothing. */
  singleKeysOff: "curbfront.singleKeysOff",
  /** The beginning of a key for each open post: what was typed into it and not saved yet. */
  postCopy: "curbfront.postCopy.",
  /** The beginning of a key for each client or lead: a note that is typed and not saved yet. */
  noteDraft: "curbfront.noteDraft.",
  /** The beginning of a key for each ticket, and for a new one: what is not stored there yet. */
  ticketDraft: "curbfront.ticketDraft.",
  /**
   * sessionStorage: the beginning of a key for each form of the CRM that is typed and not stored
   * yet. A tab has its own, so that two tabs do not finish one another's form.
   */
  crmDraft: "curbfront.crmDraft.",
} as const;

type Area = "localStorage" | "sessionStorage";

/** Null when the key is absent or the browser refuses storage (private mode, policy). */
export function readStored(key: string, area: Area = "localStorage"): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Removes the key when `value` is null. False when the browser refused. */
export function writeStored(
  key: string,
  value: string | null,
  area: Area = "localStorage",
): boolean {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Every key that begins like this. Empty when the browser refuses storage. */
export function storedKeys(prefix: string, area: Area = "localStorage"): string[] {
  try {
    const storage = globalThis[area];
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    return keys.filter((key) => key !== null).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
