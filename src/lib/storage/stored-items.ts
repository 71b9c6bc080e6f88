import { storageKeys } from "./storage";

export type StoredItem = {
  /** As the browser shows it; an ellipsis stands for the part that varies. */
  key: string;
  area: "localStorage" | "sessionStorage";
  who: "visitor" | "staff";
  /** English text, which is also its translation key. */
  purpose: string;
  setWhen: string;
  howLong: string;
};

type Described = Omit<StoredItem, "key"> & {
  /** Several keys have this prefix. */
  isPrefix?: true;
};

/** English, for `t()`. */
const UNTIL_TAB_CLOSES = "Until you close the tab";
/** English, for `t()`. */
const UNTIL_CLEARED = "Until you clear it";
/** English, for `t()`. */
const KEPT_FOR_ITS_WRITER =
  "Until it is saved or discarded, also past sign-out. Under the writer’s account: nobody else who signs in is shown it";

/** A key of lib/storage without a description does not compile. */
const own: Record<keyof typeof storageKeys, Described> = {
  leadDrafts: {
    area: "sessionStorage",
    who: "visitor",
    purpose:
      "The message, time or choice you gave one form and haven’t sent, and the time zone you chose, so a reload loses nothing.",
    setWhen: "Set when you type into a form or choose a time zone.",
    howLong: "Until it is sent, the time zone until you close the tab",
  },
  visitorAnswers: {
    area: "sessionStorage",
    who: "visitor",
    purpose:
      "Your trade, and the name, business, town, website, phone and email you typed, so that no form asks for them twice.",
    setWhen: "Set when you choose a trade or type into a form.",
    howLong: UNTIL_TAB_CLOSES,
  },
  sentRequests: {
    area: "sessionStorage",
    who: "visitor",
    purpose:
      "What you sent us by a form, with its reference and the demo it booked, so that a confirmation is still there when you come back to it.",
    setWhen: "Set when a form is sent.",
    howLong: UNTIL_TAB_CLOSES,
  },
  reloadedFor: {
    area: "sessionStorage",
    who: "visitor",
    purpose: "That this page was reloaded once after an update of the site, so it isn’t again.",
    setWhen: "Set when a part of the site went missing in an update.",
    howLong: "Until the page has loaded, or you close the tab",
  },
  pendingInput: {
    area: "sessionStorage",
    who: "visitor",
    purpose:
      "What you pressed or typed while a part of the site was missing, so it is done once the page has loaded again.",
    setWhen: "Set when a part of the site doesn’t load and the page is loaded again.",
    howLong: "Until it is done, or you close the tab",
  },
  socialProofOff: {
    area: "localStorage",
    who: "visitor",
    purpose: "That you chose “Don’t show these” on the sign-up card.",
    setWhen: "Set when you press that button.",
    howLong: UNTIL_CLEARED,
  },
  socialProofRound: {
    area: "sessionStorage",
    who: "visitor",
    purpose:
      "Which sign-up cards were shown and when the next one is due, so a new page doesn’t start over.",
    setWhen: "Set when you open a page that shows the cards.",
    howLong: UNTIL_TAB_CLOSES,
  },
  adminLoggedIn: {
    area: "localStorage",
    who: "staff",
    purpose: "That the sign-in form was passed. Opens screens, never data.",
    setWhen: "Set when staff sign in.",
    howLong: "Until sign-out",
  },
  theme: {
    area: "localStorage",
    who: "staff",
    purpose: "Light or dark, in the admin.",
    setWhen: "Set when staff choose one.",
    howLong: UNTIL_CLEARED,
  },
  singleKeysOff: {
    area: "localStorage",
    who: "staff",
    purpose: "That single-key shortcuts are switched off, in the admin.",
    setWhen: "Set when staff switch them off.",
    howLong: "Until they are switched on again",
  },
  desktopNotifications: {
    area: "localStorage",
    who: "staff",
    purpose: "That this computer shows notifications while the admin is in the background.",
    setWhen: "Set when staff ask to be notified on this device.",
    howLong: "Until it is switched off again",
  },
  postCopy: {
    area: "localStorage",
    who: "staff",
    purpose: "What was typed into a post and isn’t saved yet, so a crash loses nothing.",
    setWhen: "Set when staff type into a post.",
    howLong: "Until it is saved or discarded, also past sign-out",
    isPrefix: true,
  },
  noteDraft: {
    area: "localStorage",
    who: "staff",
    purpose:
      "A note on a client or lead that is typed and isn’t saved yet, so a reload loses nothing.",
    setWhen: "Set when staff type a note.",
    howLong: KEPT_FOR_ITS_WRITER,
    isPrefix: true,
  },
  mailDraft: {
    area: "localStorage",
    who: "staff",
    purpose: "A mail to a lead that is typed and isn’t sent yet, so a reload loses nothing.",
    setWhen: "Set when staff type a mail to a lead.",
    howLong: KEPT_FOR_ITS_WRITER,
    isPrefix: true,
  },
  ticketDraft: {
    area: "localStorage",
    who: "staff",
    purpose: "What was typed for a ticket and isn’t stored yet, so a crash loses nothing.",
    setWhen: "Set when staff type into a ticket.",
    howLong: KEPT_FOR_ITS_WRITER,
    isPrefix: true,
  },
  formDraft: {
    area: "localStorage",
    who: "staff",
    purpose:
      "What was typed into a task, contact, address or site and isn’t saved yet, so leaving the page loses nothing.",
    setWhen: "Set when staff type into such a form.",
    howLong: KEPT_FOR_ITS_WRITER,
    isPrefix: true,
  },
  recentRecords: {
    area: "localStorage",
    who: "staff",
    purpose:
      "Which records were opened last, by number and without a name, so the search lists them first.",
    setWhen: "Set when staff open a record.",
    howLong:
      "Until you clear it, the last eight. Under the reader’s account: nobody else who signs in is shown it",
    isPrefix: true,
  },
  tabDraft: {
    area: "sessionStorage",
    who: "staff",
    purpose: "A new lead, or why one is lost, typed and not stored yet, so a reload loses nothing.",
    setWhen: "Set when staff type either.",
    howLong: UNTIL_TAB_CLOSES,
    isPrefix: true,
  },
};

