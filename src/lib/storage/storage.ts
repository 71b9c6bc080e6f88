/** Keys this site stores in the browser. The cookie page lists exactly these. */
export const storageKeys = {
  adminLoggedIn: "adminLoggedIn",
  theme: "curbfront.theme",
  reloadedFor: "curbfront.reloadedFor",
  /** sessionStorage: input from before its code loaded, kept over a reload. */
  pendingInput: "curbfront.pendingInput",
  /** sessionStorage: unsent input of a single form; the zone a visitor chose. */
  leadDrafts: "curbfront.leadDrafts",
  /** sessionStorage: the chosen trade, and other answers that several forms share. */
  visitorAnswers: "curbfront.visitorAnswers",
  /** sessionStorage: sent requests, so that their confirmation stays. */
  sentRequests: "curbfront.sentRequests",
  /** "true" once the visitor wants no more social-proof cards. */
  socialProofOff: "curbfront.socialProofOff",
  /** sessionStorage: which social-proof cards were shown in this tab, and when the next one is due. */
  socialProofRound: "curbfront.socialProofRound",
  /** "true" once a colleague has turned single-key shortcuts off. */
  singleKeysOff: "curbfront.singleKeysOff",
  /** "true" once a colleague wants notifications of the computer in this browser. */
  desktopNotifications: "curbfront.desktopNotifications",
  /** Prefix of a key for each open post, with its unsaved changes. */
  postCopy: "curbfront.postCopy.",
  /** Prefixes of keys that end with the writer and the subject. An unsaved note. */
  noteDraft: "curbfront.noteDraft.",
  /** An unsent mail to a lead. */
  mailDraft: "curbfront.mailDraft.",
  /** An unsent message of a ticket, or a new ticket. */
  ticketDraft: "curbfront.ticketDraft.",
  /** Unsaved input of a CRM form. */
  formDraft: "curbfront.formDraft.",
  /** The records opened last, by kind and id. */
  recentRecords: "curbfront.recentRecords.",
  /** sessionStorage: the form of a new lead. Each tab has its own, so that tabs do not share one. */
  tabDraft: "curbfront.tabDraft.",
} as const;

type Area = "localStorage" | "sessionStorage";

/** Null when the key is absent or the browser refuses storage. */
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

export function storedKeys(prefix: string, area: Area = "localStorage"): string[] {
  try {
    const storage = globalThis[area];
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    return keys.filter((key) => key !== null).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
