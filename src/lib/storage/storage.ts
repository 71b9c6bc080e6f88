/** Keys this site keeps in the browser. The cookie page lists exactly these. */
export const storageKeys = {
  adminLoggedIn: "adminLoggedIn",
  theme: "curbfront.theme",
  reloadedFor: "curbfront.reloadedFor",
  /** sessionStorage: what was pressed and typed before its code came, over the reload that brings it. */
  pendingInput: "curbfront.pendingInput",
  /** sessionStorage: what was typed into one form only, and not sent yet; the zone a visitor chose. */
  leadDrafts: "curbfront.leadDrafts",
  /** sessionStorage: the trade a visitor chose, and what else several forms ask. */
  visitorAnswers: "curbfront.visitorAnswers",
  /** sessionStorage: what was sent by each form, so that its confirmation stays. */
  sentRequests: "curbfront.sentRequests",
  /** "true" once the visitor wants no more social-proof cards. */
  socialProofOff: "curbfront.socialProofOff",
  /** sessionStorage: which social-proof cards were shown in this tab, and when the next one is due. */
  socialProofRound: "curbfront.socialProofRound",
  /** "true" once a member of staff wants plain letters to do nothing. */
  singleKeysOff: "curbfront.singleKeysOff",
  /** The beginning of a key for each open post: what was typed into it and not saved yet. */
  postCopy: "curbfront.postCopy.",
  /** Each of these begins a key that goes on with whose draft it is. A note, not saved yet. */
  noteDraft: "curbfront.noteDraft.",
  /** What is typed for a ticket, or for a new one, and not stored there yet. */
  ticketDraft: "curbfront.ticketDraft.",
  /** What is typed into a form of the CRM and not saved yet. */
  formDraft: "curbfront.formDraft.",
  /**
   * sessionStorage: a form of a lead that is not stored yet. A tab has its own, so that two tabs
   * do not finish one another's form.
   */
  tabDraft: "curbfront.tabDraft.",
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
