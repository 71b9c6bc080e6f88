import type { MailSettings } from "../mail-settings.ts";
import { apiTransport } from "./api-transport.ts";
import { smtpTransport } from "./smtp-transport.ts";
import type { Transport } from "./transport.ts";

export const openTransport = (settings: MailSettings): Transport =>
  "smtpUrl" in settings
    ? smtpTransport({ url: settings.smtpUrl })
    : apiTransport({ url: settings.apiUrl, key: settings.apiKey });