/** Keys of libraries that this site uses. */
const others: StoredItem[] = [
  {
    key: "i18nextLng",
    area: "localStorage",
    who: "visitor",
    purpose: "The language of the page, so it isn’t worked out again.",
    setWhen: "Set when you first use a form, a search or the staff area.",
    howLong: UNTIL_CLEARED,
  },
  {
    key: "react-router-scroll-positions",
    area: "sessionStorage",
    who: "visitor",
    purpose: "How far down each page you were, so going back puts you there.",
    setWhen: "Set when you leave a page.",
    howLong: UNTIL_TAB_CLOSES,
  },
  {
    key: "tus::…",
    area: "localStorage",
    who: "visitor",
    purpose:
      "Where the upload of a file goes on after the line was lost, by number and without its name.",
    setWhen: "Set when you send us a file.",
    howLong: "Until the file has arrived, or you clear it",
  },
  {
    key: "sb-…-auth-token",
    area: "localStorage",
    who: "staff",
    purpose: "The session with our own database.",
    setWhen: "Set when staff sign in.",
    howLong: "Until sign-out or expiry",
  },
  {
    key: "sb-…-auth-token-code-verifier",
    area: "localStorage",
    who: "staff",
    purpose: "Lets a password reset be finished in this browser alone.",
    setWhen: "Set when staff ask for a new password.",
    howLong: "Until the link is used",
  },
];

const isOwnKey = (name: string): name is keyof typeof storageKeys => name in storageKeys;

/** Everything this site stores in a browser, visitors' items first. The cookie page shows it. */
export const storedItems: readonly StoredItem[] = [
  ...Object.keys(own)
    .filter(isOwnKey)
    .map((name) => {
      const { isPrefix, ...item } = own[name];
      return { ...item, key: storageKeys[name] + (isPrefix ? "…" : "") };
    }),
  ...others,
].toSorted((a, b) => Number(a.who === "staff") - Number(b.who === "staff"));
