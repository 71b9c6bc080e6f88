/** @typedef {{smtpUrl: string, apiUrl: string, apiKey: string}} MailSettings */

/** @param {string} name @param {string} text @param {string[]} protocols */
function checkedUrl(name, text, protocols) {
  const isFit = URL.canParse(text) && protocols.includes(new URL(text).protocol);
  // Not the value: it holds a password.
  if (!isFit)
    throw new Error(`${name} must be an address that begins with ${protocols.join(" or ")}//.`);
  return text;
}

/**
 * How mail goes out, by the environment; null where nothing is to be sent. Throws when it says
 * something that cannot be meant.
 * @param {Record<string, string | undefined>} env
 * @returns {MailSettings | null}
 */
export function mailSettings({
  SMTP_URL: smtp = "",
  MAIL_API_URL: api = "",
  MAIL_API_KEY: key = "",
}) {
  if (smtp === "" && api === "") return null;
  if (smtp !== "" && api !== "") throw new Error("Set SMTP_URL or MAIL_API_URL, not both.");
  if (smtp !== "") {
    return { smtpUrl: checkedUrl("SMTP_URL", smtp, ["smtp:", "smtps:"]), apiUrl: "", apiKey: "" };
  }
  if (key === "") throw new Error("MAIL_API_URL needs a key in MAIL_API_KEY.");
  return { smtpUrl: "", apiUrl: checkedUrl("MAIL_API_URL", api, ["https:", "http:"]), apiKey: key };
}

/** Ports that a hosted project's functions may not connect to; nodemailer takes 587 where none is named. */
const CLOSED_PORTS = ["", "25", "587"];

/**
 * The same for a hosted function. Throws also where it could never reach the server.
 * @param {Record<string, string | undefined>} env
 */
export function hostedMailSettings(env) {
  const settings = mailSettings(env);
  if (settings === null || settings.smtpUrl === "") return settings;
  const { protocol, port } = new URL(settings.smtpUrl);
  if (protocol === "smtp:" && CLOSED_PORTS.includes(port)) {
    throw new Error(
      "A hosted function reaches no mail server on port 25 or 587. Set SMTP_URL to smtps:// (465), or to port 2465.",
    );
  }
  return settings;
}
