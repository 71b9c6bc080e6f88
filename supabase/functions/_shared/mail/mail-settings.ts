import type { CallDatabase } from "../database-call.ts";

type Env = Record<string, string | undefined>;
export type MailSettings = { smtpUrl: string } | { apiUrl: string; apiKey: string };

function checkedUrl(name: string, text: string, protocols: string[]): string {
  const isValid = URL.canParse(text) && protocols.includes(new URL(text).protocol);
  // The value is not logged: it holds a password.
  if (!isValid)
    throw new Error(`${name} must be an address that begins with ${protocols.join(" or ")}//.`);
  return text;
}

const SENDER = /^(?:"?([^"<>]*?)"?\s*<([^<>]*)>|([^<>]*))$/;
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/**
 * The sender from MAIL_FROM, an address or a name and an address; defaults to the site's own. Throws when it is
 * invalid.
 */
export function namedSender({ MAIL_FROM: text = "" }: Env): { name?: string; address?: string } {
  if (text === "") return {};
  const [, name = "", named, bare = ""] = SENDER.exec(text.trim()) ?? [];
  const address = (named ?? bare).trim();
  if (!ADDRESS.test(address)) {
    throw new Error(
      "MAIL_FROM must be an e-mail address, such as hello@example.com or Name <hello@example.com>.",
    );
  }
  return { ...(name !== "" && { name }), address };
}

/**
 * The mail transport's settings from the environment; null where no mail is sent. Throws when they are invalid.
 */
export function mailSettings(env: Env): MailSettings | null {
  const { SMTP_URL: smtp = "", MAIL_API_URL: api = "", MAIL_API_KEY: key = "" } = env;
  namedSender(env);
  if (smtp === "" && api === "") return null;
  if (smtp !== "" && api !== "") throw new Error("Set SMTP_URL or MAIL_API_URL, not both.");
  if (smtp !== "") return { smtpUrl: checkedUrl("SMTP_URL", smtp, ["smtp:", "smtps:"]) };
  if (key === "") throw new Error("MAIL_API_URL needs a key in MAIL_API_KEY.");
  return { apiUrl: checkedUrl("MAIL_API_URL", api, ["https:", "http:"]), apiKey: key };
}

/** Hosted functions may not connect to these ports; nodemailer defaults to 587. */
const CLOSED_PORTS = ["", "25", "587"];

export function hostedMailSettings(env: Env): MailSettings | null {
  const settings = mailSettings(env);
  if (settings === null || !("smtpUrl" in settings)) return settings;
  const { protocol, port } = new URL(settings.smtpUrl);
  if (protocol === "smtp:" && CLOSED_PORTS.includes(port)) {
    throw new Error(
      "A hosted function reaches no mail server on port 25 or 587. Set SMTP_URL to smtps:// (465), or to port 2465.",
    );
  }
  return settings;
}

type StoredAddresses = Record<"sender_name" | "sender_address" | "reply_address", string | null>;

/** The addresses of the settings page. */
export async function storedAddresses(call: CallDatabase): Promise<StoredAddresses> {
  const [stored] = (await call("mail_addresses", {})) as StoredAddresses[];
  return stored ?? { sender_name: null, sender_address: null, reply_address: null };
}
